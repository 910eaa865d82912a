import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, childOfKind, nextSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { bind } from '../shared/scopes.ts';
import { clipped, nextWritten, Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { impliedAccess, readModifiers } from './modifiers.ts';
import { Kind } from './syntax.ts';
import { typeText } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/**
 * Opens the chunk of a field, an event or a variable outside of any type, behind its attributes, so that
 * the names in its type belong to it. Of `int a, b` each declarator is a chunk of its own, opened when
 * the walk comes to it.
 */
export function openField(walk: Walk, node: number): void {
	const { tree } = walk;
	if (walk.kind(node) === Kind.local_declaration_statement && !isModuleValue(walk, node)) return;
	const declaration = childOfKind(tree, node, walk.kinds, Kind.variable_declaration);
	const declarator = childOfKind(tree, declaration, walk.kinds, Kind.variable_declarator);
	if (declarator === -1 || walk.isEmpty(node)) return;
	for (let next = nextSibling(tree, declarator); next !== -1; next = nextSibling(tree, next)) {
		if (walk.kind(next) === Kind.variable_declarator) return;
	}
	if (childByField(tree, declarator, walk.fields.name) === -1) return;
	walk.made[declarator] = openDeclared(walk, node, declarator, tree.start[node], tree.end[node]);
	walk.openField = node;
}

/** Closes what no declarator has closed, after a syntax error. */
export function leaveField(walk: Walk, node: number): void {
	if (walk.openField !== node) return;
	walk.openField = -1;
	walk.closeChunk();
}

/** Top-level statements are those of a program. */
function isModuleValue(walk: Walk, statement: number): boolean {
	return walk.kind(walk.tree.parent[statement]) === Kind.global_statement;
}

/** The declaration that a declarator of a field or of a module's value belongs to; -1 for a local one. */
export function fieldOf(walk: Walk, declarator: number): number {
	const declaration = walk.tree.parent[walk.tree.parent[declarator]] ?? -1;
	switch (walk.kind(declaration)) {
		case Kind.field_declaration:
		case Kind.event_field_declaration:
			return declaration;
		case Kind.local_declaration_statement:
			return isModuleValue(walk, declaration) ? declaration : -1;
		default:
			return -1;
	}
}

/** An initialiser runs with the type, so a field's chunk is closed before it; that of a module's value holds it. */
export function enterFieldDeclarator(walk: Walk, declarator: number, declaration: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, declarator, fields.name);
	if (name === -1 || walk.isEmpty(declarator)) return;
	walk.setRole(name, Role.none);
	if (walk.made[declarator] === -1) {
		const { start, end } = tree;
		walk.made[declarator] = openDeclared(walk, declaration, declarator, start[declarator], end[declarator]);
	}
	walk.openField = -1;
	walk.leaveLater(declarator);
	if (walk.kind(declaration) === Kind.local_declaration_statement) return;
	walk.closeChunk();
	walk.initialising = walk.textOf(name) || null;
}

export function leaveFieldDeclarator(walk: Walk, declarator: number, declaration: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, declarator, fields.name);
	const chunk = walk.made[declarator];
	const initialiser = initialiserOf(walk, declarator);
	const value = valueAt(walk, initialiser);
	const type = typeText(walk, childByField(tree, tree.parent[declarator], fields.type));
	const { isConst, flags } = readModifiers(walk, declaration);
	if (walk.kind(declaration) === Kind.local_declaration_statement) {
		walk.closeChunk();
		bind(walk, isConst ? 'const' : 'let', nameNode, { chunk, type, value });
		return;
	}
	walk.initialising = null;
	bind(walk, 'field', nameNode, { chunk, type, value });
	if (value !== -1) assignField(walk, nameNode, value, (flags & ChunkFlag.static) !== 0);
}

/** That a member of the type around, or of its objects, begins with a value. */
export function assignField(walk: Walk, nameNode: number, value: number, isStatic: boolean): void {
	const { out, owner } = walk;
	if (owner === undefined || walk.isEmpty(nameNode)) return;
	const object = isStatic ? out.value('chunk', null, owner.chunk, -1) : make(walk, nameNode, 'this');
	const target = make(walk, nameNode, 'member', walk.textOf(nameNode), object);
	out.assign(target, value, walk.tree.start[nameNode]);
}

/** What follows `=` in a declarator; -1 for none. */
export function initialiserOf(walk: Walk, declarator: number): number {
	return nextWritten(walk, childOfKind(walk.tree, declarator, walk.kinds, Kind['"="']));
}

function openDeclared(walk: Walk, node: number, declarator: number, start: number, end: number): number {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, declarator, fields.name);
	const name = walk.textOf(nameNode) || null;
	const modifiers = readModifiers(walk, node);
	const lost = walk.layout.ownerOf(walk, node);
	return walk.openChunk({
		kind: lost === null ? declaredKind(walk, node, modifiers.isConst) : 'field',
		name,
		start,
		end,
		nameStart: name === null ? -1 : tree.start[nameNode],
		flags:
			ownFlags(walk, node, modifiers.flags) |
			impliedAccess(walk, modifiers) |
			(lost !== null || walk.isBroken(node) ? ChunkFlag.broken : 0),
		signature: signatureOf(walk, node, declarator, modifiers.headerStart),
		type: typeText(walk, childByField(tree, tree.parent[declarator], fields.type)),
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified,
	});
}

/** A constant outside of a type is no member. */
function ownFlags(walk: Walk, node: number, flags: number): number {
	return walk.kind(node) === Kind.local_declaration_statement ? flags & ~ChunkFlag.static : flags;
}

function declaredKind(walk: Walk, node: number, isConst: boolean): ChunkKind {
	switch (walk.kind(node)) {
		case Kind.local_declaration_statement:
			return isConst ? 'constant' : 'variable';
		case Kind.event_field_declaration:
			return 'event';
		default:
			return 'field';
	}
}

/** `private int b` of `private int a, b = 1`. */
function signatureOf(walk: Walk, node: number, declarator: number, headerStart: number): string {
	const { tree, fields } = walk;
	const end = tree.end[childByField(tree, declarator, fields.name)];
	const type = childByField(tree, tree.parent[declarator], fields.type);
	const isFirst =
		declarator === childOfKind(tree, tree.parent[declarator], walk.kinds, walk.kind(declarator));
	if (isFirst || type === -1 || node === -1) return clipped(walk, headerStart, end, MAX_SIGNATURE);
	const header = clipped(walk, headerStart, tree.end[type], MAX_SIGNATURE);
	return `${header} ${clipped(walk, tree.start[declarator], end, MAX_SIGNATURE)}`;
}
