import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { recordAttributeMacros } from './attributes.ts';
import { nameNodeOf } from './callees.ts';
import { headEndOf, headerText, isMember, nameItem, openItem, ownerOf, visibilityOf } from './items.ts';
import { Kind } from './kinds.ts';
import { annotationsOf, innerAttributes, takeNotes } from './notes.ts';
import { lostPlace } from './recovery.ts';
import { closeChunk, enterScope } from './scopes.ts';
import { namedType } from './type-names.ts';
import { pathValue } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 400;

export function enterTrait(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const notes = takeNotes(walk, node);
	recordAttributeMacros(walk, notes.attributes, false);
	const visibility = visibilityOf(walk, node, ownerOf(walk, node));
	const body = childByField(tree, node, fields.body);
	const chunk = openItem(walk, node, {
		kind: 'trait',
		name,
		flags: visibility | unsafeFlag(walk, node),
		headEnd: headEndOf(walk, node, body),
		notes,
		inner: innerAttributes(walk, body),
	});
	walk.made[node] = chunk;
	walk.atEnd(node, closeChunk, node);
	nameItem(walk, name, 'type', chunk, visibility);
	const bounds = childByField(tree, node, fields.bounds);
	if (bounds !== -1) recordSupertraits(walk, bounds, chunk);
	enterScope(walk, 'class', tree.start[node], node);
}

function unsafeFlag(walk: Walk, node: number): number {
	return childOfKind(walk.tree, node, walk.kinds, Kind.unsafeToken) === -1 ? 0 : ChunkFlag.unsafe;
}

/** `trait A: B + 'static + ?Sized` extends `B`. */
function recordSupertraits(walk: Walk, bounds: number, chunk: number): void {
	const { tree } = walk;
	for (let bound = bounds + 1; bound < tree.after[bounds]; bound = tree.after[bound]) {
		const kind = walk.kind(bound);
		if (!walk.isNamed(bound) || kind === Kind.lifetime || kind === Kind.removedBound) continue;
		recordHeritage(walk, bound, chunk, 'extends');
	}
}

function recordHeritage(walk: Walk, node: number, chunk: number, kind: 'extends' | 'implements'): void {
	const { tree, out } = walk;
	const named = namedType(walk, node);
	const start = tree.start[node];
	const text = walk.clip(start, tree.end[node], MAX_TYPE);
	const name = walk.textOf(nameNodeOf(walk, named));
	out.heritage({ chunk, kind, text, name, start, value: pathValue(walk, named) });
}

/**
 * An `impl` goes by the name of the type it is for, so that its members are named as the type's:
 * `S.f`; a type without a name (`[T]`, `(A, B)`) is its own. Its declared type is that type as written.
 */
export function enterImpl(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const notes = takeNotes(walk, node);
	recordAttributeMacros(walk, notes.attributes, false);
	const type = childByField(tree, node, fields.type);
	const trait = childByField(tree, node, fields.trait);
	const body = childByField(tree, node, fields.body);
	const named = nameNodeOf(walk, namedType(walk, type));
	const nameNode = named === -1 ? type : named;
	const name = nameNode === -1 ? null : walk.clip(tree.start[nameNode], tree.end[nameNode], MAX_TYPE);
	const place = lostPlace(walk, node);
	const chunk = out.openChunk({
		kind: 'impl',
		name: name === null ? null : name.replace(/\s+/g, ' '),
		start: notes.start,
		end: tree.end[node],
		nameStart: nameNode === -1 ? -1 : tree.start[nameNode],
		flags: unsafeFlag(walk, node) | (place !== null || walk.isBroken(node) ? ChunkFlag.broken : 0),
		signature: headerText(walk, node, headEndOf(walk, node, body)),
		type: type === -1 ? null : walk.clip(tree.start[type], tree.end[type], MAX_TYPE),
		annotations: annotationsOf(walk, notes.attributes, innerAttributes(walk, body)),
		container: place?.container,
		...notes.doc,
	});
	walk.made[node] = chunk;
	walk.atEnd(node, closeChunk, node);
	// `impl !Send for S` says that there is none.
	const isNegative = childOfKind(tree, node, walk.kinds, Kind.bang) !== -1;
	if (trait !== -1 && !isNegative) recordHeritage(walk, trait, chunk, 'implements');
	enterScope(walk, 'class', tree.start[node], node);
}

/** `type X<T> = …` anywhere, and `type X: Bound;` of a trait. */
export function enterTypeAlias(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const type = childByField(tree, node, fields.type);
	const notes = takeNotes(walk, node);
	recordAttributeMacros(walk, notes.attributes, false);
	const owner = ownerOf(walk, node);
	const visibility = visibilityOf(walk, node, owner);
	const isDeclaration = walk.kind(node) === Kind.associatedType;
	const chunk = openItem(walk, node, {
		kind: 'type',
		name,
		flags: visibility | (isDeclaration ? ChunkFlag.declaration : 0),
		headEnd: type === -1 ? headEndOf(walk, node, -1) : beforeEquals(walk, type),
		notes,
		type,
	});
	walk.atEnd(node, closeChunk, node);
	if (!isMember(walk, owner)) nameItem(walk, name, 'type', chunk, visibility);
	if (childByField(tree, node, fields.type_parameters) !== -1) {
		enterScope(walk, 'type', tree.start[node], node);
	}
}

function beforeEquals(walk: Walk, type: number): number {
	const equals = walk.text.lastIndexOf('=', walk.tree.start[type]);
	return equals === -1 ? walk.tree.start[type] : equals;
}
