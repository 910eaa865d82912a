import { childOfKind, nextSibling } from '../../model/syntax-walk.ts';
import type { Part } from '../shared/templates.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** What stands between the quotes. */
export function stringContent(walk: Walk, string: number): string {
	const { start, end } = insideQuotes(walk, string);
	return walk.text.slice(start, end);
}

function insideQuotes({ text, tree }: Walk, string: number): { start: number; end: number } {
	const quotes = text.startsWith('"""', tree.start[string]) ? 3 : 1;
	const start = tree.start[string] + quotes;
	return { start, end: Math.max(start, tree.end[string] - quotes) };
}

/** `"a $b ${c()}"` */
export function isTemplate(walk: Walk, string: number): boolean {
	const { tree, kinds } = walk;
	return (
		childOfKind(tree, string, kinds, Kind.interpolated_identifier) !== -1 ||
		childOfKind(tree, string, kinds, Kind.interpolated_expression) !== -1
	);
}

/** `$$"a $$b"`, which was parsed as a string without a template: see newer-syntax.ts. */
export function isHiddenTemplate(walk: Walk, string: number): boolean {
	const dollars = /\$+$/.exec(
		walk.text.slice(Math.max(0, walk.tree.start[string] - 8), walk.tree.start[string]),
	);
	if (dollars === null) return false;
	const content = stringContent(walk, string);
	const at = content.indexOf(dollars[0]);
	return at !== -1 && /[\p{L}_{`]/u.test(content.slice(at).replace(/^\$+/, '')[0] ?? '');
}

/** The texts and expressions of a template, in order; null for a string that is none. */
export function templateParts(walk: Walk, string: number): Part[] | null {
	if (!isTemplate(walk, string)) return null;
	const { tree } = walk;
	const { start, end } = insideQuotes(walk, string);
	const parts: Part[] = [];
	let done = start;
	const addText = (until: number): void => {
		if (until > done) parts.push({ start: done, end: until, inserted: -1 });
	};
	for (let child = string + 1; child !== -1; child = nextSibling(tree, child)) {
		const isName = walk.kind(child) === Kind.interpolated_identifier;
		if (!isName && walk.kind(child) !== Kind.interpolated_expression) continue;
		addText(tree.start[child] - (isName ? '$' : '${').length);
		done = tree.end[child] + (isName ? '' : '}').length;
		const inserted = isName ? child : child + 1;
		if (inserted < tree.after[child])
			parts.push({ start: tree.start[inserted], end: tree.end[inserted], inserted });
	}
	addText(end);
	return parts;
}
