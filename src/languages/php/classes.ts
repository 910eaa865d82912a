import type { ChunkKind } from '../../model/chunk.ts';
import type { HeritageKind } from '../../model/recorder.ts';
import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { columnOf } from '../shared/lost-span.ts';
import { make } from '../shared/lowering.ts';
import { docBefore } from './doc.ts';
import { readModifiers } from './modifiers.ts';
import { exportTop, lastSegment } from './names.ts';
import { Kind } from './syntax.ts';
import { isTestBase } from './tests.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;

const CHUNK_KIND: Readonly<Record<number, ChunkKind>> = {
	[Kind.class_declaration]: 'class',
	[Kind.interface_declaration]: 'interface',
	[Kind.trait_declaration]: 'trait',
	[Kind.enum_declaration]: 'enum',
	[Kind.anonymous_class]: 'class',
};

/**
 * A class, interface, trait or enum. Attributes are evaluated where it stands and come first, so its
 * chunk opens after them.
 */
export function enterType(walk: Walk, node: number): void {
	const nameNode = walk.field(node, 'name');
	walk.setRole(nameNode, Role.none);
	const attributes = walk.field(node, 'attributes');
	if (attributes === -1) openType(walk, node);
	else walk.beforehand(walk.tree.after[attributes], () => openType(walk, node));
	walk.leaveLater(node);
}

function openType(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	const name = walk.textOf(nameNode) || null;
	const body = walk.field(node, 'body');
	const base = childOfKind(tree, node, walk.kinds, Kind.base_clause);
	const { flags, annotations, headerStart } = readModifiers(walk, node);
	const { scope } = walk;
	const chunk = walk.openChunk({
		kind: CHUNK_KIND[walk.kind(node)],
		...walk.chunkAt(node, name, nameNode),
		flags: flags | walk.brokenFlag(node),
		signature: walk
			.clip(headerStart, body === -1 ? tree.end[node] : tree.start[body], MAX_SIGNATURE)
			.trimEnd(),
		annotations,
		...docBefore(walk, node),
	});
	walk.made[node] = chunk;
	if (name !== null) {
		walk.declare(
			scope,
			walk.kind(node) === Kind.enum_declaration ? 'enum' : 'class',
			name,
			tree.start[nameNode],
			{
				chunk,
			},
		);
		exportTop(walk, name, nameNode, chunk);
	}
	walk.openScope('class', tree.start[node], tree.end[node], true);
	const baseName = base === -1 ? '' : walk.textOf(firstNamedChild(tree, base));
	walk.types.push({
		name: name ?? '',
		qualified: walk.qualified,
		chunk,
		isInterface: walk.kind(node) === Kind.interface_declaration,
		isTestCase: isTestBase(baseName),
		column: columnOf(walk, node),
		memberColumn: -1,
	});
}

export function leaveType(walk: Walk, node: number): void {
	if (walk.made[node] === -1) openType(walk, node);
	walk.types.pop();
	walk.closeScope();
	walk.closeChunk();
}

export function enterBase(walk: Walk, node: number): void {
	tellHeritage(walk, node, 'extends');
}

export function enterInterfaces(walk: Walk, node: number): void {
	tellHeritage(walk, node, 'implements');
}

/** `use A, B { … }` in a class. */
export function enterTraitUse(walk: Walk, node: number): void {
	tellHeritage(walk, node, 'mixin');
}

function tellHeritage(walk: Walk, clause: number, kind: HeritageKind): void {
	const { tree, type } = walk;
	if (type === null) return;
	for (let node = firstNamedChild(tree, clause); node !== -1; node = nextNamedSibling(tree, node)) {
		const found = walk.kind(node);
		if (found !== Kind.name && found !== Kind.qualified_name && found !== Kind.relative_name) continue;
		walk.out.heritage({
			chunk: type.chunk,
			kind,
			text: walk.textOf(node),
			name: lastSegment(walk.textOf(node)),
			start: tree.start[node],
			value: valueAt(walk, node),
		});
	}
}

/** `T::x insteadof U`: of two methods with one name the class has that of `T`. */
export function enterTraitChoice(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const chosen = firstNamedChild(tree, node);
	if (walk.kind(chosen) !== Kind.class_constant_access_expression) return;
	const method = nextNamedSibling(tree, firstNamedChild(tree, chosen));
	if (method === -1 || tree.start[method] === tree.end[method]) return;
	const target = make(walk, method, 'member', walk.textOf(method), make(walk, method, 'this'));
	out.assign(target, valueAt(walk, chosen), tree.start[method]);
}

/** `T::x as protected y` gives a method another name. */
export function enterTraitAlias(walk: Walk, node: number): void {
	const { tree, type } = walk;
	let alias = -1;
	let child = nextNamedSibling(tree, firstNamedChild(tree, node));
	for (; child !== -1; child = nextNamedSibling(tree, child))
		if (walk.kind(child) === Kind.name) alias = child;
	if (alias === -1 || type === null || tree.start[alias] === tree.end[alias]) return;
	walk.setRole(alias, Role.none);
	const chunk = walk.openChunk({
		kind: 'method',
		name: walk.textOf(alias),
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[alias],
		flags: readModifiers(walk, node).flags,
		signature: walk.textOf(node).replace(/;$/, ''),
	});
	walk.closeChunk();
	walk.declare(walk.scope, 'function', walk.textOf(alias), tree.start[alias], { chunk });
}
