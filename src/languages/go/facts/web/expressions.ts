import { splitArguments } from '../../../shared/facts/literals.ts';

/** `a.b(x, y)`: what is called, and its arguments as written. */
export interface Called {
	callee: string;
	args: string[];
}

const CALLEE =
	/^&?([\p{L}_][\p{L}\p{N}_.]{0,200})(?:\[[^\]]{0,100}\])?((?:\{[^{}]{0,200}\})?(?:\.[\p{L}_][\p{L}\p{N}_]{0,100})?)\(/u;

/** The call that an expression is as a whole; null for anything else: `a(x).b(y)` is called on what `a` gives. */
export function calledAs(expression: string): Called | null {
	const found = CALLEE.exec(expression);
	if (found === null || !expression.endsWith(')')) return null;
	const open = found[0].length - 1;
	if (closingOf(expression, open) !== expression.length - 1) return null;
	const args = splitArguments(expression.slice(open + 1, -1)).map(({ text }) => text);
	return { callee: found[1] + found[2].replace(/^\{[^{}]{0,200}\}/, ''), args };
}

/** Where the bracket that opens at an offset closes; -1 when it does not. */
function closingOf(text: string, open: number): number {
	let depth = 0;
	for (let at = open; at < text.length; at++) {
		const unit = text[at];
		if (unit === '"' || unit === '`') {
			at = endOfString(text, at, unit);
			if (at < 0) return -1;
		} else if (unit === '(' || unit === '[' || unit === '{') depth++;
		else if ((unit === ')' || unit === ']' || unit === '}') && --depth === 0) return at;
	}
	return -1;
}

function endOfString(text: string, start: number, quote: string): number {
	for (let at = start + 1; at < text.length; at++) {
		if (quote === '"' && text[at] === '\\') at++;
		else if (text[at] === quote) return at;
	}
	return -1;
}
