import { ChunkFlag, type Param } from '../../model/chunk.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { bind, openScope } from '../shared/scopes.ts';
import { clipped } from '../shared/walk.ts';
import { bindReceiver, yieldLast } from './functions.ts';
import { headerText, readModifiers } from './modifiers.ts';
import { bindParams, describeParams, paramsOf, receiverOf } from './params.ts';
import { Kind } from './syntax.ts';
import { isSpecCase } from './tests.ts';
import { returnType } from './types-written.ts';
import type { Walk } from './walk.ts';

/** `{ a, b -> c }`; without parameters it may take one as `it`. */
export function enterLambda(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const list = childOfKind(tree, node, kinds, Kind.lambda_parameters);
	const arrow = childOfKind(tree, node, kinds, Kind['"->"']);
	const params = paramsOf(walk, list);
	const it = arrow === -1 ? firstIt(walk, node) : -1;
	const flags = walk.brokenFlag(node) | (isSpecCase(walk, node) ? ChunkFlag.test : 0);
	const implicit: Param[] = it === -1 ? [] : [{ name: 'it' }];
	walk.made[node] = walk.openChunk({
		kind: 'lambda',
		...walk.chunkAt(node),
		flags,
		signature: list === -1 ? null : clipped(walk, tree.start[list], tree.end[list], 400),
		params: list === -1 ? implicit : describeParams(walk, params),
	});
	openScope(walk, 'function', node);
	bindParams(walk, params);
	if (it !== -1) bind(walk, 'param', it, { index: 0 });
	walk.leaveLater(node);
}

export function leaveLambda(walk: Walk, node: number): void {
	yieldLast(walk, node);
	walk.out.closeScope();
	walk.closeChunk();
}

/** The first `it` that is not that of a lambda inside: it is declared nowhere. */
function firstIt(walk: Walk, lambda: number): number {
	const { tree } = walk;
	for (let node = lambda + 1; node < tree.after[lambda]; node++) {
		const kind = walk.kind(node);
		if (kind === Kind.lambda_literal && childOfKind(tree, node, walk.kinds, Kind['"->"']) === -1)
			node = tree.after[node] - 1;
		else if (
			(kind === Kind.simple_identifier || kind === Kind.interpolated_identifier) &&
			tree.end[node] - tree.start[node] === 2 &&
			walk.textOf(node) === 'it' &&
			walk.kind(tree.parent[node]) !== Kind.navigation_suffix
		)
			return node;
	}
	return -1;
}

/** `fun(a: A): B { … }` as a value. */
export function enterAnonymousFunction(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const params = paramsOf(walk, childOfKind(tree, node, kinds, Kind.function_value_parameters));
	const body = childOfKind(tree, node, kinds, Kind.function_body);
	const receiver = receiverOf(walk, node);
	const { flags } = readModifiers(walk, node);
	walk.made[node] = walk.openChunk({
		kind: 'lambda',
		...walk.chunkAt(node),
		flags: flags | walk.brokenFlag(node),
		signature: headerText(walk, tree.start[node], body === -1 ? tree.end[node] : tree.start[body], 400),
		type: returnType(walk, node),
		params: describeParams(walk, params),
	});
	openScope(walk, 'function', node);
	bindReceiver(walk, receiver, node);
	bindParams(walk, params);
	walk.closeLater(node);
}
