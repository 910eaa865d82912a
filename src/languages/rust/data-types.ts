import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { childByField, previousSibling } from '../../model/syntax-walk.ts';
import { recordAttributeMacros, recordDerives } from './attributes.ts';
import { headEndOf, modifierFlag, nameItem, openItem, ownerOf, visibilityOf } from './items.ts';
import { Kind } from './kinds.ts';
import { annotationsOf, takeNotes } from './notes.ts';
import { closeChunk, enterScope } from './scopes.ts';
import { Role, type Walk } from './walk.ts';

export function enterStruct(walk: Walk, node: number): void {
	enterDataType(walk, node, 'struct', 'class');
}

export function enterUnion(walk: Walk, node: number): void {
	enterDataType(walk, node, 'union', 'class');
}

export function enterEnum(walk: Walk, node: number): void {
	enterDataType(walk, node, 'enum', 'enum');
}

function enterDataType(walk: Walk, node: number, kind: ChunkKind, binding: BindingKind): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const body = childByField(tree, node, fields.body);
	const notes = takeNotes(walk, node);
	recordAttributeMacros(walk, notes.attributes, true);
	const visibility = visibilityOf(walk, node, ownerOf(walk, node));
	// A tuple struct has its fields in the header.
	const isTuple = walk.kind(body) === Kind.orderedFields;
	const chunk = openItem(walk, node, {
		kind,
		name,
		flags: visibility,
		headEnd: headEndOf(walk, node, isTuple ? -1 : body),
		notes,
	});
	walk.atEnd(node, closeChunk, node);
	nameItem(walk, name, binding, chunk, visibility);
	recordDerives(walk, notes.attributes, chunk);
	if (childByField(tree, node, fields.type_parameters) !== -1) {
		enterScope(walk, 'type', tree.start[node], node);
	}
}

/** A variant, with its payload as fields of its own and its discriminant inside it. */
export function enterVariant(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const body = childByField(tree, node, fields.body);
	const head = body !== -1 ? body : name;
	openItem(walk, node, {
		kind: 'enum_member',
		name,
		flags: 0,
		headEnd: head === -1 ? tree.end[node] : tree.end[head],
		notes: takeNotes(walk, node),
	});
	walk.atEnd(node, closeChunk, node);
}

export function enterField(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	if (name !== -1) walk.roles[name] = Role.silent;
	openItem(walk, node, {
		kind: 'field',
		name,
		flags: visibilityOf(walk, node, tree.parent[tree.parent[node]]),
		headEnd: tree.end[node],
		notes: takeNotes(walk, node),
		type: childByField(tree, node, fields.type),
	});
	walk.atEnd(node, closeChunk, node);
}

/**
 * The fields of a tuple struct or variant are named by their positions, as in `pair.0`; in the place of
 * a name token stands the type.
 */
export function enterOrderedFields(walk: Walk, list: number): void {
	const { tree, fields } = walk;
	const types: number[] = [];
	/** What stands right before each field, its visibility included in the field. */
	const before: number[] = [];
	let last = -1;
	let beforeModifier = -1;
	for (let node = list + 1; node < tree.after[list]; node = tree.after[node]) {
		if (walk.kind(node) === Kind.visibility) beforeModifier = last;
		else if (tree.field[node] === fields.type && last !== -1) {
			walk.made[node] = types.length;
			types.push(node);
			before.push(beforeModifier === -1 ? last : beforeModifier);
			beforeModifier = -1;
		}
		last = node;
	}
	for (let at = types.length - 1; at >= 0; at--) {
		walk.atEnd(types[at], closeChunk, types[at]);
		walk.atEnd(before[at], openPosition, types[at]);
	}
}

function openPosition(walk: Walk, type: number): void {
	const { tree, out } = walk;
	const position = walk.made[type];
	walk.made[type] = -1;
	const modifier = previousSibling(tree, type);
	const isModified = walk.kind(modifier) === Kind.visibility;
	const isVariant = walk.kind(tree.parent[tree.parent[type]]) === Kind.enumVariant;
	const first = isModified ? modifier : type;
	const notes = takeNotes(walk, first);
	const visibility = isModified ? modifierFlag(walk, modifier) : isVariant ? 0 : ChunkFlag.private;
	out.openChunk({
		kind: 'field',
		name: `${position}`,
		start: notes.start,
		end: tree.end[type],
		nameStart: tree.start[type],
		flags: visibility | walk.brokenFlag(type),
		signature: walk.text.slice(tree.start[first], tree.end[type]),
		type: walk.textOf(type),
		annotations: annotationsOf(walk, notes.attributes),
		...notes.doc,
	});
}
