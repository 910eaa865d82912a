import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { functionAt, functionKey, keyOf, ofItself } from './keys.ts';

const GIVEN =
	/(?:^|[^\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_.]{0,200})(?:[ \t]{1,8}[*\w.]{1,80})?[ \t]{0,8}:?=\s{0,8}$/u;
const RETURNED = /(?:^|[^\p{L}\p{N}_.])return\s{1,8}$/u;

/** The key of what a chain of calls, of which this is the last, is given to; null when it is used otherwise. */
export function assignedKey(call: SeenCall, file: FactFile): string | null {
	if (file.text[call.end] === '.') return null;
	const before = file.text.slice(Math.max(0, call.start - 320), call.start);
	const given = GIVEN.exec(before);
	if (given !== null) {
		const [whole, name] = given;
		const start = call.start - whole.length + whole.indexOf(name);
		if (ofItself(name, start, file) !== null) return `${name}@${start}`;
		return keyOf(name, call, file);
	}
	const owner = RETURNED.test(before) ? functionAt(call.start, file) : null;
	return owner === null ? null : functionKey(owner);
}

/** The call whose argument an expression is: its callee, and the position. */
export interface ArgumentPlace {
	callee: string;
	/** Where the callee begins. */
	start: number;
	index: number;
}

const MAX_BACK = 600;
const CALLEE =
	/(?:^|[^\p{L}\p{N}_.)\]}])((?:[\p{L}_][\p{L}\p{N}_]{0,100}\.){0,6}[\p{L}_][\p{L}\p{N}_]{0,100})$/u;

export function argumentPlace(at: number, { text }: FactFile): ArgumentPlace | null {
	let depth = 0;
	let index = 0;
	for (let back = at - 1; back >= 0 && at - back < MAX_BACK; back--) {
		const unit = text[back];
		if (unit === '"' || unit === '`') {
			back = text.lastIndexOf(unit, back - 1);
			if (back < 0) return null;
		} else if (unit === ')' || unit === ']' || unit === '}') depth++;
		else if (unit === '[' || unit === '{') {
			if (depth-- === 0) return null;
		} else if (unit === '(') {
			if (depth-- > 0) continue;
			const called = CALLEE.exec(text.slice(Math.max(0, back - 320), back));
			return called === null ? null : { callee: called[1], start: back - called[1].length, index };
		} else if (depth === 0) {
			if (unit === ',') index++;
			else if (unit === ';' || unit === '=' || unit === ':') return null;
		}
	}
	return null;
}
