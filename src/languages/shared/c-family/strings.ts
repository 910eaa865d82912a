import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;

/** A slice for the recorder, which caps it further: without a bound here nested calls cost the square. */
export function clipped(walk: Walk, start: number, end: number, limit: number): string {
	if (end - start <= limit) return walk.text.slice(start, end);
	return `${walk.text.slice(start, start + limit - 1)}…`;
}

/** What a string literal, or several side by side, has between its quotes, escapes as written, capped. */
export function stringContent(walk: Walk, node: number): string {
	const { tree } = walk;
	let content = '';
	for (let at = node; at < tree.after[node] && content.length < MAX_TEXT; at++) {
		const kind = walk.kind(at);
		if (kind !== Kind.string_literal && kind !== Kind.raw_string_literal) continue;
		content += between(walk, at, kind === Kind.raw_string_literal);
		at = tree.after[at] - 1;
	}
	return content.slice(0, MAX_TEXT);
}

function between(walk: Walk, node: number, isRaw: boolean): string {
	const { tree, text } = walk;
	let start = text.indexOf('"', tree.start[node]) + 1;
	let end = tree.end[node] - 1;
	if (isRaw) {
		const open = text.indexOf('(', start);
		end -= open - start + 1;
		start = open + 1;
	}
	return text.slice(start, Math.max(start, Math.min(end, start + MAX_TEXT)));
}
