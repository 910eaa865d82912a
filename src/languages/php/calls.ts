import { CallFlag, type CallVia } from '../../model/recorder.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type ArgumentReader, type Arguments, addArgument, noArguments } from '../shared/calls.ts';
import { argKind } from './arguments.ts';
import { defineConstant } from './defined.ts';
import { tellByName } from './facts/by-name.ts';
import { lastSegment } from './names.ts';
import { lastNamed } from './strings.ts';
import { Kind } from './syntax.ts';
import { noteTestCall } from './tests.ts';
import { isPlaceholder, isTest, valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_CALLEE = 200;
const READER: ArgumentReader<Walk> = { value: valueAt, kind: argKind };

export function enterCall(walk: Walk, node: number): void {
	if (walk.role(node) === Role.none) return;
	const callee = walk.field(node, 'function');
	if (isPlaceholder(walk, node)) {
		walk.setRole(node, Role.none);
		return;
	}
	if (callee !== -1 && isTest(walk.textOf(callee).toLowerCase())) {
		walk.setRole(node, Role.none);
		walk.setRole(callee, Role.none);
		return;
	}
	if (callee !== -1) noteTestCall(walk, node);
	walk.leaveLater(node);
}

/** `f()`, `A\f()`, `$f()`: recorded when its arguments are, so that calls inside come first. */
export function leaveCall(walk: Walk, node: number): void {
	const { tree } = walk;
	const callee = walk.field(node, 'function');
	if (callee === -1) return;
	const kind = walk.kind(callee);
	const isName = kind === Kind.name || kind === Kind.qualified_name || kind === Kind.relative_name;
	const isVariable = kind === Kind.variable_name;
	const name = isName ? lastSegment(walk.textOf(callee)) : isVariable ? walk.textOf(callee) : '';
	const read = readArgs(walk, walk.field(node, 'arguments'));
	record(walk, node, callee, {
		via: 'call',
		name,
		receiver: null,
		nameStart: name === '' ? tree.start[callee] : tree.end[callee] - name.length,
		flags: name === '' ? CallFlag.computed : 0,
		read,
		value: valueAt(walk, callee),
	});
	if (name === 'define' && walk.scope.kind !== 'class') defineConstant(walk, node, read.argValues[1] ?? -1);
}

/** `$a->b()`, `$a?->b()`, `A::b()`. */
export function leaveMemberCall(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const isScoped = walk.kind(node) === Kind.scoped_call_expression;
	const object = walk.field(node, isScoped ? 'scope' : 'object');
	const nameNode = walk.field(node, 'name');
	if (nameNode === -1 || object === -1) return;
	const isPlain = walk.kind(nameNode) === Kind.name;
	const name = isPlain ? walk.textOf(nameNode) : '';
	const on = valueAt(walk, object);
	const isParent = isScoped && walk.textOf(object).toLowerCase() === 'parent';
	record(walk, node, nameNode, {
		via: isParent && name === '__construct' ? 'super' : 'call',
		name,
		receiver: walk.clip(tree.start[object], tree.end[object], MAX_CALLEE),
		nameStart: isPlain ? tree.start[nameNode] : tree.start[node],
		flags:
			(walk.kind(node) === Kind.nullsafe_member_call_expression ? CallFlag.optional : 0) |
			(isPlain ? 0 : CallFlag.computed),
		read: readArgs(walk, walk.field(node, 'arguments')),
		end: isPlain ? undefined : tree.start[walk.field(node, 'arguments')],
		value: isPlain
			? out.value('member', name, on, -1, tree.start[object], tree.end[nameNode])
			: out.value('index', null, on, valueAt(walk, nameNode), tree.start[object], tree.end[nameNode]),
	});
	if (!isPlain) tellByName(walk, node, 'invoke', tree.start[walk.field(node, 'arguments')]);
}

/** `new A(…)`; `new class { … }` has no name. */
export function leaveCreation(walk: Walk, node: number): void {
	const { tree } = walk;
	const made = firstNamedChild(tree, node);
	if (made === -1) return;
	const kind = walk.kind(made);
	const isAnonymous = kind === Kind.anonymous_class;
	const isName = kind === Kind.name || kind === Kind.qualified_name || kind === Kind.relative_name;
	const name = isName ? lastSegment(walk.textOf(made)) : '';
	let list = nextNamedSibling(tree, made);
	if (isAnonymous) {
		list = firstNamedChild(tree, made);
		while (list !== -1 && walk.kind(list) !== Kind.arguments) list = nextNamedSibling(tree, list);
	}
	const start = tree.start[made];
	const read = readArgs(walk, walk.kind(list) === Kind.arguments ? list : -1);
	walk.made[node] = walk.out.call({
		via: 'new',
		callee: isAnonymous ? 'class' : walk.clip(start, tree.end[made], MAX_CALLEE),
		name,
		receiver: null,
		nameStart: name === '' ? start : tree.end[made] - name.length,
		start: tree.start[node],
		end: tree.end[node],
		...read,
		flags: read.flags | (isName || isAnonymous ? 0 : CallFlag.computed),
		calleeValue: valueAt(walk, made),
	});
	if (kind === Kind.variable_name) tellByName(walk, node, 'create', tree.end[made]);
}

/** `#[A(1)]` makes an `A`. */
export function leaveAttribute(walk: Walk, node: number): void {
	const callee = firstNamedChild(walk.tree, node);
	if (callee === -1) return;
	const name = lastSegment(walk.textOf(callee));
	record(walk, node, callee, {
		via: 'decorator',
		name,
		receiver: null,
		nameStart: walk.tree.end[callee] - name.length,
		flags: 0,
		read: readArgs(walk, walk.field(node, 'parameters')),
		value: valueAt(walk, callee),
	});
}

interface Called {
	via: CallVia;
	name: string;
	receiver: string | null;
	nameStart: number;
	flags: number;
	read: Arguments;
	value: number;
	/** Where the callee ends, when that is not with its last node: `$a->{$b}`. */
	end?: number;
}

function record(walk: Walk, node: number, last: number, called: Called): void {
	const { tree } = walk;
	walk.made[node] = walk.out.call({
		via: called.via,
		callee: walk.clip(tree.start[node], called.end ?? tree.end[last], MAX_CALLEE),
		name: called.name,
		receiver: called.receiver,
		nameStart: called.nameStart,
		start: tree.start[node],
		end: tree.end[node],
		calleeValue: called.value,
		...called.read,
		flags: called.flags | called.read.flags,
	});
}

function readArgs(walk: Walk, list: number): Arguments {
	const { tree } = walk;
	const read = noArguments();
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.argument) continue;
		const value = lastNamed(walk, child);
		if (walk.kind(value) === Kind.variadic_unpacking) read.flags |= CallFlag.spread;
		const name = walk.field(child, 'name');
		addArgument(walk, read, READER, value, name === value || name === -1 ? null : walk.textOf(name));
	}
	return read;
}

/** The arguments of what is written without brackets around them. */
export function readPlainArgs(walk: Walk, nodes: readonly number[]): Arguments {
	const read = noArguments();
	for (const node of nodes) addArgument(walk, read, READER, node);
	return read;
}
