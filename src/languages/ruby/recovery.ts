import { ChunkFlag } from '../../model/chunk.ts';
import { nextNamedSibling } from '../../model/syntax-walk.ts';
import { columnOf } from '../shared/lost-span.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/*
 * What the grammar drops around a syntax error: headers are left as loose tokens in an ERROR node,
 * and the methods after them stand beside their class instead of in it.
 */

/** A class begun in a broken file: what is indented further may belong to it. */
export function noteClass(walk: Walk, node: number): void {
	if (walk.isBroken(0)) walk.recentClass = { qualified: walk.qualified, column: columnOf(walk, node) };
}

/** A class that ended where it should takes nothing more. */
export function forgetClass(walk: Walk, node: number): void {
	if (!walk.isBroken(node)) walk.recentClass = null;
}

/** The class that an indented definition belongs to although the tree has it elsewhere; else null. */
export function lostContainer(walk: Walk, definition: number): string | null {
	const { recentClass } = walk;
	if (recentClass === null || walk.bodies.length > 0) return null;
	return columnOf(walk, definition) > recentClass.column ? recentClass.qualified : null;
}

/** `def name`, `class Name` or `module Name` in an ERROR node: a chunk of the rest of its line. */
export function enterKeyword(walk: Walk, token: number): void {
	const { tree, text } = walk;
	const error = tree.parent[token];
	if (walk.kind(error) !== Kind.ERROR) return;
	const name = nextNamedSibling(tree, token);
	const isDef = walk.kind(token) === Kind['"def"'];
	const wanted = isDef ? Kind.identifier : Kind.constant;
	if (walk.kind(name) !== wanted || tree.start[name] === tree.end[name]) return;
	const start = tree.start[token];
	const line = text.indexOf('\n', start);
	const lineEnd = Math.min(line === -1 ? text.length : line, tree.end[error]);
	if (tree.start[name] > lineEnd) return;
	walk.setRole(name, Role.none);
	const lost = lostContainer(walk, token);
	const isMember = lost !== null || walk.body !== null;
	walk.openChunk({
		kind: !isDef
			? walk.kind(token) === Kind['"class"']
				? 'class'
				: 'namespace'
			: isMember
				? 'method'
				: 'function',
		name: walk.textOf(name),
		start,
		end: Math.max(lineEnd, tree.end[name]),
		nameStart: tree.start[name],
		flags: ChunkFlag.broken,
		signature: text.slice(start, lineEnd),
		container: lost,
	});
	if (!isDef) walk.recentClass = { qualified: walk.qualified, column: columnOf(walk, token) };
	walk.closeChunk();
}
