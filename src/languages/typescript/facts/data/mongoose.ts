import { ormAssociation, ormField, ormModel } from '../../../../model/facts/data.ts';
import type { Attributes, CallRule, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { argumentStart } from '../../../shared/facts/from-text/given.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { entriesAt, entryOf, flagOf, type Written } from '../../../shared/facts/written-objects.ts';

const FROM = ['mongoose'];

/** `mongoose.model('User', userSchema)`; with one argument it asks for a model. */
const models: CallRule = {
	fact: ormModel,
	on: 'call',
	names: ['model'],
	via: ['call'],
	from: FROM,
	find(call, file, tell) {
		const name = literalText(call.args[0]?.text ?? '');
		if (name === null || call.args.length < 2) return;
		tell({
			framework: 'mongoose',
			name,
			table: literalText(call.args[2]?.text ?? '') ?? collectionOf(call, file),
		});
	},
};

/** The collection that the options of the schema name. */
function collectionOf(call: SeenCall, file: FactFile): string | null {
	const made = file.calls.find(
		(other) => other.name === 'Schema' && file.assignedTo(other)?.name === call.args[1]?.text,
	);
	if (made === undefined || made.args[1]?.kind !== 'object') return null;
	const options = entriesAt(file.text, argumentStart(made, 1, file));
	return literalText(entryOf(options, 'collection')?.text ?? '');
}

/** The model that a schema is for: the call that takes it; else the schema by its own name. */
function modelOf(schema: SeenCall, file: FactFile): string | null {
	const name = file.assignedTo(schema)?.name ?? null;
	const taken = file.calls.find(
		(call) =>
			call.name === 'model' &&
			(call.args[1]?.text === name || (call.start <= schema.start && schema.end <= call.end)),
	);
	return literalText(taken?.args[0]?.text ?? '') ?? name;
}

/** What an entry of a schema says about its field. */
interface Field {
	name: string;
	type: string | null;
	ref: string | null;
	isList: boolean;
	options: readonly Written[];
	place: { start: number; end: number };
}

function fieldsOf(schema: SeenCall, file: FactFile): Field[] {
	if (schema.args[0]?.kind !== 'object') return [];
	const fields: Field[] = [];
	for (const { key, text, start } of entriesAt(file.text, argumentStart(schema, 0, file))) {
		if (key === null || text.startsWith('...')) continue;
		const isList = text.startsWith('[');
		const open = isList ? file.text.indexOf('{', start) : start;
		const isObject = file.text[open] === '{' && (!isList || /^\[\s{0,80}\{/.test(text));
		const options = isObject ? entriesAt(file.text, open) : [];
		const typed = entryOf(options, 'type');
		const written = typed?.text ?? (isObject ? 'Object' : text.replace(/^\[|\]$/g, ''));
		const ref =
			entryOf(options, 'ref')?.text ?? /\bref\s{0,4}:\s{0,4}(['"]?[\w.]{1,80}['"]?)/.exec(written)?.[1];
		fields.push({
			name: key,
			type: typeName(written),
			ref: ref === undefined ? null : (literalText(ref) ?? ref),
			isList: isList || written.startsWith('['),
			options,
			place: { start, end: start + text.length },
		});
	}
	return fields;
}

function typeName(written: string): string | null {
	const inner = written.replace(/^\[\s{0,40}|\s{0,40}\]$/g, '');
	if (inner.startsWith('{')) return 'Object';
	return (
		/^(?:mongoose\.)?(?:Schema\.)?(?:Types\.)?([\w$.]{1,80})$/.exec(literalText(inner) ?? inner)?.[1] ?? null
	);
}

const SCHEMAS = { on: 'call', names: ['Schema'], via: ['new', 'call'], from: FROM } as const;

const fields: CallRule = {
	...SCHEMAS,
	fact: ormField,
	find(call, file, tell) {
		const model = modelOf(call, file);
		for (const { name, type, options, place } of fieldsOf(call, file)) {
			tell({ framework: 'mongoose', model, name, type, ...flagsOf(options) }, place);
		}
	},
};

function flagsOf(options: readonly Written[]): Attributes {
	const required =
		flagOf(options, 'required') ??
		(/^\[\s{0,8}true\b/.test(entryOf(options, 'required')?.text ?? '') ? true : null);
	return { nullable: required === null ? null : !required, unique: flagOf(options, 'unique') };
}

const associations: CallRule = {
	...SCHEMAS,
	fact: ormAssociation,
	find(call, file, tell) {
		const model = modelOf(call, file);
		for (const { name, ref, isList, place } of fieldsOf(call, file)) {
			if (ref !== null)
				tell(
					{ framework: 'mongoose', model, kind: isList ? 'has_many' : 'belongs_to', target: ref, name },
					place,
				);
		}
	},
};

export const MONGOOSE: readonly CallRule[] = [models, fields, associations];
