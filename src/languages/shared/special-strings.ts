import { Token, type TokenRules, type Tokens } from './tokens.ts';

/*
 * Strings that a table of quotes cannot describe: what opens them depends on what stands before, or what closes them on
 * how they were opened. A language's `TokenRules.special` is made of these.
 */

export type Special = ReturnType<NonNullable<TokenRules['special']>>;

export const string = (end: number): Special => ({ kind: Token.string, end });

/** Past a string that ends with its line at the latest. */
export function lineStringEnd(text: string, from: number, end: number): number {
	for (let at = from + 1; at < end; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === text[from]) return at + 1;
		else if (text[at] === '\n') return at;
	}
	return end;
}

const BEFORE_REGEX =
	/^(?:return|typeof|case|in|of|delete|void|instanceof|new|throw|else|do|yield|await|and|or|not|if|unless|when|while|until)$/;

export function mayBeginRegex({ count, kind, start, end, text }: Tokens): boolean {
	if (count === 0) return true;
	const before = text.slice(start[count - 1], Math.min(end[count - 1], start[count - 1] + 12));
	if (kind[count - 1] === Token.mark) return !')]}<'.includes(before);
	return kind[count - 1] === Token.word && BEFORE_REGEX.test(before);
}

export function regexEnd(text: string, from: number, end: number): number {
	let inClass = false;
	for (let at = from + 1; at < end; at++) {
		const unit = text[at];
		if (unit === '\n') return -1;
		if (unit === '\\') at++;
		else if (unit === '[') inClass = true;
		else if (unit === ']') inClass = false;
		else if (unit === '/' && !inClass) {
			let close = at + 1;
			while (close < end && /[a-z]/.test(text[close])) close++;
			return close;
		}
	}
	return -1;
}

export function until(text: string, from: number, end: number, close: string): Special {
	const found = text.indexOf(close, from);
	return string(found === -1 || found + close.length > end ? end : found + close.length);
}
