import type { Unit } from '../../world/unit.ts';
import type { Occurrence } from './occurrences.ts';
import { type ValuePlace, type ValuePlaces, valuePlaces } from './value-places.ts';

/** What becomes of the value of a variable where it is read. */
export interface Use {
	/** The call that it is an argument of, which one from 0, and whether it is the whole argument. */
	passed: { call: number; place: number; keyword: string | null; isWhole: boolean } | null;
	/** The call of a member of it; -1 for none. */
	callOn: number;
	/** Of `yields`: return, yield or throw. */
	given: number | null;
	/** What its value is assigned to, as written. */
	assignedTo: readonly string[];
}

const NO_USE: Use = { passed: null, callOn: -1, given: null, assignedTo: [] };
/** Values above one that are looked at. */
const MAX_ABOVE = 400;

/** Operations that give one of their operands, or a list of them. */
const SAME_VALUE: ReadonlySet<string> = new Set([
	'either',
	'choice',
	'pair',
	'cast',
	'await',
	'spread',
	'assign',
	'array',
	'item',
	'object',
	'entry',
]);
/** Operations whose result is made of their operands. */
const MADE_OF: ReadonlySet<string> = new Set(['member', 'index', 'template', 'binary']);

/** What is done with a variable at a place. */
export function useOf({ unit, start, doing }: Occurrence): Use {
	if (doing !== 'read') return NO_USE;
	const places = unit.derived(valuePlaces);
	const names = places.at(start);
	for (const name of names) {
		const callOn = callOnIt(unit, places, name);
		if (callOn >= 0) return { ...NO_USE, callOn };
	}
	for (const name of names) {
		const passed = passedAt(unit, places, name);
		if (passed !== null) return { ...NO_USE, passed };
	}
	const reached = names.flatMap((name) => [...placesAbove(unit, places, name, isSameValue)]);
	const given = reached.find(({ place }) => place.is === 'given')?.place;
	if (given?.is === 'given') return { ...NO_USE, given: given.kind };
	const assigned = reached.flatMap(({ place }) =>
		place.is === 'assigned' ? [place.target < 0 ? place.name : written(unit, place.target)] : [],
	);
	return { ...NO_USE, assignedTo: [...new Set(assigned)] };
}

/** The call of `x.run()` for `x`. */
function callOnIt(unit: Unit, places: ValuePlaces, name: number): number {
	for (const member of places.above(name)) {
		if (unit.op(member) !== 'member') continue;
		const callee = places.of(member).find((place) => place.is === 'callee');
		if (callee?.is === 'callee') return callee.call;
	}
	return -1;
}

function passedAt(unit: Unit, places: ValuePlaces, name: number): Use['passed'] {
	for (const { value, place } of placesAbove(unit, places, name, isMadeOf)) {
		if (place.is !== 'argument') continue;
		return { call: place.call, place: place.place, keyword: place.keyword, isWhole: value === name };
	}
	return null;
}

const isSameValue = (op: string): boolean => SAME_VALUE.has(op);
const isMadeOf = (op: string): boolean => SAME_VALUE.has(op) || MADE_OF.has(op);

/** What a value is for, and the values that it goes on in. */
function* placesAbove(
	unit: Unit,
	places: ValuePlaces,
	from: number,
	follows: (op: string) => boolean,
): Generator<{ value: number; place: ValuePlace }> {
	const open = [from];
	for (let left = MAX_ABOVE; open.length > 0 && left > 0; left--) {
		const value = open.pop()!;
		for (const place of places.of(value)) yield { value, place };
		for (const user of places.above(value)) if (goesOn(unit, value, user, follows)) open.push(user);
	}
}

/** Whether a value is in the result of an operation: the test of a choice is not, nor the rest of a list in its first cell. */
function goesOn(unit: Unit, value: number, user: number, follows: (op: string) => boolean): boolean {
	const op = unit.op(user);
	if (!follows(op)) return false;
	switch (op) {
		case 'choice':
		case 'pair':
		case 'assign':
			return unit.second(user) === value;
		case 'index':
			return unit.first(user) === value;
		default:
			return true;
	}
}

/** The function whose scope holds another; -1 outside of all. */
export function functionOf(unit: Unit, scope: number): number {
	for (let at = scope; at >= 0; at = unit.scopeParent(at)) if (unit.scopeKind(at) === 'function') return at;
	return -1;
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
