import { ormAssociation, ormField, ormModel } from '../../../../model/facts/data.ts';
import type { Attributes, CallRule, FactFile, FactRule, SeenCall } from '../../../../model/facts/rules.ts';
import { argumentStart } from '../../../shared/facts/from-text/given.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { entriesAt, entryOf, flagOf, type Written } from '../../../shared/facts/written-objects.ts';

const MODULES = ['sequelize', 'sequelize-typescript', '@sequelize/core'];
const NAMED = /(?:^|\.)sequelize$/i;

/** A model as a call defines it: `sequelize.define('User', fields, options)`, `User.init(fields, options)`. */
interface Definition {
	model: string;
	fields: readonly Written[];
	options: readonly Written[];
}

function definitionOf(call: SeenCall, file: FactFile): Definition | null {
	const isDefine = call.name === 'define';
	if (isDefine ? !isDefined(call, file) : !isInitialised(call, file)) return null;
	const fieldsAt = isDefine ? 1 : 0;
	const options = objectAt(call, fieldsAt + 1, file);
	const named = isDefine
		? literalText(call.args[0]?.text ?? '')
		: literalText(entryOf(options, 'modelName')?.text ?? '');
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

function objectAt(call: SeenCall, at: number, file: FactFile): Written[] {
	return call.args[at]?.kind === 'object' ? entriesAt(file.text, argumentStart(call, at, file)) : [];
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
			table: literalText(entryOf(found.options, 'tableName')?.text ?? ''),
		});
	},
};

const fields: CallRule = {
	...CALLS,
	fact: ormField,
	find(call, file, tell) {
		const found = definitionOf(call, file);
		for (const { key, text, start } of found?.fields ?? []) {
			if (found === null || key === null || text.startsWith('...')) continue;
			const place = { start, end: start + text.length };
			tell({ framework: 'sequelize', model: found.model, name: key, ...describe(text, start, file) }, place);
		}
	},
};

/** `DataTypes.STRING(64)`, or an object that says more. */
function describe(text: string, start: number, file: FactFile): Attributes {
	if (!text.startsWith('{')) return { type: typeName(text) };
	const entries = entriesAt(file.text, start);
	const nullable = flagOf(entries, 'allowNull');
	return {
		type: typeName(entryOf(entries, 'type')?.text ?? ''),
		column: literalText(entryOf(entries, 'field')?.text ?? ''),
		primary: flagOf(entries, 'primaryKey'),
		nullable,
		unique: flagOf(entries, 'unique') ?? (entryOf(entries, 'unique') === undefined ? null : true),
	};
}

function typeName(written: string): string | null {
	const text = literalText(written) ?? written;
	return text === ''
		? null
		: text.replace(/^(?:\w{1,40}\.)?(?:DataTypes?|Sequelize)\./, '').replace(/\s{1,80}/g, ' ');
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
			name: nameIn(entryOf(options, 'as')?.text),
			through: throughOf(options),
			foreign_key: keyIn(entryOf(options, 'foreignKey')?.text),
		});
	},
};

function throughOf(options: readonly Written[]): string | null {
	const written = entryOf(options, 'through')?.text;
	if (written === undefined) return null;
	return (
		literalText(written) ??
		(/^[\w$.]{1,80}$/.test(written)
			? lastName(written)
			: (/\bmodel\s{0,4}:\s{0,4}['"]?([\w$.]{1,80})/.exec(written)?.[1] ?? null))
	);
}

function nameIn(written: string | undefined): string | null {
	return written === undefined
		? null
		: (literalText(written) ??
				/^\{[^}]{0,80}?\bsingular\s{0,4}:\s{0,4}['"](\w{1,60})/.exec(written)?.[1] ??
				null);
}

function keyIn(written: string | undefined): string | null {
	return written === undefined
		? null
		: (literalText(written) ?? /\bname\s{0,4}:\s{0,4}['"](\w{1,60})/.exec(written)?.[1] ?? null);
}

function lastName(written: string): string {
	return /([\w$]{1,80})$/.exec(written)?.[1] ?? written;
}

export const SEQUELIZE: readonly FactRule[] = [models, fields, associations];
