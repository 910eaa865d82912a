import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { lastName } from './last-name.ts';
import { Kind } from './syntax.ts';
import { typeText } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** `int n` of `x is int n`, `{ Length: > 2 } s`, and `var v` with one name. */
export function enterPattern(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	if (name === -1) return;
	walk.setRole(name, Role.none);
	bindPart(walk, node, name, typeText(walk, childByField(tree, node, fields.type)));
}

/** `var (a, b)`: each name is a part of what is looked at. */
export function enterDesignation(walk: Walk, node: number): void {
	const { tree } = walk;
	for (let name = firstNamedChild(tree, node); name !== -1; name = nextNamedSibling(tree, name)) {
		if (walk.kind(name) !== Kind.identifier) continue;
		walk.setRole(name, Role.none);
		bindPart(walk, name, name, null);
	}
}

function bindPart(walk: Walk, part: number, name: number, type: string | null): void {
	const { subject, path } = wayTo(walk, part);
	bind(walk, 'let', name, { type, value: valueAt(walk, subject), path: path === '' ? null : path });
}

/** The name of a member that is looked at, before the colon. */
export function enterSubpattern(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	let first = firstNamedChild(tree, node);
	if (nextNamedSibling(tree, first) === -1) return;
	while (walk.kind(first) === Kind.member_access_expression)
		first = childByField(tree, first, fields.expression);
	if (walk.kind(first) === Kind.identifier) walk.setRole(first, Role.member);
}

/**
 * A constant, or a type: `x is Name` asks for a type far more often than for a constant. The grammar
 * takes `x is Name || y` for one constant, and `x is Name(var a)` for a call.
 */
export function enterConstantPattern(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	let first = firstNamedChild(tree, node);
	while (walk.kind(first) === Kind.binary_expression) first = childByField(tree, first, fields.left);
	if (walk.kind(first) === Kind.invocation_expression) {
		walk.setRole(first, Role.none);
		markType(walk, childByField(tree, first, fields.function));
	} else if (isAsked(walk, node)) markType(walk, first);
}

function markType(walk: Walk, written: number): void {
	const { tree, fields } = walk;
	for (let at = written; at !== -1; at = childByField(tree, at, fields.expression)) {
		walk.setRole(lastName(walk, at), Role.type);
		if (walk.kind(at) !== Kind.member_access_expression) break;
	}
}

/** Whether a pattern is that of an `is`, and not of a case. */
function isAsked(walk: Walk, pattern: number): boolean {
	const { tree } = walk;
	let around = tree.parent[pattern];
	for (;;) {
		const kind = walk.kind(around);
		if (kind === Kind.is_pattern_expression) return true;
		if (kind !== Kind.and_pattern && kind !== Kind.negated_pattern && kind !== Kind.parenthesized_pattern)
			return false;
		around = tree.parent[around];
	}
}

/** `out var x`, `out int y`, parts of `(var a, int b) = …`, and of patterns that look like calls and tuples. */
export function enterDeclarationExpression(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	if (walk.kind(name) !== Kind.identifier) return;
	walk.setRole(name, Role.none);
	bindPart(walk, node, name, typeText(walk, childByField(tree, node, fields.type)));
}

/** Deeper parts of patterns are not followed. */
const MAX_WAY = 120;
const NOWHERE = { subject: -1, path: '' };

/** What a pattern is compared with, and the way from it to a part of the pattern. */
function wayTo(walk: Walk, part: number): { subject: number; path: string } {
	const { tree, fields } = walk;
	let path = '';
	let at = part;
	for (let depth = 0; depth < MAX_WAY; depth++) {
		const around = tree.parent[at];
		switch (walk.kind(around)) {
			case Kind.is_pattern_expression:
				if (tree.field[at] !== fields.pattern) return NOWHERE;
				return { subject: childByField(tree, around, fields.expression), path };
			case Kind.switch_expression_arm:
				if (firstNamedChild(tree, around) !== at) return NOWHERE;
				return { subject: tree.parent[around] + 1, path };
			case Kind.switch_section: {
				const choice = tree.parent[tree.parent[around]];
				return { subject: childByField(tree, choice, fields.value), path };
			}
			case Kind.subpattern: {
				const first = firstNamedChild(tree, around);
				if (first !== at) path = `.${walk.textOf(first)}${path}`;
				else path = `[${positionIn(walk, tree.parent[around], around)}]${path}`;
				break;
			}
			case Kind.list_pattern:
			case Kind.parenthesized_variable_designation:
				path = `[${positionIn(walk, around, at)}]${path}`;
				break;
			case Kind.argument:
				path = `[${positionIn(walk, tree.parent[around], around)}]${path}`;
				break;
			case Kind.invocation_expression:
				if (walk.kind(tree.parent[around]) !== Kind.constant_pattern) return NOWHERE;
				break;
			case Kind.argument_list:
			case Kind.tuple_expression:
			case Kind.constant_pattern:
			case Kind.positional_pattern_clause:
			case Kind.property_pattern_clause:
			case Kind.recursive_pattern:
			case Kind.parenthesized_pattern:
			case Kind.negated_pattern:
			case Kind.and_pattern:
			case Kind.var_pattern:
			case Kind.declaration_pattern:
				break;
			default:
				return NOWHERE;
		}
		at = around;
	}
	return NOWHERE;
}

function positionIn(walk: Walk, list: number, part: number): number {
	let position = 0;
	let child = firstNamedChild(walk.tree, list);
	for (; child !== -1 && child !== part; child = nextNamedSibling(walk.tree, child)) position++;
	return position;
}
