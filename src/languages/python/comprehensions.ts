import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { enterClause } from './complexity.ts';
import { enterScope, leaveScope } from './scopes.ts';
import { elementOf } from './statements.ts';
import { Kind } from './syntax.ts';
import { bindTargets, markTargets } from './targets.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/**
 * A comprehension has its own scope, but its first iterable is evaluated outside: it is walked first,
 * although its elements are written before it.
 */
export function enterComprehension(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.leaveLater(node);
	const first = childOfKind(tree, node, walk.kinds, Kind.forInClause);
	const iterable = childByField(tree, first, fields.right);
	if (iterable === -1) openComprehension(walk, node);
	else walk.detour(iterable, openComprehension, node);
}

function openComprehension(walk: Walk, node: number): void {
	enterScope(walk, 'comprehension', walk.tree.start[node], walk.tree.end[node]);
	walk.next = node + 1;
}

export function leaveComprehension(walk: Walk): void {
	leaveScope(walk);
}

export function enterForIn(walk: Walk, node: number): void {
	enterClause(walk);
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	markTargets(walk, left, Role.target);
	walk.leaveLater(node);
}

export function leaveForIn(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const left = childByField(tree, node, fields.left);
	bindTargets(walk, left, elementOf(valueAt(walk, childByField(tree, node, fields.right))));
}
