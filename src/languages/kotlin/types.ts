import { ChunkFlag } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { childOfKind, nextNamedSibling } from '../../model/syntax-walk.ts';
import { recordCall } from '../shared/calls.ts';
import { bind, exportPublic, openScope } from '../shared/scopes.ts';
import { clipped, Role } from '../shared/walk.ts';
import { readArguments } from './arguments.ts';
import { docOf } from './doc.ts';
import { readHeritage } from './heritage.ts';
import { annotationsIn, headerText, readModifiers, startOf, withAccess } from './modifiers.ts';
import { describeParams, paramsOf, propertyWord } from './params.ts';
import { Kind } from './syntax.ts';
import { bindTypeParams } from './type-params.ts';
import { valueAt } from './values.ts';
import type { TypeFacts, Walk } from './walk.ts';

const BINDING: Readonly<Record<TypeFacts['kind'], BindingKind>> = {
	class: 'class',
	interface: 'type',
	enum: 'enum',
	object: 'class',
};

function typeKind(walk: Walk, node: number): TypeFacts['kind'] {
	const { tree, kinds } = walk;
	if (walk.kind(node) !== Kind.class_declaration) return 'object';
	if (childOfKind(tree, node, kinds, Kind['"interface"']) !== -1) return 'interface';
	return childOfKind(tree, node, kinds, Kind['"enum"']) === -1 ? 'class' : 'enum';
}

/** The `fun` of `fun interface` was hidden from the grammar. */
function withFun({ text }: Walk, start: number): number {
	const before = /\bfun\s+$/.exec(text.slice(Math.max(0, start - 40), start));
	return before === null ? start : start - before[0].length;
}

/** Opens a class, interface, enum, object or companion, behind its annotations. */
export function openType(walk: Walk, node: number): void {
	const { tree, kinds, text } = walk;
	const kind = typeKind(walk, node);
	const nameNode = childOfKind(tree, node, kinds, Kind.type_identifier);
	const isCompanion = walk.kind(node) === Kind.companion_object;
	const name = nameNode === -1 && isCompanion ? 'Companion' : walk.nameOf(nameNode) || null;
	const nameStart =
		nameNode === -1 ? (isCompanion ? text.indexOf('companion', tree.start[node]) : -1) : tree.start[nameNode];
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const body = bodyOf(walk, node);
	const primary = childOfKind(tree, node, kinds, Kind.primary_constructor);
	const params = paramsOf(walk, primary);
	const lost = walk.layout.ownerOf(walk, node);
	let flags = withAccess(walk, node, modifiers);
	if (lost !== null || walk.isBroken(node)) flags |= ChunkFlag.broken;
	const chunk = walk.openChunk({
		kind,
		name,
		start: withFun(walk, startOf(walk, node)),
		end: tree.end[node],
		nameStart,
		flags,
		signature: headerText(
			walk,
			withFun(walk, modifiers.headerStart),
			body === -1 ? tree.end[node] : tree.start[body],
		),
		params: primary === -1 ? null : describeParams(walk, params),
		annotations: constructorNotes(walk, primary, modifiers.annotations),
		...docOf(walk, node),
		container: lost?.qualified,
	});
	walk.layout.note(walk, node, true);
	walk.made[node] = chunk;
	bind(walk, BINDING[kind], nameNode, { chunk });
	exportPublic(walk, nameNode, chunk, (flags & ChunkFlag.exported) !== 0);
	readHeritage(walk, chunk, node, kind);
	walk.types.push({ name: name ?? '', kind, chunk, isExported: (flags & ChunkFlag.exported) !== 0 });
	openScope(walk, 'class', node);
	bindTypeParams(walk, node);
	params.forEach((param, index) => {
		if (propertyWord(walk, param.node) !== -1) {
			walk.parameterIndices.set(param.node, index);
			return;
		}
		const value = param.value === -1 ? -1 : valueAt(walk, param.value);
		const path = param.isRest ? '...' : null;
		bind(walk, 'param', param.name, { type: param.type, index, value, path });
	});
	walk.closeLater(node);
}

export function leaveType(walk: Walk, node: number): void {
	if (walk.made[node] !== -1) walk.types.pop();
}

function bodyOf(walk: Walk, node: number): number {
	const { tree, kinds } = walk;
	const body = childOfKind(tree, node, kinds, Kind.class_body);
	return body === -1 ? childOfKind(tree, node, kinds, Kind.enum_class_body) : body;
}

