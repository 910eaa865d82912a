import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** What stands between the quotes of one `string`, escapes as written. */
export function stringText(walk: Walk, node: number): string {
	const { tree, text } = walk;
	const start = tree.start[node];
	const end = tree.end[node];
	const isClosed = end - start > 1 && text[end - 1] === text[start];
	return text.slice(start + 1, isClosed ? end - 1 : end);
}

/** The text of a literal, which may be written in several pieces: `"a" "b"`. */
export function literalText(walk: Walk, node: number): string {
	switch (walk.kind(node)) {
		case Kind.string_literal:
			return [...walk.childrenOf(node, Kind.string)].map((piece) => stringText(walk, piece)).join('');
		case Kind.string:
		case Kind.yul_string_literal:
			return stringText(walk, node);
		default: {
			// `unicode"…"`
			const written = walk.textOf(node);
			const open = written.search(/["']/);
			return open === -1 ? '' : written.slice(open + 1, -1);
		}
	}
}
