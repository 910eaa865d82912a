import { type ArgKind, CallFlag } from '../../model/recorder.ts';
import { childOfKind, firstNamedChild, isNamed, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type ArgumentReader, type Arguments, addArgument, noArguments } from '../shared/calls.ts';
import { Role } from '../shared/walk.ts';
import { isTemplate } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Reads an argument list and the lambda behind it; -1 for none. */
export function readArguments(walk: Walk, list: number, lambda: number): Arguments {
	const { tree } = walk;
	const read = noArguments();
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.value_argument) continue;
		const name = argumentName(walk, child);
		addTo(read, walk, name, argumentValue(walk, child));
	}
	if (lambda !== -1) addTo(read, walk, -1, lambda);
	return read;
}

/** `name` of `name = x`. */
function argumentName(walk: Walk, argument: number): number {
	if (childOfKind(walk.tree, argument, walk.kinds, Kind['"="']) === -1) return -1;
	return firstNamedChild(walk.tree, argument);
}

/** What is given stands last, behind the sign of a named argument; `*xs` may have no node of its own. */
function argumentValue(walk: Walk, argument: number): number {
	const { tree, kinds } = walk;
	const sign = childOfKind(tree, argument, kinds, Kind['"="']);
	let last = -1;
	let isExpression = false;
	for (let child = sign === -1 ? argument + 1 : tree.after[sign]; child < tree.after[argument]; ) {
		const kind = walk.kind(child);
		const isValue = kind === Kind['"null"'] || (isNamed(tree, child) && !NO_VALUE.has(kind));
		if (isValue || !isExpression) last = child;
		isExpression ||= isValue;
		child = tree.after[child];
	}
	return last;
}

const NO_VALUE: ReadonlySet<number> = new Set([
	Kind.ERROR,
	Kind.annotation,
	Kind.line_comment,
	Kind.multiline_comment,
]);

/** The names of arguments belong to what is called. */
export function enterArgument(walk: Walk, argument: number): void {
	walk.setRole(argumentName(walk, argument), Role.none);
}

export function addTo(into: Arguments, walk: Walk, name: number, value: number): void {
	if (walk.kind(value) === Kind.spread_expression || isSpread(walk, value)) into.flags |= CallFlag.spread;
	addArgument(walk, into, READER, value, name === -1 ? null : walk.nameOf(name));
}

/** The type of a literal, which may say which of several functions is called; null for what is none. */
function literalType(walk: Walk, node: number): string | null {
	switch (walk.kind(node)) {
		case Kind.string_literal:
			return 'String';
		case Kind.character_literal:
			return 'Char';
		case Kind.boolean_literal:
			return 'Boolean';
		case Kind.integer_literal:
			return /^\d+$/.test(walk.text.slice(walk.tree.start[node], walk.tree.end[node])) ? 'Int' : null;
		default:
			return null;
	}
}

function isSpread({ text, tree }: Walk, value: number): boolean {
	return (
		value !== -1 &&
		text[tree.start[value] - 1] === '*' &&
		/[(,\s]\*$/.test(text.slice(Math.max(0, tree.start[value] - 2), tree.start[value]))
	);
}

/** Seen through parentheses, labels, `as`, `!!` and the sign of a number. */
function argKind(walk: Walk, node: number): ArgKind {
	const { tree } = walk;
	for (let at = node; at !== -1; ) {
		const kind = walk.kind(at);
		switch (kind) {
			case Kind.parenthesized_expression:
			case Kind.as_expression:
			case Kind.postfix_expression:
				at = firstNamedChild(tree, at);
				break;
			case Kind.prefix_expression: {
				const inner = firstNamedChild(tree, at);
				if (walk.kind(inner) === Kind.label || walk.kind(inner) === Kind.annotation)
					at = nextNamedSibling(tree, inner);
				else return walk.kind(inner) === Kind.integer_literal ? 'number' : 'other';
				break;
			}
			case Kind.string_literal:
				return isTemplate(walk, at) ? 'template' : 'string';
			default:
				return ARG_KIND[kind] ?? 'other';
		}
	}
	return 'other';
}

const READER: ArgumentReader<Walk> = { value: valueAt, kind: argKind, type: literalType };

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.simple_identifier]: 'identifier',
	[Kind.navigation_expression]: 'member',
	[Kind.indexing_expression]: 'member',
	[Kind.callable_reference]: 'member',
	[Kind.integer_literal]: 'number',
	[Kind.boolean_literal]: 'boolean',
	[Kind.character_literal]: 'string',
	[Kind['"null"']]: 'null',
	[Kind.lambda_literal]: 'function',
	[Kind.anonymous_function]: 'function',
	[Kind.object_literal]: 'object',
	[Kind.collection_literal]: 'array',
	[Kind.spread_expression]: 'spread',
	[Kind.call_expression]: 'call',
	[Kind.infix_expression]: 'call',
	[Kind.this_expression]: 'this',
};
