import type { Entity, Env, Outcome } from '../core/entity.ts';
import type { Unit } from '../world/unit.ts';
import type { CallAt } from './dialect.ts';
import type { Nominal } from './interpreter.ts';
import type { TypeText } from './type-text.ts';

const MAX_DEPTH = 4;

/** A function with what its type parameters stand for in a call. */
export function withInferredTypes(
	names: Nominal,
	entity: Entity & { is: 'definition' },
	{ unit, call }: CallAt,
): Entity & { is: 'definition' } {
	const inferred = inferredTypes(names, entity, unit, call);
	if (inferred === null) return entity;
	const known = entity.env ?? (entity.self?.is === 'instance' ? entity.self.env : null);
	return { ...entity, env: { get: (name) => inferred.get(name) ?? known?.get(name) } };
}

/**
 * What the type parameters of a function stand for in a call that does not say so: what is given for parameters of those
 * types. null where what it gives back does not depend on them.
 */
function inferredTypes(
	names: Nominal,
	{ unit: home, chunk }: Entity & { is: 'definition' },
	unit: Unit,
	call: number,
): Env | null {
	const { type } = home.file.chunks[chunk];
	const own = home.typeParams(chunk).map(({ name }) => name);
	if (type === null || !own.some((name) => type.includes(name))) return null;
	const found = new Map<string, Outcome>();
	const dialect = names.dialect(home);
	const params = home.params(chunk).filter(({ name }) => name !== 'self');
	const args = unit.arguments(call);
	for (const [at, { name, value }] of args.entries()) {
		const param = name === null ? params[at] : params.find((each) => each.name === name);
		if (param?.type === undefined || value < 0) continue;
		const { type: written } = param;
		if (!own.some((each) => written.includes(each))) continue;
		match(names, dialect.readType(written), own, names.value(unit, value, unit.callScope(call)), found, 0);
	}
	return found.size === 0 ? null : found;
}

/** Finds what stands for type parameters when something of a type is given. */
function match(
	names: Nominal,
	type: TypeText,
	own: readonly string[],
	given: Outcome,
	found: Map<string, Outcome>,
	depth: number,
): void {
	if (depth > MAX_DEPTH || given.of.length !== 1 || given.open) return;
	const [entity] = given.of;
	const further = (inner: TypeText, outcome: Outcome) => match(names, inner, own, outcome, found, depth + 1);
	switch (type.is) {
		case 'name': {
			const [name] = type.path;
			if (type.path.length === 1 && own.includes(name)) {
				if (!found.has(name)) found.set(name, given);
				return;
			}
			if (entity.is === 'list' || entity.is === 'map') {
				const last = type.args.at(-1);
				if (last !== undefined) further(last, entity.of);
			} else if (entity.is === 'instance') {
				const params = entity.unit.typeParams(entity.chunk);
				for (const [at, arg] of type.args.entries()) {
					const standing = params[at] === undefined ? undefined : entity.env?.get(params[at].name);
					if (standing !== undefined) further(arg, standing);
				}
			}
			return;
		}
		case 'list':
		case 'map':
			if (entity.is === 'list' || entity.is === 'map' || entity.is === 'instance')
				further(type.of, names.element(entity));
			return;
		case 'function':
			if (entity.is === 'definition' || entity.is === 'function')
				further(type.returns, names.calls.given(entity));
			return;
		default:
	}
}
