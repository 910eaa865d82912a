import { swallowedException } from '../../model/facts/managed.ts';
import { childOfKind, firstNamedChild, nextNamedSibling, previousSibling } from '../../model/syntax-walk.ts';
import { countBranch, countIf, countOperator, countSwitch, enterLogical } from '../shared/complexity.ts';
import { onlyComment } from '../shared/facts/empty-handlers.ts';
import { bind, enterScope } from '../shared/scopes.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { enterAssignment, leaveAssignment } from './assignments.ts';
import { branchesOf, isAssignment } from './expression-parts.ts';
import { bindPattern, hideNames } from './patterns.ts';
import { Kind } from './syntax.ts';
import { declaredType } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Statements in braces have names of their own; those of a function share its scope. */
export function enterStatements(walk: Walk, node: number): void {
	switch (walk.kind(walk.tree.parent[node])) {
		case Kind.control_structure_body:
		case Kind.try_expression:
		case Kind.finally_block:
		case Kind.anonymous_initializer:
			enterScope(walk, node);
	}
}

/** The `if` that is all there is behind an `else`. */
function isElseIf(walk: Walk, body: number): boolean {
	return (
		body !== -1 &&
		walk.kind(firstNamedChild(walk.tree, body)) === Kind.if_expression &&
		walk.kind(body + 1) !== Kind['"{"']
	);
}

export function enterIf(walk: Walk, node: number): void {
	const { tree } = walk;
	const { consequence, alternative } = branchesOf(walk, node);
	const body = tree.parent[node];
	const continues =
		walk.kind(body) === Kind.control_structure_body &&
		isElseIf(walk, body) &&
		walk.kind(previousSibling(tree, body)) === Kind['"else"'];
	countIf(walk, continues, consequence, alternative, isElseIf(walk, alternative));
}

export function enterLoop(walk: Walk, node: number): void {
	countBranch(walk, childOfKind(walk.tree, node, walk.kinds, Kind.control_structure_body));
}

/** `for (x in xs)`: bound before the body is walked, but after what it goes through. */
export function enterFor(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	enterLoop(walk, node);
	enterScope(walk, node);
	const variable = childOfKind(tree, node, kinds, Kind.variable_declaration);
	const item = variable === -1 ? childOfKind(tree, node, kinds, Kind.multi_variable_declaration) : variable;
	const word = childOfKind(tree, node, kinds, Kind['"in"']);
	if (item === -1 || word === -1) return;
	hideNames(walk, item);
	const collection = nextWritten(walk, word);
	const then = nextWritten(walk, collection);
	if (then === -1) return;
	walk.arriveAt(then, () => bindPattern(walk, 'const', item, valueAt(walk, collection), -1, '[]'));
}

export function enterWhen(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	countSwitch(walk, -1);
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.when_entry) walk.nest(child);
	}
	enterScope(walk, node);
	const subject = childOfKind(tree, node, kinds, Kind.when_subject);
	const variable = childOfKind(tree, subject, kinds, Kind.variable_declaration);
	if (variable === -1) return;
	hideNames(walk, variable);
	const value = nextNamedSibling(tree, variable);
	const then = nextWritten(walk, subject);
	if (then !== -1) walk.arriveAt(then, () => bindPattern(walk, 'const', variable, valueAt(walk, value)));
}

/** `else` takes what is left: it opens no way. */
export function enterEntry(walk: Walk, node: number): void {
	if (childOfKind(walk.tree, node, walk.kinds, Kind.when_condition) !== -1) walk.out.decision();
}

export function enterCatch(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	enterScope(walk, node);
	countBranch(walk, childOfKind(tree, node, kinds, Kind.statements));
	const name = childOfKind(tree, node, kinds, Kind.simple_identifier);
	walk.setRole(name, Role.none);
	const type = declaredType(walk, node);
	bind(walk, 'catch', name, { type });
	const comment = onlyComment(walk, node);
	if (comment === null) return;
	const types = type === null ? null : [type];
	const told = { form: 'catch', types, comment: comment || null };
	walk.out.fact(swallowedException, tree.start[node], tree.end[node], told);
}

/** `a && b`; an assignment to what a call gives was parsed as one. */
export function enterLogicalOperator(walk: Walk, node: number): void {
	const { tree } = walk;
	if (isAssignment(walk, node)) {
		enterAssignment(walk, node);
		return;
	}
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_expression || walk.kind(around) === Kind.prefix_expression)
		around = tree.parent[around];
	const isInside =
		walk.kind(around) === Kind.conjunction_expression ||
		(walk.kind(around) === Kind.disjunction_expression && !isAssignment(walk, around));
	enterLogical(walk, node, isInside);
}

export function leaveLogicalOperator(walk: Walk, node: number): void {
	if (isAssignment(walk, node)) leaveAssignment(walk, node);
	else walk.lastLogical = walk.made[node];
}

export function enterOperator(walk: Walk, token: number): void {
	const around = walk.tree.parent[token];
	const kind = walk.kind(around);
	if (kind !== Kind.conjunction_expression && kind !== Kind.disjunction_expression) return;
	if (!isAssignment(walk, around)) countOperator(walk, walk.kind(token));
}

/** The names in the type of a function belong to the type. */
export function enterTypeParameters(walk: Walk, node: number): void {
	const { tree } = walk;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.parameter)
			walk.setRole(childOfKind(tree, child, walk.kinds, Kind.simple_identifier), Role.none);
	}
}
