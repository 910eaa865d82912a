import { ChunkFlag, type ChunkKind } from '../../../model/chunk.ts';
import { childByField, childOfKind } from '../../../model/syntax-walk.ts';
import { qualify } from '../tree-reader.ts';
import { type Declared, readDeclarator, typeOf } from './declarators.ts';
import { docOf, docOfMember } from './doc.ts';
import { exportChunk } from './exports.ts';
import { headerOf } from './functions.ts';
import { readHeritage } from './heritage.ts';
import { readName } from './names.ts';
import { describeParams, paramsOf } from './params.ts';
import { bind, openScopeOf } from './scopes.ts';
import { readSpecifiers, type Specifiers } from './specifiers.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { declaratorsOf, signatureOf } from './variables.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

const CHUNK_KINDS: Readonly<Record<number, ChunkKind>> = {
	[Kind.struct_specifier]: 'struct',
	[Kind.union_specifier]: 'union',
	[Kind.enum_specifier]: 'enum',
	[Kind.class_specifier]: 'class',
};

/** A header shows its types and macros to those who include it. */
export function isShown(walk: Walk): boolean {
	return (walk.isHeader || walk.isModuleUnit) && walk.frame.isVisible && !walk.isLocal;
}

/** A type that is defined here, or declared to exist. One that is only named is a reference. */
export function enterTypeSpecifier(walk: Walk, node: number): void {
	// It was opened with the typedef that names it, or with its template.
	if (walk.role(node) === Role.none) return;
	const body = childByField(walk.tree, node, walk.fields.body);
	if (body === -1 && !isForward(walk, node)) return;
	openType(walk, node, node, childByField(walk.tree, node, walk.fields.name), body);
}

/** `struct s;`; `class A<int>;` without a template before it asks for an instance. */
function isForward(walk: Walk, node: number): boolean {
	const { tree, fields } = walk;
	if (walk.kind(childByField(tree, node, fields.name)) === Kind.template_type) return false;
	switch (walk.kind(tree.parent[node])) {
		case Kind.translation_unit:
		case Kind.declaration_list:
		case Kind.compound_statement:
		case Kind.field_declaration_list:
			return true;
		case Kind.field_declaration:
			return childByField(tree, tree.parent[node], fields.declarator) === -1;
		default:
			return false;
	}
}

/** `whole` has the range, and is left with the chunk; the names of members are bound in a scope of `node`. */
export function openType(walk: Walk, node: number, whole: number, nameNode: number, body: number): void {
	const { tree, text, frame } = walk;
	const kind = CHUNK_KINDS[walk.kind(node)];
	const specifiers = readSpecifiers(walk, node);
	const { token, name, nameStart, qualifier } = readName(walk, nameNode);
	const isNamed = token !== -1;
	const isExported = isNamed && isShown(walk);
	let flags = (isExported ? ChunkFlag.exported : 0) | frame.memberFlags;
	if (body === -1) flags |= ChunkFlag.declaration;
	if (walk.isBroken(whole)) flags |= ChunkFlag.broken;
	let container = qualifier === null ? undefined : qualify(frame.qualified, qualifier);
	// `typedef struct a { … } b;`: `a` is no member of `b`.
	if (frame.kind === 'value' && isNamed) container = frame.outer;
	const chunk = walk.openChunk(
		{
			kind,
			name: isNamed ? name : null,
			start: walk.hidden.startWithWords(text, tree.start[whole]),
			end: tree.end[whole],
			nameStart,
			flags,
			signature: headerOf(walk, node, tree.start[whole], body),
			type: underlyingType(walk, node),
			annotations: specifiers.annotations,
			...docOf(walk, whole),
			container,
		},
		'type',
	);
	walk.made[node] = chunk;
	if (isNamed) {
		walk.setRole(token, Role.none);
		const binding = kind === 'enum' ? 'enum' : walk.isCpp ? 'class' : 'type';
		bind(walk, binding, token, { chunk });
	}
	if (isExported) exportChunk(walk, token, chunk);
	walk.onLeaving(whole, () => walk.closeChunk());
	if (walk.isCpp && kind !== 'enum') {
		walk.frame.memberFlags = kind === 'class' ? ChunkFlag.private : ChunkFlag.public;
		walk.frame.bases = readHeritage(walk, chunk, node);
		walk.classBases.set(walk.frame.qualified, walk.frame.bases);
	}
	// The members of a plain enum are names of what is around it.
	if (body === -1 || (kind === 'enum' && !isScopedEnum(walk, node))) return;
	if (whole === node) openScopeOf(walk, 'class', node);
	else walk.onArrival(node, () => openScopeOf(walk, 'class', node));
}

