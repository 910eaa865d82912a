import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { lambdaTarget } from './blocks.ts';
import { docBefore } from './doc.ts';
import { enterMadeClass, leaveMadeClass } from './made-classes.ts';
import { exportTop, qualify } from './names.ts';
import { variableScope } from './references.ts';
import { Kind } from './syntax.ts';
import { bindTargets, markTargets } from './targets.ts';
import { updatedValue, valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/**
 * `X = value` is a chunk when it makes a new name of the module or of a class: calls in a module
 * value's right side belong to the value, those of a class's to the class.
 */
export function enterAssignment(walk: Walk, node: number): void {
	planAssignment(walk, node);
	walk.leaveLater(node);
}

function planAssignment(walk: Walk, node: number): void {
	const { tree } = walk;
	const left = walk.field(node, 'left');
	if (left === -1) return;
	if (enterMadeClass(walk, node)) {
		markTargets(walk, left, Role.none);
		return;
	}
	const isUpdate = walk.kind(node) === Kind.operator_assignment;
	markTargets(walk, left, isUpdate ? Role.readwrite : Role.target);
	const right = walk.field(node, 'right');
	if (!isUpdate && walk.kind(right) === Kind.lambda && lambdaTarget(walk, right) !== -1) return;
	const kind = valueKind(walk, left);
	if (kind === null) return;
	walk.made[node] = openValue(walk, left, kind, tree.start[node], tree.end[node], node);
	if (walk.scope !== walk.scopes[0]) walk.closeChunk();
}

export function leaveAssignment(walk: Walk, node: number): void {
	const left = walk.field(node, 'left');
	const right = walk.field(node, 'right');
	if (left === -1) return;
	const chunk = walk.made[node];
	if (walk.role(left) === Role.none && chunk !== -1) {
		leaveMadeClass(walk, node);
		return;
	}
	if (chunk !== -1 && walk.scope === walk.scopes[0]) walk.closeChunk();
	const isFunction = walk.kind(right) === Kind.lambda && lambdaTarget(walk, right) !== -1;
	bindTargets(walk, left, {
		kind: isFunction ? 'function' : 'var',
		value: assignedValue(walk, node, left, right),
		path: '',
		type: null,
		chunk: isFunction ? walk.made[right] : chunk,
		chunkFor: partChunk,
	});
	if (chunk !== -1) exportValue(walk, left, chunk);
}

/** A name that is new holds nothing before `x ||= y`. */
function assignedValue(walk: Walk, node: number, left: number, right: number): number {
	if (walk.kind(node) === Kind.assignment) return valueAt(walk, right);
	const isOr = walk.kind(walk.field(node, 'operator')) === Kind['"||="'];
	return isOr && walk.role(left) === Role.binds ? valueAt(walk, right) : updatedValue(walk, node);
}

function exportValue(walk: Walk, left: number, chunk: number): void {
	const kind = walk.kind(left);
	if (kind !== Kind.constant && kind !== Kind.global_variable) return;
	exportTop(walk, walk.scope, walk.textOf(left), left, chunk);
}

/** A name of a larger target, `A` in `A, B = …`: its range is the name itself. */
function partChunk(walk: Walk, node: number): number {
	const { tree } = walk;
	const kind = valueKind(walk, node, true);
	if (kind === null) return -1;
	const chunk = openValue(walk, node, kind, tree.start[node], tree.end[node], -1);
	walk.closeChunk();
	exportValue(walk, node, chunk);
	return chunk;
}

/** What a name that is assigned here for the first time is a chunk of; null when it is none. */
function valueKind(walk: Walk, left: number, isNew = false): ChunkKind | null {
	const { scope } = walk;
	const isModule = scope === walk.scopes[0];
	if (!isModule && scope.kind !== 'class' && scope.kind !== 'namespace') return null;
	const kind = walk.kind(left);
	const name = walk.textOf(left);
	switch (kind) {
		case Kind.constant:
			return isNew || !scope.names.has(name) ? 'constant' : null;
		case Kind.scope_resolution:
			return 'constant';
		case Kind.identifier:
			return isModule && (isNew || !scope.names.has(name)) ? 'variable' : null;
		case Kind.global_variable:
		case Kind.instance_variable:
		case Kind.class_variable:
			if (!isNew && variableScope(walk, left).names.has(name)) return null;
			return isModule || kind === Kind.global_variable ? 'variable' : 'field';
		default:
			return null;
	}
}

function openValue(
	walk: Walk,
	left: number,
	kind: ChunkKind,
	start: number,
	end: number,
	statement: number,
): number {
	const { tree, body } = walk;
	const isScoped = walk.kind(left) === Kind.scope_resolution;
	const token = isScoped ? walk.field(left, 'name') : left;
	const scopeNode = isScoped ? walk.field(left, 'scope') : -1;
	const name = walk.textOf(token);
	const given = body === null || kind !== 'constant' ? 0 : (body.named.get(name) ?? 0);
	const isNested = kind === 'constant' && body !== null && !isScoped;
	return walk.openChunk({
		kind,
		name,
		start,
		end,
		nameStart: tree.start[token],
		flags:
			(given & ChunkFlag.private) |
			(isNested && (given & ChunkFlag.private) === 0 ? ChunkFlag.exported : 0) |
			(kind === 'field' ? ChunkFlag.static : 0) |
			(statement !== -1 && walk.isBroken(statement) ? ChunkFlag.broken : 0),
		signature: walk.clip(start, Math.min(end, start + MAX_SIGNATURE), MAX_SIGNATURE),
		container: scopeNode === -1 ? null : qualify(walk.qualified, walk.textOf(scopeNode)),
		...(statement === -1 ? {} : docBefore(walk, statement)),
	});
}
