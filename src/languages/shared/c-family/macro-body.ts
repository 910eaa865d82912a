import type { Arg, ArgKind } from '../../../model/recorder.ts';
import { isKeywordOf } from './keywords.ts';
import type { Walk } from './walk.ts';

const MAX_ARGS = 8;
const MAX_NESTING = 64;
const NO_PARAMS: ReadonlySet<string> = new Set();
/** Macros beyond this length are tables. */
const MAX_BODY = 20_000;
/** One token: a comment, a string, a character, a number, a name, an arrow, or any other sign. */
const TOKEN =
	/\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\.?\d[\w.]*|[A-Za-z_$]\w*|->|::|##?|[^\s\\]/g;

/** A name that parentheses follow. */
interface Named {
	name: string;
	nameStart: number;
	calleeStart: number;
	receiver: string | null;
}

/** An open parenthesis or bracket. */
interface Open {
	/** The call that the parenthesis belongs to, or null. */
	call: Named | null;
	/** Where the expression begins that the bracket is part of. */
	chainStart: number;
	/** Where the argument in hand begins. */
	argStart: number;
	args: Arg[];
	argCount: number;
	hasTokens: boolean;
}

/**
 * Tells the names and calls in a text that the parser does not read: the body of a macro, the arguments of
 * an attribute. With `isMacro` the first name is that of a macro. What a macro expands to is not known, so
 * values are not followed. A name that is pasted to another is none, unless it is a parameter.
 */
export function readTokens(
	walk: Walk,
	start: number,
	end: number,
	isMacro = false,
	params: ReadonlySet<string> = NO_PARAMS,
): void {
	const text = walk.text.slice(start, Math.min(end, start + MAX_BODY));
	const open: Open[] = [];
	let before = '';
	let beforeThat = '';
	let called: Named | null = null;
	let chainStart = -1;
	TOKEN.lastIndex = 0;
	for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
		const [token] = match;
		if (token.startsWith('/*') || token.startsWith('//')) continue;
		const at = start + match.index;
		const top = open[open.length - 1];
		if (top !== undefined && token !== ',' && token !== ')') top.hasTokens = true;
		const isMember = before === '.' || before === '->' || (before === '::' && /[\w>)]$/.test(beforeThat));
		const wasCalled: Named | null = called;
		called = null;
		if (token === '(' || token === '[') {
			const call = token === '(' ? wasCalled : null;
			const from = call?.calleeStart ?? (token === '(' ? at : chainStart);
			if (open.length < MAX_NESTING) {
				open.push({ call, chainStart: from, argStart: at + 1, args: [], argCount: 0, hasTokens: false });
			}
		} else if (token === ',' && top !== undefined) endArg(walk, top, at);
		else if ((token === ')' || token === ']') && top !== undefined) {
			open.pop();
			chainStart = top.chainStart;
			if (token === ')' && (top.hasTokens || top.argCount > 0)) endArg(walk, top, at);
			if (top.call !== null) recordCall(walk, top, at + 1, isMacro && top.call.nameStart === start);
		} else if (/^[A-Za-z_$]/.test(token)) {
			if (!isMember) chainStart = at;
			const rest = text.slice(match.index + token.length, match.index + token.length + 8);
			const isPasted = before === '#' || before === '##' || /^\s*##/.test(rest);
			if (isKeywordOf(walk.isCpp, token) || (isPasted && !params.has(token))) {
				beforeThat = before;
				before = token;
				continue;
			}
			const opens = /^\s*\(/.test(rest);
			walk.out.refer(token, at, opens ? 'call' : 'read', isMember);
			const receiver = isMember ? walk.text.slice(chainStart, at - before.length).trim() : null;
			if (opens) called = { name: token, nameStart: at, calleeStart: isMember ? chainStart : at, receiver };
		}
		beforeThat = before;
		before = token;
	}
}

function endArg(walk: Walk, open: Open, end: number): void {
	open.argCount++;
	if (open.argCount <= MAX_ARGS) {
		const text = walk.text.slice(open.argStart, Math.min(end, open.argStart + 1000)).trim();
		open.args.push({ kind: argKind(text), text });
	}
	open.argStart = end + 1;
}

function argKind(text: string): ArgKind {
	if (/^[A-Za-z_]\w*$/.test(text)) return 'identifier';
	if (/^[-+]?\.?\d[\w.]*$/.test(text)) return 'number';
	if (/^(?:[LuU]|u8)?"(?:[^"\\]|\\[\s\S])*"$/.test(text) || /^'(?:[^'\\]|\\[\s\S])*'$/.test(text))
		return 'string';
	if (/^[A-Za-z_][\w.]*(?:(?:\.|->)[A-Za-z_]\w*)+$/.test(text)) return 'member';
	return 'other';
}

function recordCall(walk: Walk, { call, args, argCount }: Open, end: number, isMacro: boolean): void {
	const { name, nameStart, calleeStart, receiver } = call!;
	const { out } = walk;
	out.call({
		via: isMacro || walk.macros.has(name) ? 'macro' : 'call',
		callee: walk.text.slice(calleeStart, nameStart + name.length).slice(0, 200),
		name,
		receiver,
		nameStart,
		start: calleeStart,
		end,
		flags: 0,
		args,
		argCount,
		calleeValue: receiver === null ? out.value('name', name, -1, -1, nameStart, nameStart + name.length) : -1,
		argValues: [],
	});
}
