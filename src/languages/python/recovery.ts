import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, nextSibling } from '../../model/syntax-walk.ts';
import { visibilityFlags } from './names.ts';
import { type ClassFacts, currentScope } from './scopes.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/*
 * What the grammar drops around a syntax error. Three shapes are common: the first part of a body is
 * an ERROR node before the body; a class ends at the error, and its later methods stand, indented,
 * beside it; a header is left as loose tokens in an ERROR node.
 */

/** Where the body of a definition begins, -1 when nothing is left of it. */
export function bodyOf(walk: Walk, definition: number): number {
	const { tree, fields } = walk;
	const body = childByField(tree, definition, fields.body);
	if (!walk.isBroken(definition)) return body;
	let isHeader = true;
	for (let child = definition + 1; child < tree.after[definition]; child = tree.after[child]) {
		if (child === body || (!isHeader && walk.kind(child) === Kind.error)) return child;
		if (walk.kind(child) === Kind.colon) isHeader = false;
	}
	return body;
}

/** The class last begun in a broken file, and how far it was indented. */
export interface RecentClass {
	facts: ClassFacts;
	column: number;
}

export function noteClass(walk: Walk, node: number, facts: ClassFacts): void {
	if (walk.isBroken(0)) walk.recentClass = { facts, column: columnOf(walk, node) };
}

/**
 * The class that an indented definition belongs to although the tree has it at the top level; null
 * for every definition whose place is sound.
 */
export function lostClass(walk: Walk, definition: number): ClassFacts | null {
	const { recentClass, tree } = walk;
	if (recentClass === null || currentScope(walk).kind !== 'module') return null;
	const around = tree.parent[definition];
	if (around !== 0 && walk.kind(around) !== Kind.error) return null;
	return columnOf(walk, definition) > recentClass.column ? recentClass.facts : null;
}

/** `def name` or `class Name` in an ERROR node: a chunk of the rest of its line. */
export function enterKeyword(walk: Walk, token: number): void {
	const { tree, out, text } = walk;
	const error = tree.parent[token];
	if (walk.kind(error) !== Kind.error) return;
	const name = nameAfter(walk, nextSibling(tree, token));
	if (name === -1 || tree.start[name] === tree.end[name]) return;
	walk.roles[name] = Role.none;
	const start = tree.start[token];
	const line = text.indexOf('\n', start);
	const lineEnd = Math.min(line === -1 ? text.length : line, tree.end[error]);
	const isClass = walk.kind(token) === Kind.classToken;
	const owner = ownerOfKeyword(walk, token, error);
	out.openChunk({
		kind: isClass ? 'class' : owner === null && currentScope(walk).kind !== 'class' ? 'function' : 'method',
		name: walk.textOf(name),
		start,
		end: Math.max(lineEnd, tree.end[name]),
		nameStart: tree.start[name],
		flags: ChunkFlag.broken | visibilityFlags(walk.textOf(name)),
		signature: text.slice(start, lineEnd),
		container: owner?.name,
	});
	out.closeChunk();
	if (isClass) {
		noteClass(walk, token, { name: walk.textOf(name), isEnum: false, isProtocol: false, isTestCase: false });
	}
}

/** Inside brackets that nobody closed, `f(self)` of a `def f(self)` reads as a call: it is none. */
function nameAfter(walk: Walk, node: number): number {
	if (walk.kind(node) === Kind.identifier) return node;
	if (walk.kind(node) !== Kind.call) return -1;
	walk.roles[node] = Role.none;
	const callee = childByField(walk.tree, node, walk.fields.function);
	return walk.kind(callee) === Kind.identifier ? callee : -1;
}

/** An error between a class's header and its body belongs to the class, which is not open yet. */
function ownerOfKeyword(walk: Walk, token: number, error: number): Pick<ClassFacts, 'name'> | null {
	const { tree, fields } = walk;
	const around = tree.parent[error];
	if (around !== -1 && walk.kind(around) === Kind.classDefinition && walk.made[around] === -1) {
		return { name: walk.textOf(childByField(tree, around, fields.name)) };
	}
	return lostClass(walk, token);
}

function columnOf(walk: Walk, node: number): number {
	const start = walk.tree.start[node];
	return start === 0 ? 0 : start - walk.text.lastIndexOf('\n', start - 1) - 1;
}
