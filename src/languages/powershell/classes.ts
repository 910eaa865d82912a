import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { make } from '../shared/lowering.ts';
import { docBefore, helpOf } from './doc.ts';
import { exportTop, variableName } from './names.ts';
import { bindParams, describeParams } from './params.ts';
import { K } from './reading/kinds.ts';
import { annotationsOf, declaredType, lastName, referType } from './types.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;

function notes(annotations: Annotation[]): Annotation[] | null {
	return annotations.length === 0 ? null : annotations;
}

function header(walk: Walk, node: number, end: number): string {
	return walk.clip(walk.tree.start[node], end, MAX_SIGNATURE).trim();
}

/** `class A : B, IC { … }` and `enum E { … }`. */
export function enterClass(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const isEnum = walk.kind(node) === K.enum;
	const nameNode = walk.field(node, 'name');
	const body = walk.field(node, 'body');
	const name = walk.textOf(nameNode) || null;
	const start = tree.start[nameNode];
	const bases = [...walk.childrenOf(node, K.base)];
	const chunk = walk.openChunk({
		kind: isEnum ? 'enum' : 'class',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: name === null ? -1 : start,
		flags: walk.brokenFlag(node),
		signature: header(walk, node, body === -1 ? tree.end[node] : tree.start[body]),
		// What the values of an enum are kept as.
		type: isEnum && bases.length > 0 ? walk.textOf(bases[0]) : null,
		annotations: notes(annotationsOf(walk, node)),
		...helpOf(walk, node, -1),
	});
	walk.made[node] = chunk;
	if (name !== null) {
		walk.declare(walk.scope, isEnum ? 'enum' : 'class', name, start, { chunk });
		exportTop(walk, name, start, chunk);
	}
	for (const base of isEnum ? [] : bases) {
		const text = walk.textOf(base);
		referType(walk, text.replace(/\[.*/s, ''), tree.start[base]);
		out.heritage({
			chunk,
			// One class at most can be extended, and it comes first.
			kind: base !== bases[0] || /^I[A-Z]/.test(lastName(text)) ? 'implements' : 'extends',
			text,
			name: lastName(text),
			start: tree.start[base],
			value: make(walk, base, 'name', text),
		});
	}
	walk.owners.push({ name: name ?? '', chunk });
	walk.openScope('class', tree.start[node], tree.end[node], true);
	walk.afterwards(node, () => {
		walk.closeScope();
		walk.owners.pop();
		walk.closeChunk();
	});
}

function memberFlags(walk: Walk, node: number): number {
	let flags = walk.isBroken(node) ? ChunkFlag.broken : 0;
	for (const modifier of walk.childrenOf(node, K.modifier)) {
		// `hidden` only keeps it out of listings.
		if (walk.textOf(modifier).toLowerCase() === 'static') flags |= ChunkFlag.static;
	}
	return flags;
}

/** A property: its initialiser runs with the class. */
export function enterProperty(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const nameNode = walk.field(node, 'name');
	if (nameNode === -1) return;
	walk.setRole(nameNode, Role.none);
	const { name, start } = variableName(walk, nameNode);
	const { scope } = walk;
	const type = declaredType(walk, node);
	const value = walk.field(node, 'value');
	const flags = memberFlags(walk, node);
	const chunk = walk.openChunk({
		kind: 'property',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: start,
		flags,
		signature: header(walk, node, tree.end[nameNode]),
		type,
		annotations: notes([...annotationsOf(walk, node), ...hiddenNote(walk, node)]),
		...docBefore(walk, node),
	});
	walk.closeChunk();
	walk.afterwards(node, () => {
		const given = valueAt(walk, value);
		walk.declare(scope, 'field', name, start, { chunk, type, value: given });
		if (given === -1) return;
		const owner = walk.owner;
		const isStatic = (flags & ChunkFlag.static) !== 0 && owner !== null;
		const object = isStatic ? out.value('chunk', null, owner.chunk, -1) : make(walk, nameNode, 'this');
		out.assign(make(walk, nameNode, 'member', name, object), given, start);
	});
}

function hiddenNote(walk: Walk, node: number): Annotation[] {
	const isHidden = [...walk.childrenOf(node, K.modifier)].some(
		(modifier) => walk.textOf(modifier).toLowerCase() === 'hidden',
	);
	return isHidden ? [{ name: 'hidden' }] : [];
}

export function enterMethod(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	const body = walk.field(node, 'body');
	const name = walk.textOf(nameNode) || null;
	const start = tree.start[nameNode];
	const isConstructor = name !== null && name.toLowerCase() === walk.owner?.name.toLowerCase();
	const { scope } = walk;
	const chunk = walk.openChunk({
		kind: isConstructor ? 'constructor' : 'method',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: name === null ? -1 : start,
		flags: memberFlags(walk, node),
		signature: header(walk, node, body === -1 ? tree.end[node] : tree.start[body]),
		type: declaredType(walk, node),
		params: describeParams(walk, node),
		annotations: notes([...annotationsOf(walk, node), ...hiddenNote(walk, node)]),
		...helpOf(walk, node, body),
	});
	walk.made[node] = chunk;
	if (name !== null && !isConstructor) walk.declare(scope, 'function', name, start, { chunk });
	walk.openScope('function', tree.start[node], tree.end[node], true);
	bindParams(walk, node);
	walk.afterwards(node, () => {
		walk.closeScope();
		walk.closeChunk();
	});
}

export function enterEnumValue(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	const name = walk.textOf(nameNode);
	const value = walk.field(node, 'value');
	const { scope } = walk;
	const chunk = walk.openChunk({
		kind: 'enum_member',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[nameNode],
		flags: 0,
		signature: header(walk, node, tree.end[node]),
		...docBefore(walk, node),
	});
	walk.closeChunk();
	walk.afterwards(node, () => {
		walk.declare(scope, 'field', name, tree.start[nameNode], { chunk, value: valueAt(walk, value) });
	});
}
