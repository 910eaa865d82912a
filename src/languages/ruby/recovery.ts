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

const HEADER = /^([ \t]{0,80})(def|class|module)[ \t]+(self\.)?([A-Za-z_]\w{0,200}[?!=]?)/;
const MAX_LINES = 20_000;

/** A quote or bracket that is missing makes a string of the lines up to the next one: what is defined in them is lost. */
export function enterString(walk: Walk, node: number): void {
	const { tree, text } = walk;
	if (!walk.isBroken(0)) return;
	const limit = tree.end[node];
	let at = text.indexOf('\n', tree.start[node]) + 1;
	for (let lines = 0; at > 0 && at < limit && lines < MAX_LINES; lines++) {
		const header = HEADER.exec(text.slice(at, Math.min(at + 300, limit)));
		if (header !== null) openLostHeader(walk, at, header, limit);
		at = text.indexOf('\n', at) + 1;
	}
}

/** It ends with the `end` that is indented as it is, at the latest with the string it was lost in. */
function openLostHeader(walk: Walk, line: number, header: RegExpExecArray, limit: number): void {
	const { text, body, recentClass } = walk;
	const [written, indent, word, self, name] = header;
	const close = `\n${indent}end`;
	const end = text.indexOf(close, line);
	const lineEnd = text.indexOf('\n', line);
	const isDef = word === 'def';
	const around =
		body?.qualified ??
		(recentClass !== null && indent.length > recentClass.column ? recentClass.qualified : '');
	const start = line + indent.length;
	// Strings in a string are looked into with it.
	if (walk.lost.has(start)) return;
	walk.lost.add(start);
	walk.openChunk({
		kind: isDef ? (around === '' ? 'function' : 'method') : word === 'class' ? 'class' : 'namespace',
		name,
		start,
		end: Math.min(limit, end === -1 ? (lineEnd === -1 ? limit : lineEnd) : end + close.length),
		nameStart: line + written.length - name.length,
		flags: ChunkFlag.broken | (self === undefined ? 0 : ChunkFlag.static),
		signature: text.slice(start, lineEnd === -1 ? limit : Math.min(lineEnd, limit)).trimEnd(),
		container: around,
	});
	if (!isDef) walk.recentClass = { qualified: walk.qualified, column: indent.length };
	walk.closeChunk();
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
