import { ChunkFlag } from '../../../model/chunk.ts';
import { ormAssociation, ormField, ormModel } from '../../../model/facts/data.ts';
import type { AnnotationRule, FactFile, SeenChunk, SeenNote } from '../../../model/facts/rules.ts';
import { annotationFlag, annotationOf, annotationString, annotationValue, lastPart } from './annotations.ts';
import { isOfPackage, simpleType } from './packages.ts';

/** How a mapper marks what it keeps. */
interface Mapper {
	framework: string;
	packages: readonly string[];
	/** On a class that stands for a table; the table may be said by another. */
	entity: string;
	table: string;
	tableName: readonly string[];
	id: RegExp;
	column: string;
	columnName: readonly string[];
	/** What is not kept. */
	skipped: RegExp;
}

const MAPPERS: readonly Mapper[] = [
	{
		framework: 'jpa',
		packages: ['javax.persistence', 'jakarta.persistence'],
		entity: 'Entity',
		table: 'Table',
		tableName: ['name'],
		id: /^(?:Id|EmbeddedId)$/,
		column: 'Column',
		columnName: ['name'],
		skipped: /^Transient$/,
	},
	{
		framework: 'spring-data-mongodb',
		packages: ['org.springframework.data.mongodb.core.mapping'],
		entity: 'Document',
		table: 'Document',
		tableName: ['value', 'collection'],
		id: /^(?:Id|MongoId)$/,
		column: 'Field',
		columnName: ['value', 'name'],
		skipped: /^Transient$/,
	},
	{
		framework: 'spring-data-relational',
		packages: ['org.springframework.data.relational.core.mapping'],
		entity: 'Table',
		table: 'Table',
		tableName: ['value', 'name'],
		id: /^Id$/,
		column: 'Column',
		columnName: ['value'],
		skipped: /^(?:Transient|MappedCollection)$/,
	},
	{
		framework: 'mybatis-plus',
		packages: ['com.baomidou.mybatisplus.annotation', 'com.baomidou.mybatisplus.annotations'],
		entity: 'TableName',
		table: 'TableName',
		tableName: ['value'],
		id: /^TableId$/,
		column: 'TableField',
		columnName: ['value'],
		skipped: /^$/,
	},
];

function mapperOf(name: string, marks: readonly string[], file: FactFile): Mapper | undefined {
	return MAPPERS.find(({ packages, entity }) => marks.includes(entity) && isOfPackage(name, packages, file));
}

const ENTITIES: AnnotationRule = {
	fact: ormModel,
	on: 'annotation',
	names: MAPPERS.map(({ entity }) => entity),
	find({ chunk, last, name }, file, tell) {
		const mapper = chunk.name === null ? undefined : mapperOf(name, [last], file);
		if (mapper === undefined) return;
		const note = annotationOf(chunk.annotations, mapper.table);
		tell({
			framework: mapper.framework,
			name: chunk.name,
			table: note === undefined ? null : annotationString(note, file, ...mapper.tableName),
		});
	},
};

/** Fields of entities, and of classes whose fields entities take over. */
const ENTITY_FIELDS: AnnotationRule = {
	fact: ormField,
	on: 'annotation',
	names: [...ENTITIES.names, 'MappedSuperclass', 'Embeddable'],
	find({ chunk, last, name }, file, tell) {
		const mapper = mapperOf(
			name,
			last === 'MappedSuperclass' || last === 'Embeddable' ? ['Entity'] : [last],
			file,
		);
		if (mapper === undefined) return;
		for (const field of file.members(chunk.index)) {
			if (!isKept(field, mapper) || association(field) !== undefined) continue;
			const column = annotationOf(field.annotations, mapper.column);
			if (column !== undefined && annotationFlag(column, file, 'exist') === false) continue;
			const id = field.annotations?.find((note) => mapper.id.test(lastPart(note)));
			const named = column ?? (mapper.framework === 'mybatis-plus' ? id : undefined);
			tell(
				{
					framework: mapper.framework,
					model: chunk.name,
					name: field.name,
					type: field.type,
					column: named === undefined ? null : annotationString(named, file, ...mapper.columnName),
					primary: id === undefined ? null : true,
					nullable: nullableOf(field, column, file),
					unique: column === undefined ? null : annotationFlag(column, file, 'unique'),
				},
				{ start: field.start, end: field.end, chunk: field.index },
			);
		}
	},
};

