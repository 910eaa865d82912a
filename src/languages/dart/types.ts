import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { bind, openScope } from '../shared/scopes.ts';
import { clipped, nextWritten, Role } from '../shared/walk.ts';
import { accessOf, annotationsOf, exportIt, firstOf, headerStart, headerText } from './declared.ts';
import { docOf } from './doc.ts';
import { recordHeritage } from './heritage.ts';
import { describeParams, paramList, paramsOf } from './params.ts';
import { lostPlace } from './recovery.ts';
import { Kind } from './syntax.ts';
import { bindTypeParams } from './type-params.ts';
import type { TypeFacts, Walk } from './walk.ts';

interface TypeKind {
	kind: TypeFacts['kind'];
	chunk: ChunkKind;
	binding: BindingKind;
}

const TYPES: Readonly<Record<number, TypeKind>> = {
	[Kind.class_definition]: { kind: 'class', chunk: 'class', binding: 'class' },
	[Kind.mixin_declaration]: { kind: 'mixin', chunk: 'trait', binding: 'class' },
	[Kind.extension_declaration]: { kind: 'extension', chunk: 'extension', binding: 'class' },
	[Kind.extension_type_declaration]: { kind: 'class', chunk: 'class', binding: 'class' },
	[Kind.enum_declaration]: { kind: 'enum', chunk: 'enum', binding: 'enum' },
};

/** Annotations belong to what is around the declaration they stand before: its chunk opens behind them. */
export function enterType(walk: Walk, node: number): void {
	walk.leaveLater(node);
	const { tree } = walk;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.annotation || kind === Kind.comment) continue;
		if (child === node + 1) openType(walk, node);
		else walk.arriveAt(child, () => openType(walk, node));
		return;
	}
}

function openType(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const { kind, chunk: chunkKind, binding } = TYPES[walk.kind(node)];
	const nameNode = nameOf(walk, node);
	const name = walk.textOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const body = bodyOf(walk, node);
	const first = firstOf(walk, node);
	const lost = lostPlace(walk, node);
	const on = kind === 'extension' ? extendedType(walk, node) : null;
	let flags = accessOf(walk, name);
	const start = headerStart(walk, node);
	if (/^(?:abstract|sealed)\b/.test(walk.text.slice(start, start + 10))) flags |= ChunkFlag.abstract;
	if (lost !== null || walk.isBroken(node)) flags |= ChunkFlag.broken;
	const chunk = walk.openChunk({
		kind: chunkKind,
		...walk.chunkAt(node, name, nameNode),
		start: tree.start[first],
		flags,
		signature: headerText(walk, start, body === -1 ? tree.end[node] : tree.start[body]),
		type: on,
		annotations: annotationsOf(walk, node),
		...docOf(walk, first),
		// An extension without a name is only known by the type it is on.
		container: name === null && on !== null ? on.replace(/<.*$/s, '') : lost?.qualified,
	});
	walk.layout.note(walk, node, true);
	walk.made[node] = chunk;
	bind(walk, binding, nameNode, { chunk });
	exportIt(walk, nameNode, chunk, tree.parent[node] === 0);
	recordHeritage(walk, chunk, node);
	walk.types.push({ name: name ?? '', kind, chunk });
	openScope(walk, 'class', node);
	bindTypeParams(walk, node);
	walk.closeLater(node);
	representField(walk, childByField(tree, node, fields.representation));
}

function nameOf(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	if (name !== -1 || walk.kind(node) === Kind.extension_declaration) return name;
	const application = childOfKind(tree, node, walk.kinds, Kind.mixin_application_class);
	return childOfKind(tree, application === -1 ? node : application, walk.kinds, Kind.identifier);
}

function bodyOf(walk: Walk, node: number): number {
	return childOfKind(walk.tree, node, walk.kinds, Kind.class_body);
}

/** What follows `on`. */
function extendedType(walk: Walk, node: number): string | null {
	const { tree } = walk;
	const on = childOfKind(tree, node, walk.kinds, Kind['"on"']);
	const body = bodyOf(walk, node);
	if (on === -1) return null;
	return clipped(walk, tree.end[on], body === -1 ? tree.end[node] : tree.start[body], 200).trim() || null;
}

/** `Id(int value)`: what an extension type is made of is its field. */
function representField(walk: Walk, node: number): void {
	if (node === -1) return;
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const type = childByField(tree, node, fields.type);
	walk.setRole(name, Role.none);
	if (walk.isEmpty(name)) return;
	walk.arriveAt(node, () => {
		const chunk = walk.openChunk({
			kind: 'field',
			name: walk.textOf(name),
			start: tree.start[node] + 1,
			end: tree.end[name],
			nameStart: tree.start[name],
			flags: ChunkFlag.readonly | accessOf(walk, walk.textOf(name)),
			signature: clipped(walk, tree.start[node] + 1, tree.end[name], 200),
			type: type === -1 ? null : clipped(walk, tree.start[type], tree.start[name], 200).trim(),
		});
		walk.closeChunk();
		bind(walk, 'field', name, { chunk, index: 0 });
	});
}

export function leaveType(walk: Walk, node: number): void {
	if (walk.made[node] !== -1) walk.types.pop();
}

/** `typedef F = …`, `typedef int F(String a)`. */
export function enterAlias(walk: Walk, node: number): void {
	const { tree } = walk;
	const sign = childOfKind(tree, node, walk.kinds, Kind['"="']);
	let nameNode = -1;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.type_identifier) {
			nameNode = child;
			if (sign !== -1) break;
		} else if (kind === Kind.formal_parameter_list) break;
	}
	if (walk.isEmpty(nameNode)) return;
	walk.setRole(nameNode, Role.none);
	const name = walk.textOf(nameNode);
	const first = firstOf(walk, node);
	const value = nextWritten(walk, sign);
	const end = tree.end[node];
	const list = paramList(walk, node);
	const chunk = walk.openChunk({
		kind: 'type',
		name,
		start: tree.start[first],
		end,
		nameStart: tree.start[nameNode],
		flags: accessOf(walk, name) | walk.brokenFlag(node),
		signature: headerText(walk, headerStart(walk, node), end),
		type: value === -1 ? null : headerText(walk, tree.start[value], end, 400),
		params: list === -1 ? null : describeParams(walk, paramsOf(walk, list)),
		annotations: annotationsOf(walk, node),
		...docOf(walk, first),
	});
	walk.made[node] = chunk;
	bind(walk, 'type', nameNode, { chunk });
	exportIt(walk, nameNode, chunk, tree.parent[node] === 0);
	openScope(walk, 'type', node);
	bindTypeParams(walk, node);
	walk.closeLater(node);
}

export function enterConstant(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	if (walk.isEmpty(name)) return;
	walk.setRole(name, Role.none);
	const first = firstOf(walk, node);
	const chunk = walk.openChunk({
		kind: 'enum_member',
		name: walk.textOf(name),
		start: tree.start[first],
		end: tree.end[node],
		nameStart: tree.start[name],
		flags: accessOf(walk, walk.textOf(name)) | walk.brokenFlag(node),
		signature: headerText(walk, headerStart(walk, node), tree.end[node], 400),
		annotations: annotationsOf(walk, node),
		...docOf(walk, first),
	});
	walk.made[node] = chunk;
	// What it is made with runs with the enum.
	walk.closeChunk();
	bind(walk, 'field', name, { chunk, type: walk.owner?.name || null });
}
