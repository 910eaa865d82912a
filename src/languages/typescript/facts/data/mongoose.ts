import { ormAssociation, ormField, ormModel } from '../../../../model/facts/data.ts';
import type { Attributes, CallRule, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { argumentsOf, booleanOf, itemsOf, type Values, type Written } from '../../../shared/facts/written.ts';
import { optionsAt } from '../source.ts';

const FROM = ['mongoose'];

/** `mongoose.model('User', userSchema)`; with one argument it asks for a model. */
const models: CallRule = {
	fact: ormModel,
	on: 'call',
	names: ['model'],
	via: ['call'],
	from: FROM,
	find(call, file, tell) {
		const args = argumentsOf(call, file);
		const name = args.string(0);
		if (name === null || call.args.length < 2) return;
		tell({
			framework: 'mongoose',
			name,
			table: args.string(2) ?? collectionOf(call, file),
		});
	},
};

/** The collection that the options of the schema name. */
function collectionOf(call: SeenCall, file: FactFile): string | null {
	const made = file.calls.find(
		(other) => other.name === 'Schema' && file.assignedTo(other)?.name === call.args[1]?.text,
	);
	if (made === undefined) return null;
	return optionsAt(argumentsOf(made, file).get(1), file, made.scope).string('collection');
}

/** The model that a schema is for: the call that takes it; else the schema by its own name. */
function modelOf(schema: SeenCall, file: FactFile): string | null {
	const name = file.assignedTo(schema)?.name ?? null;
	const taken = file.calls.find(
		(call) =>
			call.name === 'model' &&
			(call.args[1]?.text === name || (call.start <= schema.start && schema.end <= call.end)),
	);
	return (taken === undefined ? null : argumentsOf(taken, file).string(0)) ?? name;
}

/** What an entry of a schema says about its field. */
interface Field {
	name: string;
	type: string | null;
	ref: string | null;
	isList: boolean;
	options: Values;
	place: { start: number; end: number };
}

function fieldsOf(schema: SeenCall, file: FactFile): Field[] {
	const { scope } = schema;
	const fields: Field[] = [];
	for (const given of optionsAt(argumentsOf(schema, file).get(0), file, scope).all) {
		if (given.name === null) continue;
		const { item, isList } = elementOf(given, file);
		const options = optionsAt(item, file, scope);
		const isObject = file.items(item.value) !== null;
		const typed = options.get('type');
		const inner = typed === undefined ? null : elementOf(typed, file);
		// `type: [{ type: ObjectId, ref: 'User' }]`
		const ref = options.get('ref') ?? optionsAt(inner?.item, file, scope).get('ref');
		const { start, end } = given;
		fields.push({
			name: given.name,
			type: typed === undefined && isObject ? 'Object' : typeName(inner?.item ?? item, file),
			ref: ref === undefined ? null : (file.string(ref.value) ?? ref.text),
			isList: isList || (inner?.isList ?? false),
			options,
			place: { start, end },
		});
	}
	return fields;
}

/** What a list says of its items: `[String]`. */
function elementOf(of: Written, file: FactFile): { item: Written; isList: boolean } {
	const isList = file.operation(of.value).op === 'array';
	return { item: (isList ? itemsOf(of, file)?.[0] : undefined) ?? of, isList };
}

function typeName(of: Written, file: FactFile): string | null {
	if (file.operation(of.value).op === 'object') return 'Object';
	const text = file.string(of.value) ?? of.text;
	return /^(?:mongoose\.)?(?:Schema\.)?(?:Types\.)?([\w$.]{1,80})$/.exec(text)?.[1] ?? null;
}

const SCHEMAS = { on: 'call', names: ['Schema'], via: ['new', 'call'], from: FROM } as const;

const fields: CallRule = {
	...SCHEMAS,
	fact: ormField,
	find(call, file, tell) {
		const model = modelOf(call, file);
		for (const { name, type, options, place } of fieldsOf(call, file)) {
			tell({ framework: 'mongoose', model, name, type, ...flagsOf(options, file) }, place);
		}
	},
};

function flagsOf(options: Values, file: FactFile): Attributes {
	// `[true, 'say so']`: with a message.
	const [first] = itemsOf(options.get('required'), file) ?? [];
	const required = options.boolean('required') ?? (booleanOf(first, file) || null);
	return { nullable: required === null ? null : !required, unique: options.boolean('unique') };
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
