import { type Lower, type LoweringRule, MAX_ITEMS, make, makeList } from '../shared/lowering.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Strings, lines and commands that are put together from texts and values. */
export const PUT_TOGETHER: ReadonlySet<number> = new Set([
	Kind.encapsed_string,
	Kind.heredoc_body,
	Kind.shell_command_expression,
]);

/** A text in a string, or the value that stands between two. */
interface Piece {
	start: number;
	end: number;
	value: number;
}

/** How strings are lowered: to their text, or to what they are put together from. Escapes are as written. */
export function templates(lower: () => Lower<Walk>) {
	const piecesOf = (walk: Walk, body: number, start: number, depth: number): Piece[] => {
		const { tree } = walk;
		const pieces: Piece[] = [];
		let from = start;
		const addText = (to: number): void => {
			if (to > from) pieces.push({ start: from, end: to, value: -1 });
		};
		const after = tree.after[body];
		for (let child = body + 1; child < after && pieces.length < MAX_ITEMS; child = tree.after[child]) {
			const kind = walk.kind(child);
			if (kind === Kind.string_content || kind === Kind.escape_sequence || kind === Kind.nowdoc_string)
				continue;
			addText(tree.start[child]);
			from = Math.max(from, tree.end[child]);
			if (tree.namedKinds[tree.kind[child]] === 1)
				pieces.push({ start: from, end: from, value: lower()(walk, child, depth + 1) });
		}
		addText(tree.end[body]);
		return pieces;
	};

	const put = (walk: Walk, node: number, pieces: readonly Piece[]): number => {
		const { text, out } = walk;
		if (pieces.length === 0) return make(walk, node, 'string', '');
		if (pieces.every(({ value }) => value === -1))
			return make(walk, node, 'string', text.slice(pieces[0].start, pieces[pieces.length - 1].end));
		const parts = pieces.map(({ start, end, value }) =>
			value === -1 ? out.value('string', text.slice(start, end), -1, -1, start, end) : value,
		);
		return makeList(walk, node, 'template', parts);
	};

	/** `'…'`, `"…"`, and what is between backticks. */
	const quoted: LoweringRule<Walk> = (walk, node, depth) =>
		put(walk, node, piecesOf(walk, node, walk.tree.start[node], depth));

	/** `<<<A … A`: the first line break belongs to the mark before the text. */
	const heredoc: LoweringRule<Walk> = (walk, node, depth) => {
		const { tree, text } = walk;
		const body = walk.field(node, 'value');
		if (body === -1) return make(walk, node, 'string', '');
		const start = tree.start[body] + (text.startsWith('\r\n', tree.start[body]) ? 2 : 1);
		return put(walk, node, piecesOf(walk, body, start, depth));
	};

	return { quoted, heredoc };
}
