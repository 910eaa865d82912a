import { ormAssociation, ormField, ormModel } from '../../../../model/facts/data.ts';
import type { Attributes, CallRule, FactFile, FactRule, SeenCall } from '../../../../model/facts/rules.ts';
import { argumentsOf, type Values, type Written } from '../../../shared/facts/written.ts';
import { optionsAt } from '../source.ts';

const MODULES = ['sequelize', 'sequelize-typescript', '@sequelize/core'];
const NAMED = /(?:^|\.)sequelize$/i;

/** A model as a call defines it: `sequelize.define('User', fields, options)`, `User.init(fields, options)`. */
interface Definition {
	model: string;
	fields: Values;
	options: Values;
}

function definitionOf(call: SeenCall, file: FactFile): Definition | null {
	const isDefine = call.name === 'define';
	if (isDefine ? !isDefined(call, file) : !isInitialised(call, file)) return null;
	const fieldsAt = isDefine ? 1 : 0;
	const options = objectAt(call, fieldsAt + 1, file);
	const named = isDefine ? argumentsOf(call, file).string(0) : options.string('modelName');
	const model = named ?? (isDefine ? null : ownerOf(call, file));
	return model === null ? null : { model, fields: objectAt(call, fieldsAt, file), options };
}

function isDefined(call: SeenCall, file: FactFile): boolean {
	if (call.args[0]?.kind !== 'string' || call.receiver === null) return false;
	if (call.args[1]?.kind !== 'object' && call.args[1]?.kind !== 'identifier') return false;
	if (NAMED.test(call.receiver)) return true;
	const origin = file.originOf(call.calleeValue, call.scope);
	return origin !== null && MODULES.includes(origin.module);
}

/** `User.init(…)` of a class that extends Sequelize's, `this.init(…)` and `super.init(…)` in one. */
function isInitialised(call: SeenCall, file: FactFile): boolean {
	const name = ownerOf(call, file);
	return (
		call.args[0]?.kind === 'object' &&
		name !== null &&
		file.heritages.some((heritage) => heritage.owner.name === name && isModel(heritage, file))
	);
}

function isModel(
	{ name, text, owner }: { name: string; text: string; owner: { scope: number } },
	file: FactFile,
): boolean {
	if (name !== 'Model') return false;
	const lead = /^[\w$]{1,60}/.exec(text)?.[0] ?? '';
	const origin = file.origin(lead, owner.scope);
	// Handed in by the loader of models, it is a parameter: `(sequelize, { Model }) => …`.
	return (
		(origin !== null && MODULES.includes(origin.module)) ||
		(origin === null && /\bsequelize\b/i.test(file.text))
	);
}

function ownerOf({ receiver, chunk }: SeenCall, file: FactFile): string | null {
	if (receiver !== 'this' && receiver !== 'super') return receiver;
	return file.around(chunk).find(({ kind }) => kind === 'class')?.name ?? null;
}

function objectAt(call: SeenCall, at: number, file: FactFile): Values {
	return optionsAt(argumentsOf(call, file).get(at), file, call.scope);
}

const CALLS = { on: 'call', names: ['define', 'init'], via: ['call'] } as const;

const models: CallRule = {
	...CALLS,
	fact: ormModel,
	find(call, file, tell) {
		const found = definitionOf(call, file);
		if (found === null) return;
		tell({
			framework: 'sequelize',
			name: found.model,
			table: found.options.string('tableName'),
		});
	},
};

const fields: CallRule = {
	...CALLS,
	fact: ormField,
	find(call, file, tell) {
		const found = definitionOf(call, file);
		for (const field of found?.fields.all ?? []) {
			if (found === null || field.name === null) continue;
			const { start, end, name } = field;
			tell(
				{ framework: 'sequelize', model: found.model, name, ...describe(field, call, file) },
				{ start, end },
			);
		}
	},
};

/** `DataTypes.STRING(64)`, or an object that says more. */
function describe(field: Written, call: SeenCall, file: FactFile): Attributes {
	if (file.items(field.value) === null) return { type: typeName(field, file) };
	const options = optionsAt(field, file, call.scope);
	return {
		type: typeName(options.get('type'), file),
		column: options.string('field'),
		primary: options.boolean('primaryKey'),
		nullable: options.boolean('allowNull'),
		unique: options.boolean('unique') ?? (options.get('unique') === undefined ? null : true),
	};
}

function typeName(of: Written | undefined, file: FactFile): string | null {
	if (of === undefined) return null;
	const text = file.string(of.value) ?? of.text;
	return text.replace(/^(?:\w{1,40}\.)?(?:DataTypes?|Sequelize)\./, '').replace(/\s{1,80}/g, ' ');
}

const KINDS: Readonly<Record<string, string>> = {
	hasOne: 'has_one',
	hasMany: 'has_many',
	belongsTo: 'belongs_to',
	belongsToMany: 'many_to_many',
};

/** `User.hasMany(models.Post, { as: 'posts' })`. */
const associations: CallRule = {
	fact: ormAssociation,
	on: 'call',
	names: Object.keys(KINDS),
	via: ['call'],
	find(call, file, tell) {
		const { kind, text } = call.args[0] ?? {};
		if (call.receiver === null || text === undefined || (kind !== 'identifier' && kind !== 'member')) return;
		if (!/\bsequelize\b/i.test(file.text) && !/(?:^|\.)(?:models?|db)\./.test(text)) return;
		const model = ownerOf(call, file);
		if (model === null) return;
		const options = objectAt(call, 1, file);
		tell({
			framework: 'sequelize',
			model: lastName(model),
			kind: KINDS[call.name],
			target: lastName(text),
			name: stringIn(options, 'as', 'singular', call, file),
			through: throughOf(options, call, file),
			foreign_key: stringIn(options, 'foreignKey', 'name', call, file),
		});
	},
};

function throughOf(options: Values, call: SeenCall, file: FactFile): string | null {
	const given = options.get('through');
	const model = optionsAt(given, file, call.scope).get('model') ?? given;
	if (model === undefined) return null;
	const text = file.string(model.value) ?? model.text;
	return /^[\w$.]{1,80}$/.test(text) ? (given === model ? lastName(text) : text) : file.string(model.value);
}

/** A string, or the one among the options that stand in its place. */
function stringIn(
	options: Values,
	name: string,
	inner: string,
	call: SeenCall,
	file: FactFile,
): string | null {
	return options.string(name) ?? optionsAt(options.get(name), file, call.scope).string(inner);
}

function lastName(written: string): string {
	return /([\w$]{1,80})$/.exec(written)?.[1] ?? written;
}

export const SEQUELIZE: readonly FactRule[] = [models, fields, associations];
