import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type Declared, readDeclarator, typeOf } from '../shared/c-family/declarators.ts';
import { docOf } from '../shared/c-family/doc.ts';
import { exportChunk } from '../shared/c-family/exports.ts';
import { headerOf } from '../shared/c-family/functions.ts';
import { type Declaration, readName } from '../shared/c-family/names.ts';
import { bindParams, describeParams, paramsOf } from '../shared/c-family/params.ts';
import { bind, openScopeOf } from '../shared/c-family/scopes.ts';
import { readSpecifiers, type Specifiers } from '../shared/c-family/specifiers.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { Role, type Walk } from '../shared/c-family/walk.ts';
import { qualify } from '../shared/tree-reader.ts';
import { openMacroTest } from './macro-tests.ts';

export function enterFunctionDefinition(walk: Walk, node: number): void {
	if (walk.role(node) === Role.none) return;
	const declared = readDeclarator(walk, childByField(walk.tree, node, walk.fields.declarator));
	if (declared.fn === -1 || declared.name === -1) return;
	openCallable(walk, node, declared, node);
}

/** What a function is declared to be a member of. */
interface Membership {
	kind: ChunkKind;
	isMember: boolean;
	container: string | undefined;
	isLost: boolean;
}

/**
 * Opens the chunk and the scope of a function or a method, with a body or without; both are closed with
 * `whole`, which is the template around it when there is one.
 */
export function openCallable(walk: Walk, node: number, declared: Declared, whole: number): void {
	const { tree, text, frame } = walk;
	const name = readName(walk, declared.name);
	if (name.token === -1 || openMacroTest(walk, node, declared, name)) return;
	const specifiers = readSpecifiers(walk, node);
	const body = bodyOf(walk, node);
	const membership = membershipOf(walk, node, name, body);
	const { isMember, isLost } = membership;
	const isExported = !isMember && !specifiers.isStatic && (isLost || (frame.isVisible && !walk.isLocal));
	const type = returnType(walk, node, declared);
	const chunk = walk.openChunk(
		{
			kind: membership.kind,
			name: name.name,
			start: walk.hidden.startWithWords(text, tree.start[whole]),
			end: tree.end[whole],
			nameStart: name.nameStart,
			flags:
				flagsOf(walk, node, declared, specifiers, body) |
				(isMember ? frame.memberFlags : 0) |
				(isExported ? ChunkFlag.exported : 0) |
				(isLost || walk.isBroken(whole) ? ChunkFlag.broken : 0),
			signature: headerOf(
				walk,
				node,
				whole === node ? specifiers.headerStart : tree.start[whole],
				headerEnd(walk, node, body),
			),
			type,
			params: describeParams(walk, paramsOf(walk, declared.fn, node)),
			annotations: specifiers.annotations,
			...docOf(walk, whole),
			container: membership.container,
		},
		'function',
		false,
	);
	walk.made[node] = chunk;
	walk.setRole(name.token, Role.none);
	if (walk.kind(name.token) === Kind.destructor_name)
		walk.setRole(firstNamedChild(tree, name.token), Role.none);
	const isBound = name.qualifier === null && membership.kind !== 'constructor';
	if (isBound && /^[\w$]+$/.test(name.name)) {
		bind(walk, 'function', name.token, { chunk, type, scope: isLost ? walk.moduleScope : undefined });
	}
	if (isExported && walk.kind(name.token) !== Kind.operator_cast) exportChunk(walk, name.token, chunk);
	walk.onLeaving(whole, () => walk.closeChunk());
	openScopeOf(walk, 'function', whole);
	bindParams(walk, paramsOf(walk, declared.fn, node));
}

/** Also the `try` around the body of a constructor. */
function bodyOf(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const body = childByField(tree, node, fields.body);
	return body === -1 ? childOfKind(tree, node, walk.kinds, Kind.try_statement) : body;
}

/** Where the header ends: the initialisers of members are no part of it. */
function headerEnd(walk: Walk, node: number, body: number): number {
	const { tree, kinds } = walk;
	for (const kind of [Kind.field_initializer_list, Kind.default_method_clause, Kind.delete_method_clause]) {
		const clause = childOfKind(tree, node, kinds, kind);
		if (clause !== -1) return clause;
	}
	return body;
}

function membershipOf(walk: Walk, node: number, name: Declaration, body: number): Membership {
	const { frame, tree } = walk;
	const isFriend = walk.kind(tree.parent[node]) === Kind.friend_declaration;
	if (name.qualifier !== null) {
		const container = qualify(frame.kind === 'type' ? frame.outer : frame.qualified, name.qualifier);
		if (walk.namespaces.has(name.owner))
			return { kind: 'function', isMember: false, container, isLost: false };
		return { kind: memberKind(name, name.owner), isMember: true, container, isLost: false };
	}
	if (isFriend) return { kind: 'function', isMember: false, container: frame.outer, isLost: false };
	if (frame.kind === 'type')
		return { kind: memberKind(name, frame.name), isMember: true, container: undefined, isLost: false };
	// No function is defined in another: a brace is missing somewhere before.
	const isLost = walk.isLocal && body !== -1;
	return { kind: 'function', isMember: false, container: isLost ? frame.outer : undefined, isLost };
}

function memberKind(name: Declaration, owner: string): ChunkKind {
	return name.name === owner ? 'constructor' : 'method';
}

function flagsOf(walk: Walk, node: number, declared: Declared, specifiers: Specifiers, body: number): number {
	const { tree, fields, kinds } = walk;
	let flags = specifiers.isStatic ? ChunkFlag.static : 0;
	const isDefaulted = childOfKind(tree, node, kinds, Kind.default_method_clause) !== -1;
	if (body === -1 && !isDefaulted) flags |= ChunkFlag.declaration;
	const isPure =
		childOfKind(tree, node, kinds, Kind.pure_virtual_clause) !== -1 ||
		(walk.kind(node) === Kind.field_declaration &&
			walk.textOf(childByField(tree, node, fields.default_value)) === '0');
	if (isPure) flags |= ChunkFlag.abstract;
	for (let child = firstNamedChild(tree, declared.fn); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.virtual_specifier && walk.textOf(child) === 'override')
			flags |= ChunkFlag.override;
	}
	return flags;
}

/** `auto f() -> T` returns `T`; a conversion what it converts to. */
function returnType(walk: Walk, node: number, declared: Declared): string | null {
	const { tree, fields } = walk;
	const trailing = childOfKind(tree, declared.fn, walk.kinds, Kind.trailing_return_type);
	if (trailing !== -1) return walk.textOf(firstNamedChild(tree, trailing)).slice(0, 400);
	let name = declared.name;
	while (walk.kind(name) === Kind.qualified_identifier) name = childByField(tree, name, fields.name);
	if (walk.kind(name) === Kind.operator_cast) return readName(walk, name).name.replace(/^operator\s+/, '');
	return typeOf(walk, node, declared);
}
