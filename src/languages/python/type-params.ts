import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { visibilityFlags } from './names.ts';
import { bindName, currentScope, enterScope, leaveScope, type Scope } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** The parameters of `def f[T: int, *Ts]` live in a scope of their own around header and body. */
export function bindTypeParams(walk: Walk, params: number, end: number): void {
	const { tree } = walk;
	const scope = enterScope(walk, 'type', tree.start[params], end);
	for (let child = firstNamedChild(tree, params); child !== -1; child = nextNamedSibling(tree, child)) {
		bindTypeParam(walk, child, scope);
	}
}

function bindTypeParam(walk: Walk, param: number, scope: Scope): void {
	const { tree } = walk;
	let bound: string | null = null;
	let name = param;
	while (name !== -1 && walk.kind(name) !== Kind.identifier) {
		const inner = firstNamedChild(tree, name);
		if (walk.kind(name) === Kind.constrainedType) {
			const constraint = nextNamedSibling(tree, inner);
			if (constraint !== -1) bound = walk.textOf(constraint);
		}
		name = inner;
	}
	if (name === -1) return;
	walk.roles[name] = Role.none;
	bindName(walk, scope, 'type_param', walk.textOf(name), tree.start[name], { type: bound });
}

/** `type X[T] = …`: what the alias stands for belongs to its chunk. */
export function enterTypeAlias(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const name = aliasName(walk, node);
	if (name === -1) return;
	const left = childByField(tree, node, fields.left);
	const right = childByField(tree, node, fields.right);
	const around = currentScope(walk);
	const text = walk.textOf(name);
	walk.roles[name] = Role.none;
	const chunk = out.openChunk({
		kind: 'type',
		name: text,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[name],
		flags: visibilityFlags(text) | (walk.isBroken(node) ? ChunkFlag.broken : 0),
		signature: clipped(walk, tree.start[node], tree.end[left], MAX_SIGNATURE),
		type: right === -1 ? null : walk.textOf(right),
	});
	bindName(walk, around, 'type', text, tree.start[name], { chunk });
	if (around.kind === 'module') walk.moduleNames.define(text, chunk, name, walk);
	const params = nextNamedSibling(tree, name);
	enterScope(walk, 'type', tree.start[node], tree.end[node]);
	if (walk.kind(params) === Kind.typeParameter) {
		const scope = currentScope(walk);
		for (let child = firstNamedChild(tree, params); child !== -1; child = nextNamedSibling(tree, child)) {
			bindTypeParam(walk, child, scope);
		}
	}
	walk.leaveLater(node);
}

export function leaveTypeAlias(walk: Walk): void {
	leaveScope(walk);
	walk.out.closeChunk();
}

function aliasName(walk: Walk, node: number): number {
	let name = childByField(walk.tree, node, walk.fields.left);
	while (name !== -1 && walk.kind(name) !== Kind.identifier) name = firstNamedChild(walk.tree, name);
	return name;
}
