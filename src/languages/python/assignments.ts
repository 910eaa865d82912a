import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, firstNamedChild, kindName } from '../../model/syntax-walk.ts';
import { make, makeBinary } from '../shared/lowering.ts';
import { readAll } from './module-names.ts';
import { isConstantName, lastNameOfType, visibilityFlags } from './names.ts';
import { bindName, currentScope, walrusScope } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { bindTargets, forEachTarget, markTargets } from './targets.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/**
 * `x = value` alone on its statement is a chunk when it makes a new name of the module or of a class:
 * calls in a module value's right side belong to the value, those of a field to the class.
 */
export function enterAssignment(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	walk.leaveLater(node);
	const left = childByField(tree, node, fields.left);
	if (left === -1) return;
	markTargets(walk, left, Role.target);
	if (walk.kind(left) !== Kind.identifier || !isPlainStatement(walk, node)) return;
	const scope = currentScope(walk);
	if ((scope.kind !== 'module' && scope.kind !== 'class') || scope.names.has(walk.textOf(left))) return;
	if (walk.kind(childByField(tree, node, fields.right)) === Kind.lambda) return;
	walk.made[node] = openValueChunk(walk, left, tree.start[node], tree.end[node]);
	if (scope.kind === 'class') out.closeChunk();
}

/** Not part of `a = b = value`. */
function isPlainStatement(walk: Walk, assignment: number): boolean {
	const right = childByField(walk.tree, assignment, walk.fields.right);
	return (
		walk.kind(right) !== Kind.assignment &&
		walk.kind(walk.tree.parent[assignment]) === Kind.expressionStatement
	);
}

export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const left = childByField(tree, node, fields.left);
	const right = childByField(tree, node, fields.right);
	const chained = walk.kind(tree.parent[node]) === Kind.assignment;
	const inner = walk.kind(right) === Kind.assignment;
	const value = inner ? walk.made[right] : valueAt(walk, right);
	const scope = currentScope(walk);
	const chunk = chained ? -1 : walk.made[node];
	if (chunk !== -1 && scope.kind === 'module') out.closeChunk();
	if (chained) walk.made[node] = value;
	if (left === -1) return;

	const type = childByField(tree, node, fields.type);
	const lambda = lambdaChunk(walk, node, left, right);
	const makesChunk = scope.kind === 'module' || scope.kind === 'class';
	bindTargets(walk, left, {
		kind: lambda !== -1 ? 'function' : scope.kind === 'class' ? 'field' : 'var',
		value,
		from: assignedNode(walk, node),
		path: '',
		type: type === -1 ? null : walk.textOf(type),
		chunk: lambda !== -1 ? lambda : chunk !== -1 || !makesChunk ? chunk : partChunk(walk, left),
		chunkFor: makesChunk ? partChunk : undefined,
	});
	if (scope.kind === 'module' && walk.kind(left) === Kind.identifier) {
		if (chunk !== -1) walk.moduleNames.define(walk.textOf(left), chunk, left, walk);
		readAll(walk, left, right);
	}
}

/** Of `a = b = value`, the value; of a declaration without one, what it declares. */
function assignedNode(walk: Walk, assignment: number): number {
	const { tree, fields } = walk;
	let node = assignment;
	while (walk.kind(node) === Kind.assignment) {
		const right = childByField(tree, node, fields.right);
		node = right === -1 ? childByField(tree, node, fields.left) : right;
	}
	return node;
}

/** The chunk of `x = lambda: …`, which carries the name of the target; -1 for anything else. */
function lambdaChunk(walk: Walk, node: number, left: number, right: number): number {
	const named = walk.kind(left) === Kind.identifier && walk.kind(right) === Kind.lambda;
	return named && isPlainStatement(walk, node) ? walk.made[right] : -1;
}

