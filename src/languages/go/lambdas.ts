import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { enterClosure, leaveClosure } from './captures.ts';
import { openChunk } from './chunks.ts';
import { remarksAbove } from './comments.ts';
import { headerOf, leaveFunction, openFunctionScope } from './functions.ts';
import { exportFlag } from './names.ts';
import { bindParams, bindResults, isBlank, readParams } from './params.ts';
import { declaredNames, specWhole } from './specs.ts';
import { isString, stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import { isTestLambda } from './tests.ts';
import type { Walk } from './walk.ts';

const MAX_KEY = 80;

/**
 * A function literal is a lambda, unless it is all that a name is given: `f := func…`, `var f = func…`
 * and, in a composite literal, `Key: func…` are functions of that name, and their range is the
 * statement or the element.
 */
export function enterLambda(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const parameters = childByField(tree, node, fields.parameters);
	const params = readParams(walk, parameters);
	const result = childByField(tree, node, fields.result);
	const nameNode = givenName(walk, node);
	const name = nameNode === -1 ? undefined : keyText(walk, nameNode);
	const subject = nameNode === -1 ? node : tree.parent[tree.parent[node]];
	const isModuleLevel =
		name !== undefined && walk.scopes.length === 1 && walk.kind(subject) === Kind.var_spec;
	const whole = isModuleLevel ? specWhole(walk, subject) : subject;
	walk.made[node] = openChunk(walk, {
		kind: name === undefined ? 'lambda' : 'function',
		nameNode,
		name,
		whole,
		flags: (isModuleLevel ? exportFlag(name) : 0) | (isTestLambda(walk, node, params) ? ChunkFlag.test : 0),
		signature: name === undefined ? null : headerOf(walk, whole, node),
		type: result === -1 ? null : walk.textOf(result),
		params,
		...(isModuleLevel ? remarksAbove(walk, whole) : null),
	});
	const scope = openFunctionScope(walk, node);
	bindParams(walk, parameters, scope);
	bindResults(walk, result, scope);
	enterClosure(walk, node);
}

export function leaveLambda(walk: Walk): void {
	leaveClosure(walk);
	leaveFunction(walk);
}

/** The token that names a literal: the grandparent of the literal is what gives it; -1 without one. */
function givenName(walk: Walk, literal: number): number {
	const { tree, fields } = walk;
	const list = tree.parent[literal];
	const giver = tree.parent[list];
	switch (walk.kind(giver)) {
		case Kind.keyed_element: {
			if (tree.field[list] !== fields.value) return -1;
			const key = firstNamedChild(tree, childByField(tree, giver, fields.key));
			return isKey(walk, key) ? key : -1;
		}
		case Kind.var_spec: {
			const names = declaredNames(walk, giver);
			return names.length === 1 && isAlone(walk, literal) ? onlyName(walk, names[0]) : -1;
		}
		case Kind.short_var_declaration:
		case Kind.assignment_statement: {
			if (tree.field[list] !== fields.right || !isAlone(walk, literal)) return -1;
			const left = firstNamedChild(tree, childByField(tree, giver, fields.left));
			return left !== -1 && isAlone(walk, left) ? onlyName(walk, left) : -1;
		}
		default:
			return -1;
	}
}

function isAlone(walk: Walk, node: number): boolean {
	const { tree } = walk;
	return firstNamedChild(tree, tree.parent[node]) === node && nextNamedSibling(tree, node) === -1;
}

function onlyName(walk: Walk, node: number): number {
	return walk.kind(node) === Kind.identifier && !isBlank(walk, node) ? node : -1;
}

function isKey(walk: Walk, key: number): boolean {
	const kind = walk.kind(key);
	if (kind === Kind.identifier) return !isBlank(walk, key);
	const length = walk.tree.end[key] - walk.tree.start[key];
	return isString(kind) && length > 2 && length <= MAX_KEY;
}

function keyText(walk: Walk, node: number): string {
	return walk.kind(node) === Kind.identifier ? walk.textOf(node) : stringContent(walk, node);
}
