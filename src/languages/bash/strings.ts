import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;

/** What a word or a string stands for, without its quotes; null when something is expanded in it. */
export function literalText(walk: Walk, node: number): { text: string; start: number } | null {
	const { tree, text } = walk;
	const start = tree.start[node];
	const end = tree.end[node];
	switch (walk.kind(node)) {
		case Kind.word:
		case Kind.number: {
			const hasChild = firstNamedChild(tree, node) !== -1;
			return hasChild ? null : { text: walk.clip(start, end, MAX_TEXT), start };
		}
		case Kind.raw_string:
			return { text: walk.clip(start + 1, Math.max(start + 1, end - 1), MAX_TEXT), start: start + 1 };
		case Kind.string: {
			for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
				if (walk.kind(child) !== Kind.string_content) return null;
			}
			const from = text[start] === '$' ? start + 2 : start + 1;
			return { text: walk.clip(from, Math.max(from, end - 1), MAX_TEXT), start: from };
		}
		case Kind.concatenation: {
			const parts: string[] = [];
			let child = firstNamedChild(tree, node);
			const first = child === -1 ? null : literalText(walk, child);
			for (; child !== -1; child = nextNamedSibling(tree, child)) {
				if (walk.kind(child) === Kind.concatenation) return null;
				const part = literalText(walk, child);
				if (part === null) return null;
				parts.push(part.text);
			}
			return { text: parts.join('').slice(0, MAX_TEXT), start: first?.start ?? start };
		}
		default:
			return null;
	}
}

/** The arguments of a command, in order. */
export function argumentsOf(walk: Walk, command: number): number[] {
	const { tree, fields } = walk;
	const found: number[] = [];
	for (let child = command + 1; child < tree.after[command]; child = tree.after[child]) {
		if (tree.field[child] === fields.argument) found.push(child);
	}
	return found;
}

/** The expansion that is all there is between two quotes: `"$x"`; else the node itself. */
export function wholeOf(walk: Walk, node: number): number {
	const { tree } = walk;
	if (walk.kind(node) !== Kind.string) return node;
	const only = firstNamedChild(tree, node);
	const kind = walk.kind(only);
	const isExpansion =
		kind === Kind.simple_expansion || kind === Kind.expansion || kind === Kind.command_substitution;
	if (!isExpansion) return node;
	return tree.end[only] - tree.start[only] === tree.end[node] - tree.start[node] - 2 ? only : node;
}
