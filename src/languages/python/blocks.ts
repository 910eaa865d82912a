import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { isDottedName } from './names.ts';
import { classOfPattern } from './patterns.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * Blocks own no names in Python, but what is bound in one may not have been bound after it. So they are
 * scopes without bindings: linking tells from them which of several definitions reaches a name.
 */

/** Parents whose block may be passed over. */
const BRANCHES = new Set<number>([
	Kind.ifStatement,
	Kind.elifClause,
	Kind.elseClause,
	Kind.tryStatement,
	Kind.exceptClause,
	Kind.caseClause,
]);

const MAIN = /^__name__ *== *["']__main__["']$/;

export function isBranch(walk: Walk, block: number): boolean {
	return BRANCHES.has(walk.kind(walk.tree.parent[block]));
}

export function openBranch(walk: Walk, block: number): void {
	const { tree, out } = walk;
	const around = tree.parent[block];
	const kind = walk.kind(around);
	const isIf = kind === Kind.ifStatement || kind === Kind.elifClause;
	const condition = isIf ? childByField(tree, around, walk.fields.condition) : -1;
	const isMain = kind === Kind.ifStatement && MAIN.test(walk.textOf(condition));
	out.openScope(isMain ? 'main' : 'block', tree.start[block], tree.end[block]);
	if (condition !== -1) narrowWhere(walk, condition, true, tree.start[block]);
	if (kind === Kind.caseClause) narrowCase(walk, around, tree.start[block]);
}

/** In `case T():`, the name after `match` is a `T`. */
function narrowCase(walk: Walk, clause: number, at: number): void {
	const { tree } = walk;
	let match = tree.parent[clause];
	if (walk.kind(match) === Kind.block) match = tree.parent[match];
	if (walk.kind(match) !== Kind.matchStatement) return;
	const subject = firstNamedChild(tree, match);
	const pattern = firstNamedChild(tree, clause);
	// `match a, b` and `case A(), B():` are of several.
	const isOne = walk.kind(nextNamedSibling(tree, pattern)) !== Kind.casePattern;
	const followed = /\S/.exec(walk.text.slice(tree.end[subject], tree.end[subject] + 80))?.[0];
	if (walk.kind(subject) !== Kind.identifier || !isOne || followed !== ':') return;
	const type = classOfPattern(walk, pattern);
	if (type !== null) narrowTo(walk, subject, type, at);
}

export function openLoop(walk: Walk, statement: number): void {
	walk.out.openScope('loop', walk.tree.start[statement], walk.tree.end[statement]);
	walk.leaveLater(statement);
}

export function leaveLoop(walk: Walk): void {
	walk.out.closeScope();
}

/** After `if not isinstance(x, T): return`, `x` is a `T`. */
export function leaveIf(walk: Walk, statement: number): void {
	const { tree, fields } = walk;
	const body = childByField(tree, statement, fields.consequence);
	if (body === -1 || !endsFlow(walk, body)) return;
	narrowWhere(walk, childByField(tree, statement, fields.condition), false, tree.end[statement]);
}

export function leaveAssert(walk: Walk, statement: number): void {
	narrowWhere(walk, firstNamedChild(walk.tree, statement), true, walk.tree.end[statement]);
}

/** Nothing runs after this block. */
function endsFlow(walk: Walk, block: number): boolean {
	const { tree } = walk;
	let last = -1;
	for (let child = firstNamedChild(tree, block); child !== -1; child = nextNamedSibling(tree, child))
		last = child;
	const kind = walk.kind(last);
	return (
		kind === Kind.returnStatement ||
		kind === Kind.raiseStatement ||
		kind === Kind.continueStatement ||
		kind === Kind.breakStatement
	);
}

const MAX_CONDITIONS = 8;

/** Tells what names are where a condition holds, or does not: `x = x`, known to be of a type. */
function narrowWhere(walk: Walk, condition: number, holds: boolean, at: number): void {
	const { tree, fields } = walk;
	const open: [node: number, holds: boolean][] = [[condition, holds]];
	for (let left = MAX_CONDITIONS; open.length > 0 && left > 0; left--) {
		const [node, positive] = open.pop()!;
		switch (walk.kind(node)) {
			case Kind.parenthesized:
				open.push([firstNamedChild(tree, node), positive]);
				break;
			case Kind.notOperator:
				open.push([firstNamedChild(tree, node), !positive]);
				break;
			case Kind.booleanOperator: {
				const first = childByField(tree, node, fields.left);
				const operator = walk.text.slice(tree.end[first], tree.start[childByField(tree, node, fields.right)]);
				// Of `a and b` both hold; of `a or b` neither, where it does not.
				if (operator.includes('and') !== positive) break;
				open.push([first, positive], [childByField(tree, node, fields.right), positive]);
				break;
			}
			case Kind.call:
				if (positive) narrow(walk, node, at);
				break;
		}
	}
}

/** `isinstance(x, T)` and `isinstance(x, (T, U))`. */
function narrow(walk: Walk, call: number, at: number): void {
	const { tree, fields } = walk;
	if (walk.textOf(childByField(tree, call, fields.function)) !== 'isinstance') return;
	const subject = firstNamedChild(tree, childByField(tree, call, fields.arguments));
	if (walk.kind(subject) !== Kind.identifier) return;
	const classes = nextNamedSibling(tree, subject);
	const names: string[] = [];
	if (walk.kind(classes) === Kind.tuple) {
		for (let child = firstNamedChild(tree, classes); child !== -1; child = nextNamedSibling(tree, child))
			names.push(walk.textOf(child));
	} else if (classes !== -1) names.push(walk.textOf(classes));
	if (names.length === 0 || names.length > MAX_CONDITIONS || !names.every(isDottedName)) return;
	narrowTo(walk, subject, names.join(' | '), at);
}

/** `name = name`, known to be of a type. */
function narrowTo(walk: Walk, name: number, type: string, at: number): void {
	const value = make(walk, name, 'cast', type, valueAt(walk, name));
	walk.out.assign(valueAt(walk, name), value, at);
}
