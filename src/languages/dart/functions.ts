import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild, previousSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { openScope } from '../shared/scopes.ts';
import { clipped, nextWritten, Role } from '../shared/walk.ts';
import { accessOf, annotationsOf, firstOf, headerText, nameIt } from './declared.ts';
import { docOf } from './doc.ts';
import { openLost } from './lost.ts';
import { hiddenThrow, isThrow } from './operations.ts';
import { bindParams, describeParams, paramList, paramsOf } from './params.ts';
import { lostPlace } from './recovery.ts';
import { before } from './runs.ts';
import { Kind } from './syntax.ts';
import { bindTypeParams } from './type-params.ts';
import { runValue } from './values.ts';
import type { Walk } from './walk.ts';

/** The node that a signature and its modifiers lie in, or itself. */
function holderOf(walk: Walk, signature: number): number {
	const parent = walk.tree.parent[signature];
	const kind = walk.kind(parent);
	return kind === Kind.method_signature || kind === Kind.declaration ? parent : signature;
}

/** The body is a sibling of what holds the signature; -1 for none. */
function bodyOf(walk: Walk, holder: number): number {
	const next = nextWritten(walk, holder);
	return walk.kind(next) === Kind.function_body ? next : -1;
}

/** Opens a function, method, accessor, operator or constructor. */
export function enterSignature(walk: Walk, node: number): void {
	const { tree } = walk;
	const holder = holderOf(walk, node);
	const body = bodyOf(walk, holder);
	const nameNode = nameOf(walk, node);
	const name = walk.textOf(nameNode).replace(/\s+/g, '') || null;
	const list = paramList(walk, node);
	const params = paramsOf(walk, list);
	const external = externalBefore(walk, holder);
	const first = firstOf(walk, external === -1 ? holder : external);
	const start = external === -1 ? tree.start[holder] : tree.start[external];
	if (/^(?:class|enum|mixin)$/.test(walk.textOf(node + 1))) {
		openLost(walk, 'class', node + 1, nameNode, node + 1);
		return;
	}
	const lost = lostPlace(walk, holder);
	const isMember = lost?.isType ?? walk.memberOf !== undefined;
	const annotations = annotationsOf(walk, external === -1 ? holder : external);
	const kind = functionKind(walk, node, isMember);
	let flags = accessOf(walk, name) | bodyFlags(walk, body);
	if (childOfKind(tree, holder, walk.kinds, Kind['"static"']) !== -1 || isFactory(walk, node))
		flags |= ChunkFlag.static;
	if (body === -1) flags |= missingBody(walk, holder, kind, external !== -1);
	if (annotations?.some((note) => note.name === 'override')) flags |= ChunkFlag.override;
	if (lost !== null || walk.isBroken(node) || (body !== -1 && walk.isBroken(body))) flags |= ChunkFlag.broken;
	const chunk = walk.openChunk({
		kind,
		name,
		start: tree.start[first],
		end: body === -1 ? tree.end[holder] : tree.end[body],
		nameStart: name === null ? -1 : tree.start[nameNode],
		flags,
		signature: headerText(walk, start, headerEnd(walk, node, holder)),
		type: returnType(walk, node, nameNode),
		params: describeParams(walk, params),
		annotations,
		...docOf(walk, first),
		container: lost?.qualified,
	});
	walk.layout.note(walk, holder, false);
	walk.made[node] = chunk;
	if (kind !== 'constructor' && walk.kind(nameNode) === Kind.identifier)
		nameIt(walk, 'function', nameNode, chunk, tree.parent[holder] === 0);
	const last = body === -1 ? holder : body;
	walk.out.openScope('function', tree.start[holder], tree.end[last]);
	walk.closeLater(last);
	bindTypeParams(walk, node);
	bindParams(walk, params);
}

/** What calls another constructor, or gives fields values, is no part of the header. */
function headerEnd(walk: Walk, node: number, holder: number): number {
	const { tree } = walk;
	for (const kind of [Kind.initializers, Kind.redirection]) {
		const found = childOfKind(tree, holder, walk.kinds, kind);
		if (found !== -1) return tree.start[found];
	}
	return tree.end[node];
}

function externalBefore(walk: Walk, holder: number): number {
	const before = previousSibling(walk.tree, holder);
	return walk.kind(before) === Kind['"external"'] ? before : -1;
}

/** A constructor is named by its last name, all of which are no occurrences of anything. */
function nameOf(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	let name = -1;
	switch (walk.kind(node)) {
		case Kind.operator_signature:
			return nextWritten(walk, childOfKind(tree, node, walk.kinds, Kind['"operator"']));
		case Kind.constructor_signature:
		case Kind.constant_constructor_signature:
		case Kind.factory_constructor_signature:
		case Kind.redirecting_factory_constructor_signature:
			for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
				if (walk.kind(child) === Kind.formal_parameter_list) break;
				if (walk.kind(child) !== Kind.identifier) continue;
				walk.setRole(child, Role.none);
				name = child;
			}
			return name;
		default:
			name = childByField(tree, node, fields.name);
			walk.setRole(name, Role.none);
			return name;
	}
}

function functionKind(walk: Walk, node: number, isMember: boolean): ChunkKind {
	switch (walk.kind(node)) {
		case Kind.getter_signature:
			return 'getter';
		case Kind.setter_signature:
			return 'setter';
		case Kind.function_signature:
		case Kind.operator_signature:
			return isMember ? 'method' : 'function';
		default:
			return 'constructor';
	}
}

