import { childByField, childOfKind, previousSibling } from '../../model/syntax-walk.ts';
import {
	countBody,
	countBranch,
	countCases,
	countIf,
	countOperator,
	enterLogical,
} from '../shared/complexity.ts';
import { make, makeLiteral } from '../shared/lowering.ts';
import { bind, enterScope, openScope } from '../shared/scopes.ts';
import { clippedText, nextWritten, Role } from '../shared/walk.ts';
import { subjectOf } from './pattern-tests.ts';
import { bindAll, boundBy, isPattern } from './patterns.ts';
import { Kind } from './syntax.ts';
import { runValue } from './values.ts';
import { localType } from './variables.ts';
import type { Walk } from './walk.ts';

/** A block has names of its own; that of a function shares its scope. */
export function enterBlock(walk: Walk, node: number): void {
	const kind = walk.kind(walk.tree.parent[node]);
	if (kind === Kind.function_body || kind === Kind.function_expression_body || kind === Kind.for_statement)
		return;
	enterScope(walk, node);
	if (kind !== Kind.try_statement) return;
	const before = previousSibling(walk.tree, node);
	if (walk.kind(before) === Kind.catch_clause) bindCaught(walk, before);
}

/** The first pattern among the children of a node; -1 for none. */
function patternIn(walk: Walk, node: number): number {
	const { tree } = walk;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (isPattern(walk.kind(child))) return child;
	}
	return -1;
}

export function enterIf(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const alternative = childByField(tree, node, fields.alternative);
	const continues =
		tree.field[node] === fields.alternative && walk.kind(tree.parent[node]) === Kind.if_statement;
	countIf(
		walk,
		continues,
		childByField(tree, node, fields.consequence),
		alternative,
		walk.kind(alternative) === Kind.if_statement,
	);
	const pattern = patternIn(walk, node);
	if (pattern === -1) return;
	// `if (x case [var a])`
	enterScope(walk, node);
	const names = boundBy(walk, pattern, false);
	walk.arriveAt(pattern, () => bindAll(walk, names, runValue(walk, subjectOf(walk, node))));
}

/** A loop, or the element of a collection that is one. */
export function enterFor(walk: Walk, node: number): void {
	countBody(walk, node);
	walk.made[node] = openScope(walk, 'block', node);
	walk.closeScopeLater(node);
}

/** `final x in xs`: bound before the body is walked, but after what it goes through. */
export function enterLoopParts(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	if (childOfKind(tree, node, walk.kinds, Kind['"in"']) === -1) return;
	const name = childByField(tree, node, fields.name);
	const pattern = patternIn(walk, node);
	const names = pattern === -1 ? [] : boundBy(walk, pattern, true);
	walk.setRole(name, Role.none);
	const body = childByField(tree, tree.parent[node], fields.body);
	if (body === -1) return;
	walk.arriveAt(body, () => {
		const value = runValue(walk, childByField(tree, node, fields.value));
		if (name !== -1) bind(walk, 'let', name, { value, path: '[]', type: localType(walk, node) });
		bindAll(walk, names, value, '[]');
	});
}

export function enterSwitch(walk: Walk, node: number): void {
	countCases(walk, node);
}

/** The arms have no node around them: each nests by itself. */
export function enterSwitchExpression(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.out.effort(true);
	for (let arm = node + 1; arm < tree.after[node]; arm = tree.after[arm]) {
		if (walk.kind(arm) === Kind.switch_expression_case) walk.nest(arm);
	}
}

/** A case of either; `_` takes what is left: it opens no way. */
export function enterCase(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	enterScope(walk, node);
	const pattern = patternIn(walk, node);
	if (pattern === -1 || walk.textOf(pattern) !== '_') out.decision();
	if (childOfKind(tree, node, walk.kinds, Kind['"when"']) !== -1) out.decision();
	let choice = tree.parent[node];
	if (walk.kind(choice) === Kind.switch_block) choice = tree.parent[choice];
	const value = runValue(walk, childByField(tree, choice, fields.condition));
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (isPattern(walk.kind(child))) bindAll(walk, boundBy(walk, child, false), value);
		else if (walk.kind(child) === Kind['"=>"'] || walk.kind(child) === Kind['":"']) break;
	}
}

