import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { bind, exportPublic, openScope } from '../shared/scopes.ts';
import { clipped, Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { yieldOnly } from './functions.ts';
import { headerText, readModifiers, withImpliedAccess } from './modifiers.ts';
import { boundBy } from './patterns.ts';
import { lostPlace } from './recovery.ts';
import { Kind } from './syntax.ts';
import { annotatedType } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** One name (or tuple of names) of a declaration, with what belongs to it: nodes, -1 for none. */
interface Part {
	pattern: number;
	annotation: number;
	value: number;
	computed: number;
	observers: number;
	end: number;
}

function partsOf(walk: Walk, node: number): Part[] {
	const { tree, fields } = walk;
	const parts: Part[] = [];
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.pattern && tree.field[child] === fields.name) {
			const none = { annotation: -1, value: -1, computed: -1, observers: -1 };
			parts.push({ pattern: child, ...none, end: tree.end[child] });
			continue;
		}
		const part = parts[parts.length - 1];
		if (part === undefined || kind === Kind['","']) continue;
		part.end = tree.end[child];
		if (kind === Kind.type_annotation) part.annotation = child;
		else if (kind === Kind.willset_didset_block) part.observers = child;
		else if (tree.field[child] === fields.value) part.value = child;
		else if (tree.field[child] === fields.computed_value) part.computed = child;
	}
	return parts;
}

/** `let`, and not `var`. */
function isConstant(walk: Walk, node: number): boolean {
	const { tree } = walk;
	const word = childOfKind(tree, node, walk.kinds, Kind.value_binding_pattern);
	return childOfKind(tree, word, walk.kinds, Kind['"let"']) !== -1;
}

/** Members and values of the module are chunks; of local ones only those that have code. */
export function openProperty(walk: Walk, node: number): void {
	const { tree } = walk;
	const parts = partsOf(walk, node);
	const isModuleValue = tree.parent[node] === 0;
	const isMember = lostPlace(walk, node)?.isType ?? walk.memberOf !== undefined;
	for (const part of parts) {
		const names = boundBy(walk, part.pattern + 1, tree.after[part.pattern], true);
		const isCode = part.computed !== -1 || part.observers !== -1;
		if (!isMember && !isModuleValue && !isCode) continue;
		const isOne = names.length === 1 && names[0].path === null;
		const place =
			parts.length === 1
				? { start: tree.start[node], end: tree.end[node] }
				: { start: tree.start[part.pattern], end: part.end };
		walk.arriveAt(part.pattern, () => {
			walk.finishProperty(node);
			if (isOne) openPart(walk, node, part, names[0].token, place, isMember);
			else for (const { token } of names) chunkOfName(walk, node, part, token, isMember);
		});
	}
}

/** A name in a tuple is a chunk of its own token. */
function chunkOfName(walk: Walk, node: number, part: Part, token: number, isMember: boolean): void {
	const { start, end } = walk.tree;
	walk.made[token] = openNamed(walk, node, part, token, { start: start[token], end: end[token] }, isMember);
	walk.closeChunk();
}

/** The initialiser of a member runs with its type: the chunk is closed before it, unless code follows. */
function openPart(
	walk: Walk,
	node: number,
	part: Part,
	nameNode: number,
	place: { start: number; end: number },
	isMember: boolean,
): void {
	const { out } = walk;
	const chunk = openNamed(walk, node, part, nameNode, place, isMember);
	walk.made[nameNode] = chunk;
	const isCode = part.computed !== -1 || part.observers !== -1;
	const isEarly = isMember && !isCode && part.value !== -1;
	if (isCode) out.openScope('function', place.start, place.end);
	if (isEarly) {
		walk.arriveAt(part.value, () => {
			walk.closeChunk();
			walk.initialising = walk.nameOf(nameNode);
		});
	}
	walk.finishings.set(node, () => {
		if (part.computed !== -1) yieldOnly(walk, part.computed);
		if (isCode) out.closeScope();
		if (isEarly) walk.initialising = null;
		else walk.closeChunk();
		if (isMember && part.value !== -1) assignMember(walk, node, nameNode, valueAt(walk, part.value));
	});
}

