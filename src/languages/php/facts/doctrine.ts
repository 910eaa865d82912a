import { ormAssociation, ormField, ormModel } from '../../../model/facts/data.ts';
import type { FactFile, FactRule, SeenChunk, Tell } from '../../../model/facts/rules.ts';
import { type Note, namedArgument, noteArgument, notesOf } from './notes.ts';
import { lastPart, type Written } from './written.ts';

const ORM = /^Doctrine\\ORM\\Mapping$/;
const ODM = /^Doctrine\\ODM\\\w{1,40}\\Mapping\\Annotations$/;
const FROM = ['Doctrine\\ORM', 'Doctrine\\ODM'];

/** Notes of Doctrine, by name. */
function mappings(chunk: SeenChunk, file: FactFile): Map<string, Note> {
	const isMapping = ({ namespace }: Note): boolean =>
		namespace !== null && (ORM.test(namespace) || ODM.test(namespace));
	return new Map(
		notesOf(chunk, file)
			.filter(isMapping)
			.map((note) => [note.name, note]),
	);
}

/** `#[ORM\Entity] #[ORM\Table(name: 'users')] class User`. */
const MODEL: FactRule = {
	on: 'file',
	fact: ormModel,
	from: FROM,
	find(file, tell) {
		for (const chunk of file.chunks) {
			const notes = chunk.kind === 'class' ? mappings(chunk, file) : NONE;
			if (!notes.has('Entity') && !notes.has('Document')) continue;
			const table = notes.get('Table');
			const named = table === undefined ? undefined : noteArgument(table, 'name');
			tell({ framework: 'doctrine', name: chunk.name, table: textOf(named) }, chunkPlace(chunk));
		}
	},
};

const NONE: ReadonlyMap<string, Note> = new Map();

function chunkPlace({ start, end, index }: SeenChunk): { start: number; end: number; chunk: number } {
	return { start, end, chunk: index };
}

function textOf(value: Written | undefined): string | null {
	return value?.is === 'text' ? value.text : null;
}

const FIELD: FactRule = {
	on: 'file',
	fact: ormField,
	from: FROM,
	find(file, tell) {
		eachField(file, (model, field, notes) => {
			const column = notes.get('Column') ?? notes.get('Field');
			if (column !== undefined) tellField(model, field, column, notes.has('Id'), tell);
		});
	},
};

/** Fields of entities, and of what entities extend or use. */
function eachField(
	file: FactFile,
	see: (model: string, field: SeenChunk, notes: Map<string, Note>) => void,
): void {
	for (const chunk of file.chunks) {
		if (chunk.kind !== 'class' && chunk.kind !== 'trait') continue;
		for (const member of file.members(chunk.index)) {
			if (member.kind !== 'field') continue;
			const notes = mappings(member, file);
			if (notes.size > 0) see(chunk.name ?? '', member, notes);
		}
	}
}

function tellField(model: string, field: SeenChunk, column: Note, isId: boolean, tell: Tell): void {
	tell(
		{
			framework: 'doctrine',
			model,
			name: field.name,
			type: typeOf(namedArgument(column, 'type')) ?? field.type ?? null,
			column: textOf(namedArgument(column, 'name')),
			primary: isId || null,
			nullable: flagOf(namedArgument(column, 'nullable')),
			unique: flagOf(namedArgument(column, 'unique')),
		},
		chunkPlace(field),
	);
}

/** `string` of `'string'`, `STRING` of `Types::STRING`. */
function typeOf(value: Written | undefined): string | null {
	if (value?.is === 'code') return /::(\w{1,100})$/.exec(value.text)?.[1] ?? null;
	return textOf(value);
}

function flagOf(value: Written | undefined): boolean | null {
	const text = value?.is === 'code' ? value.text.toLowerCase() : '';
	return text === 'true' ? true : text === 'false' ? false : null;
}

const KINDS: Readonly<Record<string, string>> = {
	OneToMany: 'has_many',
	OneToOne: 'has_one',
	ManyToOne: 'belongs_to',
	ManyToMany: 'many_to_many',
	Embedded: 'embeds',
	ReferenceMany: 'has_many',
	ReferenceOne: 'belongs_to',
	EmbedMany: 'embeds',
	EmbedOne: 'embeds',
};

/** `#[ORM\ManyToOne(targetEntity: Project::class)]`. */
const ASSOCIATION: FactRule = {
	on: 'file',
	fact: ormAssociation,
	from: FROM,
	find(file, tell) {
		eachField(file, (model, field, notes) => {
			for (const [name, kind] of Object.entries(KINDS)) {
				const note = notes.get(name);
				if (note === undefined) continue;
				const table = notes.get('JoinTable');
				const column = notes.get('JoinColumn');
				tell(
					{
						framework: 'doctrine',
						model,
						kind,
						target: targetOf(note) ?? declared(field),
						name: field.name,
						through: table === undefined ? null : textOf(noteArgument(table, 'name')),
						foreign_key: column === undefined ? null : textOf(noteArgument(column, 'name')),
					},
					chunkPlace(field),
				);
			}
		});
	},
};

function targetOf(note: Note): string | null {
	const value = noteArgument(note, 'targetEntity', 'targetDocument', 'class');
	if (value?.is === 'class') return lastPart(value.name);
	return value?.is === 'text' ? lastPart(value.text) : null;
}

/** A field that holds one of them may say so by its type. */
function declared({ type }: SeenChunk): string | null {
	const name = /^\??\\?([A-Z][\w\\]{0,200})$/.exec(type ?? '')?.[1];
	return name === undefined || lastPart(name) === 'Collection' ? null : lastPart(name);
}

export const DOCTRINE: readonly FactRule[] = [MODEL, FIELD, ASSOCIATION];