/** The block of a `catch` follows it: its names are bound there. */
export function enterCatch(walk: Walk, node: number): void {
	countBranch(walk, nextWritten(walk, node));
	const list = childOfKind(walk.tree, node, walk.kinds, Kind.catch_parameters);
	if (list === -1) return;
	for (let child = list + 1; child < walk.tree.after[list]; child = walk.tree.after[child]) {
		if (walk.kind(child) === Kind.identifier) walk.setRole(child, Role.none);
	}
}

/** `on E { … }` without a `catch`. */
export function enterOn(walk: Walk, token: number): void {
	const { tree } = walk;
	if (walk.kind(tree.parent[token]) !== Kind.try_statement) return;
	let next = nextWritten(walk, token);
	while (next !== -1 && walk.kind(next) !== Kind.block && walk.kind(next) !== Kind.catch_clause)
		next = nextWritten(walk, next);
	if (walk.kind(next) === Kind.block) countBranch(walk, next);
}

function bindCaught(walk: Walk, clause: number): void {
	const { tree, kinds } = walk;
	const list = childOfKind(tree, clause, kinds, Kind.catch_parameters);
	if (list === -1) return;
	const before = previousSibling(tree, clause);
	const type = walk.kind(before) === Kind.type_identifier ? clippedText(walk, before) : null;
	let index = 0;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.identifier)
			bind(walk, 'catch', child, { type: index++ === 0 ? type : 'StackTrace' });
	}
}

/** A jump to a label costs effort. */
export function enterJump(walk: Walk, node: number): void {
	const label = childOfKind(walk.tree, node, walk.kinds, Kind.identifier);
	if (label === -1) return;
	walk.setRole(label, Role.none);
	walk.out.effort(false);
}

export function enterBinary(walk: Walk, node: number): void {
	const { tree } = walk;
	let around = tree.parent[node];
	while (walk.kind(around) === Kind.parenthesized_expression || walk.kind(around) === Kind.unary_expression)
		around = tree.parent[around];
	enterLogical(walk, node, walk.kind(around) === Kind.logical_and_expression);
}

/** In a pattern an operator is an alternative, not a way through. */
export function enterOperator(walk: Walk, token: number): void {
	if (walk.kind(walk.tree.parent[token]) === Kind.logical_and_expression)
		countOperator(walk, walk.kind(token));
}

/** `var (a, b) = x`, `(a, b) = (b, a)`. */
export function enterPatternDeclaration(walk: Walk, node: number): void {
	const pattern = patternIn(walk, node);
	if (pattern !== -1) boundBy(walk, pattern, true);
	walk.leaveLater(node);
}

export function leavePatternDeclaration(walk: Walk, node: number): void {
	const pattern = patternIn(walk, node);
	const sign = childOfKind(walk.tree, node, walk.kinds, Kind['"="']);
	if (pattern === -1 || sign === -1) return;
	bindAll(walk, boundBy(walk, pattern, true), runValue(walk, nextWritten(walk, sign)));
}

export function enterPatternAssignment(walk: Walk, node: number): void {
	const pattern = patternIn(walk, node);
	if (pattern === -1) return;
	for (const { token } of boundBy(walk, pattern, true)) walk.setRole(token, Role.write);
	walk.leaveLater(node);
}

export function leavePatternAssignment(walk: Walk, node: number): void {
	const { out, tree } = walk;
	const pattern = patternIn(walk, node);
	const sign = childOfKind(tree, node, walk.kinds, Kind['"="']);
	const value = runValue(walk, nextWritten(walk, sign));
	for (const { token, path } of boundBy(walk, pattern, true)) {
		out.assign(
			make(walk, token, 'name', walk.textOf(token)),
			partAt(walk, token, path, value),
			tree.start[token],
		);
	}
}

/** What a path like `[0].a` leads to. */
function partAt(walk: Walk, token: number, path: string | null, value: number): number {
	let part = value;
	for (const [step, index, name] of (path ?? '').matchAll(/\[(\d+)\]|\.([^.[\]]+)/g)) {
		if (step.startsWith('.')) part = make(walk, token, 'member', name, part);
		else part = make(walk, token, 'index', null, part, makeLiteral(walk, token, 'number', index));
	}
	return part;
}

/** `int b` in the type of a function or a record: the name is only a label. */
export function enterTypedName(walk: Walk, node: number): void {
	walk.setRole(childOfKind(walk.tree, node, walk.kinds, Kind.identifier), Role.none);
}

/** The parameters of a function that is a parameter have names that nobody uses. */
export function enterParameter(walk: Walk, node: number): void {
	walk.setRole(childByField(walk.tree, node, walk.fields.name), Role.none);
}
