import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar binds what follows an expression looser than operators: `x + f(1)` is a call of `x + f`, and
 * `!a.b()` a member of `!a`. What is called, or has the member, is then the last operand.
 */
export function operandOf(walk: Walk, node: number): number {
	let at = node;
	for (;;) {
		switch (walk.kind(at)) {
			case Kind.prefix_expression:
				if (isImplicitMember(walk, at)) return at;
				break;
			case Kind.additive_expression:
			case Kind.infix_expression:
			case Kind.conjunction_expression:
			case Kind.nil_coalescing_expression:
			case Kind.try_expression:
			case Kind.await_expression:
			case Kind.open_start_range_expression:
			case Kind.ternary_expression:
				break;
			default:
				return at;
		}
		const last = lastNamedChild(walk, at);
		if (last === -1) return at;
		at = last;
	}
}

function lastNamedChild(walk: Walk, node: number): number {
	const { tree } = walk;
	let last = firstNamedChild(tree, node);
	for (let next = last; next !== -1; next = nextNamedSibling(tree, next)) last = next;
	return last;
}

/** `.foo`, of the type that is expected. */
export function isImplicitMember(walk: Walk, prefix: number): boolean {
	return walk.kind(prefix) === Kind.prefix_expression && walk.kind(prefix + 1) === Kind['"."'];
}

/** `!(a)` and `-(a + b)`: a call of the operator, for the grammar. */
export function isOperatorCall(walk: Walk, node: number): boolean {
	const { tree } = walk;
	const operator = node + 1;
	if (walk.kind(node) !== Kind.call_expression || tree.after[node] === operator) return false;
	const kind = walk.kind(operator);
	return kind === Kind.bang || kind === Kind.custom_operator || /^[-+~&]$/.test(walk.textOf(operator));
}

/** The offset where `a` of `a.b().c` begins. */
export function chainStart(walk: Walk, node: number): number {
	let at = node;
	for (;;) {
		at = operandOf(walk, at);
		switch (walk.kind(at)) {
			case Kind.navigation_expression:
			case Kind.call_expression:
			case Kind.postfix_expression:
				at++;
				break;
			default:
				return walk.tree.start[at];
		}
	}
}

/** What is called, taken apart: nodes, -1 for none. */
export interface Parts {
	/** The identifier. */
	name: number;
	/** What it is a member of. */
	object: number;
	isOptional: boolean;
}

export function partsOf(walk: Walk, callee: number): Parts {
	const { tree, fields } = walk;
	switch (walk.kind(callee)) {
		case Kind.simple_identifier:
			return { name: walk.isEmpty(callee) ? -1 : callee, object: -1, isOptional: false };
		case Kind.prefix_expression:
			return { name: childByField(tree, callee, fields.target), object: -1, isOptional: false };
		case Kind.navigation_expression:
			return {
				name: memberName(walk, callee),
				object: operandOf(walk, callee + 1),
				isOptional: childOfKind(tree, callee, walk.kinds, Kind['"?"']) !== -1,
			};
		case Kind.postfix_expression:
			// `f!()`
			return partsOf(walk, operandOf(walk, callee + 1));
		default:
			return { name: -1, object: -1, isOptional: false };
	}
}

/** The `b` of `a.b`; -1 for `a.0`. */
export function memberName(walk: Walk, navigation: number): number {
	const { tree, fields } = walk;
	const suffix = childOfKind(tree, navigation, walk.kinds, Kind.navigation_suffix);
	const name = childByField(tree, suffix, fields.suffix);
	return walk.kind(name) === Kind.simple_identifier && !walk.isEmpty(name) ? name : -1;
}

/** `a[0]`: the grammar has it as a call. */
export function isSubscript(walk: Walk, call: number): boolean {
	const { tree, kinds } = walk;
	const list = childOfKind(
		tree,
		childOfKind(tree, call, kinds, Kind.call_suffix),
		kinds,
		Kind.value_arguments,
	);
	return list !== -1 && walk.kind(list + 1) === Kind['"["'];
}

/** The parenthesised arguments of a call; -1 when there are only closures. */
export function argumentList(walk: Walk, call: number): number {
	const { tree, kinds } = walk;
	return childOfKind(tree, childOfKind(tree, call, kinds, Kind.call_suffix), kinds, Kind.value_arguments);
}

/** `f(1) { … }` is a call of what `f(1)` gives, for the grammar: the inner one is no call of its own. */
export function isInnerOfTrailing(walk: Walk, call: number): boolean {
	const { tree } = walk;
	const around = tree.parent[call];
	return (
		walk.kind(around) === Kind.call_expression &&
		around + 1 === call &&
		argumentList(walk, around) === -1 &&
		argumentList(walk, call) !== -1 &&
		!isSubscript(walk, call)
	);
}

/** `await` was taken out of the text that was parsed. */
export function isAwaitedAt({ text }: Walk, start: number): boolean {
	let at = start;
	while (at > 0 && text.charCodeAt(at - 1) <= 32) at--;
	return text.slice(Math.max(0, at - 5), at) === 'await' && !/[\w$]/.test(text[at - 6] ?? ' ');
}
