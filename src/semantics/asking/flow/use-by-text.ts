import { FLOW_STRIDE } from '../../../store/codec/flow.ts';
import type { Unit } from '../../world/unit.ts';
import type { Occurrence } from './occurrences.ts';
import { openingOf, stretchOf } from './stretch.ts';
import type { Use } from './use.ts';

const NO_USE: Use = { passed: null, callOn: -1, given: null, assignedTo: [] };
/** Parts of a value that are looked at. */
const MAX_PARTS = 400;

/**
 * What is done with a variable at a place, of languages whose values have no places yet: what the text says must
 * agree with what was recorded of the call, the assignment or the return around it; else nothing is said.
 */
export function useByText(occurrence: Occurrence, text: string): Use {
	const { unit, start, doing, name } = occurrence;
	if (doing !== 'read') return NO_USE;
	const end = start + name.length;
	const callOn = callOnIt(unit, end, text);
	if (callOn >= 0) return { ...NO_USE, callOn };
	const passed = passedAt(occurrence, text);
	if (passed !== null) return { ...NO_USE, passed };
	if (!isWhole(text, end)) return NO_USE;
	const given = givenBack(occurrence, text);
	return given === null ? { ...NO_USE, assignedTo: assignedAt(occurrence, text) } : { ...NO_USE, given };
}

/** The call of `x.run()` for `x`. */
function callOnIt(unit: Unit, end: number, text: string): number {
	const between = /^\s{0,100}(?:\?|!!|!)?(?:\.|->|::)\s{0,100}/.exec(text.slice(end, end + 210));
	return between === null ? -1 : unit.callAtStart(end + between[0].length);
}