/** `enum class` and `enum struct` */
function isScopedEnum(walk: Walk, node: number): boolean {
	const { tree, kinds } = walk;
	if (!walk.isCpp) return false;
	return (
		childOfKind(tree, node, kinds, Kind['"class"']) !== -1 ||
		childOfKind(tree, node, kinds, Kind['"struct"']) !== -1
	);
}

/** `enum e : uint8_t` */
function underlyingType(walk: Walk, node: number): string | null {
	const { tree, fields } = walk;
	let type = childByField(tree, node, fields.underlying_type);
	if (type === -1) type = childByField(tree, node, fields.base);
	return type === -1 ? null : walk.textOf(type);
}

export function enterEnumerator(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	if (!walk.isWritten(nameNode)) return;
	const owner = walk.frame;
	const specifiers = readSpecifiers(walk, node);
	const isExported = isShown(walk) && !isScopedEnum(walk, tree.parent[tree.parent[node]]);
	const chunk = walk.openChunk(
		{
			kind: 'enum_member',
			name: walk.textOf(nameNode),
			start: tree.start[node],
			end: tree.end[node],
			nameStart: tree.start[nameNode],
			flags: (isExported ? ChunkFlag.exported : 0) | walk.brokenFlag(node),
			signature: clipped(walk, tree.start[node], tree.end[node], MAX_SIGNATURE),
			annotations: specifiers.annotations,
			...docOfMember(walk, node),
		},
		'value',
	);
	walk.setRole(nameNode, Role.none);
	if (isExported) exportChunk(walk, nameNode, chunk);
	walk.onLeaving(node, () => {
		const value = valueAt(walk, childByField(tree, node, fields.value));
		walk.closeChunk();
		bind(walk, 'const', nameNode, { chunk, type: owner.name || null, value });
	});
}

/** `typedef struct { … } a, *b;` gives the struct the name `a`; any other name is a type of its own. */
export function enterTypeDefinition(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const type = childByField(tree, node, fields.type);
	const body = childByField(tree, type, fields.body);
	const declarators = declaratorsOf(walk, node);
	let isNaming = -1;
	if (
		body !== -1 &&
		childByField(tree, type, fields.name) === -1 &&
		walk.kind(type) !== Kind.class_specifier
	) {
		isNaming = declarators.find((declarator) => walk.kind(declarator) === Kind.type_identifier) ?? -1;
	}
	if (isNaming !== -1) {
		walk.setRole(type, Role.none);
		walk.setRole(isNaming, Role.none);
		openType(walk, type, node, isNaming, body);
	}
	const specifiers = readSpecifiers(walk, node);
	for (const declarator of declarators) {
		if (declarator === isNaming) continue;
		const declared = readDeclarator(walk, declarator);
		if (declared.name === -1) continue;
		walk.setRole(declared.name, Role.none);
		if (declarators.length === 1) openAlias(walk, node, declared, node, specifiers, undefined);
		else {
			const container = isNaming === -1 ? undefined : walk.frame.outer;
			walk.onArrival(declarator, () => openAlias(walk, node, declared, declarator, specifiers, container));
		}
	}
}

function openAlias(
	walk: Walk,
	node: number,
	declared: Declared,
	whole: number,
	specifiers: Specifiers,
	container: string | undefined,
): void {
	const { tree } = walk;
	const fn = declared.fn === -1 ? declared.pointsTo : declared.fn;
	const isExported = walk.isHeader && !walk.isLocal;
	const chunk = walk.openChunk(
		{
			kind: 'type',
			name: walk.textOf(declared.name),
			start: tree.start[whole],
			end: tree.end[whole],
			nameStart: tree.start[declared.name],
			flags: (isExported ? ChunkFlag.exported : 0) | walk.brokenFlag(whole),
			signature: signatureOf(walk, node, declared, specifiers),
			type: typeOf(walk, node, { ...declared, fn: -1 }),
			params: fn === -1 ? null : describeParams(walk, paramsOf(walk, fn)),
			annotations: specifiers.annotations,
			...docOf(walk, node),
			container,
		},
		'value',
		walk.frame.isVisible,
	);
	bind(walk, 'type', declared.name, { chunk, type: typeOf(walk, node, { ...declared, fn: -1 }) });
	if (isExported) exportChunk(walk, declared.name, chunk);
	walk.onLeaving(whole, () => walk.closeChunk());
}
