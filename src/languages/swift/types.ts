import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { childByField, childOfKind, nextSibling } from '../../model/syntax-walk.ts';
import { bind, exportPublic, openScope } from '../shared/scopes.ts';
import { clippedText, Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { basesOf, recordHeritage } from './heritage.ts';
import { headerText, readModifiers, withImpliedAccess } from './modifiers.ts';
import { lostPlace } from './recovery.ts';
import { Kind } from './syntax.ts';
import { isTestClass } from './tests.ts';
import { bindTypeParams } from './type-params.ts';
import { plainTypeName, typeText } from './types-written.ts';
import type { TypeFacts, Walk } from './walk.ts';

interface TypeKind {
	kind: TypeFacts['kind'];
	chunk: ChunkKind;
	binding: BindingKind;
}

const TYPES: Readonly<Record<string, TypeKind>> = {
	class: { kind: 'class', chunk: 'class', binding: 'class' },
	actor: { kind: 'actor', chunk: 'class', binding: 'class' },
	struct: { kind: 'struct', chunk: 'struct', binding: 'class' },
	enum: { kind: 'enum', chunk: 'enum', binding: 'enum' },
	protocol: { kind: 'protocol', chunk: 'protocol', binding: 'type' },
	extension: { kind: 'extension', chunk: 'extension', binding: 'class' },
};

/** Types that the cases of an enum may have as their raw values. */
const RAW_TYPE = /^(?:U?Int(?:8|16|32|64)?|String|Character|Double|Float)$/;

/**
 * Opens a class, struct, actor, enum, protocol or extension, behind its attributes. An extension goes by
 * the name of the type it extends, so that its members are named as the type's.
 */
export function openType(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const keyword = walk.textOf(childByField(tree, node, fields.declaration_kind));
	const { kind, chunk: chunkKind, binding } = TYPES[keyword] ?? TYPES.class;
	const nameNode = childByField(tree, node, fields.name);
	const isExtension = kind === 'extension';
	const name = (isExtension ? plainTypeName(walk, nameNode) : walk.nameOf(nameNode)) || null;
	if (!isExtension) walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const body = childByField(tree, node, fields.body);
	const bases = basesOf(walk, node);
	const rawType = kind === 'enum' && bases.length > 0 && RAW_TYPE.test(bases[0].name) ? bases.shift() : null;
	const lost = lostPlace(walk, node);
	const flags = withImpliedAccess(walk, modifiers);
	const isTest = isTestClass(
		walk,
		kind,
		name ?? '',
		bases.map((base) => base.name),
	);
	const chunk = walk.openChunk({
		kind: chunkKind,
		...walk.chunkAt(node, name, nameNode),
		flags: flags | (lost !== null || walk.isBroken(node) ? ChunkFlag.broken : 0),
		signature: headerText(walk, modifiers.headerStart, body === -1 ? tree.end[node] : tree.start[body]),
		type: isExtension ? typeText(walk, nameNode) : (rawType?.text ?? null),
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified,
	});
	walk.layout.note(walk, node, true);
	walk.made[node] = chunk;
	if (!isExtension) {
		bind(walk, binding, nameNode, { chunk });
		exportPublic(walk, nameNode, chunk, (flags & ChunkFlag.public) !== 0);
	}
	recordHeritage(walk, chunk, kind, bases);
	const seen = flags & (ChunkFlag.public | ChunkFlag.exported | ChunkFlag.private);
	walk.types.push({
		name: name ?? '',
		kind,
		chunk,
		// What is in a protocol or an extension is as visible as that.
		access: kind === 'protocol' || kind === 'extension' ? seen : 0,
		caseAccess: seen,
		isTestCase: isTest,
	});
	openScope(walk, 'class', node);
	bindTypeParams(walk, node);
	walk.closeLater(node);
}

export function leaveType(walk: Walk, node: number): void {
	if (walk.made[node] !== -1) walk.types.pop();
}

/** `typealias X<T> = Y`, and `associatedtype X: P = Y` of a protocol. */
export function openAlias(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	const name = walk.nameOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const isRequirement = walk.kind(node) === Kind.associatedtype_declaration;
	const sign = childOfKind(tree, node, walk.kinds, Kind['"="']);
	const flags = withImpliedAccess(walk, modifiers);
	const chunk = walk.openChunk({
		kind: 'type',
		...walk.chunkAt(node, name, nameNode),
		flags: flags | (isRequirement ? ChunkFlag.abstract | ChunkFlag.declaration : 0) | walk.brokenFlag(node),
		signature: headerText(walk, modifiers.headerStart, tree.end[node]),
		type: sign === -1 ? null : typeText(walk, nextSibling(tree, sign)),
		annotations: modifiers.annotations,
		...docOf(walk, node),
	});
	walk.made[node] = chunk;
	bind(walk, 'type', nameNode, { chunk });
	exportPublic(walk, nameNode, chunk, (flags & ChunkFlag.public) !== 0);
	openScope(walk, 'type', node);
	bindTypeParams(walk, node);
	walk.closeLater(node);
}

/** `infix operator +++: Group` and `precedencegroup Group { … }`: names of the module that are no code. */
export function openOperator(walk: Walk, node: number): void {
	const { tree } = walk;
	const isGroup = walk.kind(node) === Kind.precedence_group_declaration;
	let nameNode = -1;
	for (let child = node + 1; child < tree.after[node] && nameNode === -1; child = tree.after[child]) {
		const text = walk.textOf(child);
		if (
			walk.kind(child) !== Kind.modifiers &&
			!/^(?:prefix|infix|postfix|operator|precedencegroup)$/.test(text)
		)
			nameNode = child;
	}
	if (nameNode === -1) return;
	const chunk = walk.openChunk({
		kind: isGroup ? 'type' : 'constant',
		name: walk.textOf(nameNode),
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[nameNode],
		flags: walk.brokenFlag(node),
		signature: clippedText(walk, node),
		...docOf(walk, node),
	});
	walk.closeChunk();
	walk.made[node] = chunk;
	if (isGroup) bind(walk, 'type', nameNode, { chunk });
	walk.next = tree.after[node];
}
