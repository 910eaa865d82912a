import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { recordAttributeMacros } from './attributes.ts';
import { headEndOf, isMember, nameItem, openItem, ownerOf, visibilityOf } from './items.ts';
import { Kind } from './kinds.ts';
import { attributeName, hasAttribute, innerAttributes, takeNotes } from './notes.ts';
import { bindParams, hasSelf, listParams, readParams } from './params.ts';
import { lostPlace } from './recovery.ts';
import { closeChunk, enterScope } from './scopes.ts';
import { givingNode, valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** By their last name: `#[tokio::test]` and `#[test_log::test]` are tests as `#[test]` is. */
const TEST = new Set([
	'test',
	'rstest',
	'test_case',
	'test_matrix',
	'quickcheck',
	'proptest',
	'parameterized',
	'gtest',
]);

/** Macros of a project's own, by custom: `#[cargo_test]`, `#[wasm_bindgen_test]`; but for what leaves a test out. */
const TEST_MACRO = /^(?!(?:cfg|no|non|not|skip|ignore)_)\w+_test$/;

function hasTestMacro(walk: Walk, attributes: readonly number[]): boolean {
	return attributes.some((attribute) => {
		const name = attributeName(walk, attribute);
		return TEST_MACRO.test(name.slice(name.lastIndexOf(':') + 1));
	});
}

/** `fn`, with a body or, in a trait or an `extern` block, without one. */
export function enterFunction(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const parameters = childByField(tree, node, fields.parameters);
	const params = listParams(walk, parameters);
	const body = childByField(tree, node, fields.body);
	const notes = takeNotes(walk, node);
	recordAttributeMacros(walk, notes.attributes, false);
	const owner = ownerOf(walk, node);
	const member = lostPlace(walk, node)?.isMember ?? isMember(walk, owner);
	const visibility = visibilityOf(walk, node, owner);
	let flags = visibility | modifierFlags(walk, node);
	if (member && !hasSelf(walk, parameters)) flags |= ChunkFlag.static;
	if (walk.kind(node) === Kind.functionSignature) flags |= ChunkFlag.declaration;
	if (hasAttribute(walk, notes.attributes, TEST) || hasTestMacro(walk, notes.attributes))
		flags |= ChunkFlag.test;
	const kind: ChunkKind = member ? 'method' : 'function';
	const chunk = openItem(walk, node, {
		kind,
		name,
		flags,
		headEnd: headEndOf(walk, node, body),
		notes,
		inner: innerAttributes(walk, body),
		type: childByField(tree, node, fields.return_type),
		params: readParams(walk, params),
	});
	walk.made[node] = chunk;
	walk.atEnd(node, closeChunk, node);
	if (!member) nameItem(walk, name, 'function', chunk, visibility);
	const scope = enterScope(walk, 'function', tree.start[node], node);
	bindParams(walk, params, scope);
	if (body !== -1 && childByField(tree, node, fields.return_type) !== -1) {
		walk.atEnd(node, yieldTail, body);
	}
}

/** `const async unsafe extern "C"`: what of it is a flag. */
function modifierFlags(walk: Walk, node: number): number {
	const { tree } = walk;
	const modifiers = childOfKind(tree, node, walk.kinds, Kind.functionModifiers);
	if (modifiers === -1) return 0;
	let flags = 0;
	for (let child = modifiers + 1; child < tree.after[modifiers]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.asyncToken) flags |= ChunkFlag.async;
		if (kind === Kind.unsafeToken) flags |= ChunkFlag.unsafe;
	}
	return flags;
}

/** A body gives back what it ends with, unless it is left before. */
function yieldTail(walk: Walk, body: number): void {
	const tail = givingNode(walk, body);
	if (tail !== -1) walk.out.yields('return', valueAt(walk, tail), walk.tree.start[tail]);
}

/** `let f = |x| …` is the function `f`, and its range the statement; any other closure has no name. */
export function enterClosure(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const around = tree.parent[node];
	const pattern =
		walk.kind(around) === Kind.letDeclaration && tree.field[node] === fields.value
			? childByField(tree, around, fields.pattern)
			: -1;
	const named = walk.kind(pattern) === Kind.identifier;
	const whole = named ? around : node;
	const params = listParams(walk, childByField(tree, node, fields.parameters));
	const returns = childByField(tree, node, fields.return_type);
	const body = childByField(tree, node, fields.body);
	const isAsync = childOfKind(tree, node, walk.kinds, Kind.asyncToken) !== -1;
	const start = tree.start[whole];
	walk.made[node] = out.openChunk({
		kind: named ? 'function' : 'lambda',
		name: named ? walk.textOf(pattern) : null,
		start,
		end: tree.end[whole],
		nameStart: named ? tree.start[pattern] : -1,
		flags: (isAsync ? ChunkFlag.async : 0) | walk.brokenFlag(node),
		signature: named ? walk.clip(start, body === -1 ? tree.end[whole] : tree.start[body], 2000) : null,
		type: returns === -1 ? null : walk.textOf(returns),
		params: readParams(walk, params),
	});
	walk.atEnd(node, closeChunk, node);
	bindParams(walk, params, enterScope(walk, 'function', tree.start[node], node));
	if (body !== -1) walk.atEnd(node, yieldTail, body);
}

/**
 * `async { … }` runs on its own, whenever it is awaited, and what `return` and `?` inside it leave is
 * the block: so it is a chunk, as a closure is. So is `gen { … }`.
 */
export function enterAsyncBlock(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const isAsync = childOfKind(tree, node, walk.kinds, Kind.asyncToken) !== -1;
	const isGenerator = walk.kind(node) === Kind.genBlock;
	walk.made[node] = out.openChunk({
		kind: 'block',
		...walk.chunkAt(node),
		flags: (isAsync ? ChunkFlag.async : 0) | (isGenerator ? ChunkFlag.generator : 0) | walk.brokenFlag(node),
	});
	walk.atEnd(node, closeChunk, node);
	enterScope(walk, 'function', tree.start[node], node);
	const body = childOfKind(tree, node, walk.kinds, Kind.block);
	if (body !== -1) walk.atEnd(node, yieldTail, body);
}

export function enterReturn(walk: Walk, node: number): void {
	walk.afterwards(node, () => recordYield(walk, node, 'return'));
}

export function enterYield(walk: Walk, node: number): void {
	walk.out.flagChunk(walk.out.currentChunk, ChunkFlag.generator);
	walk.afterwards(node, () => recordYield(walk, node, 'yield'));
}

function recordYield(walk: Walk, node: number, kind: 'return' | 'yield'): void {
	const given = firstNamedChild(walk.tree, node);
	if (given !== -1) walk.out.yields(kind, valueAt(walk, given), walk.tree.start[node]);
}
