import { childOfKind, isNamed, nextNamedSibling } from '../../model/syntax-walk.ts';
import { nextWritten } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar names no fields, and `null` is a token to it: parts of expressions are found by where they stand.
 */

/** `a`, `+` and `b` of `a + b`: nodes, -1 where a syntax error left one out. */
export function operandsOf(walk: Walk, node: number): { left: number; operator: number; right: number } {
	let left = node + 1 < walk.tree.after[node] ? node + 1 : -1;
	if (walk.isComment(left)) left = nextWritten(walk, left);
	const operator = nextWritten(walk, left);
	return { left, operator, right: nextWritten(walk, operator) };
}

/** The sign of an assignment to what a call gives was parsed as `||`: see called-targets.ts. */
export function isAssignment(walk: Walk, node: number): boolean {
	const { tree, text, kinds } = walk;
	if (tree.text === text || walk.kind(node) !== Kind.disjunction_expression) return false;
	const sign = childOfKind(tree, node, kinds, Kind['"||"']);
	return sign !== -1 && text[tree.start[sign]] !== '|';
}

/** What stands in the parentheses of `if` and `while`, and of a `when` without a variable. */
export function conditionOf(walk: Walk, node: number): number {
	return nextWritten(walk, childOfKind(walk.tree, node, walk.kinds, Kind['"("']));
}

/** The bodies of an `if`, before and behind `else`; -1 where there is none. */
export function branchesOf(walk: Walk, node: number): { consequence: number; alternative: number } {
	const { tree } = walk;
	let consequence = -1;
	let alternative = -1;
	let isElse = false;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind['"else"']) isElse = true;
		else if (kind === Kind.control_structure_body) {
			if (isElse) alternative = child;
			else consequence = child;
		}
	}
	return { consequence, alternative };
}

/** What a `when` compares with: an expression, perhaps given to a variable; -1 for none. */
export function subjectOf(walk: Walk, when: number): { variable: number; value: number } {
	const { tree, kinds } = walk;
	const subject = childOfKind(tree, when, kinds, Kind.when_subject);
	const variable = childOfKind(tree, subject, kinds, Kind.variable_declaration);
	if (subject === -1) return { variable, value: -1 };
	return { variable, value: variable === -1 ? conditionOf(walk, subject) : nextNamedSibling(tree, variable) };
}

/** The last statement of a body, or of what stands in its braces, which is what it gives; -1 for none. */
export function lastOf(walk: Walk, body: number): number {
	const { tree, kinds } = walk;
	if (body === -1) return -1;
	const statements = childOfKind(tree, body, kinds, Kind.statements);
	const list = statements === -1 ? body : statements;
	let last = -1;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		const isNull = walk.kind(child) === Kind['"null"'];
		if (isNull || (isNamed(tree, child) && !walk.isComment(child))) last = child;
	}
	return last;
}
