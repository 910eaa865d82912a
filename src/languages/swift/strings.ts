import { childByField } from '../../model/syntax-walk.ts';
import { type Lower, MAX_ITEMS, make, makeLiteral } from '../shared/lowering.ts';
import { type Part, templateOf } from '../shared/templates.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** A regular expression was parsed as a string: see newer-syntax.ts. */
export function isRegex({ text, tree }: Walk, string: number): boolean {
	return /^#*\//.test(text.slice(tree.start[string], tree.start[string] + 20));
}

/** What stands between the quotes, escapes as written. */
export function stringContent({ text, tree }: Walk, string: number): string {
	const written = text.slice(tree.start[string], tree.end[string]);
	const hashes = /^#*/.exec(written)?.[0].length ?? 0;
	const quotes = hashes + (written.startsWith('"""', hashes) ? 3 : 1);
	return written.slice(quotes, Math.max(quotes, written.length - quotes));
}

/** A string, a template of texts and what is put between them, or a regular expression. */
export function stringValue(lower: Lower<Walk>, walk: Walk, node: number, depth: number): number {
	const { tree, text, fields } = walk;
	if (isRegex(walk, node))
		return makeLiteral(walk, node, 'regex', walk.textOf(node).replace(/^#*\/|\/#*$/g, ''));
	const parts: Part[] = [];
	let from = -1;
	let to = -1;
	/** In `\#(` of a raw string the backslash is no part of the text before. */
	const endText = (next: number): void => {
		const end = from !== -1 && text[next] === '#' && text[to - 1] === '\\' ? to - 1 : to;
		if (end > from) parts.push({ start: from, end, inserted: -1 });
		from = -1;
		to = -1;
	};
	for (
		let child = node + 1;
		child < tree.after[node] && parts.length < MAX_ITEMS;
		child = tree.after[child]
	) {
		const kind = walk.kind(child);
		if (kind === Kind.line_str_text) {
			if (from === -1) from = tree.start[child];
			to = tree.end[child];
		} else if (kind === Kind['"\\("']) endText(tree.start[child]);
		else if (kind === Kind.interpolated_expression) {
			parts.push({ start: tree.start[child], end: tree.end[child], inserted: child });
		}
	}
	if (parts.every(({ inserted }) => inserted === -1))
		return make(walk, node, 'string', stringContent(walk, node));
	endText(-1);
	return templateOf(walk, node, parts, (inserted) =>
		lower(walk, childByField(tree, inserted, fields.value), depth + 1),
	);
}
