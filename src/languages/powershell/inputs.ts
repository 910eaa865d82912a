import { previousSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { K } from './reading/kinds.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/**
 * What a command gets besides its arguments: what stands before it in a pipe, and its redirections. They are values behind
 * those of the arguments, each with its operator.
 */
export function inputsOf(walk: Walk, command: number): number[] {
	return [...pipedInto(walk, command), ...redirectionsOf(walk, command)];
}

function pipedInto(walk: Walk, command: number): number[] {
	const { tree } = walk;
	const pipe = elementBefore(walk, command);
	if (walk.kind(pipe) !== K.operator || walk.textOf(pipe) !== '|') return [];
	const source = elementBefore(walk, pipe);
	if (source === -1) return [];
	const { out } = walk;
	return [out.value('unary', '|', valueAt(walk, source), -1, tree.start[source], tree.end[source])];
}

function elementBefore(walk: Walk, node: number): number {
	let before = previousSibling(walk.tree, node);
	while (walk.kind(before) === K.comment || walk.kind(before) === K.ERROR)
		before = previousSibling(walk.tree, before);
	return before;
}

/** `> file`; `2>&1` names another stream, and what goes to `$null` goes nowhere. */
function redirectionsOf(walk: Walk, command: number): number[] {
	const found: number[] = [];
	for (const node of walk.childrenOf(command, K.redirection)) {
		const target = walk.only(node);
		const operator = /^[1-6*]?>>?|^</.exec(walk.textOf(node))?.[0];
		if (target === -1 || operator === undefined || /^\$null$/i.test(walk.textOf(target))) continue;
		found.push(make(walk, node, 'unary', operator, valueAt(walk, target)));
	}
	return found;
}
