import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { bind, exportPublic, openScope } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { headerText, readModifiers, withImpliedAccess } from './modifiers.ts';
import { bindParams, describeParams, paramsOf } from './params.ts';
import { lostPlace } from './recovery.ts';
import { Kind } from './syntax.ts';
import { isTestCase } from './tests.ts';
import { bindTypeParams } from './type-params.ts';
import { returnType } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** Opens a function, method, operator, `init`, `deinit` or macro, behind its attributes. */
export function openFunction(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = nameOf(walk, node);
	const name = walk.nameOf(nameNode) || null;
	walk.setRole(nameNode, Role.none);
	const modifiers = readModifiers(walk, node);
	const body = childByField(tree, node, fields.body);
	const params = paramsOf(walk, node);
	const lost = lostPlace(walk, node);
	const isMember = lost?.isType ?? walk.memberOf !== undefined;
	let flags = withImpliedAccess(walk, modifiers);
	if (childOfKind(tree, node, walk.kinds, Kind['"async"']) !== -1) flags |= ChunkFlag.async;
	const isRequirement = walk.memberOf?.kind === 'protocol';
	if (isRequirement) flags |= ChunkFlag.abstract;
	if (body === -1) flags |= ChunkFlag.declaration;
	if (lost !== null || walk.isBroken(node)) flags |= ChunkFlag.broken;
	if (isTestCase(walk, name, flags, params.length, modifiers.annotations)) flags |= ChunkFlag.test;
	const isMacro = walk.kind(node) === Kind.macro_declaration;
	const chunk = walk.openChunk({
		kind: functionKind(walk, node, isMember),
		...walk.chunkAt(node, name, nameNode),
		flags: isMacro ? flags & ~ChunkFlag.declaration : flags,
		signature: headerText(walk, modifiers.headerStart, body === -1 ? tree.end[node] : tree.start[body]),
		type: returnType(walk, node),
		params: describeParams(walk, params),
		annotations: modifiers.annotations,
		...docOf(walk, node),
		container: lost?.qualified,
	});
	walk.layout.note(walk, node, false);
	walk.made[node] = chunk;
	if (walk.kind(nameNode) === Kind.simple_identifier) bind(walk, 'function', nameNode, { chunk });
	exportPublic(walk, nameNode, chunk, (flags & ChunkFlag.public) !== 0);
	openScope(walk, 'function', node);
	bindTypeParams(walk, node);
	bindParams(walk, params);
	walk.closeLater(node);
}

function nameOf(walk: Walk, node: number): number {
	const { tree, fields, kinds } = walk;
	switch (walk.kind(node)) {
		case Kind.deinit_declaration:
			return childOfKind(tree, node, kinds, Kind['"deinit"']);
		case Kind.macro_declaration:
			return childOfKind(tree, node, kinds, Kind.simple_identifier);
		default:
			return childByField(tree, node, fields.name);
	}
}

function functionKind(walk: Walk, node: number, isMember: boolean): ChunkKind {
	switch (walk.kind(node)) {
		case Kind.init_declaration:
			return 'constructor';
		case Kind.deinit_declaration:
			return 'method';
		case Kind.macro_declaration:
			return 'macro';
		default:
			return isMember ? 'method' : 'function';
	}
}

/** Kinds of a statement that are no expression: the last one of a body gives nothing. */
const NO_VALUE: ReadonlySet<number> = new Set([
	Kind.assignment,
	Kind.control_transfer_statement,
	Kind.property_declaration,
	Kind.function_declaration,
	Kind.class_declaration,
	Kind.typealias_declaration,
	Kind.guard_statement,
	Kind.if_statement,
	Kind.switch_statement,
	Kind.for_statement,
	Kind.while_statement,
	Kind.repeat_while_statement,
	Kind.do_statement,
	Kind.statement_label,
	Kind.ERROR,
]);

/** A body of one expression gives that. */
export function yieldOnly(walk: Walk, body: number): void {
	const { tree } = walk;
	const statements = childOfKind(tree, body, walk.kinds, Kind.statements);
	const only = firstNamedChild(tree, statements);
	if (only === -1 || nextNamedSibling(tree, only) !== -1 || NO_VALUE.has(walk.kind(only))) return;
	walk.out.yields('return', valueAt(walk, only), tree.start[only]);
}

export function enterBody(walk: Walk, node: number): void {
	walk.leaveLater(node);
}

/** An initialiser gives nothing, nor does a function without a type to return. */
export function leaveBody(walk: Walk, node: number): void {
	const around = walk.tree.parent[node];
	if (childOfKind(walk.tree, around, walk.kinds, Kind['"->"']) !== -1) yieldOnly(walk, node);
}

/** `return x`, `throw x`, `yield &x`; a jump to a label. */
export function enterTransfer(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	switch (walk.kind(node + 1)) {
		case Kind['"return"']:
		case Kind['"yield"']:
		case Kind.throw_keyword:
			walk.leaveLater(node);
			return;
		default: {
			const label = childByField(tree, node, fields.result);
			if (label === -1) return;
			walk.setRole(label, Role.none);
			walk.out.effort(false);
		}
	}
}

export function leaveTransfer(walk: Walk, node: number): void {
	const { tree } = walk;
	const keyword = walk.kind(node + 1);
	let value = firstNamedChild(tree, node);
	if (keyword === Kind.throw_keyword) value = nextNamedSibling(tree, value);
	if (value === -1) return;
	const kind = keyword === Kind.throw_keyword ? 'throw' : keyword === Kind['"yield"'] ? 'yield' : 'return';
	walk.out.yields(kind, valueAt(walk, value), tree.start[node]);
}
