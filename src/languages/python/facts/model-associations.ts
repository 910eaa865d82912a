import type { Attributes } from '../../../model/facts/rules.ts';
import type { ClassField } from './class-reading.ts';
import { isDotted, stringText, type Written, writtenArgument } from './written.ts';

/** What a field says about another model; null when it says nothing of the kind. */
export function associationOf(field: ClassField, fields: readonly ClassField[]): Attributes | null {
	switch (field.called) {
		case 'ForeignKey':
		case 'ForeignKeyField':
		case 'OneToOneField':
		case 'TreeForeignKey':
		case 'ParentalKey':
			return {
				kind: 'belongs_to',
				target: targetOf(first(field, 'to', 'model', 'model_name')),
				name: field.name,
			};
		case 'ManyToManyField':
			return {
				kind: 'many_to_many',
				target: targetOf(first(field, 'to', 'model', 'model_name')),
				name: field.name,
				through: targetOf(writtenArgument(field.args(), -1, 'through')),
			};
		case 'ReferenceField':
			return { kind: 'belongs_to', target: targetOf(first(field, 'document_type')), name: field.name };
		case 'relationship':
		case 'Relationship':
			return relationship(field, fields);
		default:
			return foreignKey(field);
	}
}

function first(field: ClassField, ...names: string[]): Written | undefined {
	return writtenArgument(field.args(), 0, ...names);
}

/** A model by its name, or by the string that has it. */
function targetOf(written: Written | undefined): string | null {
	if (written === undefined) return null;
	const called = /^lambda\s{0,4}:\s{0,4}([\w.]{1,200})$/.exec(written.text)?.[1] ?? written.text;
	return stringText(called) ?? (isDotted(called) ? called : null);
}

/** `Column(ForeignKey('user.id'))`, `Field(foreign_key='user.id')`. */
function foreignKey(field: ClassField): Attributes | null {
	for (const { name, text } of field.args()) {
		const inner = /^(?:\w{1,60}\.)?ForeignKey\(\s{0,80}(["'][^"'\n]{1,200}["']|[\w.]{1,200})/.exec(text)?.[1];
		const target = inner ?? (name === 'foreign_key' ? text : null);
		if (target === null || target === undefined) continue;
		return { kind: 'belongs_to', target: stringText(target) ?? target, foreign_key: field.name };
	}
	return null;
}

const LIST = /\b(?:[Ll]ist|[Ss]et|Sequence|Collection|WriteOnlyMapped|DynamicMapped)\[/;

/** Which way a relationship goes is said by its type, by a table between, or by a foreign key beside it. */
function relationship(field: ClassField, fields: readonly ClassField[]): Attributes {
	const args = field.args();
	const secondary = writtenArgument(args, -1, 'secondary', 'link_model');
	const type = field.type ?? '';
	const typed = /([\p{L}_][\p{L}\p{N}_.]{0,100})["']?\]{0,4}(?:\s{0,4}\|\s{0,4}None)?["']?\]{0,4}$/u.exec(
		type,
	)?.[1];
	const target = targetOf(writtenArgument(args, 0, 'argument')) ?? typed ?? null;
	return {
		kind: directionOf(field, fields, secondary !== undefined),
		target,
		name: field.name,
		through: targetOf(secondary),
	};
}

function directionOf(field: ClassField, fields: readonly ClassField[], hasTable: boolean): string | null {
	if (hasTable) return 'many_to_many';
	const isOwner = fields.some((other) => foreignKey(other) !== null);
	if (LIST.test(field.type ?? '')) return 'has_many';
	if (field.type !== null) return isOwner ? 'belongs_to' : 'has_one';
	if (field.args().some(({ name, text }) => name === 'uselist' && text === 'False')) return 'has_one';
	if (fields.some((other) => other.name === `${field.name}_id` && foreignKey(other) !== null))
		return 'belongs_to';
	return isOwner ? null : 'has_many';
}
