import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, nextWithSameField } from '../../model/syntax-walk.ts';
import { chunkName, openChunk } from './chunks.ts';
import { remarksOf } from './comments.ts';
import { markMembers } from './member-owners.ts';
import { exportFlag } from './names.ts';
import { readParams } from './params.ts';
import { clipped } from './strings.ts';
import { readTag } from './tags.ts';
import { embeddedType, typeName, typeNameToken, typeValue } from './type-names.ts';
import { Role, type Walk } from './walk.ts';

const MAX_TEXT = 400;

/** One with a single name, or embedded, has the range of its declaration; of `a, b int` each that of its name. */
export function enterField(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const struct = tree.parent[tree.parent[node]];
	if (walk.roles[struct] !== Role.members) return;
	const first = childByField(tree, node, fields.name);
	const type = childByField(tree, node, fields.type);
	if (first === -1) recordEmbedded(walk, node, type);
	else if (nextWithSameField(tree, first) === -1) {
		markMembers(walk, type);
		openField(walk, node, first, node);
	} else {
		for (let name = first; name !== -1; name = nextWithSameField(tree, name)) {
			openField(walk, node, name, name);
			walk.out.closeChunk();
		}
		return;
	}
	walk.leaveLater(node);
}

export function leaveMember(walk: Walk): void {
	walk.out.closeChunk();
}

function openField(walk: Walk, declaration: number, nameNode: number, whole: number): void {
	const { tree, fields } = walk;
	const type = childByField(tree, declaration, fields.type);
	const tag = childByField(tree, declaration, fields.tag);
	const remarks = remarksOf(walk, declaration);
	const annotations =
		tag === -1 ? remarks.annotations : [...(remarks.annotations ?? []), ...readTag(walk, tag)];
	// The star of an embedded `*T` stands before the type.
	const end = tree.end[type === -1 ? nameNode : type];
	openChunk(walk, {
		kind: 'field',
		nameNode,
		whole,
		flags: exportFlag(chunkName(walk, nameNode) ?? ''),
		signature: clipped(walk, tree.start[declaration], end, MAX_TEXT),
		type: type === -1 ? null : clipped(walk, fieldTypeStart(walk, declaration, type), end, MAX_TEXT),
		...remarks,
		annotations,
	});
}

function fieldTypeStart(walk: Walk, declaration: number, type: number): number {
	const isEmbedded = childByField(walk.tree, declaration, walk.fields.name) === -1;
	return walk.tree.start[isEmbedded ? declaration : type];
}

/** `T`, `*T`, `a.T[K]` in a struct: a field named T whose members are the struct's too. */
function recordEmbedded(walk: Walk, node: number, type: number): void {
	const { tree } = walk;
	const end = tree.end[type === -1 ? node : type];
	recordEmbeds(walk, clipped(walk, tree.start[node], end, MAX_TEXT), tree.start[node], type);
	openField(walk, node, typeNameToken(walk, type), node);
}

function recordEmbeds(walk: Walk, text: string, start: number, type: number): void {
	const { out } = walk;
	const value = typeValue(walk, type);
	if (value === -1) return;
	out.heritage({ chunk: out.currentChunk, kind: 'embeds', text, name: typeName(walk, type), start, value });
}

export function enterMethodElem(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	if (walk.roles[tree.parent[node]] !== Role.members) return;
	const nameNode = childByField(tree, node, fields.name);
	const result = childByField(tree, node, fields.result);
	openChunk(walk, {
		kind: 'method',
		nameNode,
		whole: node,
		flags: ChunkFlag.declaration | exportFlag(chunkName(walk, nameNode) ?? ''),
		signature: clipped(walk, tree.start[node], tree.end[node], MAX_TEXT),
		type: result === -1 ? null : walk.textOf(result),
		params: readParams(walk, childByField(tree, node, fields.parameters)),
		...remarksOf(walk, node),
	});
	walk.leaveLater(node);
}

/** In an interface, a type alone is embedded; `~int | string` limits the types that satisfy it. */
export function enterTypeElem(walk: Walk, node: number): void {
	const { tree } = walk;
	if (walk.roles[tree.parent[node]] !== Role.members) return;
	const type = embeddedType(walk, node);
	if (type !== -1) recordEmbeds(walk, walk.textOf(node), tree.start[node], type);
}
