import { Token } from '../shared/tokens.ts';
import { type Code, type Edits, isAdjacent, written } from './code-tokens.ts';

/*
 * The grammar takes no call in what is assigned to: `a().b = c`, `a.b(c)[d] += e`. Such a sign becomes
 * the operator that binds least, which the pack reads as an assignment when the text as written has no
 * `||` there.
 */

const COMPOUND = '+-*/%';

/** `sign` is a `=`. */
export function rewriteAssignment(code: Code, sign: number, edits: Edits): void {
	const { text, tokens } = code;
	const at = tokens.start[sign];
	if (isComparison(text, at) || !isCalledTarget(code, sign)) return;
	if (COMPOUND.includes(text[at - 1]) || text[at - 1] === ' ') edits.set(at - 1, '||');
}

function isComparison(text: string, at: number): boolean {
	return text[at + 1] === '=' || text[at + 1] === '>' || /[=!<>]/.test(text[at - 1]);
}

const MAX_STEPS = 200;

/** Goes back over the names, calls and indices before the sign: is there a call among them? */
function isCalledTarget(code: Code, sign: number): boolean {
	const { tokens, opener } = code;
	let at = sign - 1;
	if (COMPOUND.includes(written(code, at)) && isAdjacent(code, sign)) at--;
	// What is assigned to is a member or an item.
	if (written(code, at) === ')' || written(code, at) === '}') return false;
	let hasCall = false;
	for (let steps = 0; steps < MAX_STEPS && at >= 0; steps++) {
		const mark = written(code, at);
		if (mark === ']' || mark === ')' || mark === '}') {
			if (opener[at] === -1 || !follows(code, opener[at])) return hasCall;
			if (mark !== ']') hasCall = true;
			at = opener[at] - 1;
			if (written(code, at) === '>') at = beforeTypes(code, at);
		} else if (mark === '!' && written(code, at - 1) === '!') at -= 2;
		else if (isNamed(code, at)) {
			at--;
			if (written(code, at) !== '.') return hasCall;
			at--;
			if (written(code, at) === '?') at--;
		} else return hasCall && tokens.kind[at] === Token.string;
	}
	return false;
}

/** Whether a bracket is about what stands before it in its line: `f(x)`, `f<T>(x)`, `f(x) { … }`. */
function follows(code: Code, open: number): boolean {
	const { tokens, text } = code;
	const before = open - 1;
	if (before < 0 || text.slice(tokens.end[before], tokens.start[open]).includes('\n')) return false;
	return isNamed(code, before) || /^[)\]}>!]$/.test(written(code, before));
}

const KEYWORDS = /^(?:if|while|for|when|else|return|in|is|as|val|var|fun|catch|try|do|throw)$/;

function isNamed(code: Code, at: number): boolean {
	const kind = at < 0 ? 0 : code.tokens.kind[at];
	return kind === Token.quoted || (kind === Token.word && !KEYWORDS.test(written(code, at)));
}

/** Before the `<` of type arguments that end at `close`. */
function beforeTypes(code: Code, close: number): number {
	let depth = 0;
	for (let at = close; at >= 0 && close - at < 100; at--) {
		const mark = written(code, at);
		if (mark === '>') depth++;
		else if (mark === '<' && --depth === 0) return at - 1;
	}
	return close;
}
