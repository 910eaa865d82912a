import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { previousSibling } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const KINDS: Readonly<Record<number, ChunkKind>> = {
	[Kind['"class"']]: 'class',
	[Kind['"struct"']]: 'struct',
	[Kind['"interface"']]: 'interface',
	[Kind['"enum"']]: 'enum',
	[Kind['"record"']]: 'record',
};

/** The modifiers before a keyword begin the definition. */
function lineStart(walk: Walk, token: number): number {
	let first = token;
	for (let at = previousSibling(walk.tree, token); at !== -1; at = previousSibling(walk.tree, at)) {
		if (/[\n\r]/.test(walk.text.slice(walk.tree.start[at], walk.tree.start[token]))) break;
		first = at;
	}
	return first;
}

/** `class Name` in an ERROR node: a chunk of the rest of its line. */
export function enterKeyword(walk: Walk, token: number): void {
	const { tree, text } = walk;
	const error = tree.parent[token];
	if (walk.kind(error) !== Kind.ERROR) return;
	const name = nextWritten(walk, token);
	if (walk.kind(name) !== Kind.identifier || walk.isEmpty(name)) return;
	walk.setRole(name, Role.none);
	const line = text.indexOf('\n', tree.start[token]);
	const lineEnd = Math.min(line === -1 ? text.length : line, tree.end[error]);
	const start = tree.start[token];
	const end = Math.max(lineEnd, tree.end[name]);
	const chunk = walk.openChunk({
		kind: KINDS[walk.kind(token)],
		name: walk.textOf(name),
		start,
		end,
		nameStart: tree.start[name],
		flags: ChunkFlag.broken,
		signature: text.slice(start, end).trim(),
	});
	walk.layout.note(walk, lineStart(walk, token), true);
	walk.closeChunk();
	bind(walk, 'class', name, { chunk });
}
