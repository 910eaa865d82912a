import type { Arg, ArgKind } from '../../model/recorder.ts';
import { childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { type Arguments, MAX_ARG_TEXT, MAX_ARGS, MAX_VALUES } from '../shared/calls.ts';
import { clipped, nextWritten } from '../shared/walk.ts';
import { argumentPart, lastOfRun, runEnd } from './runs.ts';
import { isTemplate } from './strings.ts';
import { Kind } from './syntax.ts';
import { runValue } from './values.ts';
import type { Walk } from './walk.ts';

/** Reads an argument list; -1 for none. */
export function readArguments(walk: Walk, list: number): Arguments {
	const { tree } = walk;
	const read: Arguments = { args: [], argCount: 0, argValues: [], flags: 0 };
	if (list === -1) return read;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.argument) add(walk, read, -1, firstNamedChild(tree, child));
		else if (kind === Kind.named_argument) {
			const label = childOfKind(tree, child, walk.kinds, Kind.label);
			add(walk, read, label, nextWritten(walk, label));
		}
	}
	return read;
}

function add(walk: Walk, into: Arguments, label: number, value: number): void {
	into.argCount++;
	if (into.argCount > MAX_VALUES) return;
	into.argValues.push(runValue(walk, value));
	if (into.argCount > MAX_ARGS) return;
	const arg: Arg = {
		kind: value === -1 ? 'other' : argKind(walk, value),
		text: value === -1 ? '' : clipped(walk, walk.tree.start[value], runEnd(walk, value), MAX_ARG_TEXT),
	};
	if (label !== -1) arg.name = walk.textOf(firstNamedChild(walk.tree, label));
	into.args.push(arg);
}

/** By what a run ends with, else by what it is. */
function argKind(walk: Walk, first: number): ArgKind {
	const { tree, kinds } = walk;
	const last = lastOfRun(walk, first);
	if (last !== first) {
		if (walk.kind(last) === Kind.cascade_section) return 'other';
		return argumentPart(walk, last) === -1 ? 'member' : 'call';
	}
	const kind = walk.kind(first);
	switch (kind) {
		case Kind.unary_expression: {
			const operand = firstNamedChild(tree, first);
			if (walk.kind(operand) === Kind.await_expression) return argKind(walk, firstNamedChild(tree, operand));
			return /^-\d/.test(walk.text.slice(tree.start[first], tree.end[first])) ? 'number' : 'other';
		}
		case Kind.parenthesized_expression:
		case Kind.type_cast_expression: {
			const inner = firstNamedChild(tree, first);
			return inner === -1 ? 'other' : argKind(walk, inner);
		}
		case Kind.string_literal:
			return isTemplate(walk, first) ? 'template' : 'string';
		case Kind.set_or_map_literal:
			return childOfKind(tree, first, kinds, Kind.pair) === -1 ? 'array' : 'object';
		default:
			return ARG_KIND[kind] ?? 'other';
	}
}

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[Kind.identifier]: 'identifier',
	[Kind.dot_shorthand]: 'member',
	[Kind.decimal_integer_literal]: 'number',
	[Kind.true]: 'boolean',
	[Kind.null_literal]: 'null',
	[Kind.function_expression]: 'function',
	[Kind.list_literal]: 'array',
	[Kind.record_literal]: 'array',
	[Kind.new_expression]: 'new',
	[Kind.const_object_expression]: 'new',
	[Kind.this]: 'this',
};
