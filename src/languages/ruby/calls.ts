import { type Arg, CallFlag, type CallVia, type RefKind } from '../../model/recorder.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make, makeMade } from '../shared/lowering.ts';
import { argKind } from './arguments.ts';
import { planClassMethods, planDefinedMethod, planRefinement } from './blocks.ts';
import { afterCall } from './declaring-calls.ts';
import { drawBlock } from './facts/rails/draw.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { isExample, isGroup, isLet } from './tests.ts';
import { isTypeTest, valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_ARGS = 8;
/** Further arguments have no value. */
const MAX_VALUES = 32;
const MAX_CALLEE = 200;
/** Long enough that the recorder's own cap decides, whatever the white space in it. */
const MAX_ARG = 1000;

export function enterCall(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const role = walk.role(node);
	const method = walk.field(node, 'method');
	const receiver = walk.field(node, 'receiver');
	const isTarget = role === Role.target || role === Role.readwrite;
	if (method !== -1 && walk.kind(method) !== Kind.super) {
		walk.setRole(method, Role.told);
		const kind: RefKind = role === Role.target ? 'write' : role === Role.readwrite ? 'readwrite' : 'call';
		const name = walk.textOf(method);
		if (name !== '') out.refer(name, tree.start[method], kind, receiver !== -1);
	} else walk.setRole(method, Role.told);
	if (isTarget || role === Role.none) return;
	walk.leaveLater(node);
	const block = walk.field(node, 'block');
	if (block !== -1) planBlock(walk, node, block, walk.textOf(method), receiver);
}

function planBlock(walk: Walk, node: number, block: number, name: string, receiver: number): void {
	const first = firstNamedChild(walk.tree, walk.field(node, 'arguments'));
	const on = receiver === -1 ? null : walk.textOf(receiver);
	if (walk.blockForms.has(block)) return;
	if (isGroup(name, on)) {
		walk.describing++;
		walk.afterwards(node, () => {
			walk.describing--;
		});
	} else if (isExample(walk, name, on, first)) walk.testBlocks.add(block);
	else if (name === 'define_method' || name === 'define_singleton_method') {
		if (on === null || on === 'self') planDefinedMethod(walk, node, literalText(walk, first), block);
	} else if (on === null && isLet(walk, name)) {
		const start = walk.tree.start[walk.field(node, 'method')];
		const isUnnamed = first === -1 && name.startsWith('subject');
		planDefinedMethod(walk, node, isUnnamed ? { text: 'subject', start } : literalText(walk, first), block);
	} else if (name === 'refine' && on === null) planRefinement(walk, node, first, block);
	else if (name === 'class_methods' && on === null) planClassMethods(walk, block);
}

/** Recorded when its arguments and its block are: calls inside come first. */
export function leaveCall(walk: Walk, node: number): void {
	const { tree, text } = walk;
	const method = walk.field(node, 'method');
	const receiver = walk.field(node, 'receiver');
	const list = walk.field(node, 'arguments');
	const name = walk.textOf(method);
	const read = readArgs(walk, list, walk.field(node, 'block'));
	const isSuper = walk.kind(method) === Kind.super;
	const last = method === -1 ? receiver : method;
	if (last === -1) return;
	const isOptional =
		receiver !== -1 && text.slice(tree.end[receiver], method === -1 ? tree.end[node] : tree.start[method]);
	const on = receiver === -1 ? null : walk.clip(tree.start[receiver], tree.end[receiver], MAX_CALLEE);
	walk.made[node] = walk.out.call({
		via: isSuper ? 'super' : viaOf(walk, name, receiver),
		callee: walk.clip(tree.start[node], tree.end[last], MAX_CALLEE),
		name,
		receiver: method === -1 ? null : on,
		nameStart: tree.start[last],
		start: tree.start[node],
		end: tree.end[node],
		flags:
			(isOptional !== false && isOptional.trimStart().startsWith('&.') ? CallFlag.optional : 0) |
			(read.spread ? CallFlag.spread : 0),
		args: read.args,
		argCount: read.count,
		calleeValue: calleeValue(walk, receiver, method, name, isSuper),
		argValues: read.values,
	});
	if (receiver === -1) afterCall(walk, node, name, list, read.values);
	else if (name === 'draw' || name === 'append' || name === 'prepend') drawBlock(walk, node);
}

/** `Thing.new` makes a `Thing`. */
function viaOf(walk: Walk, name: string, receiver: number): CallVia {
	if (name !== 'new') return 'call';
	const kind = walk.kind(receiver);
	return kind === Kind.constant || kind === Kind.scope_resolution ? 'new' : 'call';
}

function calleeValue(walk: Walk, receiver: number, method: number, name: string, isSuper: boolean): number {
	const { out, tree } = walk;
	if (isSuper) return make(walk, method, 'super');
	if (receiver === -1) return make(walk, method, 'name', name);
	// `x.is_a?(A).to_s` is called on the result of a call.
	const on = isTypeTest(walk, receiver) ? makeMade(walk, receiver, 'call') : valueAt(walk, receiver);
	return method === -1 ? on : out.value('member', name, on, -1, tree.start[receiver], tree.end[method]);
}

/** A name that is no variable, `super` and `yield`: a call of what it names. */
export function recordBare(
	walk: Walk,
	node: number,
	via: CallVia,
	name = walk.textOf(node),
	given = NOTHING,
): void {
	const { tree, out } = walk;
	const [start, end] = [tree.start[node], tree.end[node]];
	walk.made[node] = out.call({
		via,
		callee: name,
		name,
		receiver: null,
		nameStart: start,
		start,
		end,
		flags: given.spread ? CallFlag.spread : 0,
		args: given.args,
		argCount: given.count,
		calleeValue: out.value(
			via === 'super' ? 'super' : 'name',
			via === 'super' ? null : name,
			-1,
			-1,
			start,
			start + name.length,
		),
		argValues: given.values,
	});
}

/** `super` without a list passes on what the method got. */
export function enterSuper(walk: Walk, node: number): void {
	if (walk.role(node) === Role.read) recordBare(walk, node, 'super');
}

/** `yield x` calls the block that the method was given. */
export function leaveYield(walk: Walk, node: number): void {
	recordBare(walk, node, 'call', 'yield', readArgs(walk, firstNamedChild(walk.tree, node), -1));
}

interface Arguments {
	args: Arg[];
	values: number[];
	count: number;
	spread: boolean;
}

const NOTHING: Arguments = { args: [], values: [], count: 0, spread: false };

/** The arguments in order, then the block: it goes by the keyword `&`, as `&block` does. */
function readArgs(walk: Walk, list: number, block: number): Arguments {
	const read: Arguments = { args: [], values: [], count: 0, spread: false };
	for (
		let child = firstNamedChild(walk.tree, list);
		child !== -1;
		child = nextNamedSibling(walk.tree, child)
	) {
		if (walk.kind(child) !== Kind.ERROR) readArg(walk, child, read);
	}
	if (block !== -1) pushArg(walk, block, '&', read);
	return read;
}

function readArg(walk: Walk, node: number, into: Arguments): void {
	switch (walk.kind(node)) {
		case Kind.pair: {
			const key = walk.field(node, 'key');
			const value = walk.field(node, 'value');
			const name = literalText(walk, key)?.text;
			const given = value === -1 ? key : value;
			// `f(key => value)` has a key that is computed.
			if (name === undefined) pushArg(walk, given, name, into, valueAt(walk, node));
			else pushArg(walk, given, name, into);
			return;
		}
		case Kind.block_argument:
			pushArg(walk, firstNamedChild(walk.tree, node), '&', into);
			return;
		case Kind.splat_argument:
		case Kind.hash_splat_argument:
		case Kind.forward_argument:
			into.spread = true;
	}
	pushArg(walk, node, undefined, into);
}

function pushArg(
	walk: Walk,
	node: number,
	name: string | undefined,
	into: Arguments,
	value = valueAt(walk, node),
): void {
	const { tree } = walk;
	if (into.count < MAX_ARGS) {
		const arg: Arg = { kind: argKind(walk, node), text: '' };
		if (node !== -1) arg.text = walk.clip(tree.start[node], tree.end[node], MAX_ARG);
		if (name !== undefined) arg.name = name;
		into.args.push(arg);
	}
	if (into.count++ < MAX_VALUES) into.values.push(value);
}
