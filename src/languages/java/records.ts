import { ChunkFlag } from '../../model/chunk.ts';
import { docBefore } from './doc.ts';
import { readModifiers } from './modifiers.ts';
import { readParam } from './params.ts';
import { bind } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/**
 * A component of a record is a field of it, and the position says which argument it is given. Opened
 * behind its annotations; parameters of anything else are passed over.
 */
export function openComponent(walk: Walk, node: number): void {
	const { tree } = walk;
	const list = tree.parent[node];
	const owner = walk.types[walk.types.length - 1];
	if (owner === undefined || owner.components !== list) return;
	const param = readParam(walk, node);
	if (param === null) return;
	const { name, type } = param;
	const modifiers = readModifiers(walk, node);
	const chunk = walk.openChunk({
		kind: 'field',
		name: walk.textOf(name),
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[name],
		flags: ChunkFlag.readonly | walk.brokenFlag(node),
		signature: clipped(walk, modifiers.headerStart, tree.end[node], MAX_SIGNATURE),
		type,
		annotations: modifiers.annotations,
		...docBefore(walk, node),
	});
	walk.made[node] = chunk;
	bind(walk, 'field', name, { chunk, type, index: owner.componentCount++ });
}

export function leaveComponent(walk: Walk, node: number): void {
	if (walk.made[node] !== -1) walk.closeChunk();
}

/** The parameter list of a record. */
export function isComponent(walk: Walk, param: number): boolean {
	return walk.kind(walk.tree.parent[walk.tree.parent[param]]) === Kind.record_declaration;
}