function openNamed(
	walk: Walk,
	node: number,
	part: Part,
	nameNode: number,
	place: { start: number; end: number },
	isMember: boolean,
): number {
	const { tree } = walk;
	const modifiers = readModifiers(walk, node);
	const lost = lostPlace(walk, node);
	const isModuleValue = tree.parent[node] === 0;
	let flags = isMember || isModuleValue ? withImpliedAccess(walk, modifiers) : modifiers.flags;
	const isLet = isConstant(walk, node);
	if (isLet || (part.computed !== -1 && !hasSetter(walk, part.computed))) flags |= ChunkFlag.readonly;
	if (lost !== null || walk.isBroken(node)) flags |= ChunkFlag.broken;
	const chunk = walk.openChunk({
		kind: isModuleValue && !isMember ? (isLet ? 'constant' : 'variable') : memberKind(part),
		name: walk.nameOf(nameNode),
		...place,
		nameStart: tree.start[nameNode],
		flags,
		signature: signatureOf(walk, node, part, modifiers.headerStart),
		type: annotatedType(walk, part.annotation),
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified,
	});
	if (isModuleValue) exportPublic(walk, nameNode, chunk, (flags & ChunkFlag.public) !== 0);
	return chunk;
}

function memberKind({ computed }: Part): ChunkKind {
	return computed === -1 ? 'field' : 'property';
}

function hasSetter(walk: Walk, computed: number): boolean {
	const { tree, kinds } = walk;
	return (
		childOfKind(tree, computed, kinds, Kind.computed_setter) !== -1 ||
		childOfKind(tree, computed, kinds, Kind.computed_modify) !== -1
	);
}

/** `private var b: Int` of `private var a = 1, b: Int`. */
function signatureOf(walk: Walk, node: number, part: Part, headerStart: number): string {
	const { tree } = walk;
	const end = part.annotation === -1 ? tree.end[part.pattern] : tree.end[part.annotation];
	const word = childOfKind(tree, node, walk.kinds, Kind.value_binding_pattern);
	const header = clipped(walk, headerStart, Math.max(headerStart, tree.end[word] ?? headerStart), 400);
	return `${header} ${clipped(walk, tree.start[part.pattern], end, 400)}`;
}

/** That a member of the type around, or of its objects, begins with a value. */
function assignMember(walk: Walk, node: number, nameNode: number, value: number): void {
	const { out, owner, tree } = walk;
	if (owner === undefined) return;
	const isStatic = (readModifiers(walk, node).flags & ChunkFlag.static) !== 0;
	const object = isStatic ? out.value('chunk', null, owner.chunk, -1) : make(walk, nameNode, 'this');
	out.assign(make(walk, nameNode, 'member', walk.nameOf(nameNode), object), value, tree.start[nameNode]);
}

/** Binds the names once their values are known. */
export function leaveProperty(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.finishProperty(node);
	const isMember = walk.memberOf !== undefined;
	const kind = isMember ? 'field' : isConstant(walk, node) ? 'const' : 'let';
	for (const part of partsOf(walk, node)) {
		const type = annotatedType(walk, part.annotation);
		const value = valueAt(walk, part.value);
		for (const { token, path } of boundBy(walk, part.pattern + 1, tree.after[part.pattern], true))
			bind(walk, kind, token, { chunk: walk.made[token], type, value, path });
	}
}

/** `var x: Int { get set }` of a protocol. */
export function openRequirement(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const pattern = childByField(tree, node, fields.name);
	const nameNode = childByField(tree, pattern, fields.bound_identifier);
	if (walk.isEmpty(nameNode)) return;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const accessors = childOfKind(tree, node, walk.kinds, Kind.protocol_property_requirements);
	const canBeSet = childOfKind(tree, accessors, walk.kinds, Kind.setter_specifier) !== -1;
	const type = annotatedType(walk, childOfKind(tree, node, walk.kinds, Kind.type_annotation));
	const chunk = walk.openChunk({
		kind: 'property',
		name: walk.nameOf(nameNode),
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[nameNode],
		flags:
			withImpliedAccess(walk, modifiers) |
			ChunkFlag.abstract |
			ChunkFlag.declaration |
			(canBeSet ? 0 : ChunkFlag.readonly) |
			walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, tree.end[node], 400),
		type,
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	walk.made[node] = chunk;
	bind(walk, 'field', nameNode, { chunk, type });
	openScope(walk, 'type', node);
	walk.closeLater(node);
}