function isKept({ kind, flags, annotations, signature }: SeenChunk, { skipped }: Mapper): boolean {
	if ((kind !== 'field' && kind !== 'property') || (flags & ChunkFlag.static) !== 0) return false;
	if (signature !== null && signature !== undefined && /(?:^|\s)transient\s/.test(signature)) return false;
	return annotations?.some((note) => skipped.test(lastPart(note))) !== true;
}

function nullableOf(
	{ annotations }: SeenChunk,
	column: SeenNote | undefined,
	file: FactFile,
): boolean | null {
	const written = column === undefined ? null : annotationFlag(column, file, 'nullable');
	return written ?? (annotationOf(annotations, 'NotNull', 'NonNull') === undefined ? null : false);
}

const KIND_OF: Readonly<Record<string, string>> = {
	OneToOne: 'has_one',
	OneToMany: 'has_many',
	ManyToOne: 'belongs_to',
	ManyToMany: 'many_to_many',
	Embedded: 'embeds',
};

function association({ annotations }: SeenChunk): SeenNote | undefined {
	return annotationOf(annotations, ...Object.keys(KIND_OF));
}

/** `@ManyToOne private Owner owner`, also on a getter. */
const ENTITY_ASSOCIATIONS: AnnotationRule = {
	fact: ormAssociation,
	on: 'annotation',
	names: Object.keys(KIND_OF),
	find({ chunk, last, ...note }, file, tell) {
		if (!isOfPackage(note.name, MAPPERS[0].packages, file)) return;
		const owner = file.chunk(chunk.parent);
		const target = targetOf(note, chunk, file);
		if (owner?.name === undefined || owner.name === null || target === null) return;
		const join = annotationOf(chunk.annotations, 'JoinColumn');
		const table = annotationOf(chunk.annotations, 'JoinTable');
		// The side with the column belongs to the other.
		const isOwned = last === 'OneToOne' && join !== undefined && annotationValue(note, file, 'mappedBy') < 0;
		tell({
			framework: 'jpa',
			model: owner.name,
			kind: isOwned ? 'belongs_to' : KIND_OF[last],
			target,
			name: propertyName(chunk),
			through: table === undefined ? null : annotationString(table, file, 'name'),
			foreign_key: join === undefined ? null : annotationString(join, file, 'name'),
		});
	},
};

/** What is written as the target, else the type or what the collection is of. */
function targetOf(note: SeenNote, { type }: SeenChunk, file: FactFile): string | null {
	const written = file.written(annotationValue(note, file, 'targetEntity'));
	if (written !== '') return written.replace(/(?:\.|::)class$/, '');
	if (!type) return null;
	const items = /^[\w.]{1,200}\s{0,4}<(.{1,200})>\??$/s.exec(type.trim());
	// The values of a map are what is connected.
	return items === null ? simpleType(type) : simpleType((items[1].split(',').pop() ?? '').trim());
}

function propertyName({ kind, name }: SeenChunk): string | null {
	if (kind !== 'method' || name === null) return name;
	const bare = name.replace(/^(?:get|is)(?=[A-Z])/, '');
	return bare === name ? name : bare[0].toLowerCase() + bare.slice(1);
}

/** Rules for all of the mappers. */
export const ENTITY_RULES: readonly AnnotationRule[] = [ENTITIES, ENTITY_FIELDS, ENTITY_ASSOCIATIONS];
