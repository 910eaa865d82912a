import type { Param } from '../../model/chunk.ts';
import { words } from '../../model/word-list.ts';
import { FUNCTIONS } from '../chunk-kinds.ts';
import type { Entity, Env, Outcome } from '../core/entity.ts';
import type { Unit } from '../world/unit.ts';
import { basicFit, isBasic } from './basic-types.ts';
import type { CallAt, TypeDefinition } from './dialect.ts';
import { functionOf } from './function-types.ts';
import type { Nominal } from './interpreter.ts';
import { parametersOf } from './parameters.ts';

type Method = Entity & { is: 'definition' };
/** How something fits where a type is wanted: it is of that type, it can be given, it may be, it cannot be. */
export type Fit = 'same' | 'yes' | 'maybe' | 'no';
const MAX_ARGUMENTS = 16;
const MAX_LINE = 64;

/** Whether a member is one of those found nearer, as it is written above them; `env` is what the type parameters there stand for. */
export function isHidden(
	upper: Entity,
	nearer: readonly Entity[],
	byWaiting = false,
	env: Env | null = null,
): boolean {
	if (upper.is !== 'definition' || !FUNCTIONS.has(upper.unit.kind(upper.chunk))) return nearer.length > 0;
	const params = upper.unit.params(upper.chunk);
	return nearer.some((lower) => {
		if (lower.is !== 'definition') return true;
		const own = lower.unit.params(lower.chunk);
		if (own.length !== params.length) return false;
		if (byWaiting && upper.unit.has(upper.chunk, 'async') !== lower.unit.has(lower.chunk, 'async'))
			return false;
		return params.every(
			({ type }, at) =>
				plainType(type) === plainType(own[at].type) ||
				(isVariable(upper, type) && mayStandFor(env?.get(plainType(type)), plainType(own[at].type))),
		);
	});
}

/** Whether what a type parameter stands for may be a type of that name: `T` of `IRepository<Cipher>` is no `CipherDetails`. */
function mayStandFor(standing: Outcome | undefined, name: string): boolean {
	const [entity] = standing?.of ?? [];
	if (standing === undefined || standing.open || standing.of.length !== 1 || entity.is !== 'instance')
		return true;
	return entity.unit.file.chunks[entity.chunk].name === name;
}

/** A type without its arguments, its annotations and where it is from. */
function plainType(type: string | undefined): string {
	return (type ?? '')
		.replace(/<.*>/s, '')
		.replace(/@[\w.]+(?:\([^)]*\))?|\b(?:final|this|ref|in|out|params)\b|[?\s]/g, '')
		.replace(/^.*\.(?=[\p{L}_])/u, '');
}

/** Whether a type is, or has in it, a type parameter: what stands for it is written where it is overridden. */
function isVariable({ unit, chunk }: Method, type: string | undefined): boolean {
	const name = plainType(type).replace(/[[\].]/g, '');
	const { parent } = unit.file.chunks[chunk];
	return [chunk, parent].some(
		(each) => each > 0 && unit.typeParams(each).some((param) => param.name === name),
	);
}

/** Of functions that take as many arguments those that what is given fits: the one that fits best, when that is sure. */
export function chosenByTypes(names: Nominal, { unit, call }: CallAt, functions: Outcome): Outcome {
	const methods = functions.of.filter((entity) => entity.is === 'definition');
	if (methods.length !== functions.of.length) return functions;
	const given = unit
		.arguments(call)
		.slice(0, MAX_ARGUMENTS)
		.map(({ name, value }) => ({ name, of: names.value(unit, value, unit.callScope(call)) }));
	const able = methods
		.map((method) => ({ method, fits: given.map((each, at) => argumentFit(names, each, at, method)) }))
		.filter(({ fits }) => !fits.includes('no'));
	if (able.length === 0) return functions;
	const { argCount } = unit.file.calls[call];
	const isKnown = (fits: readonly Fit[], least: readonly Fit[]) =>
		argCount >= 0 && fits.length >= argCount && fits.every((fit) => least.includes(fit));
	const exact = able.filter(({ method, fits }) => isKnown(fits, ['same']) && !isVariadic(method));
	const best =
		exact.length === 1
			? exact
			: able.filter(
					({ method, fits }) =>
						isKnown(fits, ['same', 'yes']) &&
						able.every((other) => other.method === method || isNarrower(names, method, other.method)),
				);
	const left = best.length === 1 ? best : withoutWider(able);
	return { of: left.map(({ method }) => method), open: functions.open };
}

/** `f(A)` is called before `f(A, B...)`, whatever the first argument is. */
function withoutWider<T extends { method: Method }>(able: readonly T[]): readonly T[] {
	const fixed = able.filter(({ method }) => !isVariadic(method));
	if (fixed.length !== 1) return able;
	const own = fixed[0].method.unit.params(fixed[0].method.chunk);
	const isCovered = able.every(({ method }) => {
		const params = method.unit.params(method.chunk);
		return own.every(({ type }, at) => at < params.length && plainType(type) === plainType(params[at].type));
	});
	return isCovered ? fixed : able;
}

function isVariadic({ unit, chunk }: Method): boolean {
	return unit.params(chunk).some(({ rest }) => rest !== undefined);
}

/** Whether whatever one takes the other takes, too. */
function isNarrower(names: Nominal, method: Method, other: Method): boolean {
	const own = method.unit.params(method.chunk);
	const wider = other.unit.params(other.chunk);
	if (isVariadic(other)) return !isVariadic(method);
	return (
		own.length === wider.length &&
		own.every((param, at) => {
			const fit = typeFit(names, typeOf(names, method, param), typeOf(names, other, wider[at]));
			return fit === 'same' || fit === 'yes';
		})
	);
}

