import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { recordAttributeMacros } from './attributes.ts';
import { headEndOf, isMember, isNamed, nameItem, openItem, ownerOf, visibilityOf } from './items.ts';
import { Kind } from './kinds.ts';
import { takeNotes } from './notes.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** `const X: T = …` and `static mut X: T = …`: calls in the value belong to it. */
export function enterConstant(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const type = childByField(tree, node, fields.type);
	const value = childByField(tree, node, fields.value);
	const notes = takeNotes(walk, node);
	recordAttributeMacros(walk, notes.attributes, false);
	const owner = ownerOf(walk, node);
	const isStatic = walk.kind(node) === Kind.staticItem;
	const visibility = visibilityOf(walk, node, owner);
	let flags = visibility;
	if (value === -1) flags |= ChunkFlag.declaration;
	if (isStatic) flags |= ChunkFlag.static | (isMutable(walk, node) ? 0 : ChunkFlag.readonly);
	walk.made[node] = openItem(walk, node, {
		kind: isStatic ? 'variable' : 'constant',
		name,
		flags,
		headEnd: type === -1 ? headEndOf(walk, node, value) : tree.end[type],
		notes,
		type,
	});
	walk.atEnd(node, leaveConstant, node);
}

function isMutable(walk: Walk, node: number): boolean {
	return childOfKind(walk.tree, node, walk.kinds, Kind.mutable) !== -1;
}

/** Bound when its value is known; items of a block are seen in all of it anyway. */
function leaveConstant(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const chunk = walk.made[node];
	out.closeChunk();
	const name = childByField(tree, node, fields.name);
	if (!isNamed(walk, name)) return;
	const owner = ownerOf(walk, node);
	const value = valueAt(walk, childByField(tree, node, fields.value));
	if (isMember(walk, owner)) {
		if (value === -1) return;
		const holder = out.value('chunk', null, walk.made[owner], -1);
		out.assign(out.value('member', walk.textOf(name), holder, -1), value, tree.start[name]);
		return;
	}
	const typeNode = childByField(tree, node, fields.type);
	const type = typeNode === -1 ? null : walk.textOf(typeNode);
	const kind = walk.kind(node) === Kind.staticItem && isMutable(walk, node) ? 'var' : 'const';
	nameItem(walk, name, kind, chunk, visibilityOf(walk, node, owner), { type, value });
}
