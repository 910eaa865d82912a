import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { countBody, countCases, countOperator, enterLogical } from '../shared/complexity.ts';
import { bind, enterScope } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { tellSwallowed } from './facts/from-tree.ts';
import { enterFieldDeclarator, fieldOf, initialiserOf, leaveFieldDeclarator } from './fields.ts';
import { readModifiers } from './modifiers.ts';
import { Kind } from './syntax.ts';
import { typeText } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** A block has names of its own; that of a function shares its scope. */
export function enterBlock(walk: Walk, node: number): void {
	switch (walk.kind(walk.tree.parent[node])) {
		case Kind.method_declaration:
		case Kind.constructor_declaration:
		case Kind.destructor_declaration:
		case Kind.operator_declaration:
		case Kind.conversion_operator_declaration:
		case Kind.local_function_statement:
		case Kind.accessor_declaration:
		case Kind.lambda_expression:
		case Kind.anonymous_method_expression:
		case Kind.foreach_statement:
		case Kind.for_statement:
		case Kind.using_statement:
		case Kind.catch_clause:
			return;
		case Kind.unsafe_statement:
			enterScope(walk, node, 'unsafe');
			return;
		default:
			enterScope(walk, node);
	}
}

export function enterFor(walk: Walk, node: number): void {
	countBody(walk, node);
	enterScope(walk, node);
}

/** `foreach (T x in xs)`: bound before the body is walked, but after what it goes through. */
export function enterForeach(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	enterFor(walk, node);
	const left = childByField(tree, node, fields.left);
	const body = childByField(tree, node, fields.body);
	const names = walk.kind(left) === Kind.identifier ? [left] : [];
	for (const name of names) walk.setRole(name, Role.none);
	if (body === -1) return;
	walk.arriveAt(body, () => {
		const value = valueAt(walk, childByField(tree, node, fields.right));
		const type = typeText(walk, childByField(tree, node, fields.type));
		for (const name of names) bind(walk, 'let', name, { type, value, path: '[]' });
		if (walk.kind(left) === Kind.tuple_pattern) bindTuple(walk, left, value, '[]');
	});
}

/** `var (a, (b, c))`: each name is an item of the value. */
function bindTuple(walk: Walk, tuple: number, value: number, path: string): void {
	const { tree } = walk;
	const open: { node: number; path: string }[] = [{ node: tuple, path }];
	for (let top = open.pop(); top !== undefined; top = open.pop()) {
		let position = 0;
		for (let child = top.node + 1; child < tree.after[top.node]; child = tree.after[child]) {
			const kind = walk.kind(child);
			if (kind !== Kind.identifier && kind !== Kind.tuple_pattern && kind !== Kind.discard) continue;
			const part = `${top.path}[${position++}]`;
			if (kind === Kind.tuple_pattern) open.push({ node: child, path: part });
			else if (kind === Kind.identifier) bind(walk, 'let', child, { value, path: part });
		}
	}
}

/** The names in a tuple pattern are bound by what has the value. */
export function enterTuplePattern(walk: Walk, node: number): void {
	walk.next = walk.tree.after[node];
}

export function enterDeclarator(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const field = fieldOf(walk, node);
	const isTuple = childOfKind(tree, node, walk.kinds, Kind.tuple_pattern) !== -1;
	if (field !== -1 && !isTuple) {
		enterFieldDeclarator(walk, node, field);
		return;
	}
	walk.setRole(childByField(tree, node, fields.name), Role.none);
	walk.leaveLater(node);
}

