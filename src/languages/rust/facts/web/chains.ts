import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { chainOf } from '../../../shared/facts/chains.ts';
import { functionKey } from './names.ts';
import { chainEnd, partsIn, skipTrivia } from './scan.ts';

/** What a chain of calls begins with. */
export interface Root {
	/** `new` makes a router, `scope` and `resource` are actix's, `name` is a variable, `call` a function. */
	kind: 'new' | 'app' | 'scope' | 'resource' | 'name' | 'call';
	/** The name of the variable or function, the type that is made. */
	text: string;
}

const NEW =
	/^(?:[a-z_]\w{0,60}::){0,4}((?:OpenApi|Api)?Router)(?:::<[^;{}]{0,200}?>)?::(?:new|default|with_openapi)\s{0,4}\(/;
const APP = /^(?:actix_web::)?App::(?:new|default)\s{0,4}\(/;
const ACTIX = /^(?:(?:actix_web::)?web::)?(scope|resource)\s{0,4}(?:::<[^;{}]{0,80}?>)?\(/;
const NAME = /^((?:self\.)?[a-z_]\w{0,100})\s{0,200}[.?]/;
const CALL = /^((?:[A-Za-z_]\w{0,100}::){0,8}[a-z_]\w{0,100})(?:::<[^;{}]{0,200}?>)?\(/;

const MAKES = /[A-Z]\w{0,100}::(?:new|default|builder|from)\w{0,40}$/;

export function rootAt(text: string, start: number): Root | null {
	const written = text.slice(start, start + 500);
	const made = NEW.exec(written);
	if (made !== null) return { kind: 'new', text: made[1] };
	if (APP.test(written)) return { kind: 'app', text: 'App' };
	const actix = ACTIX.exec(written);
	if (actix !== null) return { kind: actix[1] as 'scope' | 'resource', text: actix[1] };
	const name = NAME.exec(written);
	if (name !== null) return { kind: 'name', text: name[1] };
	const call = CALL.exec(written);
	// `ServiceBuilder::new()` makes something else.
	return call === null || MAKES.test(call[1]) ? null : { kind: 'call', text: call[1] };
}

/** Where the value of a chain goes. */
export type Sink =
	| { to: 'name'; name: string; start: number }
	| { to: 'function'; key: string }
	| { to: 'argument'; of: SeenCall }
	| { to: 'nothing' };

const LET = /\blet\s{1,4}(?:mut\s{1,4})?([a-z_]\w{0,100})(?:\s{0,4}:[^=;{}]{1,160})?\s{0,4}=\s{0,200}$/;
const GIVEN = /(?:^|[;{}]|\n)\s{0,200}([a-z_]\w{0,100})\s{0,4}=\s{0,200}$/;
const RETURNED = /\breturn\s{1,4}(?:Ok\(\s{0,200})?$/;
/** Calls that take a router or a service as their argument. */
const TAKERS: ReadonlySet<string> = new Set(['nest', 'nest_service', 'merge', 'service', 'nest_api_service']);

export function sinkOf(call: SeenCall, file: FactFile): Sink {
	const { text } = file;
	const start = call.start;
	const last = chainOf(call, file).at(-1) ?? call;
	const end = chainEnd(text, last.end);
	const taker = takerOf(call, end, file);
	if (taker !== null) return { to: 'argument', of: taker };
	const before = text.slice(Math.max(0, start - 400), start);
	const given = LET.exec(before) ?? GIVEN.exec(before);
	if (given !== null) {
		return { to: 'name', name: given[1], start: start - given[0].length + given[0].indexOf(given[1]) };
	}
	const owner = file.around(call.chunk).find(({ kind }) => kind === 'function' || kind === 'method');
	if (owner === undefined) return { to: 'nothing' };
	const isTail = call.chunk === owner.index && isLast(text, end, owner.end - 1);
	return isTail || RETURNED.test(before)
		? { to: 'function', key: functionKey(owner, file) }
		: { to: 'nothing' };
}

/** Whether nothing stands between an expression and the end of its function but `)` of an `Ok(…)`. */
function isLast(text: string, end: number, close: number): boolean {
	const at = skipTrivia(text, end);
	return (text[at] === ')' ? skipTrivia(text, at + 1) : at) === close;
}

/** The call whose argument the chain is, when no function stands between them. */
function takerOf(call: SeenCall, end: number, file: FactFile): SeenCall | null {
	let innermost: SeenCall | null = null;
	for (const each of takersOf(file)) {
		if (each.chunk !== call.chunk) continue;
		if (each.nameStart >= call.start || each.end < end) continue;
		if (innermost === null || each.nameStart > innermost.nameStart) innermost = each;
	}
	if (innermost === null) return null;
	const isArgument = argumentsOf(innermost, file).some(({ start }) => start === call.start);
	return isArgument ? innermost : null;
}

const takers = new WeakMap<FactFile, readonly SeenCall[]>();
/** Further ones are a list of data, not a program. */
const MAX_TAKERS = 2000;

function takersOf(file: FactFile): readonly SeenCall[] {
	let found = takers.get(file);
	if (found === undefined) {
		found = file.calls.filter(({ name }) => TAKERS.has(name)).slice(0, MAX_TAKERS);
		takers.set(file, found);
	}
	return found;
}

/** The arguments of a call with their places. */
export function argumentsOf(call: SeenCall, file: FactFile): { start: number; text: string }[] {
	const open = file.text.indexOf('(', call.nameStart + call.name.length);
	return open < 0 || open > call.end ? [] : partsIn(file.text, open);
}
