import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, nextWithSameField } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { docBefore } from './doc.ts';
import { type Modifiers, readModifiers } from './modifiers.ts';
import { lostOwner } from './recovery.ts';
import { bind } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import type { TypeFacts } from './type-facts.ts';
import { typeText } from './type-text.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 400;
const CONSTANT = ChunkFlag.public | ChunkFlag.static | ChunkFlag.readonly;

/**
 * Opens the chunk of a field declaration, behind its annotations, so that the names in its type belong
 * to it. Of `int a, b` each declarator is a chunk of its own, opened when the walk comes to it.
 */
export function openField(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const declarator = childByField(tree, node, fields.declarator);
	if (declarator === -1 || nextWithSameField(tree, declarator) !== -1) return;
	if (tree.start[node] === tree.end[node]) return;
	walk.made[declarator] = openDeclared(walk, node, declarator, tree.start[node], tree.end[node]);
	walk.openField = node;
}

/** Closes what no declarator has closed, after a syntax error. */
export function leaveField(walk: Walk, node: number): void {
	if (walk.openField !== node) return;
	walk.openField = -1;
	walk.closeChunk();
}

/** An initialiser runs with the class, so a field's chunk is closed before it; that of a module's value holds it. */
export function enterFieldDeclarator(walk: Walk, declarator: number, declaration: number): void {
	const { tree, fields } = walk;
	if (walk.made[declarator] === -1) {
		const { start, end } = tree;
		// Made up after a syntax error.
		if (start[declarator] === end[declarator]) return;
		walk.made[declarator] = openDeclared(walk, declaration, declarator, start[declarator], end[declarator]);
	}
	walk.openField = -1;
	walk.leaveLater(declarator);
	if (isModuleValue(walk, declaration)) return;
	walk.closeChunk();
	walk.initialising = walk.textOf(childByField(tree, declarator, fields.name)) || null;
}

export function leaveFieldDeclarator(walk: Walk, declarator: number, declaration: number): void {
	const { tree, fields, out } = walk;
	const nameNode = childByField(tree, declarator, fields.name);
	const chunk = walk.made[declarator];
	const value = valueAt(walk, childByField(tree, declarator, fields.value));
	const type = declaredType(walk, declaration, declarator);
	if (isModuleValue(walk, declaration)) {
		const kind = readModifiers(walk, declaration).isFinal ? 'const' : 'var';
		walk.closeChunk();
		bind(walk, kind, nameNode, { chunk, type, value });
		return;
	}
	walk.initialising = null;
	const owner = walk.types[walk.types.length - 1];
	bind(walk, 'field', nameNode, { chunk, type, value });
	if (value === -1 || owner === undefined) return;
	const isStatic = (fieldFlags(owner, readModifiers(walk, declaration)) & ChunkFlag.static) !== 0;
	const object = isStatic ? out.value('chunk', null, owner.chunk, -1) : make(walk, nameNode, 'this');
	out.assign(make(walk, nameNode, 'member', walk.textOf(nameNode), object), value, tree.start[nameNode]);
}

/** A variable of a file without a class around its members. */
function isModuleValue(walk: Walk, declaration: number): boolean {
	return walk.kind(declaration) === Kind.local_variable_declaration && walk.types.length === 0;
}

function declaredType(walk: Walk, declaration: number, declarator: number): string | null {
	const { tree, fields } = walk;
	const type = childByField(tree, declaration, fields.type);
	return typeText(walk, type, childByField(tree, declarator, fields.dimensions));
}

function openDeclared(walk: Walk, node: number, declarator: number, start: number, end: number): number {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, declarator, fields.name);
	const name = walk.textOf(nameNode) || null;
	const modifiers = readModifiers(walk, node);
	const owner = walk.types[walk.types.length - 1];
	const lost = lostOwner(walk, node);
	const isLocal = walk.kind(node) === Kind.local_variable_declaration;
	return walk.openChunk({
		kind: declaredKind(isLocal && lost === null, modifiers),
		name,
		start,
		end,
		nameStart: name === null ? -1 : tree.start[nameNode],
		flags: fieldFlags(owner, modifiers) | (lost !== null || walk.isBroken(node) ? ChunkFlag.broken : 0),
		signature: signatureOf(walk, node, declarator, modifiers),
		type: declaredType(walk, node, declarator),
		annotations: modifiers.annotations,
		...docBefore(walk, node),
		container: lost?.qualified,
	});
}

function declaredKind(isModule: boolean, { isFinal }: Modifiers): ChunkKind {
	if (!isModule) return 'field';
	return isFinal ? 'constant' : 'variable';
}

function fieldFlags(owner: TypeFacts | undefined, { flags, isFinal }: Modifiers): number {
	const isConstant = owner?.kind === 'interface' || owner?.kind === 'annotation';
	return flags | (isFinal ? ChunkFlag.readonly : 0) | (isConstant ? CONSTANT : 0);
}

/** `private int b[]` of `private int a, b[] = {}`. */
function signatureOf(walk: Walk, node: number, declarator: number, { headerStart }: Modifiers): string {
	const { tree, fields } = walk;
	const name = childByField(tree, declarator, fields.name);
	const dimensions = childByField(tree, declarator, fields.dimensions);
	const end = tree.end[dimensions !== -1 ? dimensions : name !== -1 ? name : declarator];
	const type = childByField(tree, node, fields.type);
	if (declarator === childByField(tree, node, fields.declarator) || type === -1) {
		return clipped(walk, headerStart, end, MAX_SIGNATURE);
	}
	const header = clipped(walk, headerStart, tree.end[type], MAX_SIGNATURE);
	return `${header} ${clipped(walk, tree.start[declarator], end, MAX_SIGNATURE)}`;
}
