import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { externalOf } from '../../../semantics/core/outcome.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { FLOW_STRIDE } from '../../../store/codec/flow.ts';
import { importedModules, moduleOf } from './types.ts';

type Definition = Entity & { is: 'definition' };

/**
 * Of functions that may be called those that are waited for as the call is: what is not waited for is not asynchronous, and of
 * two that are the same otherwise the one that is waited for is.
 */
export function asWaitedFor(names: Nominal, unit: Unit, call: number, { of, open }: Outcome): Outcome {
	const { mayWait, name } = unit.file.calls[call];
	if (mayWait) return of.length < 2 ? { of, open } : waited(names, unit, call, { of, open });
	const meant = of.filter((entity) => !isAsync(entity));
	if (meant.length > 0 || of.length === 0) return { of: meant, open };
	// `XCTAssertThrowsError`, beside which the repository has one that is waited for.
	const isFree = of.every((entity) => isAsync(entity) && entity.unit.file.chunks[entity.chunk].parent === 0);
	const outside = isFree ? moduleOf(name, importedModules(unit)) : null;
	return outside === null ? { of, open } : externalOf(outside, name);
}

/** Of two that are the same otherwise the asynchronous one, unless only what the other gives has the member that is taken from it. */
function waited(names: Nominal, unit: Unit, call: number, { of, open }: Outcome): Outcome {
	const taken = unit.derived(takenFrom).get(call);
	const gives = (entity: Entity) =>
		taken !== undefined &&
		entity.is === 'definition' &&
		names.members.member(unit, names.calls.returned(entity), taken).of.some(({ is }) => is === 'definition');
	const dropped = new Set<Entity>();
	for (const entity of of)
		for (const other of of)
			if (isAsync(other) && isTwin(entity, other))
				dropped.add(gives(entity) && !gives(other) ? other : entity);
	return { of: of.filter((entity) => !dropped.has(entity)), open };
}

function isAsync(entity: Entity): entity is Definition {
	return entity.is === 'definition' && entity.unit.has(entity.chunk, 'async');
}

/** Whether two functions have the same parameters, and only the second is asynchronous. */
function isTwin(entity: Entity, other: Definition): boolean {
	if (entity.is !== 'definition' || entity.unit.has(entity.chunk, 'async')) return false;
	const params = entity.unit.params(entity.chunk);
	const others = other.unit.params(other.chunk);
	return (
		params.length === others.length &&
		params.every(({ name, only, type }, at) => {
			const { name: otherName, only: otherOnly, type: otherType } = others[at];
			return only === otherOnly && (only === 'pos' || name === otherName) && type === otherType;
		})
	);
}

/** By call, the member that is taken from what it gives. */
function takenFrom(unit: Unit): ReadonlyMap<number, string> {
	const { length } = unit.file.flow.values;
	const found = new Map<number, string>();
	for (let value = 0; value * FLOW_STRIDE.values < length; value++) {
		if (unit.op(value) !== 'member') continue;
		let from = unit.first(value);
		// `await f().g()`, where the grammar sees a member of what is waited for.
		if (from >= 0 && unit.op(from) === 'await') from = unit.first(from);
		if (from >= 0 && unit.op(from) === 'call') found.set(unit.first(from), unit.valueName(value));
	}
	return found;
}
