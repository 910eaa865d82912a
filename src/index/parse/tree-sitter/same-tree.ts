import type { SyntaxTree } from '../../../model/syntax-tree.ts';

const COLUMNS = ['kind', 'field', 'start', 'end', 'parent', 'after', 'flags'] as const;

/** The first difference between two flattenings, or null when they are the same tree. */
export function firstDifference(a: SyntaxTree, b: SyntaxTree): string | null {
	const count = Math.min(a.count, b.count);
	for (let node = 0; node < count; node++) {
		for (const column of COLUMNS) {
			if (a[column][node] !== b[column][node]) {
				return `node ${node}, ${column}: ${a[column][node]} and ${b[column][node]}`;
			}
		}
	}
	if (a.count !== b.count) return `${a.count} and ${b.count} nodes`;
	return a.truncated === b.truncated ? null : 'only one is truncated';
}
