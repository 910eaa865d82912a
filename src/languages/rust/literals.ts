import { firstChild } from '../../model/syntax-walk.ts';
import { Kind } from './kinds.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;

/** Range between the quotes of a `string_literal` or `raw_string_literal`, escapes as written. */
export function literalRange(walk: Walk, node: number): { start: number; end: number } {
	const { tree } = walk;
	if (walk.kind(node) === Kind.rawString) {
		for (let child = firstChild(tree, node); child !== -1 && child < tree.after[node]; child++) {
			if (walk.kind(child) === Kind.stringContent) return { start: tree.start[child], end: tree.end[child] };
		}
		return { start: tree.end[node], end: tree.end[node] };
	}
	const quote = firstChild(tree, node);
	const start = quote === -1 ? tree.end[node] : tree.end[quote];
	return { start, end: Math.max(start, tree.end[node] - 1) };
}

/** The text of a literal, capped; null when it is bytes. */
export function literalText(walk: Walk, node: number): string | null {
	const { tree, text } = walk;
	if (text[tree.start[node]] === 'b') return null;
	const { start, end } = literalRange(walk, node);
	return text.slice(start, Math.min(end, start + MAX_TEXT));
}

/** Letters are strings of one, bytes are numbers. */
export function literalValue(walk: Walk, node: number): number {
	const { out } = walk;
	switch (walk.kind(node)) {
		case Kind.string:
		case Kind.rawString: {
			const literal = literalText(walk, node);
			return literal === null ? out.value('literal', 'bytes', -1, -1) : out.value('string', literal, -1, -1);
		}
		case Kind.char:
			return walk.text[walk.tree.start[node]] === 'b'
				? out.value('literal', 'number', -1, -1)
				: out.value('string', walk.textOf(node).slice(1, -1), -1, -1);
		case Kind.integer:
		case Kind.float:
			return out.value('literal', 'number', -1, -1);
		case Kind.boolean:
			return out.value('literal', 'boolean', -1, -1);
		default:
			return out.value('literal', 'none', -1, -1);
	}
}
