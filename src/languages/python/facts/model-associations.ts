import type { Attributes, FactFile } from '../../../model/facts/rules.ts';
import { argumentsOf, type Written } from '../../shared/facts/written.ts';
import type { ClassField } from './class-reading.ts';
import { isDotted } from './paths.ts';

const TARGETS = ['to', 'model', 'model_name', 'document_type'];
/** What fields that name another model say about it. */
const KINDS: Readonly<Record<string, string>> = {
	ForeignKey: 'belongs_to',
	ForeignKeyField: 'belongs_to',
	OneToOneField: 'belongs_to',
	TreeForeignKey: 'belongs_to',
	ParentalKey: 'belongs_to',
	ReferenceField: 'belongs_to',
	ManyToManyField: 'many_to_many',
};

/** What a field says about another model; null when it says nothing of the kind. */
export function associationOf(
	field: ClassField,
	fields: readonly ClassField[],
	file: FactFile,
): Attributes | null {
	const { called, name, args } = field;
	if (called === 'relationship' || called === 'Relationship') return relationship(field, fields, file);
	const kind = KINDS[called];
	if (kind === undefined) return foreignKey(field, file);
	const through = kind === 'many_to_many' ? targetOf(args.get('through'), file) : null;
	return { kind, target: targetOf(args.get(0, ...TARGETS), file), name, through };
}

/** A model by its name, by the string that has it, or by a lambda that gives it. */
function targetOf(of: Written | undefined, file: FactFile): string | null {
	if (of === undefined) return null;
	const { op, a } = file.operation(of.value);
	const [given] = op === 'chunk' ? file.returned(a) : [of];
	const value = given?.value ?? -1;
	const text = file.written(value);
	return file.string(value) ?? (isDotted(text) ? text : null);
}

/** `Column(ForeignKey('user.id'))`, `Field(foreign_key='user.id')`. */
function foreignKey({ name, args }: ClassField, file: FactFile): Attributes | null {
	for (const arg of args.all) {
		const call = file.callAt(arg.value);
		const key = call?.name === 'ForeignKey' ? argumentsOf(call, file).get(0, 'column') : undefined;
		const given = key ?? (arg.name === 'foreign_key' ? arg : undefined);
		if (given === undefined) continue;
		return { kind: 'belongs_to', target: file.string(given.value) ?? given.text, foreign_key: name };
	}
	return null;
}

const LIST = /\b(?:[Ll]ist|[Ss]et|Sequence|Collection|WriteOnlyMapped|DynamicMapped)\[/;

/** Which way a relationship goes is said by its type, by a table between, or by a foreign key beside it. */
function relationship(field: ClassField, fields: readonly ClassField[], file: FactFile): Attributes {
	const { args } = field;
	const secondary = args.get('secondary', 'link_model');
	const type = field.type ?? '';
	const typed = /([\p{L}_][\p{L}\p{N}_.]{0,100})["']?\]{0,4}(?:\s{0,4}\|\s{0,4}None)?["']?\]{0,4}$/u.exec(
		type,
	)?.[1];
	const target = targetOf(args.get(0, 'argument'), file) ?? typed ?? null;
	return {
		kind: directionOf(field, fields, secondary !== undefined, file),
		target,
		name: field.name,
		through: targetOf(secondary, file),
	};
}

function directionOf(
	field: ClassField,
	fields: readonly ClassField[],
	hasTable: boolean,
	file: FactFile,
): string | null {
	if (hasTable) return 'many_to_many';
	const isOwner = fields.some((other) => foreignKey(other, file) !== null);
	if (LIST.test(field.type ?? '')) return 'has_many';
	if (field.type !== null) return isOwner ? 'belongs_to' : 'has_one';
	if (field.args.boolean('uselist') === false) return 'has_one';
	if (fields.some((other) => other.name === `${field.name}_id` && foreignKey(other, file) !== null))
		return 'belongs_to';
	return isOwner ? null : 'has_many';
}