function argumentFit(
	names: Nominal,
	{ name, of }: { name: string | null; of: Outcome },
	at: number,
	method: Method,
): Fit {
	const params = parametersOf(method);
	const param =
		name === null ? params[Math.min(at, params.length - 1)] : params.find((each) => each.name === name);
	if (param === undefined) return name === null ? 'maybe' : 'no';
	if (param.rest !== undefined) return 'maybe';
	return typeFit(names, of, typeOf(names, method, param));
}

function typeOf(names: Nominal, { unit, chunk, self, env }: Method, { type }: Param): Outcome {
	if (type === undefined) return { of: [], open: true };
	const known = env ?? (self?.is === 'instance' ? self.env : null);
	return names.types.written(unit, type, unit.scopeOf(chunk), known);
}

export function typeFit(names: Nominal, given: Outcome, wanted: Outcome): Fit {
	if (given.open || wanted.open || given.of.length !== 1 || wanted.of.length !== 1) return 'maybe';
	const [entity] = given.of;
	const [type] = wanted.of;
	if (entity.is === 'definition' && FUNCTIONS.has(entity.unit.kind(entity.chunk)))
		return functionFit(entity, type);
	if (entity.is === 'instance' && type.is === 'instance') return lineFit(names, entity, type);
	if (entity.is === 'external' && type.is === 'external')
		return isTypeName(entity.name) ? basicFit(entity, type.name) : 'maybe';
	if (entity.is === 'instance' && type.is === 'external') {
		if (ABOVE_ALL.has(type.name)) return 'yes';
		return isBasic(type.name) || (lineOf(names, entity).isWhole && !IMPLIED.has(type.name)) ? 'no' : 'maybe';
	}
	// What is written as of a type of others is not of one of ours.
	if (entity.is === 'external' && type.is === 'instance') return isTypeName(entity.name) ? 'no' : 'maybe';
	if (entity.is === 'list' && type.is !== 'list') {
		const isOther = type.is === 'instance' || (type.is === 'external' && isBasic(type.name));
		return isOther ? 'no' : 'maybe';
	}
	return type.is === 'list' && entity.is !== 'list' && !isOpaque(entity) ? 'no' : 'maybe';
}

/** Whether something of others is known by its type: not `Foo.BAR`, not what `foo()` gives back. */
function isTypeName(name: string): boolean {
	const last = name.slice(name.lastIndexOf('.') + 1);
	return !name.includes('(') && (last === name || /^\p{Lu}.*\p{Ll}/u.test(last));
}

/** What comes from others may turn out to be anything, if it is not of a basic type. */
function isOpaque(entity: Entity): boolean {
	return entity.is === 'external' && !isBasic(entity.name) && !isTypeName(entity.name);
}

const ABOVE_ALL: ReadonlySet<string> = new Set(['Object', 'object', 'Any']);
/** What some types have above them without saying so. */
const IMPLIED: ReadonlySet<string> = new Set([
	...words('Comparable Serializable Enum Record Constable dynamic Cloneable ValueType IComparable'),
	...words('IFormattable IConvertible IEquatable'),
]);

function lineFit(names: Nominal, given: TypeDefinition, wanted: TypeDefinition): Fit {
	if (given.unit === wanted.unit && given.chunk === wanted.chunk) return 'same';
	const { types, isOpen } = lineOf(names, given);
	if (types.some(({ unit, chunk }) => unit === wanted.unit && chunk === wanted.chunk)) return 'yes';
	return isOpen ? 'maybe' : 'no';
}

/** The types above one; open when something above is not known, whole when all of it is of the repository. */
function lineOf(names: Nominal, type: TypeDefinition) {
	const types: TypeDefinition[] = [type];
	let isOpen = false;
	let isWhole = true;
	for (let at = 0; at < types.length; at++) {
		if (at >= MAX_LINE) return { types, isOpen: true, isWhole: false };
		for (const { of, open } of names.members.bases(types[at])) {
			isOpen ||= open;
			for (const base of of) {
				if (base.is !== 'instance') isWhole = false;
				else if (!types.some(({ unit, chunk }) => unit === base.unit && chunk === base.chunk))
					types.push(base);
			}
		}
	}
	return { types, isOpen, isWhole: isWhole && !isOpen };
}

/** A function fits a type of functions with as many parameters. */
function functionFit({ unit, chunk }: Method, type: Entity): Fit {
	const count = unit.params(chunk).length;
	const isWritten = unit.kind(chunk) === 'lambda';
	if (type.is === 'list') return 'no';
	if (type.is === 'external') {
		const shape = functionOf(type.name, type.args ?? []);
		const isOther = isWritten && type.args !== undefined && shape !== null && shape.params.length !== count;
		return isOther || isBasic(type.name) ? 'no' : 'maybe';
	}
	if (type.is !== 'instance') return 'maybe';
	const wanted = abstractMethod(type.unit, type.chunk);
	if (wanted === 'none') return 'no';
	if (wanted === null) return 'maybe';
	return isWritten && type.unit.params(wanted).length !== count ? 'no' : 'maybe';
}

/** The one method of an interface that a function can stand for; null when it is not in its body. */
export function abstractMethod(unit: Unit, chunk: number): number | null | 'none' {
	const kind = unit.kind(chunk);
	if (kind === 'type') return chunk;
	if (kind !== 'interface') return 'none';
	const found: number[] = [];
	for (const members of unit.members(chunk).values())
		for (const member of members)
			if (unit.kind(member) === 'method' && unit.has(member, 'declaration')) found.push(member);
	return found.length === 1 ? found[0] : null;
}
