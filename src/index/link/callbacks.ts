import type { Relation } from '../../model/link.ts';
import { FUNCTIONS } from '../../semantics/chunk-kinds.ts';
import type { Outcome } from '../../semantics/core/entity.ts';
import { ruleOf } from '../../semantics/rules.ts';
import { linkOf } from '../../semantics/structural/link-calls.ts';
import type { Unit } from '../../semantics/world/unit.ts';
import type { World } from '../../semantics/world/world.ts';

/** Calls near one that are looked at for those inside it. */
const NEAR = 64;

/** Finds out what values are. */
interface Values {
	value(unit: Unit, value: number, scope: number): Outcome;
}

/** Functions that calls are given by name: `list.map(format)`, `onClick={save}`. */
export function callbacksOf(unit: Unit, interpreter: Values, world: World): Relation[] {
	const found: Relation[] = [];
	const taken = new Set<number>();
	for (const [call, { caller }] of unit.file.calls.entries()) {
		if (taken.size > 0) taken.clear();
		for (const value of unit.args(call)) {
			const scope = unit.callScope(call);
			if (value < 0 || !mayBeFunction(unit, value, scope)) continue;
			const outcome = interpreter.value(unit, value, scope);
			if (outcome.open || !outcome.of.some(({ is }) => is === 'definition')) continue;
			const link = { ...linkOf(outcome, 'call'), rule: ruleOf(unit, value, scope) };
			if (!link.complete || link.targets.length === 0) continue;
			const areFunctions = link.targets.every(({ path, chunk }) => {
				const target = world.unit(path);
				return target !== null && FUNCTIONS.has(target.kind(chunk)) && target.kind(chunk) !== 'constructor';
			});
			if (!areFunctions) continue;
			const name = unit.valueName(value);
			const start = argumentAt(unit, call, name, unit.op(value) === 'member', taken);
			if (start < 0) continue;
			taken.add(start);
			found.push({ kind: 'callback', chunk: caller, name, start, link });
		}
	}
	return found;
}

/** Whether it is worth finding out: most arguments are data. */
function mayBeFunction(unit: Unit, value: number, scope: number): boolean {
	const op = unit.op(value);
	if (op === 'name') {
		return unit
			.lookUp(unit.valueName(value), scope)
			.some(
				({ kind, chunk }) =>
					kind === 'function' || kind === 'import' || (chunk >= 0 && FUNCTIONS.has(unit.kind(chunk))),
			);
	}
	if (op !== 'member') return false;
	const on = unit.first(value);
	if (on < 0) return false;
	if (unit.op(on) === 'this') return true;
	if (unit.op(on) !== 'name') return false;
	const name = unit.valueName(on);
	return (
		unit.traits.selfParameters.has(name) ||
		unit.lookUp(name, scope).some(({ kind }) => kind === 'import' || kind === 'class')
	);
}

/** Where a name stands among the arguments of a call, outside of calls that are arguments themselves; -1 when it is not found. */
function argumentAt(
	unit: Unit,
	call: number,
	name: string,
	isMember: boolean,
	taken: ReadonlySet<number>,
): number {
	const { calls, refs, names } = unit.file;
	const { start, end } = calls[call];
	const inside = calls
		.slice(Math.max(0, call - NEAR), call + NEAR)
		.filter((other) => other.start > start && other.end <= end && other !== calls[call]);
	for (let at = firstAfter(refs.start, refs.count, start); at < refs.count && refs.start[at] < end; at++) {
		const place = refs.start[at];
		if (names[refs.name[at]] !== name || (refs.member[at] === 1) !== isMember || taken.has(place)) continue;
		if (!inside.some((other) => other.start <= place && place < other.end)) return place;
	}
	return -1;
}

/** The first reference behind an offset. */
function firstAfter(starts: Int32Array, count: number, offset: number): number {
	let low = 0;
	let high = count;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (starts[middle] <= offset) low = middle + 1;
		else high = middle;
	}
	return low;
}
