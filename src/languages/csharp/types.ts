import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { bind, exportPublic, openScope } from '../shared/scopes.ts';
import { clippedText, Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { readHeritage } from './heritage.ts';
import { headerText, impliedAccess, readModifiers } from './modifiers.ts';
import { bindParams, describeParams, paramList, paramsOf } from './params.ts';
import { Kind } from './syntax.ts';
import { bindTypeParams } from './type-params.ts';
import { typeText } from './types-written.ts';
import { valueAt } from './values.ts';
import type { TypeFacts, Walk } from './walk.ts';

interface TypeKind {
	kind: TypeFacts['kind'];
	chunk: ChunkKind;
	binding: BindingKind;
}

const TYPES: Readonly<Record<number, TypeKind>> = {
	[Kind.class_declaration]: { kind: 'class', chunk: 'class', binding: 'class' },
	[Kind.struct_declaration]: { kind: 'struct', chunk: 'struct', binding: 'class' },
	[Kind.interface_declaration]: { kind: 'interface', chunk: 'interface', binding: 'type' },
	[Kind.record_declaration]: { kind: 'record', chunk: 'record', binding: 'class' },
	[Kind.enum_declaration]: { kind: 'enum', chunk: 'enum', binding: 'enum' },
};

/** Opens a class, struct, interface, record or enum, behind its attributes. */
export function openType(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	if (isExtensionBlock(walk, node)) {
		openExtension(walk, node);
		return;
	}
	const { kind, chunk: chunkKind, binding } = TYPES[walk.kind(node)];
	const nameNode = childByField(tree, node, fields.name);
	const name = walk.textOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const body = childByField(tree, node, fields.body);
	const parameters = paramList(walk, node);
	const params = paramsOf(walk, parameters);
	const flags = modifiers.flags | impliedAccess(walk, modifiers);
	const lost = walk.layout.ownerOf(walk, node);
	const chunk = walk.openChunk({
		kind: chunkKind,
		...walk.chunkAt(node, name, nameNode),
		flags: flags | (lost !== null || walk.isBroken(node) ? ChunkFlag.broken : 0),
		signature: headerText(walk, modifiers.headerStart, body === -1 ? tree.end[node] : tree.start[body]),
		type: kind === 'enum' ? enumBase(walk, node) : null,
		params: parameters === -1 ? null : describeParams(walk, params),
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified,
	});
	walk.layout.note(walk, node, true);
	walk.made[node] = chunk;
	bind(walk, binding, nameNode, { chunk });
	exportPublic(walk, nameNode, chunk, (modifiers.flags & ChunkFlag.public) !== 0);
	readHeritage(walk, chunk, node, kind);
	const components = kind === 'record' ? params : [];
	walk.types.push({ name: name ?? '', kind, chunk, parameters, components, componentCount: 0 });
	openScope(walk, 'class', node);
	bindTypeParams(walk, node);
	if (kind !== 'record') bindParams(walk, params);
	walk.closeLater(node);
}

function enumBase(walk: Walk, node: number): string | null {
	const { tree } = walk;
	const base = childOfKind(tree, node, walk.kinds, Kind.base_list);
	return base === -1 ? null : typeText(walk, firstNamedChild(tree, base));
}

export function leaveType(walk: Walk, node: number): void {
	if (walk.made[node] !== -1) walk.types.pop();
}

/** `extension(T x) { … }` was parsed as a class: see newer-syntax.ts. */
function isExtensionBlock({ text, tree }: Walk, node: number): boolean {
	return tree.text !== text && text.startsWith('extension', tree.start[node]);
}

/** Its members belong to the type it extends. */
function openExtension(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const params = paramsOf(walk, paramList(walk, node));
	const body = childByField(tree, node, fields.body);
	const chunk = walk.openChunk({
		kind: 'extension',
		...walk.chunkAt(node),
		flags: walk.brokenFlag(node),
		signature: headerText(walk, tree.start[node], body === -1 ? tree.end[node] : tree.start[body]),
		type: params[0]?.type ?? null,
		params: describeParams(walk, params),
		...docOf(walk, node),
	});
	walk.made[node] = chunk;
	walk.setRole(childByField(tree, node, fields.name), Role.none);
	const noComponents = { parameters: -1, components: [], componentCount: 0 };
	walk.types.push({ name: '', kind: 'extension', chunk, ...noComponents });
	openScope(walk, 'class', node);
	bindTypeParams(walk, node);
	bindParams(walk, params);
	walk.closeLater(node);
}

export function openEnumMember(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	const name = walk.textOf(nameNode) || null;
	if (walk.isEmpty(node)) return;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	walk.made[node] = walk.openChunk({
		kind: 'enum_member',
		...walk.chunkAt(node, name, nameNode),
		flags: walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, tree.end[node], 400),
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
}

export function leaveEnumMember(walk: Walk, node: number): void {
	if (walk.made[node] === -1) return;
	const { tree, fields } = walk;
	const value = valueAt(walk, childByField(tree, node, fields.value));
	const chunk = walk.made[node];
	walk.closeChunk();
	bind(walk, 'field', childByField(tree, node, fields.name), {
		chunk,
		type: walk.owner?.name || null,
		value,
	});
}

/** `delegate int F(T x)` is a type that is called like a function. */
export function openDelegate(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	const name = walk.textOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const params = paramsOf(walk, paramList(walk, node));
	const chunk = walk.openChunk({
		kind: 'type',
		...walk.chunkAt(node, name, nameNode),
		flags: modifiers.flags | impliedAccess(walk, modifiers) | walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, tree.end[node]),
		type: clippedText(walk, childByField(tree, node, fields.type)) || null,
		params: describeParams(walk, params),
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	walk.made[node] = chunk;
	bind(walk, 'type', nameNode, { chunk });
	exportPublic(walk, nameNode, chunk, (modifiers.flags & ChunkFlag.public) !== 0);
	openScope(walk, 'type', node);
	bindTypeParams(walk, node);
	bindParams(walk, params);
	walk.closeLater(node);
}
