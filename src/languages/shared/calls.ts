import type { Arg, ArgKind, CallVia } from '../../model/recorder.ts';
import type { TreeReader } from './tree-reader.ts';
import { clipped, type TreeWalk } from './walk.ts';

const MAX_CALLEE = 200;

/** Arguments that are described, and those whose values are followed. */
export const MAX_ARGS = 8;
export const MAX_VALUES = 32;
/** Of an argument: long enough that the recorder's own cap decides, whatever the white space in it. */
export const MAX_ARG_TEXT = 1000;

export interface Arguments {
	args: Arg[];
	argCount: number;
	argValues: number[];
	/** As in `CallSpec`. */
	argTypes?: (string | null)[];
	/** Bits of `CallFlag`. */
	flags: number;
}

export function noArguments(): Arguments {
	return { args: [], argCount: 0, argValues: [], flags: 0 };
}

/** How a language reads one argument. */
export interface ArgumentReader<Walk> {
	value(walk: Walk, node: number): number;
	kind(walk: Walk, node: number): ArgKind;
	/** The type of a literal, which may say which of several functions is called; null for what is none. */
	type?(walk: Walk, node: number): string | null;
}

/** Adds an argument, perhaps one that is given by name; `written` is the node whose text is shown. */
export function addArgument<Walk extends TreeReader>(
	walk: Walk,
	into: Arguments,
	reader: ArgumentReader<Walk>,
	value: number,
	name: string | null = null,
	written = value,
): void {
	into.argCount++;
	if (into.argCount > MAX_VALUES) return;
	into.argValues.push(reader.value(walk, value));
	if (reader.type !== undefined) {
		into.argTypes ??= [];
		into.argTypes.push(value === -1 ? null : reader.type(walk, value));
	}
	if (into.argCount > MAX_ARGS) return;
	const arg: Arg = {
		kind: value === -1 ? 'other' : reader.kind(walk, value),
		text: written === -1 ? '' : walk.clip(walk.tree.start[written], walk.tree.end[written], MAX_ARG_TEXT),
	};
	if (name !== null) arg.name = name;
	into.args.push(arg);
}

/** What is called, as written: offsets, -1 where there is nothing. */
export interface Callee {
	start: number;
	end: number;
	/** The name token, a node; -1 without one. */
	name: number;
	/** The name, when it is not what the token spells: `expect` of `#expect`. */
	nameText?: string;
	receiverStart: number;
	receiverEnd: number;
	/** The value index. */
	value: number;
}

/** Records a call, and in `made` of its node that it is one. */
export function recordCall(
	walk: TreeWalk,
	node: number,
	via: CallVia,
	{ start, end }: { start: number; end: number },
	callee: Callee,
	{ args, argCount, argValues, argTypes, flags }: Arguments,
): number {
	const { tree, out } = walk;
	const name = walk.isEmpty(callee.name) ? -1 : callee.name;
	walk.made[node] = out.call({
		via,
		callee: clipped(walk, callee.start, callee.end, MAX_CALLEE),
		name: callee.nameText ?? walk.textOf(name),
		receiver:
			callee.receiverStart === -1
				? null
				: clipped(walk, callee.receiverStart, callee.receiverEnd, MAX_CALLEE),
		nameStart: name === -1 ? callee.start : tree.start[name],
		start,
		end,
		flags,
		args,
		argCount,
		calleeValue: callee.value,
		argValues,
		...(argTypes === undefined ? {} : { argTypes }),
	});
	return walk.made[node];
}