function isFactory(walk: Walk, node: number): boolean {
	return childOfKind(walk.tree, node, walk.kinds, Kind['"factory"']) !== -1;
}

function bodyFlags(walk: Walk, body: number): number {
	const { tree, kinds } = walk;
	let flags = 0;
	if (childOfKind(tree, body, kinds, Kind['"async"']) !== -1) flags |= ChunkFlag.async;
	if (childOfKind(tree, body, kinds, Kind['"async*"']) !== -1) flags |= ChunkFlag.async | ChunkFlag.generator;
	if (childOfKind(tree, body, kinds, Kind['"sync*"']) !== -1) flags |= ChunkFlag.generator;
	return flags;
}

/** A constructor needs no body; a member without one is abstract. */
function missingBody(walk: Walk, holder: number, kind: ChunkKind, isExternal: boolean): number {
	if (isExternal || childOfKind(walk.tree, holder, walk.kinds, Kind['"external"']) !== -1)
		return ChunkFlag.declaration;
	if (kind === 'constructor') return 0;
	return walk.memberOf === undefined ? ChunkFlag.declaration : ChunkFlag.declaration | ChunkFlag.abstract;
}

/** What stands before the name, `get` or `operator`. */
function returnType(walk: Walk, node: number, nameNode: number): string | null {
	const { tree, kinds } = walk;
	let end = nameNode;
	switch (walk.kind(node)) {
		case Kind.getter_signature:
			end = childOfKind(tree, node, kinds, Kind['"get"']);
			break;
		case Kind.operator_signature:
			end = childOfKind(tree, node, kinds, Kind['"operator"']);
			break;
		case Kind.function_signature:
			break;
		default:
			return null;
	}
	return end === -1 ? null : clipped(walk, tree.start[node], tree.start[end], 400).trim() || null;
}

/** `=> x` gives that. */
export function enterBody(walk: Walk, node: number): void {
	if (childOfKind(walk.tree, node, walk.kinds, Kind['"=>"']) !== -1) walk.leaveLater(node);
}

export function leaveBody(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const value = nextWritten(walk, childOfKind(tree, node, walk.kinds, Kind['"=>"']));
	if (value !== -1 && !isThrow(walk, value)) out.yields('return', runValue(walk, value), tree.start[value]);
}

/** A function without a name. */
export function enterLambda(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const list = childByField(tree, node, fields.parameters);
	const body = childByField(tree, node, fields.body);
	const params = paramsOf(walk, list);
	walk.made[node] = walk.openChunk({
		kind: 'lambda',
		...walk.chunkAt(node),
		flags: bodyFlags(walk, body) | (walk.testCases.has(node) ? ChunkFlag.test : 0) | walk.brokenFlag(node),
		signature: list === -1 ? null : clipped(walk, tree.start[list], tree.end[list], 400),
		params: describeParams(walk, params),
	});
	openScope(walk, 'function', node);
	walk.closeLater(node);
	bindTypeParams(walk, node);
	bindParams(walk, params);
}

export function leaveReturn(walk: Walk, node: number): void {
	yieldChild(walk, node, 'return');
}

export function leaveYield(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const given = firstNamedChild(tree, node);
	if (given === -1) return;
	const value = runValue(walk, given);
	const isEach = walk.kind(node) === Kind.yield_each_statement;
	out.yields('yield', isEach ? make(walk, node, 'spread', null, value) : value, tree.start[node]);
}

export function leaveThrow(walk: Walk, node: number): void {
	yieldChild(walk, node, 'throw');
}

/** An `await` that stands for a `throw`; what follows it belongs to what is thrown. */
export function leaveAwait(walk: Walk, node: number): void {
	if (hiddenThrow(walk, node) === -1) return;
	const { tree, out } = walk;
	const thrown = firstNamedChild(tree, node);
	const isWhole = nextWritten(walk, tree.parent[node]) === -1;
	out.yields('throw', isWhole ? runValue(walk, thrown) : make(walk, node, 'other'), tree.start[node]);
}

const FUNCTIONS: ReadonlySet<number> = new Set([Kind.function_body, Kind.function_expression_body]);

/** The block of a `catch`. */
function isHandler({ tree, kinds }: Walk, node: number): boolean {
	const around = tree.parent[node];
	const isOfTry = around > 0 && kinds[tree.kind[around]] === Kind.try_statement;
	return isOfTry && kinds[tree.kind[node]] === Kind.block;
}

/** `rethrow` throws what was caught. */
export function enterRethrow(walk: Walk, node: number): void {
	const { tree, out, kinds } = walk;
	let block = tree.parent[node];
	while (block > 0 && !isHandler(walk, block) && !FUNCTIONS.has(walk.kind(block))) block = tree.parent[block];
	const clause = isHandler(walk, block) ? before(walk, block) : -1;
	const list = childOfKind(tree, clause, kinds, Kind.catch_parameters);
	const name = childOfKind(tree, list, kinds, Kind.identifier);
	const caught = name === -1 ? make(walk, node, 'other') : make(walk, node, 'name', walk.textOf(name));
	out.yields('throw', caught, tree.start[node]);
}

function yieldChild(walk: Walk, node: number, kind: 'return' | 'yield' | 'throw'): void {
	const value = firstNamedChild(walk.tree, node);
	if (value !== -1) walk.out.yields(kind, runValue(walk, value), walk.tree.start[node]);
}
