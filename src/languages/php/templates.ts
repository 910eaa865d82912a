import { type Lower, type LoweringRule, MAX_ITEMS, make } from '../shared/lowering.ts';
import { type Part, templateOf } from '../shared/templates.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Strings, lines and commands that are put together from texts and values. */
export const PUT_TOGETHER: ReadonlySet<number> = new Set([
	Kind.encapsed_string,
	Kind.heredoc_body,
	Kind.shell_command_expression,
]);

/** How strings are lowered: to their text, or to what they are put together from. Escapes are as written. */
export function templates(lower: () => Lower<Walk>) {
	const partsOf = (walk: Walk, body: number, start: number): Part[] => {
		const { tree } = walk;
		const parts: Part[] = [];
		let from = start;
		const addText = (to: number): void => {
			if (to > from) parts.push({ start: from, end: to, inserted: -1 });
		};
		const after = tree.after[body];
		for (let child = body + 1; child < after && parts.length < MAX_ITEMS; child = tree.after[child]) {
			const kind = walk.kind(child);
			if (kind === Kind.string_content || kind === Kind.escape_sequence || kind === Kind.nowdoc_string)
				continue;
			addText(tree.start[child]);
			from = Math.max(from, tree.end[child]);
			if (tree.namedKinds[tree.kind[child]] === 1) parts.push({ start: from, end: from, inserted: child });
		}
		addText(tree.end[body]);
		return parts;
	};

	const put = (walk: Walk, node: number, parts: readonly Part[], depth: number): number =>
		templateOf(walk, node, parts, (inserted) => lower()(walk, inserted, depth + 1));

	/** `'…'`, `"…"`, and what is between backticks. */
	const quoted: LoweringRule<Walk> = (walk, node, depth) =>
		put(walk, node, partsOf(walk, node, walk.tree.start[node]), depth);

	/** `<<<A … A`: the first line break belongs to the mark before the text. */
	const heredoc: LoweringRule<Walk> = (walk, node, depth) => {
		const { tree, text } = walk;
		const body = walk.field(node, 'value');
		if (body === -1) return make(walk, node, 'string', '');
		const start = tree.start[body] + (text.startsWith('\r\n', tree.start[body]) ? 2 : 1);
		return put(walk, node, partsOf(walk, body, start), depth);
	};

	return { quoted, heredoc };
}
