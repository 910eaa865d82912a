import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, childOfKind, previousSibling } from '../../model/syntax-walk.ts';
import { bind, openScope } from '../shared/scopes.ts';
import { clipped, clippedText, Role } from '../shared/walk.ts';
import { expressionIn } from './argument-parts.ts';
import { docOf } from './doc.ts';
import { headerText, impliedAccess, type Modifiers, readModifiers } from './modifiers.ts';
import { bindParams, describeParams, paramList, paramsOf } from './params.ts';
import { Kind } from './syntax.ts';
import { isTestCase } from './tests.ts';
import { bindTypeParams } from './type-params.ts';
import { typeText } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

interface MethodName {
	/** What is bound; -1 for what cannot be called by a name. */
	token: number;
	name: string | null;
	start: number;
}

/** Opens a method, constructor, destructor, operator or local function, behind its attributes. */
export function openMethod(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const { token, name, start } = nameOf(walk, node);
	walk.setRole(childByField(tree, node, fields.name), Role.none);
	const modifiers = readModifiers(walk, node);
	const body = bodyOf(walk, node);
	const params = paramsOf(walk, paramList(walk, node));
	const isTest = isTestCase(modifiers.annotations);
	const lost = walk.layout.ownerOf(walk, node);
	const chunk = walk.openChunk({
		kind: methodKind(walk, node, lost !== null),
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: name === null ? -1 : start,
		flags:
			methodFlags(walk, node, modifiers, body) |
			(isTest ? ChunkFlag.test : 0) |
			(lost === null ? 0 : ChunkFlag.broken),
		signature: headerText(walk, modifiers.headerStart, headerEnd(walk, node, body)),
		type: returnType(walk, node),
		params: describeParams(walk, params),
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified,
	});
	walk.layout.note(walk, node, false);
	walk.made[node] = chunk;
	bind(walk, 'function', token, { chunk });
	openScope(walk, 'function', node);
	bindTypeParams(walk, node);
	bindParams(walk, params);
	walk.closeLater(node);
}

/** An operator is named by its keyword and what it works on, a destructor with its tilde. */
function nameOf(walk: Walk, node: number): MethodName {
	const { tree, fields } = walk;
	const token = childByField(tree, node, fields.name);
	switch (walk.kind(node)) {
		case Kind.operator_declaration:
		case Kind.conversion_operator_declaration: {
			const keyword = childOfKind(tree, node, walk.kinds, Kind['"operator"']);
			const list = paramList(walk, node);
			if (keyword === -1 || list === -1) return { token: -1, name: null, start: -1 };
			const start = tree.start[keyword];
			const name = clipped(walk, start, tree.start[list], 200).trim().replace(/\s+/g, ' ');
			return { token: -1, name, start };
		}
		case Kind.destructor_declaration:
			return { token: -1, name: `~${walk.textOf(token)}`, start: tree.start[previousSibling(tree, token)] };
		case Kind.constructor_declaration:
			return { token: -1, name: walk.textOf(token) || null, start: tree.start[token] };
		default: {
			const name = walk.textOf(token) || null;
			// An explicit implementation is only seen through its interface.
			const isExplicit =
				childOfKind(tree, node, walk.kinds, Kind.explicit_interface_specifier) !== -1 && name !== null;
			return { token: isExplicit ? -1 : token, name, start: tree.start[token] };
		}
	}
}

function methodKind(walk: Walk, node: number, isLost: boolean): ChunkKind {
	switch (walk.kind(node)) {
		case Kind.constructor_declaration:
			return 'constructor';
		case Kind.local_function_statement:
			return isLost ? 'method' : 'function';
		default:
			return walk.types.length === 0 && !isLost ? 'function' : 'method';
	}
}

function bodyOf(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const body = childByField(tree, node, fields.body);
	if (body !== -1) return body;
	const block = childOfKind(tree, node, walk.kinds, Kind.block);
	return block === -1 ? childOfKind(tree, node, walk.kinds, Kind.arrow_expression_clause) : block;
}

/** What calls another constructor is no part of the header. */
function headerEnd(walk: Walk, node: number, body: number): number {
	const { tree } = walk;
	const initializer = childOfKind(tree, node, walk.kinds, Kind.constructor_initializer);
	if (initializer !== -1) return tree.start[initializer];
	return body === -1 ? tree.end[node] : tree.start[body];
}

