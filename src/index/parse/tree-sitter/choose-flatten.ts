import { flattenWithCursor } from './flatten-cursor.ts';
import { flattenFromHeap } from './flatten-heap.ts';
import { layoutFits } from './heap-layout.ts';
import type { Flatten, GrammarBase } from './loaded-grammar.ts';
import { firstDifference } from './same-tree.ts';
import { TreeArrays } from './tree-arrays.ts';

/** Broken in most languages, so that ERROR and MISSING nodes are compared as well. */
const BROKEN_PROBE = 'a (b) { c = [1; } "d\n';
const PROBE_NODES = 10_000;

/**
 * The heap form depends on the private memory layout of one version of tree-sitter: it is used for
 * a grammar only when it agrees with the public cursor about a right and about a broken text.
 */
export function chooseFlatten(grammar: GrammarBase, probe: string): Flatten {
	return heapFormAgrees(grammar, probe) && heapFormAgrees(grammar, BROKEN_PROBE)
		? flattenFromHeap
		: flattenWithCursor;
}

function heapFormAgrees(grammar: GrammarBase, text: string): boolean {
	const tree = grammar.parser.parse(text);
	if (tree === null) return false;
	try {
		if (!layoutFits(tree, grammar)) return false;
		const fast = flattenFromHeap(tree, grammar, text, new TreeArrays(), PROBE_NODES);
		const sure = flattenWithCursor(tree, grammar, text, new TreeArrays(), PROBE_NODES);
		return firstDifference(fast, sure) === null;
	} finally {
		tree.delete();
	}
}
