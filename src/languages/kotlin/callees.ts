import { childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The function of a call, taken apart: nodes, -1 for none. */
export interface Parts {
	name: number;
	object: number;
	isOptional: boolean;
}

export function partsOf(walk: Walk, callee: number): Parts {
	switch (walk.kind(callee)) {
		case Kind.simple_identifier:
			return { name: callee, object: -1, isOptional: false };
		case Kind.navigation_expression: {
			const suffix = childOfKind(walk.tree, callee, walk.kinds, Kind.navigation_suffix);
			const isOptional = walk.kind(suffix + 1) === Kind['"?."'];
			return { name: memberName(walk, callee), object: objectOf(walk, callee), isOptional };
		}
		default:
			return { name: -1, object: -1, isOptional: false };
	}
}

/** The expression before the suffix of `a.b`. */
export function objectOf(walk: Walk, navigation: number): number {
	const { tree } = walk;
	let child = navigation + 1;
	while (walk.isComment(child)) child = tree.after[child];
	return child;
}

/** `b` of `a.b`, `a?.b` and `a::b`; -1 when it is no name. */
export function memberName(walk: Walk, navigation: number): number {
	const { tree, kinds } = walk;
	const suffix = childOfKind(tree, navigation, kinds, Kind.navigation_suffix);
	return childOfKind(tree, suffix, kinds, Kind.simple_identifier);
}

function suffixOf(walk: Walk, call: number): number {
	return childOfKind(walk.tree, call, walk.kinds, Kind.call_suffix);
}

function listOf(walk: Walk, call: number): number {
	return childOfKind(walk.tree, suffixOf(walk, call), walk.kinds, Kind.value_arguments);
}

/** `f(x)` of `f(x) { … }`, which the grammar has as a call of what `f(x)` gives. */
export function isInnerOfTrailing(walk: Walk, call: number): boolean {
	const { tree } = walk;
	const outer = tree.parent[call];
	if (walk.kind(outer) !== Kind.call_expression || firstNamedChild(tree, outer) !== call) return false;
	return listOf(walk, outer) === -1 && listOf(walk, call) !== -1 && trailingLambda(walk, call) === -1;
}

/** What a call is of, and its arguments in parentheses. */
export function calleeOf(walk: Walk, call: number): { callee: number; list: number } {
	const first = firstNamedChild(walk.tree, call);
	if (walk.kind(first) !== Kind.call_expression || !isInnerOfTrailing(walk, first))
		return { callee: first, list: listOf(walk, call) };
	return { callee: firstNamedChild(walk.tree, first), list: listOf(walk, first) };
}

/** The lambda behind the parentheses; -1 for none. */
export function trailingLambda(walk: Walk, call: number): number {
	const { tree, kinds } = walk;
	const annotated = childOfKind(tree, suffixOf(walk, call), kinds, Kind.annotated_lambda);
	return childOfKind(tree, annotated, kinds, Kind.lambda_literal);
}
