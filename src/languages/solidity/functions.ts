import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { type Attributes, readAttributes } from './attributes.ts';
import { docBefore } from './doc.ts';
import { exportTop } from './names.ts';
import { bindParams, describeParams, paramNodes, typeWritten } from './params.ts';
import { lostOwner } from './recovery.ts';
import { Kind } from './syntax.ts';
import { isTestFunction } from './tests.ts';
import { valueAt } from './values.ts';
import type { Owner, Walk } from './walk.ts';

const MAX_TYPE = 400;

/** `function f`, `constructor`, `receive`, `fallback` and `modifier m`. */
export function enterFunction(walk: Walk, node: number): void {
	const { tree } = walk;
	const lost = lostOwner(walk, node);
	const owner = lost ?? walk.owner;
	const nameNode = nameOf(walk, node);
	const name = walk.textOf(nameNode) || null;
	const body = walk.field(node, 'body');
	const params = paramNodes(walk, node);
	const returned = returnNodes(walk, node);
	const attributes = readAttributes(walk, node);
	const kind = functionKind(walk, node, name, owner);
	const around = walk.scope;
	let flags = flagsOf(owner, attributes, kind, body === -1);
	if (lost !== null || walk.isBroken(node)) flags |= ChunkFlag.broken;
	if (kind === 'method' && isTestFunction(owner, name ?? '', flags)) flags |= ChunkFlag.test;
	const chunk = walk.openChunk({
		kind,
		...walk.chunkAt(node, name, nameNode),
		flags,
		signature: walk.header(node, body === -1 ? tree.end[node] : tree.start[body]),
		type: returnType(walk, returned),
		params: describeParams(walk, params),
		annotations: attributes.annotations,
		container: lost?.qualified ?? null,
		...docBefore(walk, node),
	});
	walk.made[node] = chunk;
	if (name !== null) walk.declared.add(name);
	if (name !== null && lost === null && walk.kind(nameNode) === Kind.identifier && kind !== 'constructor') {
		walk.bind(around, 'function', name, tree.start[nameNode], { chunk });
		exportTop(walk, nameNode, chunk);
	}
	walk.openScope('function', tree.start[node], tree.end[node], false);
	bindParams(walk, params);
	bindParams(walk, returned, 'let');
	walk.leaveLater(node);
}

/** A function that names what it returns gives that back when it ends without a `return`. */
export function leaveFunction(walk: Walk, node: number): void {
	const { out, tree } = walk;
	const returned = returnNodes(walk, node);
	const name = walk.field(returned[0] ?? -1, 'name');
	if (returned.length === 1 && !walk.isEmpty(name) && walk.field(node, 'body') !== -1) {
		out.yields('return', make(walk, name, 'name', walk.textOf(name)), tree.start[name]);
	}
	walk.closeScope();
	walk.closeChunk();
}

/** Constructors and the two that answer to no name are called by their keyword. */
function nameOf(walk: Walk, node: number): number {
	switch (walk.kind(node)) {
		case Kind.constructor_definition:
			return walk.childOf(node, Kind['"constructor"']);
		case Kind.fallback_receive_definition: {
			const fallback = walk.childOf(node, Kind['"fallback"']);
			return fallback === -1 ? walk.childOf(node, Kind['"receive"']) : fallback;
		}
		default:
			return walk.field(node, 'name');
	}
}

function functionKind(walk: Walk, node: number, name: string | null, owner: Owner | null): ChunkKind {
	switch (walk.kind(node)) {
		case Kind.modifier_definition:
			return 'modifier';
		case Kind.constructor_definition:
			return 'constructor';
		default:
			if (owner === null) return 'function';
			// How constructors were written before they had a keyword.
			return owner.kind === 'contract' && owner.name !== '' && name === owner.name ? 'constructor' : 'method';
	}
}

function flagsOf(
	owner: Owner | null,
	{ flags: written, hasVisibility }: Attributes,
	kind: ChunkKind,
	isBodiless: boolean,
): number {
	let flags = written;
	if (isBodiless) flags |= ChunkFlag.declaration | (owner === null ? 0 : ChunkFlag.abstract);
	if (owner?.kind === 'interface' && !hasVisibility && kind === 'method') flags |= ChunkFlag.public;
	return flags;
}

/** The parameters behind `returns`. */
function returnNodes(walk: Walk, node: number): number[] {
	const definition = walk.field(node, 'return_type');
	if (definition !== -1) return [...walk.childrenOf(definition, Kind.parameter)];
	const keyword = walk.childOf(node, Kind['"returns"']);
	if (keyword === -1) return [];
	return [...walk.childrenOf(node, Kind.parameter)].filter((parameter) => parameter > keyword);
}

/** One type as it is, several as a list with their names. */
function returnType(walk: Walk, returned: readonly number[]): string | null {
	if (returned.length === 0) return null;
	if (returned.length === 1) return typeWritten(walk, returned[0]);
	const { tree } = walk;
	return `(${walk.clip(tree.start[returned[0]], tree.end[returned[returned.length - 1]], MAX_TYPE)})`;
}

export function leaveReturn(walk: Walk, node: number): void {
	const value = firstNamedChild(walk.tree, node);
	if (value !== -1) walk.out.yields('return', valueAt(walk, value), walk.tree.start[node]);
}
