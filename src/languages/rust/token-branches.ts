import type { Operand } from '../shared/operators.ts';
import { leaveWhenFailing } from './complexity.ts';
import { Kind } from './kinds.ts';
import { tokenRanges } from './token-args.ts';
import { type TokenBranches, tokenValue } from './token-values.ts';
import type { Walk } from './walk.ts';

/** Deeper arguments of arguments are not looked at. */
const MAX_DEPTH = 20;

const DECIDES: ReadonlySet<number> = new Set([Kind.and, Kind.or, Kind.question]);

/**
 * Which of the arguments of a macro run under which condition: the right side of `a && b`, and what is behind a `?`,
 * unless the macro may never ask for them. What stands in a closure or a block is not looked at.
 */
export function tellTokenBranches(walk: Walk, list: number, isLazy: boolean): void {
	const { tree, kinds } = walk;
	let hasBranch = false;
	for (let token = list; token < tree.after[list] && !hasBranch; token++)
		hasBranch = DECIDES.has(kinds[tree.kind[token]]);
	if (hasBranch) tellList(walk, list, isLazy, 0);
}

function tellList(walk: Walk, list: number, isLazy: boolean, depth: number): void {
	if (depth > MAX_DEPTH) return;
	const told: TokenBranches = {
		logical: (operator: string, left: Operand, right: Operand) =>
			walk.out.branch(operator === '&&' ? 'then' : 'else', left.value, right.start, right.end),
		failing: (value, start, end) => {
			if (!isLazy) leaveWhenFailing(walk, value, start, end);
		},
		list: (node) => tellList(walk, node, isLazy, depth + 1),
	};
	for (const { first, last } of tokenRanges(walk, list))
		if (tokenValue(walk, first, last).value !== -1) tokenValue(walk, first, last, told);
}
