import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;

/** A name that a string or a symbol gives, and where it begins. */
export interface Written {
	text: string;
	start: number;
}

/**
 * What a string or a symbol stands for, escapes as written; null when something is computed in it,
 * or when it is neither. `start` is where its text begins.
 */
export function literalText(walk: Walk, node: number): Written | null {
	const { tree, text } = walk;
	switch (walk.kind(node)) {
		case Kind.simple_symbol:
			return { text: walk.textOf(node).slice(1), start: tree.start[node] + 1 };
		case Kind.hash_key_symbol:
			return { text: walk.textOf(node), start: tree.start[node] };
		case Kind.string:
		case Kind.delimited_symbol:
		case Kind.bare_string:
		case Kind.bare_symbol:
			break;
		default:
			return null;
	}
	let start = -1;
	let end = -1;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.interpolation) return null;
		if (start === -1) start = tree.start[child];
		end = tree.end[child];
	}
	if (start === -1) return { text: '', start: tree.start[node] };
	return { text: text.slice(start, Math.min(end, start + MAX_TEXT)), start };
}

/** The names that arguments give: `:a, 'b', %i[c d], [:e]`. */
export function literalNames(walk: Walk, list: number): { name: string; node: number; start: number }[] {
	const { tree } = walk;
	const names: { name: string; node: number; start: number }[] = [];
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.symbol_array || kind === Kind.string_array || kind === Kind.array) {
			let item = firstNamedChild(tree, child);
			for (; item !== -1; item = nextNamedSibling(tree, item)) push(walk, item, names);
		} else push(walk, child, names);
	}
	return names;
}

function push(walk: Walk, node: number, names: { name: string; node: number; start: number }[]): void {
	const literal = literalText(walk, node);
	if (literal !== null && literal.text !== '') names.push({ name: literal.text, node, start: literal.start });
}
