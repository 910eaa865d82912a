import { pythonComprehension } from '../../model/facts/python.ts';
import {
	childByField,
	childOfKind,
	firstNamedChild,
	kindName,
	nextNamedSibling,
} from '../../model/syntax-walk.ts';
import { enterClause } from './complexity.ts';
import { enterScope, leaveScope } from './scopes.ts';
import { elementOf } from './statements.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { bindTargets, markTargets } from './targets.ts';
import { Role, type Walk } from './walk.ts';

/**
 * A comprehension has its own scope, but its first iterable is evaluated outside: it is walked first,
 * although its elements are written before it.
 */
export function enterComprehension(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	walk.leaveLater(node);
	tellComprehension(walk, node);
	const first = childOfKind(tree, node, walk.kinds, Kind.forInClause);
	const iterable = childByField(tree, first, fields.right);
	if (iterable === -1) openComprehension(walk, node);
	else walk.detour(iterable, openComprehension, node);
}

const FORMS: Readonly<Record<string, string>> = { '[': 'list', '(': 'generator', '{': 'set' };
const MAX_TEXT = 80;

function tellComprehension(walk: Walk, node: number): void {
	const { tree, fields, text, out } = walk;
	let clauses = 0;
	let conditions = 0;
	let first = -1;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.ifClause) conditions++;
		else if (kind === Kind.forInClause && clauses++ === 0) first = childByField(tree, child, fields.right);
	}
	const start = tree.start[node];
	const isDict = kindName(tree, node) === 'dictionary_comprehension';
	out.fact(pythonComprehension, start, tree.end[node], {
		form: isDict ? 'dict' : (FORMS[text[start]] ?? 'generator'),
		over: first === -1 ? null : clipped(walk, tree.start[first], tree.end[first], MAX_TEXT),
		clauses,
		conditions: conditions === 0 ? null : conditions,
	});
}

function openComprehension(walk: Walk, node: number): void {
	walk.made[node] = enterScope(walk, 'comprehension', walk.tree.start[node], walk.tree.end[node]).index;
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
	bindTargets(
		walk,
		childByField(tree, node, fields.left),
		elementOf(walk, childByField(tree, node, fields.right)),
	);
}
