import { words } from '../../model/word-list.ts';
import { FUNCTIONS } from '../chunk-kinds.ts';
import type { Entity, Env, Outcome } from '../core/entity.ts';
import { merged, NOTHING, one } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { CallAt } from './dialect.ts';
import { functionOf } from './function-types.ts';
import type { Nominal } from './interpreter.ts';
import { parametersOf } from './parameters.ts';
import type { TypeText } from './type-text.ts';

const MAX_ARGUMENTS = 8;
const MAX_DEPTH = 6;
/** Types of others that lists, sets and the like are given for. */
const SEQUENCES: ReadonlySet<string> = new Set([
	...words('Iterable Collection IEnumerable ICollection IReadOnlyCollection IReadOnlyList IList'),
]);

/** The parameters of a generic type that nobody says anything about. null for a type without any. */
export function unknownArguments(unit: Unit, chunk: number): Env | null {
	const params = unit.typeParams(chunk);
	return params.length === 0 ? null : new Map(params.map(({ name }) => [name, NOTHING]));
}

/** A function with what its type parameters stand for in a call, as far as the arguments say it. */
export function inferred(names: Nominal, entity: Entity & { is: 'definition' }, site: CallAt): typeof entity {
	const { unit, chunk, self, env } = entity;
	const params = unit.typeParams(chunk);
	if (params.length === 0) return entity;
	const { types } = site;
	const known = new Map<string, Outcome[]>(
		params.map(({ name }, at) => [name, types?.length === params.length ? [types[at]] : []]),
	);
	if (types?.length !== params.length) unifyArguments(names, entity, site, known, true);
	const around = env ?? (self?.is === 'instance' ? self.env : null);
	return { ...entity, env: joined(known, around) };
}

/** The same for what the parameters of one of its arguments are, which is a function: others say it. */
export function inferredBefore(
	names: Nominal,
	entity: Entity & { is: 'definition' },
	site: CallAt,
): Env | null {
	const { unit, chunk, self, env } = entity;
	const params = unit.typeParams(chunk);
	const around = env ?? (self?.is === 'instance' ? self.env : null);
	if (params.length === 0) return around;
	const known = new Map<string, Outcome[]>(params.map(({ name }) => [name, []]));
	unifyArguments(names, entity, site, known, false);
	return joined(known, around);
}

function joined(known: ReadonlyMap<string, Outcome[]>, around: Env | null): Env {
	return {
		get(name) {
			const found = known.get(name);
			if (found === undefined) return around?.get(name);
			return found.length === 0 ? NOTHING : merged(found);
		},
	};
}

function unifyArguments(
	names: Nominal,
	entity: Entity & { is: 'definition' },
	site: CallAt,
	known: Map<string, Outcome[]>,
	withFunctions: boolean,
): void {
	const { unit, self } = entity;
	const params = parametersOf(entity);
	const [first] = unit.params(entity.chunk);
	// An extension method is also given what it is called on.
	if (self !== null && params.length < unit.params(entity.chunk).length && first.type !== undefined)
		unify(names, names.dialect(unit).readType(first.type), one(self), known, 0);
	const scope = site.unit.callScope(site.call);
	for (const [at, value] of site.unit.args(site.call).slice(0, MAX_ARGUMENTS).entries()) {
		const type = params[Math.min(at, params.length - 1)]?.type;
		if (value < 0 || type === undefined) continue;
		if (!withFunctions && site.unit.op(value) === 'chunk') continue;
		const given = names.value(site.unit, value, scope);
		if (given.open || given.of.length === 0) continue;
		unify(names, names.dialect(unit).readType(type), given, known, 0);
	}
}

/** Takes from what is given what the names in a written type stand for. */
function unify(
	names: Nominal,
	type: TypeText,
	given: Outcome,
	known: Map<string, Outcome[]>,
	depth: number,
): void {
	if (depth > MAX_DEPTH) return;
	if (type.is === 'list') {
		for (const entity of given.of)
			if (entity.is === 'list') unify(names, type.of, entity.of, known, depth + 1);
		return;
	}
	if (type.is === 'function') {
		unifyResult(names, type.returns, given, known, depth);
		return;
	}
	if (type.is !== 'name') return;
	const name = type.path[type.path.length - 1];
	const own = type.path.length > 1 ? undefined : known.get(name);
	if (own !== undefined) {
		own.push(given);
		return;
	}
	for (const entity of given.of) {
		if (entity.is === 'definition' && FUNCTIONS.has(entity.unit.kind(entity.chunk))) {
			const result = functionOf(name, type.args)?.returns;
			if (result !== undefined) unifyResult(names, result, one(entity), known, depth);
			continue;
		}
		const last = entity.is === 'external' ? entity.name : entity.is === 'instance' ? nameOf(entity) : null;
		const isSequence = SEQUENCES.has(name) && entity.is === 'external' && entity.args?.length === 1;
		if (last?.slice(last.lastIndexOf('.') + 1) !== name && !isSequence) continue;
		for (const [at, arg] of type.args.entries()) {
			const standing = argumentOf(entity, at);
			if (standing !== null && !standing.open) unify(names, arg, standing, known, depth + 1);
		}
	}
}

/** What functions give back that are given. */
function unifyResult(
	names: Nominal,
	type: TypeText,
	given: Outcome,
	known: Map<string, Outcome[]>,
	depth: number,
): void {
	for (const entity of given.of) {
		if (entity.is !== 'definition' || !FUNCTIONS.has(entity.unit.kind(entity.chunk))) continue;
		const result = names.calls.returned(entity);
		if (!result.open && result.of.length > 0) unify(names, type, result, known, depth + 1);
	}
}

function nameOf({ unit, chunk }: Entity & { is: 'instance' }): string | null {
	return unit.file.chunks[chunk].name;
}

function argumentOf(entity: Entity, at: number): Outcome | null {
	if (entity.is === 'external') return entity.args?.[at] ?? null;
	if (entity.is !== 'instance') return null;
	const param = entity.unit.typeParams(entity.chunk)[at];
	return param === undefined ? null : (entity.env?.get(param.name) ?? null);
}
