import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { docBefore } from './doc.ts';
import { noteOwnExit } from './exits.ts';
import { exportTop, qualify } from './names.ts';
import { bindParams, readParams } from './params.ts';
import { lostContainer } from './recovery.ts';
import { tellTail } from './returns.ts';
import { Kind } from './syntax.ts';
import { isTestMethod } from './tests.ts';
import { callAround, memberFlags } from './visibility.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;

/** `def f`, `def self.f`, `def x=(v)`, `def ==(other)`, with or without an `end`. */
export function enterMethod(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	const parameters = walk.field(node, 'parameters');
	const isSingleton = walk.kind(node) === Kind.singleton_method;
	const object = isSingleton ? walk.field(node, 'object') : -1;
	const name = walk.textOf(nameNode) || null;
	const around = walk.scope;
	const lost = lostContainer(walk, node);
	const isMember = isSingleton || lost !== null || walk.body !== null;
	silence(walk, nameNode);
	const chunk = walk.openChunk({
		kind: methodKind(walk, nameNode, name, isMember, isSingleton),
		...walk.chunkAt(node, name, nameNode),
		flags: methodFlags(walk, node, name ?? '', isSingleton) | (lost === null ? 0 : ChunkFlag.broken),
		signature: signatureOf(walk, node, nameNode, parameters),
		params: readParams(walk, parameters),
		container: containerOf(walk, object, lost),
		...docBefore(walk, statementOf(walk, node)),
	});
	walk.made[node] = chunk;
	noteOwnExit(walk, name ?? '');
	if (name !== null && lost === null && !isSingleton) {
		const owner = walk.body === null ? walk.memberScope : around;
		walk.declare(owner, 'function', name, tree.start[nameNode], { chunk });
		if (walk.body === null && around === owner) exportTop(walk, owner, name, nameNode, chunk);
	}
	if (object !== -1 && walk.kind(object) !== Kind.self) walk.setRole(object, Role.read);
	walk.openScope('function', tree.start[node], tree.end[node], true);
	bindParams(walk, parameters);
	walk.leaveLater(node);
}

export function leaveMethod(walk: Walk, node: number): void {
	tellTail(walk, walk.field(node, 'body'));
	walk.closeScope();
	walk.closeChunk();
}

function silence(walk: Walk, nameNode: number): void {
	walk.setRole(nameNode, Role.none);
	if (walk.kind(nameNode) === Kind.setter) walk.setRole(walk.field(nameNode, 'name'), Role.none);
}

/** The definition with the calls it is an argument of: its comment stands above them. */
function statementOf(walk: Walk, node: number): number {
	let at = node;
	for (let around = callAround(walk, at); around !== -1; around = callAround(walk, at)) at = around;
	return at;
}

function methodKind(
	walk: Walk,
	nameNode: number,
	name: string | null,
	isMember: boolean,
	isSingleton: boolean,
): ChunkKind {
	if (!isMember) return 'function';
	if (walk.kind(nameNode) === Kind.setter) return 'setter';
	return name === 'initialize' && !isSingleton ? 'constructor' : 'method';
}

function methodFlags(walk: Walk, node: number, name: string, isSingleton: boolean): number {
	let flags = memberFlags(walk, node, name, isSingleton);
	if (isSingleton) flags |= ChunkFlag.static;
	if (name === 'initialize' && !isSingleton && walk.body !== null) flags |= ChunkFlag.private;
	if (isTestMethod(walk, name) && !isSingleton) flags |= ChunkFlag.test;
	if (walk.isBroken(node)) flags |= ChunkFlag.broken;
	return flags;
}

/** The object of `def Thing.f` names where `f` belongs; `self` is the class around. */
function containerOf(walk: Walk, object: number, lost: string | null): string | null {
	if (lost !== null) return lost;
	const kind = walk.kind(object);
	if (object === -1 || kind === Kind.self) return walk.body?.qualified ?? null;
	const written = walk.textOf(object);
	const { body } = walk;
	return body !== null && body.name === written ? body.qualified : qualify(walk.qualified, written);
}

function signatureOf(walk: Walk, node: number, nameNode: number, parameters: number): string {
	const { tree } = walk;
	const last = parameters !== -1 ? parameters : nameNode === -1 ? node : nameNode;
	return walk.clip(tree.start[node], tree.end[last], MAX_SIGNATURE);
}