function methodFlags(walk: Walk, node: number, modifiers: Modifiers, body: number): number {
	let { flags } = modifiers;
	const { tree, owner } = walk;
	if (body === -1) flags |= ChunkFlag.declaration;
	if (owner?.kind === 'interface' && body === -1) flags |= ChunkFlag.abstract;
	const kind = walk.kind(node);
	const isHidden =
		kind === Kind.destructor_declaration ||
		(kind === Kind.constructor_declaration && (flags & ChunkFlag.static) !== 0) ||
		childOfKind(tree, node, walk.kinds, Kind.explicit_interface_specifier) !== -1;
	if (!isHidden) flags |= impliedAccess(walk, modifiers);
	if (yields(walk, body)) flags |= ChunkFlag.generator;
	return walk.isBroken(node) ? flags | ChunkFlag.broken : flags;
}

/** Whether a body has a `yield` of its own: one that is in no function within. */
export function yields(walk: Walk, body: number): boolean {
	const { tree } = walk;
	if (walk.kind(body) !== Kind.block) return false;
	for (let node = body + 1; node < tree.after[body]; node++) {
		switch (walk.kind(node)) {
			case Kind.yield_statement:
				return true;
			case Kind.local_function_statement:
			case Kind.lambda_expression:
			case Kind.anonymous_method_expression:
			case Kind.expression_statement:
			case Kind.local_declaration_statement:
				node = tree.after[node] - 1;
				break;
		}
	}
	return false;
}

function returnType(walk: Walk, node: number): string | null {
	const { tree, fields } = walk;
	if (walk.kind(node) === Kind.constructor_declaration) return null;
	const returns = childByField(tree, node, fields.returns);
	return typeText(walk, returns === -1 ? childByField(tree, node, fields.type) : returns);
}

/** `=> x` gives back what it says, where anything is given back. */
export function leaveArrow(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const value = expressionIn(walk, node);
	if (value === -1 || walk.kind(value) === Kind.throw_statement || !givesBack(walk, tree.parent[node]))
		return;
	out.yields('return', valueAt(walk, value), tree.start[value]);
}

function givesBack(walk: Walk, owner: number): boolean {
	const { tree, fields } = walk;
	switch (walk.kind(owner)) {
		case Kind.constructor_declaration:
		case Kind.destructor_declaration:
			return false;
		case Kind.accessor_declaration:
			return walk.textOf(childByField(tree, owner, fields.name)) === 'get';
		default:
			return returnType(walk, owner) !== 'void';
	}
}

/** A lambda or an anonymous method; its parameters may be one name, a list of names, or declared. */
export function enterLambda(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const list = childByField(tree, node, fields.parameters);
	const params = paramsOf(walk, list);
	const { flags, annotations } = lambdaModifiers(walk, node);
	walk.made[node] = walk.openChunk({
		kind: 'lambda',
		...walk.chunkAt(node),
		flags: flags | walk.brokenFlag(node),
		signature: list === -1 ? null : clippedText(walk, list, 2000),
		type: typeText(walk, childByField(tree, node, fields.type)),
		params: describeParams(walk, params),
		annotations,
	});
	openScope(walk, 'function', node);
	bindParams(walk, params);
	walk.closeLater(node);
	walk.leaveLater(node);
}

function lambdaModifiers(walk: Walk, node: number): Pick<Modifiers, 'flags' | 'annotations'> {
	const { flags, annotations } = readModifiers(walk, node);
	return { flags: flags & (ChunkFlag.static | ChunkFlag.async), annotations };
}

export function leaveLambda(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const body = childByField(tree, node, fields.body);
	if (body === -1 || walk.kind(body) === Kind.block || walk.kind(body) === Kind.throw_statement) return;
	out.yields('return', valueAt(walk, body), tree.start[body]);
}

export function leaveReturn(walk: Walk, node: number): void {
	const value = expressionIn(walk, node);
	if (value !== -1) walk.out.yields('return', valueAt(walk, value), walk.tree.start[node]);
}

export function leaveThrow(walk: Walk, node: number): void {
	const value = expressionIn(walk, node);
	if (value !== -1) walk.out.yields('throw', valueAt(walk, value), walk.tree.start[node]);
}

/** `yield break` gives nothing. */
export function leaveYield(walk: Walk, node: number): void {
	const value = expressionIn(walk, node);
	if (value !== -1) walk.out.yields('yield', valueAt(walk, value), walk.tree.start[node]);
}
