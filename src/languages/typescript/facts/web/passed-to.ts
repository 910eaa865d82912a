import { split } from '../../../shared/facts/javascript-literals.ts';

/** The call that something is an argument of. */
export interface Passed {
	callee: string;
	/** Offset of the callee. */
	start: number;
	/** Which argument. */
	at: number;
	/** The property, when it is in an object: `register({ app })`. */
	property: string | null;
	/** As written: what is put before its paths on the way, `register(withPrefix(app, '/v1'))`. */
	prefix: string | null;
}

const CALLEE =
	/(?:^|[^\w$.])((?:new\s{1,8})?(?:[\w$]{1,100}\.){0,4}[\w$]{1,100})\(((?:[\w$.{}'"/\s]{0,120},){0,6})\s{0,40}$/;
const ENDS_ARGUMENT = /^\s{0,40}(?:as\s{1,8}[\w$.<>\s]{1,100}?)?[,)]/;
const ENDS_PROPERTY = /^\s{0,40}[,}]/;
const REACH = 1_500;

/** What is given the expression between two offsets, directly or in an object. */
export function passedTo(from: number, to: number, name: string, text: string): Passed | null {
	const after = text.slice(to, to + 160);
	const direct = ENDS_ARGUMENT.test(after) ? calleeBefore(from, text) : null;
	if (direct !== null) return /prefix/i.test(direct.callee) ? throughPrefix(direct, name, text) : direct;
	return ENDS_PROPERTY.test(after) ? throughObject(from, name, text) : null;
}

function calleeBefore(from: number, text: string): Passed | null {
	const called = CALLEE.exec(text.slice(Math.max(0, from - 400), from));
	if (called === null) return null;
	const [whole, callee, others] = called;
	const start = from - whole.length + whole.indexOf(callee);
	return { callee, start, at: others.split(',').length - 1, property: null, prefix: null };
}

/** `register(withPrefix(app, '/v1'))`: a function that says so gives the router with a path before its own. */
function throughPrefix(inner: Passed, name: string, text: string): Passed | null {
	const parts = split(text, inner.start + inner.callee.length, text.length)?.parts ?? [];
	const args = parts.map(({ start, end }) => text.slice(start, end));
	const prefix = args.find((written) => /^['"`]/.test(written));
	const outer = calleeBefore(inner.start, text);
	if (outer === null || prefix === undefined || args.length !== 2 || args[inner.at] !== name) return inner;
	return { ...outer, prefix };
}

/** `register({ app, options })`, `register({ server: app })`: the object is the first argument. */
function throughObject(from: number, name: string, text: string): Passed | null {
	const before = text.slice(Math.max(0, from - 120), from);
	const key = /(?:[{,]|\n)\s{0,80}([\w$]{1,100})\s{0,8}:\s{0,8}$/.exec(before)?.[1];
	if (key === undefined && !/[{,]\s{0,80}$/.test(before)) return null;
	const open = openBefore(from, text);
	if (open < 0 || text[open] !== '{') return null;
	const outer = calleeBefore(open, text);
	return outer === null || outer.at !== 0 ? null : { ...outer, property: key ?? name };
}

/** Offset of the bracket that is open at an offset; -1 when it is far away. */
function openBefore(from: number, text: string): number {
	let depth = 0;
	for (let at = from - 1; at >= 0 && at > from - REACH; at--) {
		const unit = text[at];
		if (unit === ')' || unit === ']' || unit === '}') depth++;
		else if ((unit === '(' || unit === '[' || unit === '{') && depth-- === 0) return at;
	}
	return -1;
}