/** The annotations of a class, and of its primary constructor as `constructor:Inject`. */
function constructorNotes(
	walk: Walk,
	primary: number,
	known: ReturnType<typeof annotationsIn>,
): ReturnType<typeof annotationsIn> {
	const { tree } = walk;
	const list = childOfKind(tree, primary, walk.kinds, Kind.modifiers);
	if (list === -1) return known;
	let found = known;
	for (let child = list + 1; child < tree.after[list]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.annotation) found = annotationsIn(walk, child, found, 'constructor:');
	}
	return found;
}

/** `object : A() { … }` as a value. */
export function enterObject(walk: Walk, node: number): void {
	const { tree } = walk;
	const body = bodyOf(walk, node);
	const chunk = walk.openChunk({
		kind: 'object',
		...walk.chunkAt(node),
		start: startOf(walk, node),
		flags: walk.brokenFlag(node),
		signature: headerText(walk, tree.start[node], body === -1 ? tree.end[node] : tree.start[body]),
	});
	walk.made[node] = chunk;
	readHeritage(walk, chunk, node, 'object');
	walk.types.push({ name: '', kind: 'object', chunk, isExported: false });
	openScope(walk, 'class', node);
	walk.leaveLater(node);
	walk.closeLater(node);
}

/** An entry of an enum is one object of it, perhaps with members of its own. */
export function openEntry(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const nameNode = childOfKind(tree, node, kinds, Kind.simple_identifier);
	const name = walk.nameOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const body = bodyOf(walk, node);
	const isExported = walk.memberAt(node)?.isExported ?? false;
	const flags = ChunkFlag.public | (isExported ? ChunkFlag.exported : 0);
	const end = body === -1 ? tree.end[node] : tree.start[body];
	const enumeration = walk.owner?.chunk ?? -1;
	const type = walk.owner?.name || null;
	const chunk = walk.openChunk({
		kind: 'enum_member',
		...walk.chunkAt(node, name, nameNode),
		start: startOf(walk, node),
		flags: flags | walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, end, 400),
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	walk.made[node] = chunk;
	bind(walk, 'field', nameNode, { chunk, type });
	walk.types.push({ name: name ?? '', kind: 'object', chunk, isExported });
	openScope(walk, 'class', node);
	const list = childOfKind(tree, node, kinds, Kind.value_arguments);
	if (list !== -1)
		walk.arriveAt(list, () => {
			walk.afterArguments.set(list, () => recordEntryCall(walk, nameNode, list, enumeration));
			walk.leaveLater(list);
		});
	walk.closeLater(node);
}

/** `A(1)` makes an object of the enum. */
function recordEntryCall(walk: Walk, nameNode: number, list: number, enumeration: number): void {
	const { tree, out } = walk;
	const start = tree.start[nameNode];
	recordCall(
		walk,
		list,
		'new',
		{ start, end: tree.end[list] },
		{
			start,
			end: tree.end[nameNode],
			name: nameNode,
			nameText: walk.nameOf(nameNode),
			receiverStart: -1,
			receiverEnd: -1,
			value: enumeration === -1 ? -1 : out.value('chunk', null, enumeration, -1),
		},
		readArguments(walk, list, -1),
	);
}

export function leaveArguments(walk: Walk, list: number): void {
	walk.afterArguments.get(list)?.();
	walk.afterArguments.delete(list);
}

/** `typealias X<T> = Y` */
export function openAlias(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const nameNode = childOfKind(tree, node, kinds, Kind.type_identifier);
	const name = walk.nameOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const flags = withAccess(walk, node, modifiers);
	const sign = childOfKind(tree, node, kinds, Kind['"="']);
	const first = sign === -1 ? -1 : nextNamedSibling(tree, sign);
	const chunk = walk.openChunk({
		kind: 'type',
		...walk.chunkAt(node, name, nameNode),
		start: startOf(walk, node),
		flags: flags | walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, tree.end[node]),
		type: first === -1 ? null : clipped(walk, tree.start[first], tree.end[node], 400),
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	walk.made[node] = chunk;
	bind(walk, 'type', nameNode, { chunk });
	exportPublic(walk, nameNode, chunk, (flags & ChunkFlag.exported) !== 0);
	openScope(walk, 'type', node);
	bindTypeParams(walk, node);
	walk.closeLater(node);
}
