/** What is not known of a text. */
export const HOLE = '{}';
/** Around a parameter of a function around the text: the function's scope, its place, then how to get to the name. */
export const MARK = '\u0001';
export const MARKED = /\u0001(\d{1,9}):(\d{1,3})([^\u0001]{0,100})\u0001/g;
/** Texts that one expression may be, at most. */
export const MAX_ALTERNATIVES = 6;
export const MAX_LENGTH = 2_000;
export const UNKNOWN: readonly string[] = [HOLE];

/** Whether a text has a parameter in it. */
export function isMarked(text: string): boolean {
	return text.includes(MARK);
}

/** The scopes of functions whose parameters stand in a text, each once. */
export function markedScopes(text: string): number[] {
	return [...new Set([...text.matchAll(MARKED)].map((match) => Number(match[1])))];
}

/** A hole that says what is put there. */
export function holeOf(written: string): string {
	const name = written.trim();
	return /^[\w$.()]{1,40}$/.test(name) ? `{${name}}` : HOLE;
}

/** Parameters as holes. */
export function withoutMarks(text: string): string {
	return text.replace(MARKED, HOLE);
}

/** Each of some texts, followed by each of others. */
export function product(before: readonly string[], after: readonly string[]): string[] {
	return before.flatMap((first) => after.map((second) => first + second)).slice(0, MAX_ALTERNATIVES);
}
