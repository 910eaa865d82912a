import { childOfKind } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_STRING = 200;

/** What stands between the quotes. */
export function stringContent({ text, tree }: Walk, string: number): string {
	const start = tree.start[string];
	const quotes = text.startsWith('"""', start) ? 3 : 1;
	const from = start + quotes;
	return text.slice(from, Math.max(from, Math.min(tree.end[string] - quotes, from + MAX_STRING)));
}

/** `"a $b ${c()}"` */
export function isTemplate(walk: Walk, string: number): boolean {
	const { tree, kinds } = walk;
	return (
		childOfKind(tree, string, kinds, Kind.interpolated_identifier) !== -1 ||
		childOfKind(tree, string, kinds, Kind.interpolated_expression) !== -1
	);
}
