import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { docBefore } from './doc.ts';
import { exportTop, qualify } from './names.ts';
import { forgetClass, noteClass } from './recovery.ts';
import { declareMembers, isStructMaker } from './structs.ts';
import { Kind } from './syntax.ts';
import { isTestBase } from './tests.ts';
import { valueAt } from './values.ts';
import { namedVisibility } from './visibility.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** `class A::B < C` and `module M`: reopened ones are chunks of their own. */
export function enterClass(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	const superclass = walk.field(node, 'superclass');
	const last = superclass !== -1 ? superclass : nameNode;
	walk.setRole(nameNode, Role.none);
	const kind = walk.kind(node) === Kind.class ? 'class' : 'namespace';
	const chunk = openNamed(walk, node, nameNode, kind, node, last === -1 ? node : last);
	const base = firstNamedChild(tree, superclass);
	noteClass(walk, node);
	openBody(walk, node, chunk, walk.field(node, 'body'), base);
	walk.leaveLater(node);
}

/**
 * Opens the chunk of a class or module named by a constant, perhaps a qualified one, and binds it in
 * the scope around.
 */
export function openNamed(
	walk: Walk,
	node: number,
	nameNode: number,
	kind: ChunkKind,
	whole: number,
	last: number,
): number {
	const { tree } = walk;
	const { scope } = walk;
	const isScoped = walk.kind(nameNode) === Kind.scope_resolution;
	const token = isScoped ? walk.field(nameNode, 'name') : nameNode;
	const scopeNode = isScoped ? walk.field(nameNode, 'scope') : -1;
	const name = walk.textOf(token) || null;
	const isPrivate = name !== null && ((walk.body?.named.get(name) ?? 0) & ChunkFlag.private) !== 0;
	const isNested = scope.kind === 'class' || scope.kind === 'namespace';
	const chunk = walk.openChunk({
		kind,
		...walk.chunkAt(whole, name, token),
		flags: (isPrivate ? ChunkFlag.private : isNested ? ChunkFlag.exported : 0) | walk.brokenFlag(whole),
		signature: walk.clip(tree.start[whole], tree.end[last], MAX_SIGNATURE),
		container: !isScoped ? null : scopeNode === -1 ? '' : qualify(walk.qualified, walk.textOf(scopeNode)),
		...docBefore(walk, whole),
	});
	walk.made[node] = chunk;
	if (name === null) return chunk;
	exportTop(
		walk,
		isScoped && scopeNode === -1 ? walk.scopes[0] : scope,
		walk.textOf(nameNode),
		nameNode,
		chunk,
	);
	// `class A::B` makes no name here: `B` is one of `A`'s.
	if (scopeNode !== -1) return chunk;
	walk.bind(scope, kind === 'namespace' ? 'namespace' : 'class', name, tree.start[token], { chunk });
	return chunk;
}

/** Opens the scope of a body and remembers what its members need to know. */
export function openBody(
	walk: Walk,
	node: number,
	chunk: number,
	body: number,
	base: number,
	isClosed = true,
): void {
	const { tree } = walk;
	const isClass = walk.kind(node) !== Kind.module;
	walk.openScope(isClass ? 'class' : 'namespace', tree.start[node], tree.end[node], isClosed);
	const qualified = walk.qualified;
	walk.bodies.push({
		qualified,
		name: qualified.slice(qualified.lastIndexOf('.') + 1),
		chunk,
		visibility: 0,
		isStatic: false,
		named: body === -1 ? new Map() : namedVisibility(walk, body),
		isTestCase: base !== -1 && isTestBase(walk.textOf(base)),
		node: body,
	});
}

export function closeBody(walk: Walk): void {
	walk.bodies.pop();
	walk.closeScope();
}

export function leaveClass(walk: Walk, node: number): void {
	forgetClass(walk, node);
	closeBody(walk);
	walk.closeChunk();
}

/** Told when the expression was walked: it may be a call, as in `class A < Struct.new(:x)`. */
export function leaveSuperclass(walk: Walk, node: number): void {
	const base = firstNamedChild(walk.tree, node);
	if (base === -1 || walk.body === null) return;
	tellBase(walk, walk.body.chunk, base);
	if (isStructMaker(walk, base)) declareMembers(walk, base);
}

export function tellBase(walk: Walk, chunk: number, base: number): void {
	const { tree } = walk;
	const block = walk.field(base, 'block');
	const end = block === -1 ? tree.end[base] : tree.start[block];
	walk.out.heritage({
		chunk,
		kind: 'extends',
		text: walk.clip(tree.start[base], end, MAX_SIGNATURE).trimEnd(),
		name: lastConstant(walk, base),
		start: tree.start[base],
		value: valueAt(walk, base),
	});
}

/** `Base` of `A::Base`, and of `Base[7.0]` or `Base.new(:x)`, which make one. */
export function lastConstant(walk: Walk, node: number): string {
	let at = node;
	for (;;) {
		switch (walk.kind(at)) {
			case Kind.constant:
				return walk.textOf(at);
			case Kind.scope_resolution:
				at = walk.field(at, 'name');
				break;
			case Kind.element_reference:
				at = walk.field(at, 'object');
				break;
			case Kind.call:
				at = walk.field(at, 'receiver');
				break;
			default:
				return '';
		}
	}
}

/** `class << self`: its methods are those of the class itself. */
export function enterSingletonClass(walk: Walk, node: number): void {
	const { tree, body } = walk;
	const object = walk.field(node, 'value');
	const statements = walk.field(node, 'body');
	walk.openScope('class', tree.start[node], tree.end[node], true);
	const isSelf = walk.kind(object) === Kind.self;
	const qualified = isSelf ? walk.qualified : qualify(walk.qualified, walk.textOf(object));
	walk.bodies.push({
		qualified,
		name: qualified.slice(qualified.lastIndexOf('.') + 1),
		chunk: body?.chunk ?? 0,
		visibility: 0,
		isStatic: true,
		named: statements === -1 ? new Map() : namedVisibility(walk, statements),
		isTestCase: false,
		node: statements,
	});
	walk.leaveLater(node);
}
