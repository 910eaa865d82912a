import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;

/** What stands between the quotes of a string or a text block, escapes as written, capped; null for a template. */
export function stringContent(walk: Walk, node: number): string | null {
	const { tree, text } = walk;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.string_interpolation) return null;
	}
	const quotes = text.startsWith('"""', tree.start[node]) ? 3 : 1;
	const start = tree.start[node] + quotes;
	return text.slice(start, Math.max(start, Math.min(tree.end[node] - quotes, start + MAX_TEXT)));
}

/** A slice for the recorder, which caps it further: without a bound here nested calls cost the square. */
export function clipped(walk: Walk, start: number, end: number, limit: number): string {
	if (end - start <= limit) return walk.text.slice(start, end);
	return `${walk.text.slice(start, start + limit - 1)}…`;
}

/** The identifiers of a qualified name, joined by dots: without the white space and comments between. */
export function dotted(walk: Walk, node: number): string {
	if (node === -1) return '';
	if (walk.kind(node) === Kind.identifier) return walk.textOf(node);
	return identifiersIn(walk, node)
		.map((part) => walk.textOf(part))
		.join('.');
}

export function identifiersIn(walk: Walk, node: number): number[] {
	const parts: number[] = [];
	if (node === -1) return parts;
	for (let at = node; at < walk.tree.after[node]; at++) {
		if (walk.kind(at) === Kind.identifier) parts.push(at);
	}
	return parts;
}
