import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childOfKind, nextSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { bind, exportPublic } from '../shared/scopes.ts';
import { clipped, nextWritten, Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { bindReceiver, extended } from './functions.ts';
import { delegateOf } from './heritage.ts';
import { headerText, readModifiers, startOf, withAccess } from './modifiers.ts';
import { isVal, propertyWord, receiverOf } from './params.ts';
import { type Bound, namesIn } from './patterns.ts';
import { Kind } from './syntax.ts';
import { bindTypeParams } from './type-params.ts';
import { declaredType } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** A property as written: nodes, -1 for none. */
interface Written {
	node: number;
	/** The variable or the variables in parentheses. */
	pattern: number;
	isVal: boolean;
	/** What it begins with, or what it is delegated to. */
	value: number;
	isDelegated: boolean;
	receiver: number;
	hasAccessors: boolean;
	/** The last accessor that belongs to it, else the property: the grammar has those behind a line break beside it. */
	last: number;
}

function readProperty(walk: Walk, node: number): Written {
	const { tree, kinds } = walk;
	const variable = childOfKind(tree, node, kinds, Kind.variable_declaration);
	const sign = childOfKind(tree, node, kinds, Kind['"="']);
	const delegate = delegateOf(walk, node);
	let last = node;
	let hasAccessors = false;
	for (const accessor of accessorsOf(walk, node)) {
		if (tree.parent[accessor] !== node) last = accessor;
		if (childOfKind(tree, accessor, kinds, Kind.function_body) !== -1) hasAccessors = true;
	}
	return {
		node,
		pattern: variable === -1 ? childOfKind(tree, node, kinds, Kind.multi_variable_declaration) : variable,
		isVal: isVal(walk, propertyWord(walk, node)),
		value: sign === -1 ? delegate : nextWritten(walk, sign),
		isDelegated: sign === -1 && delegate !== -1,
		receiver: receiverOf(walk, node),
		hasAccessors,
		last,
	};
}

function accessorsOf(walk: Walk, node: number): number[] {
	const { tree } = walk;
	const found: number[] = [];
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (isAccessor(walk, child)) found.push(child);
	}
	for (let next = nextSibling(tree, node); next !== -1; next = nextSibling(tree, next)) {
		if (isAccessor(walk, next)) found.push(next);
		else if (!walk.isComment(next)) break;
	}
	return found;
}

function isAccessor(walk: Walk, node: number): boolean {
	const kind = walk.kind(node);
	return kind === Kind.getter || kind === Kind.setter;
}

/** Members and values of the file are chunks; local ones are names only. */
export function openProperty(walk: Walk, node: number): void {
	const { tree } = walk;
	const written = readProperty(walk, node);
	const names = written.pattern === -1 ? [] : namesIn(walk, written.pattern);
	for (const { token } of names) walk.setRole(token, Role.none);
	const isModuleValue = walk.isOutside(node);
	const isMember = walk.memberAt(node) !== undefined || walk.layout.ownerOf(walk, node) !== null;
	if (names.length === 0 || (!isMember && !isModuleValue)) return;
	if (walk.kind(written.pattern) === Kind.multi_variable_declaration) {
		for (const name of names) {
			const { start, end } = tree;
			const place = { start: start[name.token], end: end[name.token] };
			walk.made[name.token] = openNamed(walk, written, name, place, isMember);
			walk.closeChunk();
		}
		return;
	}
	openOne(walk, written, names[0], isMember);
}

/** The initialiser of a member runs with its type: the chunk is closed before it, unless code follows. */
function openOne(walk: Walk, written: Written, name: Bound, isMember: boolean): void {
	const { tree, out } = walk;
	const { node, last, value } = written;
	const place = { start: startOf(walk, node), end: tree.end[last] };
	walk.made[name.token] = openNamed(walk, written, name, place, isMember);
	const isEarly = isMember && !written.hasAccessors && value !== -1;
	if (isEarly) {
		walk.arriveAt(value, () => {
			walk.closeChunk();
			walk.initialising = walk.nameOf(name.token);
		});
	}
	walk.finishings.set(node, () => {
		if (isEarly) walk.initialising = null;
		else walk.closeChunk();
		if (isMember && value !== -1 && !written.isDelegated)
			assignMember(walk, name.token, valueAt(walk, value));
	});
	// The scope of its type parameters also keeps the chunk open until the last accessor.
	out.openScope(written.hasAccessors ? 'block' : 'type', place.start, place.end);
	bindTypeParams(walk, node);
	bindReceiver(walk, written.receiver, last);
	walk.closeScopeLater(last);
}

