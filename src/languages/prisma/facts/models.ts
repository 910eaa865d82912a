import type { Annotation } from '../../../model/chunk.ts';
import { prismaModel, prismaModelField } from '../../../model/facts/prisma.ts';
import type { Attributes, FactFile, FactRule, SeenChunk } from '../../../model/facts/rules.ts';
import { literalText, splitArguments } from '../../shared/facts/literals.ts';

const SCALARS = /^(?:String|Boolean|Int|BigInt|Float|Decimal|DateTime|Json|Bytes|Unsupported)$/;

function noteOf(chunk: SeenChunk, name: string): Annotation | undefined {
	return chunk.annotations?.find((note) => note.name === name);
}

/** An argument by its name, or the first one that has none. */
function argumentOf(note: Annotation | undefined, name: string | null): string | null {
	if (note?.args === undefined) return null;
	return splitArguments(note.args).find((part) => part.name === name)?.text ?? null;
}

/** Names of fields in brackets: `[authorId, createdAt(sort: Desc)]`. */
function fieldsIn(list: string | null): string[] {
	if (list === null || !list.startsWith('[')) return [];
	return splitArguments(list.slice(1, -1)).flatMap(({ text }) => /^\w{1,100}/.exec(text)?.[0] ?? []);
}

function listOf(note: Annotation): string[] {
	return fieldsIn(argumentOf(note, null) ?? argumentOf(note, 'fields'));
}

/** The model that a field leads to: another one of this schema, or what it says itself. */
function relationOf(field: SeenChunk, file: FactFile): string | null {
	const type = baseType(field);
	if (SCALARS.test(type)) return null;
	if (noteOf(field, 'relation') !== undefined) return type;
	const target = file.chunks.find((chunk) => chunk.name === type && chunk.parent === file.chunks[0].index);
	return target?.kind === 'table' || target?.kind === 'view' ? type : null;
}

function baseType({ type }: SeenChunk): string {
	return /^[\w.:]{1,200}/.exec(type ?? '')?.[0] ?? '';
}

function describeModel(model: SeenChunk, file: FactFile): Attributes {
	const fields = file.members(model.index).filter(({ kind }) => kind === 'field');
	const names = (chosen: SeenChunk[]): string[] => chosen.flatMap(({ name }) => name ?? []);
	const blocks = (name: string): string[] =>
		(model.annotations ?? []).filter((note) => note.name === name).map((note) => listOf(note).join(', '));
	const id = noteOf(model, 'id');
	const ids =
		id === undefined ? names(fields.filter((field) => noteOf(field, 'id') !== undefined)) : listOf(id);
	const unique = [
		...names(fields.filter((field) => noteOf(field, 'unique') !== undefined)),
		...blocks('unique'),
	];
	const relations = fields.flatMap((field) => {
		const target = relationOf(field, file);
		return target === null ? [] : [`${field.name}: ${target}`];
	});
	const list = (items: string[]): string[] | null => (items.length === 0 ? null : items);
	return {
		name: model.name,
		form: model.kind === 'view' ? 'view' : 'model',
		table: mappedName(model),
		schema: textOf(argumentOf(noteOf(model, 'schema'), null)),
		fields: names(fields),
		relations: list(relations),
		id: list(ids),
		unique: list(unique),
		indexes: list(blocks('index')),
	};
}

function mappedName(chunk: SeenChunk): string | null {
	const note = noteOf(chunk, 'map');
	return textOf(argumentOf(note, null) ?? argumentOf(note, 'name'));
}

function textOf(written: string | null): string | null {
	return written === null ? null : literalText(written);
}

function describeField(field: SeenChunk, model: SeenChunk, file: FactFile): Attributes {
	const relation = noteOf(field, 'relation');
	const native = field.annotations?.find((note) => note.name.startsWith('db.'));
	const list = (items: string[]): string[] | null => (items.length === 0 ? null : items);
	return {
		model: model.name,
		name: field.name,
		type: baseType(field),
		is_list: field.type?.includes('[]') ?? false,
		is_optional: field.type?.endsWith('?') ?? false,
		is_id: noteOf(field, 'id') !== undefined,
		is_unique: noteOf(field, 'unique') !== undefined,
		default: noteOf(field, 'default')?.args,
		column: mappedName(field),
		native:
			native === undefined
				? null
				: `${native.name.slice(3)}${native.args === undefined ? '' : `(${native.args})`}`,
		relation: relationOf(field, file),
		relation_name: textOf(argumentOf(relation, null) ?? argumentOf(relation, 'name')),
		relation_fields: list(fieldsIn(argumentOf(relation, 'fields'))),
		references: list(fieldsIn(argumentOf(relation, 'references'))),
		on_delete: argumentOf(relation, 'onDelete'),
		on_update: argumentOf(relation, 'onUpdate'),
	};
}

export const MODELS: readonly FactRule[] = [
	{
		on: 'chunk',
		fact: prismaModel,
		kinds: ['table', 'view'],
		find: (model, file, tell) => tell(describeModel(model, file)),
	},
	{
		on: 'chunk',
		fact: prismaModelField,
		kinds: ['table', 'view'],
		find(model, file, tell) {
			for (const field of file.members(model.index)) {
				const { start, end, index } = field;
				if (field.kind === 'field') tell(describeField(field, model, file), { start, end, chunk: index });
			}
		},
	},
];