/** Whether a name is not the beginning of a longer expression. */
function isWhole(text: string, end: number): boolean {
	return /^(?:\s{0,400}(?:[;,)\]}{]|:|\|\||&&|\?\?|(?:as|if|else|or|and|satisfies|unless|end)\b|\/[/*]|#|$)|!?[^\S\n]{0,200}(?:\n|$))/.test(
		text.slice(end, end + 420),
	);
}

function passedAt({ unit, start, chunk, name }: Occurrence, text: string): Use['passed'] {
	let call = -1;
	for (const [index, each] of unit.file.calls.entries()) {
		if (each.start >= start) continue;
		if (
			start < each.end &&
			each.start + each.name.length <= start &&
			(call < 0 || each.start > unit.callStart(call))
		)
			call = index;
	}
	if (call < 0 || unit.file.calls[call].caller !== chunk) return null;
	const open = openingOf(text, unit.callStart(call) + unit.file.calls[call].name.length);
	const before = open < 0 || open > start ? null : stretchOf(text, open + 1, start, unit.family);
	if (before === null || before.depth < 0) return null;
	const given = unit.arguments(call)[before.commas];
	if (given === undefined || given.value < 0 || !mentions(unit, given.value, name)) return null;
	const isDirect = unit.op(given.value) === 'name' && before.depth === 0;
	return {
		call,
		place: before.commas,
		keyword: given.name,
		isWhole: isDirect && isWhole(text, start + name.length),
	};
}

function givenBack({ unit, start, chunk, name }: Occurrence, text: string): number | null {
	const { yields } = unit.file.flow;
	for (let at = yields.length - FLOW_STRIDE.yields; at >= 0; at -= FLOW_STRIDE.yields) {
		const [kind, from, value, begins] = yields.subarray(at, at + FLOW_STRIDE.yields);
		if (from !== chunk || begins > start || value < 0 || !holds(unit, value, name)) continue;
		if (isOneStatement(unit, begins, start, text)) return kind;
	}
	return null;
}

/** A value that a name or something else gets. */
interface Assigned {
	at: number;
	value: number;
	/** The target's value; -1 for a name that is declared. */
	target: number;
	name: string;
}

/** In source order. */
function findAssigned(unit: Unit): Assigned[] {
	const { bindings, assigns } = unit.file.flow;
	const found: Assigned[] = [];
	for (let row = 0; row < bindings.length; row += FLOW_STRIDE.bindings) {
		const [own, at, value] = [bindings[row + 1], bindings[row + 3], bindings[row + 6]];
		// Each of what a loop goes through is not what it goes through.
		if (value >= 0 && !/^\[(?:key)?\]/.test(unit.nameAt(bindings[row + 7]) ?? ''))
			found.push({ at, value, target: -1, name: unit.file.names[own] });
	}
	for (let row = 0; row < assigns.length; row += FLOW_STRIDE.assigns) {
		const [target, value, at] = assigns.subarray(row + 2, row + 5);
		if (target >= 0 && value >= 0) found.push({ at, value, target, name: '' });
	}
	return found.sort((a, b) => a.at - b.at);
}

function assignedAt({ unit, start, scope, name }: Occurrence, text: string): string[] {
	let found: Assigned[] = [];
	for (const each of unit.derived(findAssigned)) {
		if (each.at >= start) break;
		if (!holds(unit, each.value, name)) continue;
		// The names that one value is taken apart into.
		found = found.filter(({ at, value }) => at === each.at || value === each.value);
		found.push(each);
	}
	const nearest = found.at(-1);
	if (nearest === undefined || !isOneStatement(unit, nearest.at, start, text)) return [];
	if (functionOf(unit, unit.scopeAt(nearest.at)) !== functionOf(unit, scope)) return [];
	return [...new Set(found.map((each) => (each.target < 0 ? each.name : written(unit, each.target))))];
}

/** The function whose scope holds another; -1 outside of all. */
function functionOf(unit: Unit, scope: number): number {
	for (let at = scope; at >= 0; at = unit.scopeParent(at)) if (unit.scopeKind(at) === 'function') return at;
	return -1;
}

/** Whether nothing ends between two offsets, as far as the text says. */
function isOneStatement(unit: Unit, from: number, to: number, text: string): boolean {
	const between = stretchOf(text, from, to, unit.family);
	return between !== null && between.ended < 0;
}

/** A target of an assignment in few words: `user.name`, `list[…]`. */
function written(unit: Unit, target: number): string {
	const parts: string[] = [];
	let at = target;
	for (let left = 20; at >= 0 && left > 0; left--) {
		const op = unit.op(at);
		if (op === 'member') parts.unshift(`.${unit.valueName(at)}`);
		else if (op === 'index') parts.unshift('[…]');
		else {
			parts.unshift(op === 'name' ? unit.valueName(at) : op === 'this' ? 'this' : '…');
			break;
		}
		at = unit.first(at);
	}
	return parts.join('');
}

/** OpenQuestions from a value to the values that it may be, or that it is a list of. */
const SAME_VALUE: ReadonlySet<string> = new Set([
	'either',
	'cast',
	'await',
	'spread',
	'assign',
	'array',
	'item',
	'object',
	'entry',
]);

/** Whether a value is the one of a name, or may be. */
function holds(unit: Unit, value: number, name: string): boolean {
	return isAmong(unit, value, name, (op) => SAME_VALUE.has(op));
}

/** Whether a value is made of that of a name, without a call in between. */
function mentions(unit: Unit, value: number, name: string): boolean {
	return isAmong(unit, value, name, (op) => SAME_VALUE.has(op) || op === 'member' || op === 'index');
}

function isAmong(unit: Unit, value: number, name: string, follow: (op: string) => boolean): boolean {
	const open = [value];
	for (let left = MAX_PARTS; open.length > 0 && left > 0; left--) {
		const at = open.pop()!;
		if (at < 0) continue;
		const op = unit.op(at);
		if (op === 'name' && unit.valueName(at) === name) return true;
		if (!follow(op)) continue;
		open.push(unit.first(at));
		if (op !== 'cast' && op !== 'member') open.push(unit.second(at));
	}
	return false;
}