export function leaveDeclarator(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const tuple = childOfKind(tree, node, walk.kinds, Kind.tuple_pattern);
	const field = fieldOf(walk, node);
	if (field !== -1 && tuple === -1) {
		leaveFieldDeclarator(walk, node, field);
		return;
	}
	const value = valueAt(walk, initialiserOf(walk, node));
	if (tuple !== -1) {
		bindTuple(walk, tuple, value, '');
		return;
	}
	const declaration = tree.parent[node];
	const statement = tree.parent[declaration];
	const isConst =
		walk.kind(statement) === Kind.local_declaration_statement && readModifiers(walk, statement).isConst;
	bind(walk, isConst ? 'const' : 'let', childByField(tree, node, fields.name), {
		type: typeText(walk, childByField(tree, declaration, fields.type)),
		value,
	});
}

export function enterUsingStatement(walk: Walk, node: number): void {
	enterScope(walk, node);
}

export function enterCatch(walk: Walk, node: number): void {
	const { tree } = walk;
	enterScope(walk, node);
	countBody(walk, node);
	if (childOfKind(tree, node, walk.kinds, Kind.catch_filter_clause) !== -1) walk.out.decision();
	tellSwallowed(walk, node);
}

export function enterCatchDeclaration(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	walk.setRole(name, Role.none);
	bind(walk, 'catch', name, { type: typeText(walk, childByField(tree, node, fields.type)) });
}

export function enterSwitch(walk: Walk, node: number): void {
	countCases(walk, node);
}

/** Sections share their variables, but for those of patterns. */
export function enterSwitchBody(walk: Walk, node: number): void {
	enterScope(walk, node);
}

/** `default` takes what is left: it opens no way. */
export function enterSection(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	if (childOfKind(tree, node, kinds, Kind['"case"']) === -1) return;
	walk.out.decision();
	for (const kind of [
		Kind.declaration_pattern,
		Kind.recursive_pattern,
		Kind.list_pattern,
		Kind.var_pattern,
	]) {
		if (childOfKind(tree, node, kinds, kind) === -1) continue;
		enterScope(walk, node);
		return;
	}
}

/** The arms have no node around them: each nests by itself. */
export function enterSwitchExpression(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.out.effort(true);
	for (let arm = node + 1; arm < tree.after[node]; arm = tree.after[arm]) {
		if (walk.kind(arm) === Kind.switch_expression_arm) walk.nest(arm);
	}
}

export function enterArm(walk: Walk, node: number): void {
	enterScope(walk, node);
	if (walk.kind(firstNamedChild(walk.tree, node)) !== Kind.discard) walk.out.decision();
}

/** The condition of a case. */
export function enterWhen(walk: Walk): void {
	walk.out.decision();
}

/** A label is no name; a jump to one costs effort. */
export function enterLabelled(walk: Walk, node: number): void {
	const label = firstNamedChild(walk.tree, node);
	const isJump = walk.kind(node) === Kind.goto_statement;
	if (isJump) walk.out.effort(false);
	if (walk.kind(label) !== Kind.identifier) return;
	if (!isJump || childOfKind(walk.tree, node, walk.kinds, Kind['"case"']) === -1)
		walk.setRole(label, Role.none);
}

/** `a && b`, `x or y` of a pattern. */
export function enterBinary(walk: Walk, node: number): void {
	const { tree } = walk;
	if (!isLogical(walk, node)) return;
	let around = tree.parent[node];
	for (;;) {
		const kind = walk.kind(around);
		if (kind !== Kind.parenthesized_expression && kind !== Kind.parenthesized_pattern) break;
		around = tree.parent[around];
	}
	enterLogical(walk, node, isLogical(walk, around));
}

function isLogical(walk: Walk, node: number): boolean {
	const kind = walk.kind(node);
	if (kind === Kind.and_pattern) return true;
	if (kind !== Kind.binary_expression) return false;
	const operator = walk.kind(childByField(walk.tree, node, walk.fields.operator));
	return operator === Kind['"&&"'] || operator === Kind['"||"'];
}

/** Outside of an expression (`#if A && B`) an operator decides nothing. */
export function enterOperator(walk: Walk, token: number): void {
	if (isLogical(walk, walk.tree.parent[token]) && walk.role(token) !== Role.none)
		countOperator(walk, walk.kind(token));
}
