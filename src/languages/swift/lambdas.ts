import { ChunkFlag, type Param } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { bind, openScope } from '../shared/scopes.ts';
import { clipped, Role } from '../shared/walk.ts';
import { yieldOnly } from './functions.ts';
import { annotationOf } from './modifiers.ts';
import { bindParams, describeParams, readParam, type Written } from './params.ts';
import { Kind } from './syntax.ts';
import { returnType } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** A closure; the block of a `defer` is none. */
export function enterLambda(walk: Walk, node: number): void {
	if (walk.role(node) === Role.none) return;
	const { tree, fields, kinds } = walk;
	const type = childByField(tree, node, fields.type);
	const params = lambdaParams(walk, type);
	const implicit = type === -1 ? implicitParams(walk, node) : [];
	const statements = childOfKind(tree, node, kinds, Kind.statements);
	const attribute = childOfKind(tree, node, kinds, Kind.attribute);
	const annotation = attribute === -1 ? null : annotationOf(walk, attribute);
	const isAsync = type !== -1 && childOfKind(tree, type, kinds, Kind['"async"']) !== -1;
	const headEnd = type === -1 ? -1 : tree.end[type];
	walk.made[node] = walk.openChunk({
		kind: 'lambda',
		...walk.chunkAt(node),
		flags: (isAsync ? ChunkFlag.async : 0) | walk.brokenFlag(node),
		signature: headEnd === -1 ? null : clipped(walk, tree.start[node] + 1, headEnd, 400).trim(),
		type: type === -1 ? null : returnType(walk, type),
		params:
			implicit.length > 0 ? implicit.map(({ name }): Param => ({ name })) : describeParams(walk, params),
		annotations: annotation === null ? null : [annotation],
	});
	openScope(walk, 'function', node);
	bindParams(walk, params);
	for (const { token, index } of implicit) if (token !== -1) bind(walk, 'param', token, { index });
	readCaptures(walk, childByField(tree, node, fields.captures), statements);
	walk.leaveLater(node);
}

export function leaveLambda(walk: Walk, node: number): void {
	if (walk.made[node] === -1) return;
	yieldOnly(walk, node);
	walk.out.closeScope();
	walk.closeChunk();
}

function lambdaParams(walk: Walk, type: number): Written[] {
	const { tree } = walk;
	const list = childOfKind(tree, type, walk.kinds, Kind.lambda_function_type_parameters);
	const found: Written[] = [];
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.lambda_parameter) found.push(readParam(walk, child));
	}
	return found;
}

/** `$0` and `$1` of a closure that names no parameters, each with its first use. */
function implicitParams(walk: Walk, lambda: number): { name: string; token: number; index: number }[] {
	const { tree } = walk;
	const tokens: number[] = [];
	for (let node = lambda + 1; node < tree.after[lambda]; node++) {
		if (walk.kind(node) === Kind.lambda_literal) {
			node = tree.after[node] - 1;
			continue;
		}
		if (walk.kind(node) !== Kind.simple_identifier || walk.text[tree.start[node]] !== '$') continue;
		const index = Number(walk.textOf(node).slice(1));
		if (Number.isInteger(index) && index < 32) tokens[index] ??= node;
	}
	return Array.from(tokens, (token = -1, index) => ({ name: `$${index}`, token, index }));
}

/** `[weak self, n = x]`: what has a value is a name of the closure's own. */
function readCaptures(walk: Walk, list: number, statements: number): void {
	const { tree, fields } = walk;
	if (list === -1) return;
	for (let item = firstNamedChild(tree, list); item !== -1; item = nextNamedSibling(tree, item)) {
		const name = childByField(tree, item, fields.name);
		const value = childByField(tree, item, fields.value);
		if (value === -1 || name === -1) {
			if (walk.textOf(name) === 'self') walk.setRole(name, Role.none);
			continue;
		}
		walk.setRole(name, Role.none);
		if (statements === -1) continue;
		walk.arriveAt(statements, () => bind(walk, 'const', name, { value: valueAt(walk, value) }));
	}
}
