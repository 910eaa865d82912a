import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;

/** What a string stands for, escapes as written; null when something is computed in it, or for no string. */
export function literalText(walk: Walk, node: number): { text: string; start: number } | null {
	const { tree, text } = walk;
	const kind = walk.kind(node);
	if (kind !== Kind.string && kind !== Kind.encapsed_string) return null;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const part = walk.kind(child);
		if (part !== Kind.string_content && part !== Kind.escape_sequence) return null;
	}
	const start = tree.start[node] + 1;
	const end = Math.max(start, tree.end[node] - 1);
	return { text: text.slice(start, Math.min(end, start + MAX_TEXT)), start };
}

/** The expression of an `argument`, or of an entry of an array that has no key. */
export function lastNamed(walk: Walk, node: number): number {
	let last = -1;
	let child = firstNamedChild(walk.tree, node);
	for (; child !== -1; child = nextNamedSibling(walk.tree, child)) last = child;
	return last;
}
