import { ChunkFlag, type Param } from '../../model/chunk.ts';
import { nextNamedSibling } from '../../model/syntax-walk.ts';
import { noArguments } from '../shared/calls.ts';
import { make } from '../shared/lowering.ts';
import { add } from './arguments.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/*
 * Assembly. Its variables and functions are names of their own, and those of the contract around can be
 * used; `x.slot` and `x.offset` are parts of a state variable.
 */

/** One occurrence of a name. */
export function enterYulIdentifier(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const role = walk.role(node);
	if (role === Role.none || walk.isEmpty(node)) return;
	const parent = tree.parent[node];
	const isMember = walk.kind(parent) === Kind.yul_path && tree.start[parent] !== tree.start[node];
	const kind =
		role === Role.called ? 'call' : role === Role.write ? 'write' : role === Role.type ? 'type' : 'read';
	out.refer(walk.textOf(node), tree.start[node], kind, isMember);
}

/** A function defined in assembly. */
export function enterYulFunction(walk: Walk, node: number): void {
	const { tree } = walk;
	const [nameNode = -1, ...rest] = [...walk.childrenOf(node, Kind.yul_identifier)];
	const arrow = walk.childOf(node, Kind['"->"']);
	const body = walk.childOf(node, Kind.yul_block);
	const params = arrow === -1 ? rest : rest.filter((name) => name < arrow);
	const returned = arrow === -1 ? [] : rest.filter((name) => name > arrow);
	const name = walk.textOf(nameNode) || null;
	for (const token of [nameNode, ...rest]) walk.setRole(token, Role.none);
	const { scope } = walk;
	const chunk = walk.openChunk({
		kind: 'function',
		...walk.chunkAt(node, name, nameNode),
		flags: ChunkFlag.unsafe | walk.brokenFlag(node),
		signature: walk.header(node, body === -1 ? tree.end[node] : tree.start[body]),
		type: returned.length === 0 ? null : returned.map((token) => walk.textOf(token)).join(', '),
		params: params.map((token): Param => ({ name: walk.textOf(token) })),
	});
	walk.made[node] = chunk;
	if (name !== null) walk.bind(scope, 'function', name, tree.start[nameNode], { chunk });
	// A function sees nothing of what is around it but other functions.
	walk.openScope('function', tree.start[node], tree.end[node], true);
	params.forEach((token, index) => {
		walk.bind(walk.scope, 'param', walk.textOf(token), tree.start[token], { index });
	});
	for (const token of returned) walk.bind(walk.scope, 'let', walk.textOf(token), tree.start[token]);
	walk.afterwards(node, () => {
		walk.closeScope();
		walk.closeChunk();
	});
}

/** Instructions of the machine are called by name like functions. */
export function enterYulCall(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const callee = walk.field(node, 'function');
	if (walk.kind(callee) === Kind.yul_evm_builtin)
		out.refer(walk.textOf(callee), tree.start[callee], 'call', false);
	else walk.setRole(callee, Role.called);
	walk.leaveLater(node);
}

export function leaveYulCall(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const callee = walk.field(node, 'function');
	if (walk.isEmpty(callee)) return;
	const read = noArguments();
	for (let child = nextNamedSibling(tree, callee); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.ERROR) add(walk, read, child);
	}
	const name = walk.textOf(callee);
	// No function of a contract is meant, whatever it is called.
	const isInstruction = walk.kind(callee) === Kind.yul_evm_builtin;
	walk.made[node] = out.call({
		via: 'call',
		callee: name,
		name,
		receiver: null,
		nameStart: tree.start[callee],
		start: tree.start[node],
		end: tree.end[node],
		...read,
		calleeValue: isInstruction
			? make(walk, callee, 'member', name, assembly(walk))
			: make(walk, callee, 'name', name),
	});
}

/** The word before the code, for what its instructions are members of. */
function assembly({ out, tree, assembly }: Walk): number {
	const start = tree.start[assembly];
	return out.value('name', 'assembly', -1, -1, start, start + 'assembly'.length);
}

/**
 * `let a := f()`. Of `let a, b := f()` the grammar makes `let a,` and an assignment to `b`, and of
 * `a, b := f()` two assignments, the first without a value.
 */
export function enterYulLet(walk: Walk, node: number): void {
	const { tree } = walk;
	for (const token of walk.childrenOf(node, Kind.yul_identifier)) {
		if (tree.field[token] === walk.fields.left) walk.setRole(token, Role.none);
	}
	for (let next = node; endsWithComma(walk, next); ) {
		next = nextNamedSibling(tree, next);
		if (walk.kind(next) !== Kind.yul_assignment) break;
		walk.setRole(next, Role.none);
	}
	walk.leaveLater(node);
}

function endsWithComma(walk: Walk, node: number): boolean {
	const { tree, text } = walk;
	return node !== -1 && text[tree.end[node] - 1] === ',';
}

export function leaveYulLet(walk: Walk, node: number): void {
	const names = [...walk.childrenOf(node, Kind.yul_identifier)].filter(
		(token) => walk.tree.field[token] === walk.fields.left,
	);
	const value = valueAt(walk, walk.field(node, 'right'));
	names.forEach((token, index) => {
		if (walk.isEmpty(token)) return;
		walk.bind(walk.scope, 'let', walk.textOf(token), walk.tree.start[token], {
			value,
			path: names.length > 1 && value !== -1 ? `[${index}]` : null,
		});
	});
}

export function enterYulAssignment(walk: Walk, node: number): void {
	const { tree } = walk;
	const isLet = walk.role(node) === Role.none;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) === Kind['":="']) break;
		if (walk.kind(child) !== Kind.yul_path) continue;
		let last = -1;
		for (const part of walk.childrenOf(child, Kind.yul_identifier)) last = part;
		walk.setRole(last, isLet ? Role.none : Role.write);
	}
	walk.leaveLater(node);
}

export function leaveYulAssignment(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const sign = walk.childOf(node, Kind['":="']);
	const value = sign === -1 ? make(walk, node, 'other') : valueAt(walk, nextNamedSibling(tree, sign));
	const isLet = walk.role(node) === Role.none;
	for (const path of walk.childrenOf(node, Kind.yul_path)) {
		if (sign !== -1 && path > sign) break;
		if (isLet) walk.bind(walk.scope, 'let', walk.textOf(path), tree.start[path], { value });
		else out.assign(valueAt(walk, path), value, tree.start[path]);
	}
}

/** A block has a scope only when it declares something. */
export function enterYulBlock(walk: Walk, node: number): void {
	const { tree } = walk;
	const around = walk.kind(tree.parent[node]);
	if (around === Kind.yul_function_definition || around === Kind.yul_for_statement) return;
	const declares =
		walk.childOf(node, Kind.yul_variable_declaration) !== -1 ||
		walk.childOf(node, Kind.yul_function_definition) !== -1;
	if (!declares) return;
	openBlock(walk, node);
}

/** What the first block of a loop declares is seen in the others. */
export function enterYulFor(walk: Walk, node: number): void {
	openBlock(walk, node);
}

function openBlock(walk: Walk, node: number): void {
	walk.openScope('block', walk.tree.start[node], walk.tree.end[node], false);
	walk.afterwards(node, () => walk.closeScope());
}
