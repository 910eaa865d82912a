import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { countBranch, countIf, countOperator, countSwitch, enterLogical } from '../shared/complexity.ts';
import { bind, enterScope } from '../shared/scopes.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { firstUse } from './accessors.ts';
import { branchesOf, readConditions } from './conditions.ts';
import { boundBy } from './patterns.ts';
import { Kind } from './syntax.ts';
import { annotatedType } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Statements in braces have names of their own; those of a function share its scope. */
export function enterStatements(walk: Walk, node: number): void {
	switch (walk.kind(walk.tree.parent[node])) {
		case Kind.if_statement:
		case Kind.guard_statement:
		case Kind.repeat_while_statement:
		case Kind.do_statement:
			enterScope(walk, node);
	}
}

export function enterIf(walk: Walk, node: number): void {
	const { consequence, alternative } = branchesOf(walk, node);
	const continues = walk.kind(walk.tree.parent[node]) === Kind.if_statement;
	countIf(walk, continues, consequence, alternative, walk.kind(alternative) === Kind.if_statement);
	enterScope(walk, node);
	readConditions(walk, node);
}

/** What a `guard` binds is seen by what follows it. */
export function enterGuard(walk: Walk, node: number): void {
	countBranch(walk, branchesOf(walk, node).alternative);
	readConditions(walk, node);
}

export function enterWhile(walk: Walk, node: number): void {
	countBranch(walk, childOfKind(walk.tree, node, walk.kinds, Kind.statements));
	enterScope(walk, node);
	readConditions(walk, node);
}

export function enterRepeat(walk: Walk, node: number): void {
	countBranch(walk, childOfKind(walk.tree, node, walk.kinds, Kind.statements));
}

/** `for x in xs where y`: bound before `where` and the body are walked, but after what it goes through. */
export function enterFor(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	countBranch(walk, childOfKind(tree, node, walk.kinds, Kind.statements));
	if (childOfKind(tree, node, walk.kinds, Kind.where_clause) !== -1) walk.out.decision();
	enterScope(walk, node);
	const item = childByField(tree, node, fields.item);
	const collection = childByField(tree, node, fields.collection);
	if (item === -1 || collection === -1) return;
	const isCase = childOfKind(tree, node, walk.kinds, Kind['"case"']) !== -1;
	const names = boundBy(walk, item + 1, tree.after[item], !isCase);
	const type = annotatedType(walk, childOfKind(tree, node, walk.kinds, Kind.type_annotation));
	const then = nextWritten(walk, collection);
	if (then === -1) return;
	walk.arriveAt(then, () => {
		const value = valueAt(walk, collection);
		for (const { token, path } of names) bind(walk, 'const', token, { type, value, path: `[]${path ?? ''}` });
	});
}

export function enterSwitch(walk: Walk, node: number): void {
	countSwitch(walk, -1);
	for (let child = node + 1; child < walk.tree.after[node]; child = walk.tree.after[child]) {
		if (walk.kind(child) === Kind.switch_entry) walk.nest(child);
	}
}

/** `default` takes what is left: it opens no way. */
export function enterEntry(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	enterScope(walk, node);
	if (childOfKind(tree, node, walk.kinds, Kind['"case"']) !== -1) walk.out.decision();
	if (childOfKind(tree, node, walk.kinds, Kind.where_keyword) !== -1) walk.out.decision();
	const value = valueAt(walk, childByField(tree, tree.parent[node], fields.expr));
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.switch_pattern) continue;
		for (const { token, ...way } of boundBy(walk, child + 1, tree.after[child], false))
			bind(walk, 'const', token, { value, ...way });
	}
}

/** Without a pattern the error goes by the name `error`. */
export function enterCatch(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	enterScope(walk, node);
	countBranch(walk, childOfKind(tree, node, walk.kinds, Kind.statements));
	if (childOfKind(tree, node, walk.kinds, Kind.where_clause) !== -1) out.decision();
	const error = childByField(tree, node, fields.error);
	if (error === -1) {
		bind(walk, 'catch', firstUse(walk, node, 'error'), {});
		return;
	}
	for (const { token, ...way } of boundBy(walk, error, tree.after[error], false))
		bind(walk, 'catch', token, way);
}

export function enterTernary(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	countBranch(walk, childByField(tree, node, fields.if_true), childByField(tree, node, fields.if_false));
}

/** `a && b` */
export function enterBinary(walk: Walk, node: number): void {
	const { tree } = walk;
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.tuple_expression || walk.kind(around) === Kind.prefix_expression)
		around = tree.parent[around];
	enterLogical(walk, node, walk.kind(around) === Kind.conjunction_expression);
}

export function enterOperator(walk: Walk, token: number): void {
	if (walk.kind(walk.tree.parent[token]) === Kind.conjunction_expression)
		countOperator(walk, walk.kind(token));
}

/** The names of items in a tuple are only labels. */
export function enterTuple(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (tree.field[child] === fields.name && walk.kind(child) === Kind.simple_identifier)
			walk.setRole(child, Role.none);
	}
}

/** The labels of closures behind a call. */
export function enterSuffix(walk: Walk, node: number): void {
	const { tree } = walk;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.simple_identifier) walk.setRole(child, Role.none);
	}
}

/** `#if` and `#endif` are comments of the text that was parsed. */
export function enterComment(walk: Walk, node: number): void {
	const { text, tree } = walk;
	const start = tree.start[node];
	if (text[start] !== '#') return;
	if (text.startsWith('#if', start)) walk.conditions++;
	else if (text.startsWith('#endif', start)) walk.conditions--;
}
