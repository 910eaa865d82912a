import { NodeFlag } from '../../../model/syntax-tree.ts';
import type { TreeWalk } from '../walk.ts';

const MAX_COMMENT = 400;

/**
 * The comment of a block that has nothing else, without its signs; '' for a block that is empty, null for
 * one with code in it or around a syntax error. What stands before `{` in the node does not count.
 */
export function onlyComment(walk: TreeWalk, block: number): string | null {
	const { tree, text } = walk;
	if (block === -1 || (tree.flags[block] & (NodeFlag.hasError | NodeFlag.missing)) !== 0) return null;
	let isInside = false;
	let comment = '';
	for (let child = block + 1; child < tree.after[block]; child = tree.after[child]) {
		const start = tree.start[child];
		if (!isInside) isInside = text[start] === '{' && tree.end[child] === start + 1;
		else if (text[start] === '/' && (tree.flags[child] & NodeFlag.extra) !== 0) {
			comment ||= text.slice(start, Math.min(tree.end[child], start + MAX_COMMENT));
		} else if ((tree.flags[child] & NodeFlag.named) !== 0) return null;
	}
	return isInside ? comment.replace(/^\/[/*]{1,8}\s{0,8}|\s{0,8}\*\/$/g, '') : null;
}
