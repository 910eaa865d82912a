import { ChunkFlag } from '../../model/chunk.ts';
import { previousSibling } from '../../model/syntax-walk.ts';
import { headerEnd, testName } from './bats.ts';
import { exportName } from './functions.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const HEADER =
	/^[ \t]*(?:function[ \t]+([\w:.@+-]+)|([\w:.@+-]+)[ \t]*\(\))[^\n{(]*(?:\(\)[ \t]*)?[{(]?[ \t]*(?:#.*)?$/;
const TEST = /^[ \t]*@test[ \t]/;
const MAX_LINES = 20_000;

/**
 * Headers of functions in a range that the grammar made nothing of: an open quote may have taken them
 * in. A function ends with the bracket that is indented as its header.
 */
export function enterError(walk: Walk, error: number): void {
	const { tree, text } = walk;
	const known = knownFunctions(walk, error);
	let at = text.lastIndexOf('\n', tree.start[error] - 1) + 1;
	if (tree.start[error] === 0) at = 0;
	for (let lines = 0; at < tree.end[error] && lines < MAX_LINES; lines++) {
		const line = text.indexOf('\n', at);
		const end = line === -1 ? text.length : line;
		const match = end - at > 300 ? null : HEADER.exec(text.slice(at, end));
		const name = match === null ? undefined : (match[1] ?? match[2]);
		if (match !== null && name !== undefined) openLost(walk, error, at, match[0], name, known);
		else if (TEST.test(text.slice(at, Math.min(end, at + 300)))) openLostTest(walk, error, at, end, known);
		at = end + 1;
	}
}

/** `@test '…' {`. */
function openLostTest(
	walk: Walk,
	error: number,
	line: number,
	lineEnd: number,
	known: ReadonlySet<number>,
): void {
	const { tree, text } = walk;
	const start = text.indexOf('@', line);
	const end = headerEnd(text, start);
	if (end === -1) return;
	const test = testName(text, start, end);
	if (test === null || test.name === '' || known.has(start) || walk.lost.has(start)) return;
	const limit = tree.end[tree.parent[error] === -1 ? error : tree.parent[error]];
	const close = closingLine(text, end, text.slice(line, start), limit);
	if (lineEnd > limit) return;
	walk.lost.add(start);
	walk.openChunk({
		kind: 'function',
		name: test.name,
		start,
		end: close === -1 ? lineEnd : close,
		nameStart: test.start,
		flags: ChunkFlag.broken | ChunkFlag.test,
		signature: text.slice(start, end),
	});
	walk.closeChunk();
}

function openLost(
	walk: Walk,
	error: number,
	line: number,
	header: string,
	name: string,
	known: ReadonlySet<number>,
): void {
	const { tree, text } = walk;
	const indent = /^[ \t]*/.exec(header)![0];
	const start = line + indent.length;
	const nameStart =
		line + header.indexOf(name, header.indexOf('function') === indent.length ? indent.length + 8 : 0);
	// What stands before the error is its header only when the error begins with the brackets.
	const before = previousSibling(tree, error);
	const isTorn = before !== -1 && tree.start[before] === start && walk.kind(before) === Kind.command;
	if (known.has(start) || walk.lost.has(start) || (start < tree.start[error] && !isTorn)) return;
	const limit = tree.end[tree.parent[error] === -1 ? error : tree.parent[error]];
	const close = closingLine(text, line + header.length, indent, Math.min(limit, text.length));
	const end = close === -1 ? line + header.length : close;
	if (end <= nameStart) return;
	walk.lost.add(start);
	const chunk = walk.openChunk({
		kind: 'function',
		name,
		start,
		end,
		nameStart,
		flags: ChunkFlag.broken,
		signature: header.trim().replace(/\s*[{(]$/, ''),
	});
	walk.closeChunk();
	walk.declare(walk.scopes[0], 'function', name, nameStart, { chunk });
	if (walk.isTop) exportName(walk, name, nameStart, chunk);
}

function closingLine(text: string, from: number, indent: string, limit: number): number {
	for (const bracket of ['}', ')']) {
		const wanted = `\n${indent}${bracket}`;
		const at = text.indexOf(wanted, from);
		if (at !== -1 && at + wanted.length <= limit) return at + wanted.length;
	}
	return -1;
}

function knownFunctions(walk: Walk, error: number): Set<number> {
	const { tree } = walk;
	const known = new Set<number>();
	for (let node = error; node < tree.after[error]; node++) {
		if (walk.kind(node) === Kind.function_definition) known.add(tree.start[node]);
	}
	return known;
}
