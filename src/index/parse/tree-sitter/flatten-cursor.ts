import type { Tree } from 'web-tree-sitter';
import { NodeFlag, type SyntaxTree } from '../../../model/syntax-tree.ts';
import { ERROR_SYMBOL } from './heap-layout.ts';
import type { GrammarBase } from './loaded-grammar.ts';
import type { TreeArrays } from './tree-arrays.ts';

/**
 * Flattens a tree through the public cursor. The reference: slower than `flatten-heap.ts`, and right
 * by construction.
 */
export function flattenWithCursor(
	tree: Tree,
	grammar: GrammarBase,
	text: string,
	into: TreeArrays,
	maxNodes: number,
): SyntaxTree {
	const errorKind = grammar.names.length - 1;
	const cursor = tree.walk();
	let count = 0;
	let parent = -1;
	try {
		for (;;) {
			if (count === maxNodes) {
				for (; parent !== -1; parent = into.parent[parent]) into.after[parent] = count;
				return into.finish(grammar, text, count, true);
			}
			into.reserve(count + 1);
			const node = cursor.currentNode;
			const symbol = node.typeId;
			into.kind[count] = symbol === ERROR_SYMBOL ? errorKind : symbol;
			into.field[count] = cursor.currentFieldId;
			into.start[count] = node.startIndex;
			into.end[count] = node.endIndex;
			into.parent[count] = parent;
			into.after[count] = count + 1;
			into.flags[count] =
				(node.isNamed ? NodeFlag.named : 0) |
				(node.isError ? NodeFlag.error | NodeFlag.hasError : 0) |
				(node.isMissing ? NodeFlag.missing : 0) |
				(node.isExtra ? NodeFlag.extra : 0) |
				(node.hasError ? NodeFlag.hasError : 0);
			const current = count++;
			if (cursor.gotoFirstChild()) {
				parent = current;
				continue;
			}
			while (!cursor.gotoNextSibling()) {
				if (!cursor.gotoParent()) return into.finish(grammar, text, count, false);
				into.after[parent] = count;
				parent = into.parent[parent];
			}
		}
	} finally {
		cursor.delete();
	}
}
