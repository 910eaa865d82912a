import { firstChild } from '../../model/syntax-walk.ts';
import { make, makeLiteral } from '../shared/lowering.ts';
import { Kind } from './kinds.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;
/** Longer than what the recorder keeps of a constant: a text is kept as a whole or not at all. */
const MAX_STRING = 4000;

/** Range between the quotes of a `string_literal` or `raw_string_literal`, escapes as written. */
export function literalRange(walk: Walk, node: number): { start: number; end: number } {
	const { tree } = walk;
	if (walk.kind(node) === Kind.rawString) {
		for (let child = firstChild(tree, node); child !== -1 && child < tree.after[node]; child++) {
			if (walk.kind(child) === Kind.stringContent) return { start: tree.start[child], end: tree.end[child] };
		}
		return { start: tree.end[node], end: tree.end[node] };
	}
	const quote = firstChild(tree, node);
	const start = quote === -1 ? tree.end[node] : tree.end[quote];
	return { start, end: Math.max(start, tree.end[node] - 1) };
}

/** The text of a literal, capped; null when it is bytes. */
export function literalText(walk: Walk, node: number, limit = MAX_TEXT): string | null {
	const { tree, text } = walk;
	if (text[tree.start[node]] === 'b') return null;
	const { start, end } = literalRange(walk, node);
	return text.slice(start, Math.min(end, start + limit));
}

/** A text, or bytes. */
export function stringValue(walk: Walk, node: number): number {
	const text = literalText(walk, node, MAX_STRING);
	if (text !== null) return make(walk, node, 'string', text);
	const { start, end } = literalRange(walk, node);
	return makeLiteral(walk, node, 'bytes', walk.text.slice(start, Math.min(end, start + MAX_STRING)));
}

/** A letter; one of bytes is a number. */
export function charValue(walk: Walk, node: number): number {
	const written = walk.textOf(node);
	return written.startsWith('b')
		? makeLiteral(walk, node, 'number')
		: makeLiteral(walk, node, 'char', written.slice(1, -1));
}
