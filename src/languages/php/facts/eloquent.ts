import { ormAssociation, ormField, ormModel } from '../../../model/facts/data.ts';
import type { FactFile, FactRule, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { className } from './class-names.ts';
import { entry, lastPart, readWritten, textsIn, type Written } from './written.ts';

/** Classes that models extend, by namespace. */
const BASES: readonly (readonly [string, string])[] = [
	['Illuminate\\Database\\Eloquent', 'Model'],
	['Illuminate\\Database\\Eloquent\\Relations', 'Pivot'],
	['Illuminate\\Database\\Eloquent\\Relations', 'MorphPivot'],
	['Illuminate\\Foundation\\Auth', 'User'],
	['Jenssegers\\Mongodb\\Eloquent', 'Model'],
	['MongoDB\\Laravel\\Eloquent', 'Model'],
];

/** What only models declare: a class that has one of these, among models, is one. */
const MARKS = new Set(['fillable', 'guarded', 'casts', 'table']);
const MODELS_FOLDER = /(?:^|\/)Models?\//;

function isModel(chunk: SeenChunk, file: FactFile): boolean {
	const base = file.heritages.find(({ owner, kind }) => owner === chunk && kind === 'extends');
	if (base === undefined) return false;
	const { namespace, name } = className(base.text, file);
	if (BASES.some(([where, what]) => where === namespace && what === name)) return true;
	return (MODELS_FOLDER.test(file.path) && isMarked(chunk, file)) || hasAssociation(chunk, file);
}

function isMarked(chunk: SeenChunk, file: FactFile): boolean {
	return file.members(chunk.index).some(({ kind, name }) => kind === 'field' && MARKS.has(name ?? ''));
}

/** What it extends is its own model, then. */
function hasAssociation(chunk: SeenChunk, file: FactFile): boolean {
	return file.calls.some(
		(call) => Object.hasOwn(KINDS, call.name) && associationIn(call, file)?.owner === chunk,
	);
}

/** `class User extends Model`. */
const MODEL: FactRule = {
	on: 'chunk',
	fact: ormModel,
	kinds: ['class'],
	find(chunk, file, tell) {
		if (chunk.name === null || !isModel(chunk, file)) return;
		const table = written(chunk, 'table', file);
		tell({ framework: 'eloquent', name: chunk.name, table: table?.is === 'text' ? table.text : null });
	},
};

/** Names in `$fillable`, and those that `$casts` or `casts()` give a type. */
const FIELD: FactRule = {
	on: 'chunk',
	fact: ormField,
	kinds: ['class'],
	find(chunk, file, tell) {
		if (chunk.name === null || !isModel(chunk, file)) return;
		const casts = written(chunk, 'casts', file);
		const fillable = written(chunk, 'fillable', file);
		const cast = casts?.is === 'list' ? casts.items.flatMap(({ key }) => key ?? []) : [];
		for (const name of new Set([...(fillable === undefined ? [] : textsIn(fillable)), ...cast])) {
			tell({ framework: 'eloquent', model: chunk.name, name, type: typeOf(entry(casts, name)) });
		}
	},
};

function typeOf(value: Written | undefined): string | null {
	if (value?.is === 'text') return lastPart(value.text);
	return value?.is === 'class' ? lastPart(value.name) : null;
}

const MAX_LIST = 20_000;

/** What a property of a class begins with, or what a method of that name gives back. */
function written(owner: SeenChunk, name: string, file: FactFile): Written | undefined {
	const member = file.members(owner.index).find((chunk) => chunk.name === name);
	if (member === undefined) return undefined;
	const text = file.text.slice(member.start, Math.min(member.end, member.start + MAX_LIST));
	const given = member.kind === 'field' ? /=\s{0,40}(?=\S)/.exec(text) : /\breturn\s{1,40}(?=\[)/.exec(text);
	return given === null
		? undefined
		: readWritten(text.slice(given.index + given[0].length).replace(/;[^;]{0,20}$/, ''));
}

const KINDS: Readonly<Record<string, string>> = {
	hasOne: 'has_one',
	hasMany: 'has_many',
	belongsTo: 'belongs_to',
	belongsToMany: 'many_to_many',
	hasOneThrough: 'has_one',
	hasManyThrough: 'has_many',
	morphTo: 'belongs_to',
	morphOne: 'has_one',
	morphMany: 'has_many',
	morphToMany: 'many_to_many',
	morphedByMany: 'many_to_many',
	embedsOne: 'embeds',
	embedsMany: 'embeds',
};

/** `return $this->hasMany(Post::class);` in a method that is named as the association. */
const ASSOCIATION: FactRule = {
	on: 'call',
	fact: ormAssociation,
	names: Object.keys(KINDS),
	find(call, file, tell) {
		const found = associationIn(call, file);
		if (found === null) return;
		const values = call.args.map(({ text }) => readWritten(text));
		tell({
			framework: 'eloquent',
			model: found.owner.name,
			kind: KINDS[call.name],
			target: found.target,
			name: found.method.name,
			through: throughOf(call, values),
			foreign_key: foreignKey(call, values),
		});
	},
};

interface Association {
	method: SeenChunk;
	owner: SeenChunk;
	target: string | null;
}

/** Null for what others call by these names: it takes something else. */
function associationIn(call: SeenCall, file: FactFile): Association | null {
	if (call.receiver !== '$this') return null;
	const [method, owner] = file.around(call.chunk);
	if (method?.kind !== 'method' || owner === undefined || owner.name === null) return null;
	if (call.name === 'morphTo') return { method, owner, target: null };
	const [first] = call.args;
	const target = first === undefined ? null : targetOf(first.text, owner.name);
	return target === null ? null : { method, owner, target };
}

/** `Post::class`, `self::class`, `'App\\Post'`. */
function targetOf(written: string, own: string): string | null {
	if (written === '__CLASS__' || written === 'self::class' || written === 'static::class') return own;
	const value = readWritten(written);
	if (value.is === 'class') return lastPart(value.name);
	return value.is === 'text' && /^\\?[A-Z][\w\\]{0,200}$/.test(value.text) ? lastPart(value.text) : null;
}

function throughOf({ name }: SeenCall, [, second]: readonly Written[]): string | null {
	if (second === undefined) return null;
	if (name.endsWith('Through')) return typeOf(second);
	return name === 'belongsToMany' && second.is === 'text' ? second.text : null;
}

function foreignKey({ name }: SeenCall, [, second]: readonly Written[]): string | null {
	const isSecond = name === 'hasOne' || name === 'hasMany' || name === 'belongsTo';
	return isSecond && second?.is === 'text' ? second.text : null;
}

export const ELOQUENT: readonly FactRule[] = [MODEL, FIELD, ASSOCIATION];
