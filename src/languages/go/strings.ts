import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;
/** Longer than what the recorder keeps of a constant: a text is kept as a whole or not at all. */
export const MAX_STRING = 4000;

/** What stands between the quotes of a literal, escapes as written, capped. */
export function stringContent(walk: Walk, literal: number, limit = MAX_TEXT): string {
	const start = walk.tree.start[literal] + 1;
	const end = Math.max(start, walk.tree.end[literal] - 1);
	return walk.text.slice(start, Math.min(end, start + limit));
}

export function isString(kind: number): boolean {
	return kind === Kind.interpreted_string_literal || kind === Kind.raw_string_literal;
}

export function isNumber(kind: number): boolean {
	return kind === Kind.int_literal || kind === Kind.float_literal || kind === Kind.imaginary_literal;
}

/** A slice for the recorder, which caps it further: without a bound here nested calls cost the square. */
export function clipped(walk: Walk, start: number, end: number, limit: number): string {
	if (end - start <= limit) return walk.text.slice(start, end);
	return `${walk.text.slice(start, start + limit - 1)}…`;
}
