import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type Lower, type LoweringRule, MAX_ITEMS, make, makeList, makeLiteral } from '../shared/lowering.ts';
import { type Part, templateOf } from '../shared/templates.ts';
import { Kind } from './syntax.ts';
import { tailOf } from './tails.ts';
import type { Walk } from './walk.ts';

type Rule = LoweringRule<Walk>;

/** The parts of a string in order; strings that stand side by side are one. */
function partsOf(walk: Walk, node: number): Part[] {
	const { tree } = walk;
	const parts: Part[] = [];
	const add = (around: number): void => {
		let previous: Part | null = null;
		let child = firstNamedChild(tree, around);
		for (; child !== -1 && parts.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
			const kind = walk.kind(child);
			if (kind === Kind.heredoc_end) return;
			const isText = kind !== Kind.interpolation;
			const [start, end] = [tree.start[child], tree.end[child]];
			// An escape is text as written.
			if (isText && previous !== null && previous.end === start) previous.end = end;
			else {
				const part: Part = { start, end, inserted: isText ? -1 : child };
				parts.push(part);
				previous = isText ? part : null;
			}
		}
	};
	if (walk.kind(node) !== Kind.chained_string) add(node);
	else
		for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child))
			add(child);
	return parts;
}

/** The text of parts without interpolations; null with any. */
function textOf(walk: Walk, parts: readonly Part[]): string | null {
	if (parts.some(({ inserted }) => inserted !== -1)) return null;
	return parts.map(({ start, end }) => walk.text.slice(start, end)).join('');
}

/** Rules for all that is written as text with interpolations. */
export function templates(lower: () => Lower<Walk>) {
	const put = (walk: Walk, node: number, parts: readonly Part[], depth: number): number =>
		templateOf(walk, node, parts, (inserted) => lower()(walk, tailOf(walk, inserted), depth + 1));

	const quoted: Rule = (walk, node, depth) => put(walk, node, partsOf(walk, node), depth);

	const regex: Rule = (walk, node, depth) => {
		const parts = partsOf(walk, node);
		const text = textOf(walk, parts);
		return text === null ? put(walk, node, parts, depth) : makeLiteral(walk, node, 'regex', text);
	};

	/** A text that is what a command writes. */
	const subshell: Rule = (walk, node, depth) =>
		makeList(walk, node, 'template', [make(walk, node, 'unary', '`', quoted(walk, node, depth))]);

	/** The text stands behind the line: its first line break is that line's. */
	const heredoc: Rule = (walk, node, depth) => {
		const body = walk.heredocs.bodyOf(node);
		if (body === -1) return make(walk, node, 'template');
		const parts = partsOf(walk, body);
		const [first] = parts;
		if (first !== undefined && first.inserted === -1 && walk.text[first.start] === '\n') first.start++;
		const final = parts.at(-1);
		// What its end is indented by is not part of it.
		if (final?.inserted === -1 && parts.length < MAX_ITEMS)
			final.end = 1 + walk.text.lastIndexOf('\n', final.end - 1);
		const full = parts.filter(({ start, end }) => start < end);
		// What a block on the line of its announcement puts in is not walked yet when the block ends.
		if (walk.next <= body) return templateOf(walk, node, full, (inserted) => unknown(walk, inserted));
		return put(walk, node, full, depth);
	};

	return { quoted, regex, subshell, heredoc };
}

/** What is put in by code that is not walked yet. */
function unknown(walk: Walk, inserted: number): number {
	return make(walk, inserted, 'other');
}
