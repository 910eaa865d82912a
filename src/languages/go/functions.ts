import { ChunkFlag } from '../../model/chunk.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { chunkName, exportName, openChunk } from './chunks.ts';
import { remarksAbove } from './comments.ts';
import { exportFlag } from './names.ts';
import { bindMethodTypeParams } from './newer-syntax.ts';
import { bindParams, bindReceiver, bindResults, bindTypeParams, readParams, readReceiver } from './params.ts';
import { bindName, enterScope, leaveScope, type Scope } from './scopes.ts';
import { clipped } from './strings.ts';
import { isTestFunction, isTestMethod } from './tests.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;

/** `init` may be declared many times and called by nobody, so it binds nothing. */
export function enterFunction(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	const parameters = childByField(tree, node, fields.parameters);
	const params = readParams(walk, parameters);
	const result = childByField(tree, node, fields.result);
	const typeParams = childByField(tree, node, fields.type_parameters);
	const name = chunkName(walk, nameNode);
	const isTest = name !== null && typeParams === -1 && isTestFunction(walk, name, params, result);
	const chunk = openChunk(walk, {
		kind: 'function',
		nameNode,
		whole: node,
		flags: functionFlags(walk, node, name) | (isTest ? ChunkFlag.test : 0),
		signature: headerOf(walk, node, node),
		type: result === -1 ? null : walk.textOf(result),
		params,
		...remarksAbove(walk, node),
	});
	if (name !== null && name !== 'init') {
		bindName(walk, walk.scopes[0], 'function', name, tree.start[nameNode], { chunk });
		exportName(walk, nameNode, chunk);
	}
	const scope = openFunctionScope(walk, node);
	bindTypeParams(walk, typeParams, scope);
	bindParams(walk, parameters, scope);
	bindResults(walk, result, scope);
}

/** A method stands beside its type, and names it as its container. */
export function enterMethod(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	const receiver = readReceiver(walk, childByField(tree, node, fields.receiver));
	const parameters = childByField(tree, node, fields.parameters);
	const params = readParams(walk, parameters);
	const result = childByField(tree, node, fields.result);
	const name = chunkName(walk, nameNode);
	const isTest = name !== null && isTestMethod(walk, name, params, result);
	openChunk(walk, {
		kind: 'method',
		nameNode,
		whole: node,
		flags: functionFlags(walk, node, name) | (isTest ? ChunkFlag.test : 0),
		signature: headerOf(walk, node, node),
		type: result === -1 ? null : walk.textOf(result),
		params,
		container: receiver.typeName || null,
		...remarksAbove(walk, node),
	});
	const scope = openFunctionScope(walk, node);
	bindReceiver(walk, receiver, scope);
	bindMethodTypeParams(walk, nameNode, scope);
	bindParams(walk, parameters, scope);
	bindResults(walk, result, scope);
}

export function openFunctionScope(walk: Walk, node: number): Scope {
	walk.leaveLater(node);
	return enterScope(walk, 'function', walk.tree.start[node], walk.tree.end[node]);
}

export function leaveFunction(walk: Walk): void {
	leaveScope(walk);
	walk.out.closeChunk();
}

/** A function without a body is written in another language. */
function functionFlags(walk: Walk, node: number, name: string | null): number {
	const hasBody = childByField(walk.tree, node, walk.fields.body) !== -1;
	return (
		(name === null ? 0 : exportFlag(name)) | (hasBody || walk.isBroken(node) ? 0 : ChunkFlag.declaration)
	);
}

/** From the start of `whole` to the body of the function `node`. */
export function headerOf(walk: Walk, whole: number, node: number): string {
	const { tree, fields } = walk;
	const result = childByField(tree, node, fields.result);
	const last = result === -1 ? childByField(tree, node, fields.parameters) : result;
	return clipped(walk, tree.start[whole], tree.end[last === -1 ? node : last], MAX_SIGNATURE);
}
