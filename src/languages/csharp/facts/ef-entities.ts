import { ChunkFlag } from '../../../model/chunk.ts';
import { ormAssociation, ormField, ormModel } from '../../../model/facts/data.ts';
import type {
	AnnotationRule,
	ChunkRule,
	FactFile,
	HeritageRule,
	SeenChunk,
	SeenNote,
	Tell,
} from '../../../model/facts/rules.ts';
import { annotationString } from '../../shared/facts/annotations.ts';
import { simpleType } from '../../shared/facts/packages.ts';
import { attributeName } from './aspnet-controls.ts';
import { itemType } from './ef-builders.ts';

const SET = /^I?DbSet\s{0,4}<\s{0,4}([\w.]{1,200})\s{0,4}>\??$/;

/** `public DbSet<Blog> Blogs { get; set; }` in a context. */
export const EF_SETS: ChunkRule = {
	fact: ormModel,
	on: 'chunk',
	kinds: ['property'],
	find({ type }, _file, tell) {
		const entity = type?.includes('DbSet') ? SET.exec(type)?.[1] : undefined;
		if (entity !== undefined) tell({ framework: 'ef', name: simpleType(entity) });
	},
};

/** A parameter (`TUser`) may be any class. */
const USERS = /^[\w.]{0,100}Context\s{0,4}<\s{0,4}(?!T[A-Z])([\w.]{1,200})/;

/** `class Accounts : IdentityDbContext<Account>`: a context that has a table of users by itself. */
export const EF_USERS: HeritageRule = {
	fact: ormModel,
	on: 'heritage',
	names: ['IdentityDbContext', 'IdentityUserContext', 'ApiAuthorizationDbContext'],
	find({ text }, _file, tell) {
		const entity = USERS.exec(text)?.[1];
		if (entity !== undefined) tell({ framework: 'ef', name: simpleType(entity) });
	},
};

const ANNOTATIONS = ['System.ComponentModel.DataAnnotations'];
/** Attributes that a class of a table has, on itself or on its members. */
const MARKS = ['Table', 'Key', 'ForeignKey', 'InverseProperty', 'PrimaryKey', 'Owned'];

/** `[Table("blogs")] class Blog` */
export const EF_TABLE_CLASSES: AnnotationRule = {
	fact: ormModel,
	on: 'annotation',
	names: ['Table'],
	find({ chunk, ...note }, file, tell) {
		if (!isClass(chunk) || !file.importsFrom(ANNOTATIONS)) return;
		const table = annotationString(note, file, 'value', 'name');
		if (table !== null) tell({ framework: 'ef', name: chunk.name, table });
	},
};

/** The columns of a class that attributes mark as a table's. */
export const EF_COLUMNS: ChunkRule = {
	fact: ormField,
	on: 'chunk',
	kinds: ['class', 'record'],
	find(owner, file, tell) {
		if (!isMarked(owner, file)) return;
		for (const member of file.members(owner.index)) {
			if (isColumn(member) && !isNavigation(member, file)) tellColumn(member, owner, file, tell);
		}
	},
};

function tellColumn(member: SeenChunk, owner: SeenChunk, file: FactFile, tell: Tell): void {
	const column = attributeOf(member, 'Column');
	const isRequired = attributeOf(member, 'Required') !== undefined;
	tell(
		{
			framework: 'ef',
			model: owner.name,
			name: member.name,
			type: member.type,
			column: column === undefined ? null : annotationString(column, file, 'value', 'name'),
			primary: attributeOf(member, 'Key') === undefined ? null : true,
			nullable: isRequired ? false : member.type?.endsWith('?') ? true : null,
		},
		{ start: member.start, end: member.end, chunk: member.index },
	);
}

/** Properties of such a class that lead to others. */
export const EF_NAVIGATIONS: ChunkRule = {
	fact: ormAssociation,
	on: 'chunk',
	kinds: ['class', 'record'],
	find(owner, file, tell) {
		if (!isMarked(owner, file)) return;
		for (const member of file.members(owner.index)) {
			if (!isColumn(member) || !isNavigation(member, file) || !member.type) continue;
			const key = attributeOf(member, 'ForeignKey');
			const target = itemType(member.type);
			tell(
				{
					framework: 'ef',
					model: owner.name,
					kind: COLLECTION.test(member.type) ? 'has_many' : 'belongs_to',
					target,
					name: member.name,
					foreign_key: key === undefined ? null : annotationString(key, file, 'value', 'name'),
				},
				{ start: member.start, end: member.end, chunk: member.index },
			);
		}
	},
};

const COLLECTION =
	/^(?:[\w.]{1,100}\.)?(?:I?(?:Collection|List|Set|Enumerable)|HashSet|ObservableCollection)\s{0,4}<\s{0,4}[A-Z]/;
/** What is no class of the program. */
const SCALAR =
	/^(?:[a-z]|String|Guid|Int\d|Boolean|Double|Decimal|DateTime|DateOnly|TimeOnly|TimeSpan|Uri|Byte|Object|Nullable)/;

/** A collection of classes, or a virtual or marked property of one. */
function isNavigation(member: SeenChunk, file: FactFile): boolean {
	const type = member.type ?? '';
	if (COLLECTION.test(type)) return !SCALAR.test(/<\s{0,4}([\w.]{1,200})/.exec(type)?.[1] ?? '');
	if (SCALAR.test(type) || file.chunks.some(({ name, kind }) => kind === 'enum' && name === simpleType(type)))
		return false;
	if (attributeOf(member, 'InverseProperty') !== undefined) return true;
	return attributeOf(member, 'ForeignKey') !== undefined || /(?:^|\s)virtual\s/.test(member.signature ?? '');
}

function isMarked(owner: SeenChunk, file: FactFile): boolean {
	if (!file.importsFrom(ANNOTATIONS)) return false;
	if (owner.annotations?.some((note) => attributeName(note) === 'Table') === true) return true;
	return file.members(owner.index).some(({ annotations }) => annotations?.some(isMark) === true);
}

/** `[Key(0)]` is of a serializer. */
function isMark(note: SeenNote): boolean {
	const name = attributeName(note);
	return MARKS.includes(name) && (name !== 'Key' || note.args === undefined || note.args === '');
}

function isColumn({ kind, flags, annotations, signature }: SeenChunk): boolean {
	if (kind !== 'property' || (flags & ChunkFlag.static) !== 0 || (flags & ChunkFlag.public) === 0)
		return false;
	if (!/\b(?:set|init)\b/.test(signature ?? '')) return false;
	return annotations?.some((note) => attributeName(note) === 'NotMapped') !== true;
}

function attributeOf({ annotations }: SeenChunk, name: string): SeenNote | undefined {
	return annotations?.find((note) => attributeName(note) === name);
}

function isClass({ kind }: SeenChunk): boolean {
	return kind === 'class' || kind === 'record';
}
