import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { countBody, countCases } from '../shared/complexity.ts';
import { Role } from '../shared/walk.ts';
import { countJump, countLabel } from './complexity.ts';
import { tellSwallowed } from './facts/from-tree.ts';
import { bindLoop } from './locals.ts';
import { declares, openScope } from './scopes.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/*
 * Statements that have names of their own. A node that opened a scope has it in `made`, so that leaving
 * it closes what was opened, also in a tree that a budget cut.
 */

function enterScope(walk: Walk, node: number): void {
	openScope(walk, 'block', node);
	walk.made[node] = walk.out.currentScope;
}

export function leaveScope(walk: Walk, node: number): void {
	if (walk.made[node] === -1) return;
	walk.out.closeScope();
	walk.made[node] = -1;
}

/** A block has a scope only when it declares something; that of a method or a lambda shares its scope. */
export function enterBlock(walk: Walk, node: number): void {
	const around = walk.kind(walk.tree.parent[node]);
	switch (around) {
		case Kind.method_declaration:
		case Kind.compact_constructor_declaration:
		case Kind.lambda_expression:
			return;
	}
	if (declares(walk, node)) enterScope(walk, node);
	else if (around !== Kind.try_with_resources_statement) return;
	walk.leaveLater(node);
}

export function leaveBlock(walk: Walk, node: number): void {
	leaveScope(walk, node);
	const around = walk.tree.parent[node];
	if (walk.kind(around) === Kind.try_with_resources_statement) leaveScope(walk, around);
}

/** Resources are seen in the body, not in what follows it. */
export function enterTryWithResources(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	walk.leaveLater(node);
	const resources = childByField(tree, node, fields.resources);
	const body = childByField(tree, node, fields.body);
	if (resources === -1) return;
	walk.made[node] = out.openScope('block', tree.start[resources], tree.end[body === -1 ? resources : body]);
}

export function enterCatch(walk: Walk, node: number): void {
	countBody(walk, node);
	enterScope(walk, node);
	walk.leaveLater(node);
	tellSwallowed(walk, node);
}

export function enterFor(walk: Walk, node: number): void {
	countBody(walk, node);
	const init = childByField(walk.tree, node, walk.fields.init);
	if (walk.kind(init) === Kind.local_variable_declaration) enterScope(walk, node);
	walk.leaveLater(node);
}

export function enterEnhancedFor(walk: Walk, node: number): void {
	countBody(walk, node);
	enterScope(walk, node);
	walk.leaveLater(node);
	const body = childByField(walk.tree, node, walk.fields.body);
	if (body === -1) return;
	walk.arriveAt(body, () => bindLoop(walk, node));
}

export function enterSwitch(walk: Walk, node: number): void {
	countCases(walk, node);
	walk.switches.push(node);
	walk.leaveLater(node);
}

export function leaveSwitch(walk: Walk): void {
	walk.switches.pop();
}

/** The groups of a `switch` share their variables. */
export function enterSwitchBlock(walk: Walk, node: number): void {
	const { tree } = walk;
	for (let group = node + 1; group < tree.after[node]; group = tree.after[group]) {
		if (walk.kind(group) !== Kind.switch_block_statement_group || !declares(walk, group)) continue;
		enterScope(walk, node);
		walk.leaveLater(node);
		return;
	}
}

/** What a pattern binds is seen in its own case only. */
export function enterCase(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const label = childOfKind(tree, node, kinds, Kind.switch_label);
	if (label === -1) return;
	if (childOfKind(tree, label, kinds, Kind.pattern) === -1) return;
	enterScope(walk, node);
	walk.leaveLater(node);
}

/** In `case null, default` the grammar takes the keyword for a name. */
export function enterLabel(walk: Walk, node: number): void {
	countLabel(walk, node);
	const { tree } = walk;
	for (let child = firstNamedChild(tree, node); child !== -1; child = tree.after[child]) {
		if (child >= tree.after[node]) break;
		if (walk.kind(child) === Kind.identifier && walk.textOf(child) === 'default')
			walk.setRole(child, Role.none);
	}
}

/** A label is no name; a jump to one costs effort. */
export function enterLabeled(walk: Walk, node: number): void {
	const label = firstNamedChild(walk.tree, node);
	if (walk.kind(label) !== Kind.identifier) return;
	walk.setRole(label, Role.none);
	if (walk.kind(node) !== Kind.labeled_statement) countJump(walk);
}

export function leaveYield(walk: Walk, node: number): void {
	const { tree, switches, switchValues } = walk;
	const value = firstNamedChild(tree, node);
	const around = switches[switches.length - 1];
	if (value === -1 || around === undefined) return;
	const given = { node, value: valueAt(walk, value) };
	const before = switchValues.get(around);
	if (before === undefined) switchValues.set(around, [given]);
	else before.push(given);
}
