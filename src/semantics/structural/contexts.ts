import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type { Unit } from '../world/unit.ts';

/** Entries of an object that are looked through. */
const MAX_ENTRIES = 100;

/**
 * Where a function is written whose surroundings say what it is: given back by another function, or the start
 * of a variable with a type; in an object there under a key.
 */
export interface Context {
	/** The function that gives it back; -1 for none. */
	returnedBy: number;
	/** The type of the variable, and the scope that has it. */
	type: string | null;
	scope: number;
	key: string | null;
}

/** What surrounds a function; null when that says nothing. */
export function contextOf(unit: Unit, chunk: number): Context | null {
	return unit.derived(findContexts).get(chunk) ?? null;
}

function findContexts(unit: Unit): Map<number, Context> {
	const found = new Map<number, Context>();
	const { yields, bindings } = unit.rows.flow;
	for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields) {
		if (yields[at] !== 0) continue;
		const returnedBy = yields[at + 1];
		note(unit, yields[at + 2], found, { returnedBy, type: null, scope: -1, key: null });
	}
	for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings) {
		const type = unit.nameAt(bindings[at + 5]);
		if (type === null || bindings[at + 6] < 0) continue;
		note(unit, bindings[at + 6], found, { returnedBy: -1, type, scope: bindings[at], key: null });
	}
	return found;
}

function note(unit: Unit, value: number, found: Map<number, Context>, context: Context): void {
	if (value < 0) return;
	const op = unit.op(value);
	if (op === 'chunk') found.set(unit.first(value), context);
	if (op !== 'object') return;
	let left = MAX_ENTRIES;
	for (let entry = unit.first(value); entry >= 0 && left > 0; entry = unit.second(entry), left--) {
		const inner = unit.op(entry) === 'entry' ? unit.first(entry) : -1;
		if (inner >= 0 && unit.op(inner) === 'chunk')
			found.set(unit.first(inner), { ...context, key: unit.valueName(entry) });
	}
}
