import { ChunkFlag } from '../../model/chunk.ts';
import { docBefore } from './doc.ts';
import { typeBefore } from './doc-types.ts';
import { closureTarget } from './functions.ts';
import { Kind } from './syntax.ts';
import { bindTargets, markTargets } from './targets.ts';
import { augmentedValue, updatedValue, valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** `$x = value` is a chunk when it makes a new variable of the script. */
export function enterAssignment(walk: Walk, node: number): void {
	const { tree } = walk;
	const left = walk.field(node, 'left');
	walk.leaveLater(node);
	if (left === -1) return;
	markTargets(walk, left, Role.target);
	const right = walk.field(node, 'right');
	if (closureTarget(walk, right) !== -1) return;
	const isStatement = walk.kind(tree.parent[node]) === Kind.expression_statement;
	if (!isStatement || !isNewVariable(walk, left)) return;
	walk.made[node] = openVariable(walk, left, tree.start[node], tree.end[node], tree.parent[node]);
}

function isNewVariable(walk: Walk, node: number): boolean {
	if (!walk.isScriptLevel || walk.kind(node) !== Kind.variable_name) return false;
	const name = walk.textOf(node);
	return name.length > 1 && name !== '$this' && walk.ownerOf(name) === null;
}

function openVariable(walk: Walk, variable: number, start: number, end: number, statement: number): number {
	return walk.openChunk({
		kind: 'variable',
		name: walk.textOf(variable),
		start,
		end,
		nameStart: walk.tree.start[variable],
		flags: statement !== -1 && walk.isBroken(statement) ? ChunkFlag.broken : 0,
		signature: walk.clip(start, end, MAX_SIGNATURE),
		...(statement === -1 ? {} : docBefore(walk, statement)),
	});
}

export function leaveAssignment(walk: Walk, node: number): void {
	const left = walk.field(node, 'left');
	const right = walk.field(node, 'right');
	if (left === -1) return;
	const chunk = walk.made[node];
	if (chunk !== -1) walk.closeChunk();
	const isFunction = closureTarget(walk, right) !== -1;
	bindTargets(walk, left, {
		kind: isFunction ? 'function' : 'var',
		value: valueAt(walk, right),
		path: '',
		type: isFunction ? null : commentedType(walk, node, left),
		chunk: isFunction ? walk.made[right] : chunk,
		chunkFor: partChunk,
	});
}

function commentedType(walk: Walk, node: number, left: number): string | null {
	const statement = walk.tree.parent[node];
	if (walk.kind(left) !== Kind.variable_name || walk.kind(statement) !== Kind.expression_statement)
		return null;
	return typeBefore(walk, statement, walk.textOf(left));
}

/** A variable of a larger target, `$a` in `[$a, $b] = …`: its range is the name itself. */
function partChunk(walk: Walk, node: number): number {
	const { tree } = walk;
	if (!walk.isScriptLevel) return -1;
	const chunk = openVariable(walk, node, tree.start[node], tree.end[node], -1);
	walk.closeChunk();
	return chunk;
}

/** `$x .= 'a'`, `$x ??= y`. */
export function enterAugmented(walk: Walk, node: number): void {
	markTargets(walk, walk.field(node, 'left'), Role.readwrite);
	walk.leaveLater(node);
}

export function leaveAugmented(walk: Walk, node: number): void {
	const left = walk.field(node, 'left');
	const isCoalescing = walk.kind(walk.field(node, 'operator')) === Kind['"??="'];
	const isNew = left !== -1 && walk.role(left) === Role.binds;
	const value = isNew && isCoalescing ? valueAt(walk, walk.field(node, 'right')) : augmentedValue(walk, node);
	bindTargets(walk, left, { kind: 'var', value, path: '', type: null, chunk: -1 });
}

/** `$i++`. */
export function enterUpdate(walk: Walk, node: number): void {
	markTargets(walk, walk.field(node, 'argument'), Role.readwrite);
	walk.leaveLater(node);
}

export function leaveUpdate(walk: Walk, node: number): void {
	const value = updatedValue(walk, node);
	bindTargets(walk, walk.field(node, 'argument'), { kind: 'var', value, path: '', type: null, chunk: -1 });
}
