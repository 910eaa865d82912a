import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_ITEMS } from '../shared/lowering.ts';
import type { Walk } from './walk.ts';

/** One way of a `match`. */
export interface Arm {
	/** None for the last resort. */
	conditions: number[];
	result: number;
}

export function matchArms(walk: Walk, node: number): Arm[] {
	const { tree } = walk;
	const arms: Arm[] = [];
	let arm = firstNamedChild(tree, walk.field(node, 'body'));
	for (; arm !== -1 && arms.length < MAX_ITEMS; arm = nextNamedSibling(tree, arm)) {
		const conditions: number[] = [];
		let condition = firstNamedChild(tree, walk.field(arm, 'conditional_expressions'));
		for (; condition !== -1 && conditions.length < MAX_ITEMS; condition = nextNamedSibling(tree, condition))
			conditions.push(condition);
		arms.push({ conditions, result: walk.field(arm, 'return_expression') });
	}
	return arms;
}
