import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** What stands between the quotes of a string or a text block, escapes as written; null for a template. */
export function stringContent(walk: Walk, node: number): string | null {
	const { tree, kinds } = walk;
	if (childOfKind(tree, node, kinds, Kind.string_interpolation) !== -1) return null;
	const { start, end } = insideQuotes(walk, node);
	return walk.text.slice(start, end);
}

function insideQuotes({ tree, text }: Walk, node: number): { start: number; end: number } {
	const quotes = text.startsWith('"""', tree.start[node]) ? 3 : 1;
	const start = tree.start[node] + quotes;
	return { start, end: Math.max(start, tree.end[node] - quotes) };
}

/** A part of a template: a text, or the expression `inserted`. */
interface TemplatePart {
	start: number;
	end: number;
	/** -1 for a text. */
	inserted: number;
}

/** The texts and expressions of a template, in order. */
export function templateParts(walk: Walk, node: number): TemplatePart[] {
	const { tree } = walk;
	const { start, end } = insideQuotes(walk, node);
	const parts: TemplatePart[] = [];
	let done = start;
	const addText = (until: number): void => {
		if (until > done) parts.push({ start: done, end: until, inserted: -1 });
	};
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.string_interpolation) continue;
		addText(tree.start[child]);
		done = tree.end[child];
		const inserted = firstNamedChild(tree, child);
		if (inserted !== -1) parts.push({ start: tree.start[inserted], end: tree.end[inserted], inserted });
	}
	addText(end);
	return parts;
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
