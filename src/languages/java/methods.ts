import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { docBefore } from './doc.ts';
import { KEYWORDS } from './lost-methods.ts';
import { type Modifiers, readModifiers } from './modifiers.ts';
import { bindParams, describeParams, paramsOf, type Written } from './params.ts';
import { lostOwner } from './recovery.ts';
import { bind, openScope } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { isTestCase } from './tests.ts';
import type { TypeFacts } from './type-facts.ts';
import { bindTypeParams } from './type-params.ts';
import { typeText } from './type-text.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;
const VISIBILITY = ChunkFlag.public | ChunkFlag.protected | ChunkFlag.private;

/** Opens a method, a constructor or an element of an annotation type, behind its annotations. */
export function openMethod(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const owner = walk.types[walk.types.length - 1];
	const lost = owner === undefined ? lostOwner(walk, node) : null;
	const nameNode = nameOf(walk, node);
	const name = walk.textOf(nameNode) || null;
	const modifiers = readModifiers(walk, node);
	const body = childByField(tree, node, fields.body);
	const params = paramsOf(walk, paramList(walk, node, owner));
	const returns = returnType(walk, node);
	const flags = methodFlags(walk, node, owner, modifiers, body === -1);
	const isTest = isTestCase(walk, owner, {
		name: name ?? '',
		flags,
		annotations: modifiers.annotations,
		isPlain: params.length === 0 && returns === 'void',
	});
	const isBroken = lost !== null || walk.isBroken(node);
	const kind = methodKind(walk, node, owner ?? lost ?? undefined);
	const chunk = walk.openChunk({
		kind,
		...walk.chunkAt(node, name, nameNode),
		flags: flags | (isTest ? ChunkFlag.test : 0) | (isBroken ? ChunkFlag.broken : 0),
		signature: signatureOf(walk, node, modifiers, body),
		type: returns,
		params: describeParams(walk, params),
		annotations: modifiers.annotations,
		...docBefore(walk, node),
		container: lost?.qualified,
	});
	walk.made[node] = chunk;
	if (!isTest) walk.composedTests.consider(chunk, modifiers.annotations);
	if (kind !== 'constructor') bind(walk, 'function', nameNode, { chunk });
	openScope(walk, 'function', node);
	bindTypeParams(walk, childByField(tree, node, fields.type_parameters));
	bindParams(walk, params);
	if (walk.kind(node) === Kind.compact_constructor_declaration) assignComponents(walk, params, nameNode);
}

/** In broken code a statement outside of a method looks like a constructor: the keyword is no name. */
function nameOf(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	if (!walk.isBroken(0)) return name;
	const written = walk.textOf(name);
	return written === 'void' || KEYWORDS.has(written) ? -1 : name;
}

/** A compact constructor has the parameters of its record. */
function paramList(walk: Walk, node: number, owner: TypeFacts | undefined): number {
	if (walk.kind(node) === Kind.compact_constructor_declaration) return owner?.components ?? -1;
	return childByField(walk.tree, node, walk.fields.parameters);
}

function assignComponents(walk: Walk, params: readonly Written[], nameNode: number): void {
	const { out, tree } = walk;
	for (const { name } of params) {
		const component = walk.textOf(name);
		const field = make(walk, name, 'member', component, make(walk, name, 'this'));
		out.assign(field, make(walk, name, 'name', component), tree.start[nameNode]);
	}
}

function methodKind(walk: Walk, node: number, owner: TypeFacts | undefined): ChunkKind {
	switch (walk.kind(node)) {
		case Kind.constructor_declaration:
		case Kind.compact_constructor_declaration:
			return walk.textOf(childByField(walk.tree, node, walk.fields.name)) === owner?.name
				? 'constructor'
				: 'method';
		default:
			return owner === undefined ? 'function' : 'method';
	}
}

/** What is written, and what the kind of type around it means without being written. */
function methodFlags(
	walk: Walk,
	node: number,
	owner: TypeFacts | undefined,
	{ flags: written }: Modifiers,
	isBodiless: boolean,
): number {
	let flags = written;
	if (isBodiless) flags |= ChunkFlag.declaration;
	if (owner?.kind === 'interface' || owner?.kind === 'annotation') {
		if ((flags & VISIBILITY) === 0) flags |= ChunkFlag.public;
		if (isBodiless) flags |= ChunkFlag.abstract;
	}
	const isConstructor = walk.kind(node) === Kind.constructor_declaration;
	if (owner?.kind === 'enum' && isConstructor && (flags & VISIBILITY) === 0) flags |= ChunkFlag.private;
	return flags;
}

function returnType(walk: Walk, node: number): string | null {
	const { tree, fields } = walk;
	const type = childByField(tree, node, fields.type);
	return typeText(walk, type, childByField(tree, node, fields.dimensions));
}

/** The header, without the annotations it begins with and without its body or semicolon. */
export function signatureOf(walk: Walk, node: number, { headerStart }: Modifiers, body: number): string {
	const { tree, text } = walk;
	let end = body === -1 ? tree.end[node] : tree.start[body];
	while (end > headerStart && (text.charCodeAt(end - 1) <= 32 || text[end - 1] === ';')) end--;
	return clipped(walk, headerStart, end, MAX_SIGNATURE);
}

export function leaveMethod(walk: Walk): void {
	walk.out.closeScope();
	walk.closeChunk();
}

/** The default of an element is what it gives when nothing is said. */
export function leaveElement(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const value = childByField(tree, node, fields.value);
	if (value !== -1) out.yields('return', valueAt(walk, value), tree.start[value]);
	leaveMethod(walk);
}

/** A lambda: its parameters may be one name, a list of names, or declared. */
export function enterLambda(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const list = childByField(tree, node, fields.parameters);
	const params = paramsOf(walk, list);
	walk.made[node] = walk.openChunk({
		kind: 'lambda',
		...walk.chunkAt(node),
		flags: walk.brokenFlag(node),
		signature: list === -1 ? null : clipped(walk, tree.start[list], tree.end[list], MAX_SIGNATURE),
		params: describeParams(walk, params),
	});
	openScope(walk, 'function', node);
	bindParams(walk, params);
	walk.leaveLater(node);
}

export function leaveLambda(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const body = childByField(tree, node, fields.body);
	if (body !== -1 && walk.kind(body) !== Kind.block) {
		out.yields('return', valueAt(walk, body), tree.start[body]);
	}
	out.closeScope();
	walk.closeChunk();
}

export function leaveReturn(walk: Walk, node: number): void {
	const value = firstNamedChild(walk.tree, node);
	if (value !== -1) walk.out.yields('return', valueAt(walk, value), walk.tree.start[node]);
}

export function leaveThrow(walk: Walk, node: number): void {
	const value = firstNamedChild(walk.tree, node);
	if (value !== -1) walk.out.yields('throw', valueAt(walk, value), walk.tree.start[node]);
}
