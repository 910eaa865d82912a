import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { bind, exportPublic, openScope } from '../shared/scopes.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { lastOf } from './expression-parts.ts';
import { headerText, readModifiers, startOf, withAccess } from './modifiers.ts';
import { bindParams, describeParams, paramsOf, receiverOf } from './params.ts';
import { Kind } from './syntax.ts';
import { isTestCase } from './tests.ts';
import { bindTypeParams } from './type-params.ts';
import { plainTypeName, returnType, typeText } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/**
 * Opens a function, method or secondary constructor, behind its annotations. An extension goes by the
 * name of the type it extends, and its `this` is of that type.
 */
export function openFunction(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const isConstructor = walk.kind(node) === Kind.secondary_constructor;
	const nameNode = childOfKind(
		tree,
		node,
		kinds,
		isConstructor ? Kind['"constructor"'] : Kind.simple_identifier,
	);
	const name = walk.nameOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const body = bodyOf(walk, node);
	const params = paramsOf(walk, childOfKind(tree, node, kinds, Kind.function_value_parameters));
	const receiver = receiverOf(walk, node);
	const lost = walk.layout.ownerOf(walk, node);
	const memberOf = walk.memberAt(node);
	let flags = withAccess(walk, node, modifiers);
	if (body === -1 && !isConstructor) {
		flags |= ChunkFlag.declaration;
		if (memberOf?.kind === 'interface') flags |= ChunkFlag.abstract;
	}
	if (lost !== null || walk.isBroken(node)) flags |= ChunkFlag.broken;
	if (isTestCase(modifiers.annotations)) flags |= ChunkFlag.test;
	const isMember = memberOf !== undefined || lost !== null;
	const chunk = walk.openChunk({
		kind: functionKind(isConstructor, isMember),
		...walk.chunkAt(node, name, nameNode),
		start: startOf(walk, node),
		flags,
		signature: headerText(walk, modifiers.headerStart, body === -1 ? tree.end[node] : tree.start[body]),
		type: isConstructor ? null : returnType(walk, node),
		params: describeParams(walk, params),
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified ?? (isMember ? null : extended(walk, receiver)),
	});
	walk.layout.note(walk, node, false);
	walk.made[node] = chunk;
	if (!isConstructor) bind(walk, 'function', nameNode, { chunk });
	exportPublic(walk, nameNode, chunk, (flags & ChunkFlag.exported) !== 0 && !isConstructor);
	openScope(walk, 'function', node);
	bindTypeParams(walk, node);
	bindReceiver(walk, receiver, node);
	bindParams(walk, params);
	walk.closeLater(node);
}

/** The name of the type that an extension outside of any type is of; null for what is none. */
export function extended(walk: Walk, receiver: number): string | null {
	if (receiver === -1 || walk.out.currentChunk !== walk.moduleChunk) return null;
	return plainTypeName(walk, receiver) || null;
}

/** `this` of an extension is declared nowhere: its first use stands for that. */
export function bindReceiver(walk: Walk, receiver: number, node: number): void {
	const { tree } = walk;
	if (receiver === -1) return;
	for (let at = tree.after[receiver]; at < tree.after[node]; at++) {
		if (walk.kind(at) !== Kind['"this"']) continue;
		bind(walk, 'param', at, { type: typeText(walk, receiver) });
		return;
	}
}

function functionKind(isConstructor: boolean, isMember: boolean): ChunkKind {
	if (isConstructor) return 'constructor';
	return isMember ? 'method' : 'function';
}

/** `{ … }` or `= x`; -1 for a function without one. */
function bodyOf(walk: Walk, node: number): number {
	const { tree, kinds } = walk;
	const body = childOfKind(tree, node, kinds, Kind.function_body);
	return body === -1 ? childOfKind(tree, node, kinds, Kind['"{"']) : body;
}

/** Kinds of a statement that are no expression: as the last one of a lambda it gives nothing. */
const NO_VALUE: ReadonlySet<number> = new Set([
	Kind.assignment,
	Kind.jump_expression,
	Kind.property_declaration,
	Kind.function_declaration,
	Kind.class_declaration,
	Kind.object_declaration,
	Kind.type_alias,
	Kind.for_statement,
	Kind.while_statement,
	Kind.do_while_statement,
	Kind.ERROR,
]);

/** What the last expression of a lambda gives. */
export function yieldLast(walk: Walk, lambda: number): void {
	const { tree } = walk;
	const last = lastOf(walk, childOfKind(tree, lambda, walk.kinds, Kind.statements));
	if (last === -1 || NO_VALUE.has(walk.kind(last))) return;
	walk.out.yields('return', valueAt(walk, last), tree.start[last]);
}

/** `= x` gives that. */
export function leaveBody(walk: Walk, node: number): void {
	const { tree } = walk;
	if (walk.kind(node + 1) !== Kind['"="']) return;
	const value = nextWritten(walk, node + 1);
	if (value !== -1) walk.out.yields('return', valueAt(walk, value), tree.start[value]);
}

/** `return x`, `return@f x`, `throw x`; a jump to a label. */
export function enterJump(walk: Walk, node: number): void {
	switch (walk.kind(node + 1)) {
		case Kind['"return"']:
		case Kind['"return@"']:
		case Kind['"throw"']:
			walk.leaveLater(node);
			break;
		case Kind['"break@"']:
		case Kind['"continue@"']:
			walk.out.effort(false);
	}
}

export function leaveJump(walk: Walk, node: number): void {
	const { tree } = walk;
	const keyword = walk.kind(node + 1);
	let value = nextWritten(walk, node + 1);
	if (walk.kind(value) === Kind.label) value = nextWritten(walk, value);
	if (value === -1) return;
	// A plain `return` in a lambda leaves the function around it, whose chunk is not the current one.
	if (keyword === Kind['"return"'] && isInLambda(walk, node)) return;
	const kind = keyword === Kind['"throw"'] ? 'throw' : 'return';
	walk.out.yields(kind, valueAt(walk, value), tree.start[node]);
}

function isInLambda(walk: Walk, node: number): boolean {
	const { tree } = walk;
	for (let around = tree.parent[node]; around > 0; around = tree.parent[around]) {
		switch (walk.kind(around)) {
			case Kind.lambda_literal:
				return true;
			case Kind.function_body:
			case Kind.class_body:
				return false;
		}
	}
	return false;
}
