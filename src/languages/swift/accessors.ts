import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { bind, openScope } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { yieldOnly } from './functions.ts';
import { headerText, readModifiers, withImpliedAccess } from './modifiers.ts';
import { accessorParam, bindParams, describeParams, paramsOf } from './params.ts';
import { lostPlace } from './recovery.ts';
import { Kind } from './syntax.ts';
import { bindTypeParams } from './type-params.ts';
import { annotatedType, returnType } from './types-written.ts';
import type { Walk } from './walk.ts';

interface AccessorKind {
	kind: ChunkKind;
	/** What the value goes by when it is not named. */
	param: string | null;
}

const ACCESSORS: Readonly<Record<number, AccessorKind>> = {
	[Kind.computed_getter]: { kind: 'getter', param: null },
	[Kind.computed_setter]: { kind: 'setter', param: 'newValue' },
	[Kind.computed_modify]: { kind: 'method', param: null },
	[Kind.willset_clause]: { kind: 'method', param: 'newValue' },
	[Kind.didset_clause]: { kind: 'method', param: 'oldValue' },
};

/** `get { … }`, `set(x) { … }`, `didSet { … }`; those without code are told by the property. */
export function openAccessor(walk: Walk, node: number): void {
	const { tree, text, kinds } = walk;
	const open = childOfKind(tree, node, kinds, Kind['"{"']);
	if (open === -1) return;
	const { kind, param } = ACCESSORS[walk.kind(node)];
	const start = tree.start[node];
	const modifiers = readModifiers(walk, node);
	const name = /[A-Za-z_]\w*/.exec(text.slice(modifiers.headerStart, tree.start[open]))?.[0] ?? null;
	const isAsync = /\basync\b/.test(text.slice(modifiers.headerStart, tree.start[open]));
	const type = propertyType(walk, node);
	const written = accessorParam(walk, node);
	walk.setRole(written, Role.none);
	const paramName = written === -1 ? param : walk.nameOf(written);
	walk.made[node] = walk.openChunk({
		kind,
		name,
		start,
		end: tree.end[node],
		nameStart: name === null ? -1 : text.indexOf(name, modifiers.headerStart),
		flags: modifiers.flags | (isAsync ? ChunkFlag.async : 0) | walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, tree.start[open], 400),
		type: kind === 'getter' ? type : null,
		params: paramName === null ? [] : [type === null ? { name: paramName } : { name: paramName, type }],
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	openScope(walk, 'function', node);
	if (param !== null) {
		const token = written === -1 ? firstUse(walk, node, param) : written;
		bind(walk, 'param', token, { type, index: 0 });
	}
	walk.leaveLater(node);
}

/** `newValue` is declared nowhere: its first use stands for that. */
export function firstUse(walk: Walk, inside: number, name: string): number {
	const { tree } = walk;
	for (let node = inside; node < tree.after[inside]; node++) {
		if (walk.kind(node) === Kind.simple_identifier && walk.textOf(node) === name) return node;
	}
	return -1;
}

export function leaveAccessor(walk: Walk, node: number): void {
	if (walk.made[node] === -1) return;
	if (walk.kind(node) === Kind.computed_getter) yieldOnly(walk, node);
	walk.out.closeScope();
	walk.closeChunk();
}

function propertyType(walk: Walk, accessor: number): string | null {
	const { tree, kinds } = walk;
	const property = tree.parent[tree.parent[accessor]];
	if (walk.kind(property) === Kind.subscript_declaration) return returnType(walk, property);
	return annotatedType(walk, childOfKind(tree, property, kinds, Kind.type_annotation));
}

/** A subscript is a property with parameters. */
export function openSubscript(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	const keyword = childOfKind(tree, node, kinds, Kind['"subscript"']);
	if (keyword === -1) return;
	const modifiers = readModifiers(walk, node);
	const params = paramsOf(walk, node);
	const body = childOfKind(tree, node, kinds, Kind.computed_property);
	const canBeSet =
		childOfKind(tree, body, kinds, Kind.computed_setter) !== -1 ||
		childOfKind(tree, body, kinds, Kind.computed_modify) !== -1;
	const isRequirement = walk.memberOf?.kind === 'protocol';
	const lost = lostPlace(walk, node);
	walk.made[node] = walk.openChunk({
		kind: 'property',
		name: 'subscript',
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[keyword],
		flags:
			withImpliedAccess(walk, modifiers) |
			(canBeSet ? 0 : ChunkFlag.readonly) |
			(isRequirement ? ChunkFlag.abstract | ChunkFlag.declaration : 0) |
			(lost !== null || walk.isBroken(node) ? ChunkFlag.broken : 0),
		signature: headerText(
			walk,
			modifiers.headerStart,
			body === -1 || isRequirement ? tree.end[node] : tree.start[body],
		),
		type: returnType(walk, node),
		params: describeParams(walk, params),
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified,
	});
	openScope(walk, 'function', node);
	bindTypeParams(walk, node);
	bindParams(walk, params);
	walk.leaveLater(node);
}

export function leaveSubscript(walk: Walk, node: number): void {
	if (walk.made[node] === -1) return;
	const body = childOfKind(walk.tree, node, walk.kinds, Kind.computed_property);
	if (body !== -1) yieldOnly(walk, body);
	walk.out.closeScope();
	walk.closeChunk();
}
