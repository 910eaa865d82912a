import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import { PASSED } from './need.ts';
import type { Unit } from './unit.ts';

/** The name that holds a value that is made in place. */
interface Holder {
	name: string;
	scope: number;
}

/** The name that an object, a list or something else that is made is first given to; null for none. */
export function holderOf(unit: Unit, value: number): Holder | null {
	const holder = unit.derived(findHolders).byValue.get(value) ?? null;
	if (holder !== null) unit.bound(holder.scope, holder.name);
	return holder;
}

/** The calls that are given what a name of a scope holds. */
export function callsGiven(unit: Unit, name: string, scope: number): readonly number[] {
	return unit.derived(findCalls).get(keyOf(name, scope)) ?? [];
}

/** Whether a call is given what a name holds that is made in place. */
export function isGivenHolder(unit: Unit, call: number): boolean {
	return givenHolders(unit, call).length > 0;
}

function givenHolders(unit: Unit, call: number): string[] {
	const { names, byName } = unit.derived(findHolders);
	const scope = unit.callScope(call);
	return unit.args(call).flatMap((arg) => {
		if (arg < 0 || unit.op(arg) !== 'name' || !names.has(unit.valueName(arg))) return [];
		const key = keyOf(unit.valueName(arg), unit.ownerOf(unit.valueName(arg), scope));
		return byName.has(key) ? [key] : [];
	});
}

function findCalls(unit: Unit): ReadonlyMap<string, number[]> {
	unit.askRows(PASSED);
	const found = new Map<string, number[]>();
	for (let call = 0; call < unit.rows.calls.length; call++)
		for (const key of givenHolders(unit, call)) {
			const same = found.get(key);
			if (same === undefined) found.set(key, [call]);
			else same.push(call);
		}
	return found;
}

interface Holders {
	byValue: ReadonlyMap<number, Holder>;
	byName: ReadonlySet<string>;
	names: ReadonlySet<string>;
}

function findHolders(unit: Unit): Holders {
	const { bindings } = unit.rows.flow;
	const byValue = new Map<number, Holder>();
	const byName = new Set<string>();
	const names = new Set<string>();
	for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings) {
		const value = bindings[at + 6];
		if (value < 0 || bindings[at + 7] >= 0 || !isMade(unit, value)) continue;
		const holder = { name: unit.rows.names[bindings[at + 1]], scope: bindings[at] };
		byValue.set(value, holder);
		byName.add(keyOf(holder.name, holder.scope));
		names.add(holder.name);
	}
	return { byValue, byName, names };
}

function isMade(unit: Unit, value: number): boolean {
	const op = unit.op(value);
	return op === 'object' || op === 'array' || op === 'call';
}

function keyOf(name: string, scope: number): string {
	return `${scope}\0${name}`;
}
