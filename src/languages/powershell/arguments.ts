import { type Arg, type ArgKind, CallFlag } from '../../model/recorder.ts';
import { MAX_ITEMS, makeLiteral } from '../shared/lowering.ts';
import { constantOf, variableName } from './names.ts';
import { K } from './reading/kinds.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Arguments that are described. */
const MAX_ARGS = 8;
/** Long enough that the recorder's own cap decides, whatever the white space in it. */
const MAX_TEXT = 1000;

export interface Arguments {
	args: Arg[];
	argCount: number;
	argValues: number[];
	flags: number;
}

/** Parameters that take no argument, by the custom of the commands that come with the shell. */
const SWITCHES = new Set(
	(
		'asbytestream ashashtable asjob asplaintext casesensitive compress confirm debug descending ' +
		'disablenamechecking force global noclobber nologo nonewline noprofile not notypeinformation passthru quiet ' +
		'raw recurse simplematch stable unique usebasicparsing verbose wait whatif'
	).split(' '),
);

/** The arguments of a command: by place, by name, and the switches, which are true when they are there. */
export function readCommandArguments(walk: Walk, command: number): Arguments {
	const read: Arguments = { args: [], argCount: 0, argValues: [], flags: 0 };
	const parts = walk.parts(command);
	for (let at = 0; at < parts.length; at++) {
		const part = parts[at];
		if (walk.kind(part) === K.argument) add(walk, read, part);
		if (walk.kind(part) !== K.flag) continue;
		const written = walk.textOf(part);
		const name = flagName(written);
		const next = parts[at + 1] ?? -1;
		const takes = written.endsWith(':') || !SWITCHES.has(name.toLowerCase());
		if (takes && walk.kind(next) === K.argument) {
			add(walk, read, next, name);
			at++;
		} else addSwitch(walk, read, part, name);
	}
	return read;
}

export function flagName(written: string): string {
	return written.slice(1, written.endsWith(':') ? -1 : undefined);
}

/** `(a, b)` of a method, or of an attribute. */
export function readArgumentList(walk: Walk, list: number): Arguments {
	const read: Arguments = { args: [], argCount: 0, argValues: [], flags: 0 };
	for (const part of walk.parts(list)) {
		if (walk.kind(part) === K.expression) add(walk, read, part);
		else if (walk.kind(part) === K.attribute_argument) {
			add(walk, read, walk.field(part, 'value'), walk.textOf(walk.field(part, 'key')) || undefined);
		}
	}
	return read;
}

function add(walk: Walk, into: Arguments, node: number, name?: string): void {
	const { tree } = walk;
	into.argCount++;
	const kind = argKind(walk, node);
	if (kind === 'spread') into.flags |= CallFlag.spread;
	if (into.argValues.length < MAX_ITEMS) into.argValues.push(valueAt(walk, node));
	if (into.args.length >= MAX_ARGS) return;
	const arg: Arg = { kind, text: node === -1 ? '' : walk.clip(tree.start[node], tree.end[node], MAX_TEXT) };
	if (name !== undefined) arg.name = name;
	into.args.push(arg);
}

function addSwitch(walk: Walk, into: Arguments, flag: number, name: string): void {
	into.argCount++;
	if (into.argValues.length < MAX_ITEMS) into.argValues.push(makeLiteral(walk, flag, 'boolean', 'true'));
	if (into.args.length < MAX_ARGS) into.args.push({ kind: 'boolean', text: walk.textOf(flag), name });
}

function argKind(walk: Walk, node: number): ArgKind {
	const parts = walk.parts(node);
	switch (walk.kind(node)) {
		case K.argument:
			// What follows `--%` is passed on as it stands.
			if (parts.length === 0) return 'string';
			return parts.length === 1 ? argKind(walk, parts[0]) : 'array';
		case K.expression:
			return parts.length === 1 ? argKind(walk, parts[0]) : listKind(walk, parts);
		case K.operand:
			return parts.length === 1 ? argKind(walk, parts[0]) : linkKind(walk, parts);
		case K.variable: {
			const constant = constantOf(variableName(walk, node).name);
			return constant ?? 'identifier';
		}
		case K.group:
		case K.sub:
			return parts.length === 1 ? argKind(walk, parts[0]) : 'other';
		case K.pipeline:
			return parts.length === 1 ? argKind(walk, parts[0]) : 'call';
		default:
			return ARG_KIND[walk.kind(node)] ?? 'other';
	}
}

function listKind(walk: Walk, parts: readonly number[]): ArgKind {
	const isList = parts.some((part) => walk.kind(part) === K.operator && walk.textOf(part) === ',');
	return isList ? 'array' : 'other';
}

function linkKind(walk: Walk, parts: readonly number[]): ArgKind {
	const last = parts[parts.length - 1];
	if (walk.kind(last) !== K.arguments) return 'member';
	const member = parts[parts.length - 2] ?? -1;
	return isConstruction(walk, member) ? 'new' : 'call';
}

/** `[Type]::new` */
export function isConstruction(walk: Walk, member: number): boolean {
	return (
		walk.kind(member) === K.static_member && walk.textOf(walk.field(member, 'name')).toLowerCase() === 'new'
	);
}

const ARG_KIND: Readonly<Record<number, ArgKind>> = {
	[K.word]: 'string',
	[K.string]: 'string',
	[K.template]: 'template',
	[K.number]: 'number',
	[K.block]: 'function',
	[K.hash]: 'object',
	[K.array]: 'array',
	[K.type]: 'class',
	[K.splat]: 'spread',
	[K.command]: 'call',
};