function openNamed(
	walk: Walk,
	written: Written,
	name: Bound,
	place: { start: number; end: number },
	isMember: boolean,
): number {
	const { tree } = walk;
	const { node, receiver } = written;
	const modifiers = readModifiers(walk, node);
	const lost = walk.layout.ownerOf(walk, node);
	let flags = withAccess(walk, node, modifiers);
	if (written.isVal) flags |= ChunkFlag.readonly;
	if (walk.memberAt(node)?.kind === 'interface' && !written.hasAccessors)
		flags |= ChunkFlag.abstract | ChunkFlag.declaration;
	if (lost !== null || walk.isBroken(node)) flags |= ChunkFlag.broken;
	const end = Math.max(tree.end[written.pattern], place.start);
	const chunk = walk.openChunk({
		kind: propertyKind(written, isMember),
		name: walk.nameOf(name.token),
		...place,
		nameStart: tree.start[name.token],
		flags,
		signature: clipped(walk, modifiers.headerStart, Math.max(modifiers.headerStart, end), 400),
		type: name.type,
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified ?? (isMember ? null : extended(walk, receiver)),
	});
	exportPublic(walk, name.token, chunk, (flags & ChunkFlag.exported) !== 0);
	return chunk;
}

function propertyKind({ isVal: isConstant, hasAccessors, receiver }: Written, isMember: boolean): ChunkKind {
	if (isMember || hasAccessors || receiver !== -1) return 'property';
	return isConstant ? 'constant' : 'variable';
}

function assignMember(walk: Walk, token: number, value: number): void {
	const { out, tree } = walk;
	const object = make(walk, token, 'this');
	out.assign(make(walk, token, 'member', walk.nameOf(token), object), value, tree.start[token]);
}

/** Binds the names once their values are known. */
export function leaveProperty(walk: Walk, node: number): void {
	walk.finishings.get(node)?.();
	walk.finishings.delete(node);
	const written = readProperty(walk, node);
	if (written.pattern === -1) return;
	const isMember = walk.memberAt(node) !== undefined;
	const kind = isMember ? 'field' : written.isVal ? 'const' : 'let';
	const value = valueAt(walk, written.value);
	for (const { token, path: within, type } of namesIn(walk, written.pattern)) {
		// What is delegated to gives the value, and is not it.
		const path = written.isDelegated ? '.getValue()' : within;
		bind(walk, kind, token, { chunk: walk.made[token], type, value, path });
	}
}

/** `val x: T` among the parameters of a class is a property of it. */
export function openParameter(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const word = propertyWord(walk, node);
	const token = childOfKind(tree, node, kinds, Kind.simple_identifier);
	if (word === -1 || token === -1) return;
	const modifiers = readModifiers(walk, node);
	const sign = childOfKind(tree, node, kinds, Kind['"="']);
	const value = sign === -1 ? -1 : nextWritten(walk, sign);
	const type = declaredType(walk, node);
	const headerEnd = sign === -1 ? tree.end[node] : tree.start[sign];
	let flags = withAccess(walk, node, modifiers);
	if (isVal(walk, word)) flags |= ChunkFlag.readonly;
	if (walk.isBroken(node)) flags |= ChunkFlag.broken;
	const chunk = walk.openChunk({
		kind: 'property',
		name: walk.nameOf(token),
		start: startOf(walk, node),
		end: tree.end[node],
		nameStart: tree.start[token],
		flags,
		signature: headerText(walk, modifiers.headerStart, headerEnd, 400),
		type,
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	const index = walk.parameterIndices.get(node) ?? -1;
	let isOpen = true;
	if (value !== -1)
		walk.arriveAt(value, () => {
			walk.closeChunk();
			isOpen = false;
		});
	walk.finishings.set(node, () => {
		if (isOpen) walk.closeChunk();
		const isRest = /\bvararg\b/.test(clipped(walk, tree.start[node], tree.start[token], 400));
		bind(walk, 'field', token, {
			chunk,
			type,
			index,
			value: valueAt(walk, value),
			path: isRest ? '...' : null,
		});
	});
}

export function leaveParameter(walk: Walk, node: number): void {
	walk.finishings.get(node)?.();
	walk.finishings.delete(node);
}