/** A name of a larger target, `a` in `a, b = …`: its range is the name itself. */
function partChunk(walk: Walk, identifier: number): number {
	if (walk.kind(identifier) !== Kind.identifier || walk.roles[identifier] !== Role.binds) return -1;
	const { tree, out } = walk;
	const chunk = openValueChunk(walk, identifier, tree.start[identifier], tree.end[identifier]);
	out.closeChunk();
	if (currentScope(walk).kind === 'module') {
		walk.moduleNames.define(walk.textOf(identifier), chunk, identifier, walk);
	}
	return chunk;
}

function openValueChunk(walk: Walk, identifier: number, start: number, end: number): number {
	const { tree, fields } = walk;
	const name = walk.textOf(identifier);
	const statement = tree.parent[identifier];
	const typeNode = walk.kind(statement) === Kind.assignment ? childByField(tree, statement, fields.type) : -1;
	const type = typeNode === -1 ? null : walk.textOf(typeNode);
	const headerEnd = tree.end[typeNode === -1 ? identifier : typeNode];
	const isBroken = walk.isBroken(statement);
	return walk.out.openChunk({
		kind: valueKind(walk, name, type, statement),
		name,
		start,
		end,
		nameStart: tree.start[identifier],
		flags:
			visibilityFlags(name) | (isFinal(type) ? ChunkFlag.readonly : 0) | (isBroken ? ChunkFlag.broken : 0),
		signature: clipped(walk, tree.start[identifier], headerEnd, MAX_SIGNATURE),
		type,
	});
}

function valueKind(walk: Walk, name: string, type: string | null, statement: number): ChunkKind {
	const { owner, kind } = currentScope(walk);
	if (type !== null && lastNameOfType(type) === 'TypeAlias') return 'type';
	if (kind === 'class') {
		// `_ignore_`, `__order__` and bare annotations are no members of an enumeration.
		const isBare =
			walk.kind(statement) === Kind.assignment &&
			childByField(walk.tree, statement, walk.fields.right) === -1;
		return owner?.isEnum === true && !name.startsWith('_') && !isBare ? 'enum_member' : 'field';
	}
	return isConstantName(name) || isFinal(type) ? 'constant' : 'variable';
}

function isFinal(type: string | null): boolean {
	return type !== null && lastNameOfType(type) === 'Final';
}

export function enterAugmented(walk: Walk, node: number): void {
	const left = childByField(walk.tree, node, walk.fields.left);
	if (left === -1) return;
	markTargets(walk, left, Role.readwrite);
	walk.leaveLater(node);
}

/** `x += y` is `x = x + y`. */
export function leaveAugmented(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const left = childByField(tree, node, fields.left);
	const right = childByField(tree, node, fields.right);
	const operator = kindName(tree, childByField(tree, node, fields.operator)).slice(0, -1);
	const target = valueAt(walk, left);
	out.assign(target, makeBinary(walk, node, operator, target, valueAt(walk, right)), tree.start[left]);
	if (currentScope(walk).kind === 'module') readAll(walk, left, right);
}

export function enterDelete(walk: Walk, node: number): void {
	const target = firstNamedChild(walk.tree, node);
	if (target === -1) return;
	markTargets(walk, target, Role.deleted);
	walk.leaveLater(node);
}

export function leaveDelete(walk: Walk, node: number): void {
	const { tree, out } = walk;
	forEachTarget(walk, firstNamedChild(tree, node), '', (target) => {
		out.assign(valueAt(walk, target), make(walk, target, 'deleted'), tree.start[target]);
	});
}

export function enterNamed(walk: Walk, node: number): void {
	const name = childByField(walk.tree, node, walk.fields.name);
	if (name === -1) return;
	walk.roles[name] = Role.target;
	walk.leaveLater(node);
}

export function leaveNamed(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const name = childByField(tree, node, fields.name);
	const value = valueAt(walk, childByField(tree, node, fields.value));
	const start = tree.start[name];
	if (walk.roles[name] === Role.binds) {
		bindName(walk, walrusScope(walk), 'var', walk.textOf(name), start, { value });
	} else out.assign(valueAt(walk, name), value, start);
}
