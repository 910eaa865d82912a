import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { bind, openScope } from '../shared/scopes.ts';
import { clippedText, Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { assignField } from './fields.ts';
import { yields } from './methods.ts';
import { headerText, impliedAccess, type Modifiers, readModifiers } from './modifiers.ts';
import { bindParams, describeParams, paramList, paramsOf, type Written } from './params.ts';
import { Kind } from './syntax.ts';
import { typeText } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/**
 * Opens a property, an indexer (named `this`) or an event with accessors. Accessors that have code are
 * chunks in it; those that have none are told by the signature. An initialiser runs with the type, so
 * the chunk is closed before it.
 */
export function openProperty(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const isIndexer = walk.kind(node) === Kind.indexer_declaration;
	const nameNode = isIndexer
		? childOfKind(tree, node, walk.kinds, Kind['"this"'])
		: childByField(tree, node, fields.name);
	const name = walk.textOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const params = isIndexer ? paramsOf(walk, paramList(walk, node)) : [];
	const type = typeText(walk, childByField(tree, node, fields.type));
	const lost = walk.layout.ownerOf(walk, node);
	const chunk = walk.openChunk({
		kind: walk.kind(node) === Kind.event_declaration ? 'event' : 'property',
		...walk.chunkAt(node, name, nameNode),
		flags: propertyFlags(walk, node, modifiers) | (lost === null ? 0 : ChunkFlag.broken),
		signature: headerText(walk, modifiers.headerStart, headerEnd(walk, node), 400),
		type,
		params: isIndexer ? describeParams(walk, params) : null,
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified,
	});
	walk.made[node] = chunk;
	const isExplicit = childOfKind(tree, node, walk.kinds, Kind.explicit_interface_specifier) !== -1;
	if (!isIndexer && !isExplicit) bind(walk, 'field', nameNode, { chunk, type });
	out.openScope('function', tree.start[node], tree.end[node]);
	bindParams(walk, params);
	const value = initialiserOf(walk, node);
	if (value === -1) {
		walk.closeLater(node);
		return;
	}
	walk.arriveAt(value, () => {
		out.closeScope();
		walk.closeChunk();
		walk.initialising = name;
	});
}

export function leaveProperty(walk: Walk, node: number): void {
	const value = walk.made[node] === -1 ? -1 : initialiserOf(walk, node);
	if (value === -1) return;
	walk.initialising = null;
	const isStatic = (readModifiers(walk, node).flags & ChunkFlag.static) !== 0;
	assignField(walk, childByField(walk.tree, node, walk.fields.name), valueAt(walk, value), isStatic);
}

/** What follows `= `; -1 for `=> x`, which is a body. */
function initialiserOf(walk: Walk, node: number): number {
	const value = childByField(walk.tree, node, walk.fields.value);
	return walk.kind(value) === Kind.arrow_expression_clause ? -1 : value;
}

/** The accessors are part of the header when they have no code. */
function headerEnd(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const accessors = childByField(tree, node, fields.accessors);
	if (accessors !== -1) return hasCode(walk, accessors) ? tree.start[accessors] : tree.end[accessors];
	const value = childByField(tree, node, fields.value);
	return value === -1 ? tree.end[node] : tree.start[value];
}

function hasCode(walk: Walk, accessors: number): boolean {
	const { tree, fields } = walk;
	let accessor = firstNamedChild(tree, accessors);
	for (; accessor !== -1; accessor = nextNamedSibling(tree, accessor)) {
		if (childByField(tree, accessor, fields.body) !== -1) return true;
	}
	return false;
}

function propertyFlags(walk: Walk, node: number, modifiers: Modifiers): number {
	const { tree, fields, owner } = walk;
	let { flags } = modifiers;
	const accessors = childByField(tree, node, fields.accessors);
	if (childOfKind(tree, node, walk.kinds, Kind.explicit_interface_specifier) === -1) {
		flags |= impliedAccess(walk, modifiers);
	}
	if (walk.kind(node) !== Kind.event_declaration && !canBeSet(walk, accessors)) flags |= ChunkFlag.readonly;
	if (accessors !== -1 && !hasCode(walk, accessors)) {
		if (owner?.kind === 'interface') flags |= ChunkFlag.abstract | ChunkFlag.declaration;
		else if ((flags & ChunkFlag.abstract) !== 0) flags |= ChunkFlag.declaration;
	}
	return walk.isBroken(node) ? flags | ChunkFlag.broken : flags;
}

/** `init` sets while the object is made. */
function canBeSet(walk: Walk, accessors: number): boolean {
	const { tree, fields } = walk;
	let accessor = firstNamedChild(tree, accessors);
	for (; accessor !== -1; accessor = nextNamedSibling(tree, accessor)) {
		if (walk.textOf(childByField(tree, accessor, fields.name)) === 'set') return true;
	}
	return false;
}

const ACCESSOR_KIND: Readonly<Record<string, ChunkKind>> = {
	get: 'getter',
	set: 'setter',
	init: 'setter',
	add: 'method',
	remove: 'method',
};

/** `get { … }`; `value` is bound in those that are given one. */
export function openAccessor(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	const body = childByField(tree, node, fields.body);
	const name = walk.textOf(nameNode);
	if (body === -1 || ACCESSOR_KIND[name] === undefined) return;
	const modifiers = readModifiers(walk, node);
	const kind = ACCESSOR_KIND[name];
	walk.made[node] = walk.openChunk({
		kind,
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[nameNode],
		flags: modifiers.flags | (yields(walk, body) ? ChunkFlag.generator : 0) | walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, tree.start[body], 400),
		type: kind === 'getter' ? propertyType(walk, node) : null,
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	openScope(walk, 'function', node);
	if (kind !== 'getter') {
		bind(walk, 'param', valueToken(walk, body), { type: propertyType(walk, node), index: 0 });
	}
	walk.closeLater(node);
}

/** `value` is declared nowhere: its first use stands for that. */
function valueToken(walk: Walk, body: number): number {
	const { tree } = walk;
	for (let node = body; node < tree.after[body]; node++) {
		if (walk.kind(node) === Kind.identifier && walk.textOf(node) === 'value') return node;
	}
	return -1;
}

function propertyType(walk: Walk, accessor: number): string | null {
	const { tree, fields } = walk;
	const property = tree.parent[tree.parent[accessor]];
	return clippedText(walk, childByField(tree, property, fields.type)) || null;
}

/** The components of a record are its properties, and the position says which argument they are given. */
export function openComponent(walk: Walk, param: Written, index: number): void {
	const { tree } = walk;
	const { node, name, type } = param;
	const modifiers = readModifiers(walk, node);
	walk.setRole(name, Role.none);
	const chunk = walk.openChunk({
		kind: 'property',
		name: walk.textOf(name),
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[name],
		flags: ChunkFlag.public | walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, tree.end[node], 400),
		type,
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	walk.made[node] = chunk;
	bind(walk, 'field', name, { chunk, type, index });
}
