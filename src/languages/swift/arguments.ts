import type { ArgKind } from '../../model/recorder.ts';
import { NodeFlag } from '../../model/syntax-tree.ts';
import { childByField, firstNamedChild, nextNamedSibling, nextSibling } from '../../model/syntax-walk.ts';
import { type ArgumentReader, type Arguments, addArgument, noArguments } from '../shared/calls.ts';
import { Role } from '../shared/walk.ts';
import { isImplicitMember, isSubscript } from './callees.ts';
import { isRegex } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Reads an argument list and the closures behind it; the list may be an attribute; -1 for none. */
export function readArguments(walk: Walk, list: number, suffix: number): Arguments {
	const { tree, fields } = walk;
	const read = noArguments();
	if (walk.kind(list) === Kind.attribute) readLoose(walk, list, read);
	else {
		for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
			if (walk.kind(child) !== Kind.value_argument) continue;
			add(walk, read, childByField(tree, child, fields.name), argumentValue(walk, child));
		}
	}
	for (let child = firstNamedChild(tree, suffix); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.lambda_literal) add(walk, read, trailingLabel(walk, suffix, child), child);
	}
	return read;
}

/** What stands behind the label, be it an operator: `reduce(0, +)`. */
function argumentValue(walk: Walk, argument: number): number {
	const { tree, fields } = walk;
	const value = childByField(tree, argument, fields.value);
	return value === -1 && tree.after[argument] > argument + 1 ? argument + 1 : value;
}

/** `onDone` of `f { … } onDone: { … }`. */
function trailingLabel(walk: Walk, suffix: number, lambda: number): number {
	const { tree } = walk;
	let label = -1;
	for (let child = suffix + 1; child < lambda; child = tree.after[child]) {
		if (walk.kind(child) === Kind.simple_identifier) label = child;
		else if (walk.kind(child) === Kind.lambda_literal) label = -1;
	}
	return label;
}

/** Arguments of an attribute, which have no nodes of their own. */
function readLoose(walk: Walk, attribute: number, read: Arguments): void {
	const { tree } = walk;
	let label = -1;
	for (let child = attribute + 1; child < tree.after[attribute]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.user_type || (tree.flags[child] & NodeFlag.named) === 0) continue;
		if (walk.kind(nextSibling(tree, child)) === Kind['":"'] && walk.role(child) === Role.none) label = child;
		else {
			add(walk, read, label, child);
			label = -1;
		}
	}
}

function add(walk: Walk, into: Arguments, label: number, value: number): void {
	addArgument(walk, into, READER, value, label === -1 ? null : walk.nameOf(label));
}

/** Seen through `try`, `&`, `as` and the sign of a number. */
function argKind(walk: Walk, node: number): ArgKind {
	const { tree, fields } = walk;
	for (let at = node; at !== -1; ) {
		const kind = walk.kind(at);
		switch (kind) {
			case Kind.try_expression:
			case Kind.await_expression:
			case Kind.as_expression:
				at = childByField(tree, at, fields.expr);
				break;
			case Kind.postfix_expression:
				at++;
				break;
			case Kind.prefix_expression: {
				if (isImplicitMember(walk, at)) return 'member';
				const target = childByField(tree, at, fields.target);
				if (walk.text[tree.start[at]] === '&') at = target;
				else return walk.kind(target) === Kind.integer_literal ? 'number' : 'other';
				break;
			}
			case Kind.call_expression:
				return isSubscript(walk, at) ? 'member' : 'call';
			case Kind.line_string_literal:
			case Kind.multi_line_string_literal:
				if (isRegex(walk, at)) return 'regex';
				return hasInterpolation(walk, at) ? 'template' : 'string';
			default:
				return ARG_KIND[kind] ?? 'other';
		}
	}
	return 'other';
}

function hasInterpolation(walk: Walk, string: number): boolean {
	const { tree } = walk;
	for (let child = string + 1; child < tree.after[string]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.interpolated_expression) return true;
	}
	return false;
}

const READER: ArgumentReader<Walk> = { value: valueAt, kind: argKind };

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.simple_identifier]: 'identifier',
	[Kind.navigation_expression]: 'member',
	[Kind.key_path_expression]: 'member',
	[Kind.integer_literal]: 'number',
	[Kind.boolean_literal]: 'boolean',
	[Kind['"nil"']]: 'null',
	[Kind.lambda_literal]: 'function',
	[Kind.array_literal]: 'array',
	[Kind.tuple_expression]: 'array',
	[Kind.dictionary_literal]: 'object',
	[Kind.constructor_expression]: 'new',
	[Kind.self_expression]: 'this',
};
