import type { Tree } from 'web-tree-sitter';
import { NodeFlag, type SyntaxTree } from '../../../model/syntax-tree.ts';
import {
	address,
	ERROR_SYMBOL,
	HeapBit,
	heapTables,
	InlineBit,
	STEP_ALIAS,
	STEP_ALIAS_NAMED,
	STEP_ALIAS_SHIFT,
	STEP_FIELD,
	SubtreeWord,
	TreeWord,
} from './heap-layout.ts';
import type { GrammarBase } from './loaded-grammar.ts';
import type { TreeArrays } from './tree-arrays.ts';

/** An inline subtree's bits, one lower, are those of the others as far as these go. */
const INLINE_AS_HEAP = HeapBit.visible | HeapBit.named | HeapBit.extra;

/** Words of a frame: next child, end of children, production, position, offset, field, node. */
const FRAME = 7;
let frames = new Int32Array(FRAME * 1024);

/**
 * Flattens a tree by reading its subtrees from WASM memory, without a call into WASM. Gives exactly
 * what `flattenWithCursor` gives.
 *
 * tree-sitter's own tree also has hidden subtrees, whose children count as children of the nearest
 * visible ancestor. A production may rename a child (an alias, which also makes it visible) and may
 * give it a field; a hidden child passes its field on to the children that have none of their own.
 * Positions in a production count all children but extras. Lengths are in bytes, two per unit.
 */
export function flattenFromHeap(
	tree: Tree,
	grammar: GrammarBase,
	text: string,
	into: TreeArrays,
	maxNodes: number,
): SyntaxTree {
	const { kindOfSymbol, steps, width } = heapTables(grammar);
	const heap = grammar.runtime.HEAP32;
	const errorKind = grammar.names.length - 1;
	into.reserve(Math.min(maxNodes, tree.rootNode.descendantCount));
	let { kind, field, start, end, parent, after, flags } = into;
	let room = Math.min(into.capacity, maxNodes);
	let count = 0;

	// The innermost subtree whose children are being read. At first that is none, and the tree's own
	// word for its root is taken for an only child.
	let depth = 0;
	let child = (address(tree) >> 2) + TreeWord.root;
	let childrenEnd = child + 2;
	let production = 0;
	let position = width;
	let offset = 0;
	let hiddenField = 0;
	let node = -1;

	for (;;) {
		if (child === childrenEnd) {
			if (depth === 0) return into.finish(grammar, text, count, false);
			const frame = --depth * FRAME;
			child = frames[frame];
			childrenEnd = frames[frame + 1];
			production = frames[frame + 2];
			position = frames[frame + 3];
			offset = frames[frame + 4];
			hiddenField = frames[frame + 5];
			const outer = frames[frame + 6];
			// A hidden subtree shares the node of the frame around it.
			if (outer !== node) after[node] = count;
			node = outer;
			continue;
		}

		const word = heap[child];
		const inline = (word & InlineBit.inline) !== 0;
		const subtree = word >> 2;
		let symbol: number;
		let bits: number;
		let padding: number;
		let size: number;
		let childCount = 0;
		let broken = 0;
		if (inline) {
			const sizes = heap[child + 1];
			symbol = (word >>> 8) & 0xff;
			bits = (word >>> 1) & INLINE_AS_HEAP;
			if ((word & InlineBit.missing) !== 0) bits |= HeapBit.missing;
			padding = (sizes >>> 16) & 0xff;
			size = sizes >>> 24;
		} else {
			symbol = heap[subtree + SubtreeWord.symbol] & 0xffff;
			bits = heap[subtree + SubtreeWord.bits];
			padding = heap[subtree + SubtreeWord.padding];
			size = heap[subtree + SubtreeWord.size];
			childCount = heap[subtree + SubtreeWord.childCount];
			broken = heap[subtree + SubtreeWord.errorCost];
		}
		child += 2;
		const begin = offset + padding;
		offset = begin + size;

		let step = 0;
		let childField = 0;
		if ((bits & HeapBit.extra) === 0) {
			if (position < width) step = steps[production + position];
			position++;
			childField = step & STEP_FIELD || hiddenField;
		}

		const outer = node;
		const alias = (step >>> STEP_ALIAS_SHIFT) & STEP_ALIAS;
		if (alias !== 0 || (bits & HeapBit.visible) !== 0 || outer === -1) {
			if (count === room) {
				if (count === maxNodes) {
					for (; node !== -1; node = parent[node]) after[node] = count;
					return into.finish(grammar, text, count, true);
				}
				into.reserve(count + 1);
				({ kind, field, start, end, parent, after, flags } = into);
				room = Math.min(into.capacity, maxNodes);
			}
			let flag = 0;
			if (alias !== 0) {
				kind[count] = alias - 1;
				if ((step & STEP_ALIAS_NAMED) !== 0) flag = NodeFlag.named;
			} else {
				if (symbol === ERROR_SYMBOL) {
					kind[count] = errorKind;
					flag = NodeFlag.error | NodeFlag.hasError;
				} else {
					kind[count] = kindOfSymbol[symbol];
				}
				if ((bits & HeapBit.named) !== 0) flag |= NodeFlag.named;
			}
			if ((bits & HeapBit.extra) !== 0) flag |= NodeFlag.extra;
			if ((bits & HeapBit.missing) !== 0) flag |= NodeFlag.missing | NodeFlag.hasError;
			if (broken !== 0) flag |= NodeFlag.hasError;
			flags[count] = flag;
			field[count] = childField;
			start[count] = begin >> 1;
			end[count] = offset >> 1;
			parent[count] = outer;
			after[count] = count + 1;
			node = count++;
			childField = 0;
			if (childCount === 0) {
				node = outer;
				continue;
			}
		} else if (childCount === 0 || heap[subtree + SubtreeWord.visibleChildCount] === 0) {
			continue;
		}

		const frame = depth++ * FRAME;
		if (frame + FRAME > frames.length) frames = doubled(frames);
		frames[frame] = child;
		frames[frame + 1] = childrenEnd;
		frames[frame + 2] = production;
		frames[frame + 3] = position;
		frames[frame + 4] = offset;
		frames[frame + 5] = hiddenField;
		frames[frame + 6] = outer;
		child = subtree - childCount * 2;
		childrenEnd = subtree;
		production = (heap[subtree + SubtreeWord.productionId] >>> 16) * width;
		position = 0;
		// The first child's padding is counted in its parent's.
		offset = begin - padding;
		hiddenField = childField;
	}
}

function doubled(old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
	const larger = new Int32Array(old.length * 2);
	larger.set(old);
	return larger;
}
