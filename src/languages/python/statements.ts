import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { openLoop } from './blocks.ts';
import { enterBranch } from './complexity.ts';
import { bindCaptured, classOfPattern } from './patterns.ts';
import { Kind } from './syntax.ts';
import { bindTargets, markTargets, type TargetFacts } from './targets.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** A target given some element of what is gone through: `for x in xs`. */
export function elementOf(walk: Walk, from: number): TargetFacts {
	return { kind: 'var', value: valueAt(walk, from), from, path: '[]', type: null, chunk: -1 };
}

export function enterIf(walk: Walk, node: number): void {
	enterBranch(walk);
	walk.leaveLater(node);
}

export function enterWhile(walk: Walk, node: number): void {
	enterBranch(walk);
	openLoop(walk, node);
}

export function enterFor(walk: Walk, node: number): void {
	enterBranch(walk);
	openLoop(walk, node);
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	markTargets(walk, left, Role.target);
	// Bound before the body is walked, but after the iterable: its calls must be known.
	const body = childByField(walk.tree, node, walk.fields.body);
	if (body !== -1) walk.stopAt(body, bindLoop, node);
}

function bindLoop(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	bindTargets(
		walk,
		childByField(tree, node, fields.left),
		elementOf(walk, childByField(tree, node, fields.right)),
	);
}

/** What is entered is called, whatever it is bound to. */
export function enterWith(walk: Walk, node: number): void {
	const body = childByField(walk.tree, node, walk.fields.body);
	if (body !== -1) walk.stopAt(body, recordEntered, node);
}

/** `with f(), g() as x`: `f().__enter__` and `g().__enter__` are for nobody. */
function recordEntered(walk: Walk, node: number): void {
	const { tree, out, text } = walk;
	const method = text.startsWith('async', tree.start[node]) ? '__aenter__' : '__enter__';
	const clause = firstNamedChild(tree, node);
	for (let item = firstNamedChild(tree, clause); item !== -1; item = nextNamedSibling(tree, item)) {
		const inner = firstNamedChild(tree, item);
		const entered = walk.kind(inner) === Kind.asPattern ? firstNamedChild(tree, inner) : inner;
		if (entered === -1) continue;
		out.assign(-1, make(walk, entered, 'member', method, valueAt(walk, entered)), tree.start[entered]);
	}
}

/** `with f() as x` and `except E as x`; in a `case`, `p as x`. */
export function enterAs(walk: Walk, node: number): void {
	const alias = aliasOf(walk, node);
	if (alias === -1) return;
	markTargets(walk, alias, Role.target);
	walk.leaveLater(node);
}

export function leaveAs(walk: Walk, node: number): void {
	const { tree } = walk;
	const alias = aliasOf(walk, node);
	const subject = firstNamedChild(tree, node);
	switch (walk.kind(tree.parent[node])) {
		case Kind.exceptClause:
			bindCatch(walk, alias, subject);
			break;
		case Kind.casePattern:
			bindCaptured(walk, alias, classOfPattern(walk, subject));
			break;
		default:
			// What `__enter__` returns is the object itself only by custom.
			bindTargets(walk, alias, {
				kind: 'var',
				value: valueAt(walk, subject),
				from: subject,
				path: '.__enter__()',
				type: null,
				chunk: -1,
			});
	}
}

function aliasOf(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const alias = childByField(tree, node, fields.alias);
	if (alias !== -1) return alias;
	const second = nextNamedSibling(tree, firstNamedChild(tree, node));
	return walk.kind(second) === Kind.identifier ? second : -1;
}

function bindCatch(walk: Walk, alias: number, exception: number): void {
	const type = walk.textOf(exception);
	bindTargets(walk, alias, { kind: 'catch', value: -1, from: exception, path: '', type, chunk: -1 });
}

/** Python 2's `except E, e` has two values and no alias. */
export function enterExcept(walk: Walk, node: number): void {
	enterBranch(walk);
	const name = oldCatchName(walk, node);
	if (name === -1) return;
	walk.roles[name] = Role.target;
	walk.leaveLater(node);
}

export function leaveExcept(walk: Walk, node: number): void {
	bindCatch(walk, oldCatchName(walk, node), childByField(walk.tree, node, walk.fields.value));
}

function oldCatchName(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const first = childByField(tree, node, fields.value);
	const second = first === -1 ? -1 : nextNamedSibling(tree, first);
	return second !== -1 && tree.field[second] === fields.value && walk.kind(second) === Kind.identifier
		? second
		: -1;
}

export function leaveReturn(walk: Walk, node: number): void {
	const value = firstNamedChild(walk.tree, node);
	if (value !== -1) walk.out.yields('return', valueAt(walk, value), walk.tree.start[node]);
}

/** Of `raise E from cause` and Python 2's `raise E, message`, what is raised is `E`. */
export function leaveRaise(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	let raised = firstNamedChild(tree, node);
	if (walk.kind(raised) === Kind.expressionList) raised = firstNamedChild(tree, raised);
	if (raised === -1 || tree.field[raised] === fields.cause) return;
	walk.out.yields('throw', valueAt(walk, raised), tree.start[node]);
}
