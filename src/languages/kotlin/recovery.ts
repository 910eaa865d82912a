import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { bind } from '../shared/scopes.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const KINDS: Readonly<Record<number, ChunkKind>> = {
	[Kind['"class"']]: 'class',
	[Kind['"interface"']]: 'interface',
	[Kind['"object"']]: 'object',
	[Kind['"fun"']]: 'function',
};

/** `class Name` and `fun name` in an ERROR node: a chunk of the rest of its line. */
export function enterKeyword(walk: Walk, token: number): void {
	const { tree, text } = walk;
	const error = tree.parent[token];
	if (walk.kind(error) !== Kind.ERROR) return;
	const name = nextWritten(walk, token);
	if (name === -1 || walk.isEmpty(name) || !/^(?:[A-Za-z_]\w*|`[^`\n]+`)$/.test(walk.textOf(name))) return;
	const between = text.slice(tree.end[token], tree.start[name]);
	if (between === '' || between.includes('\n')) return;
	walk.setRole(name, Role.none);
	const line = text.indexOf('\n', tree.start[token]);
	const start = tree.start[token];
	const end = Math.max(Math.min(line === -1 ? text.length : line, tree.end[error]), tree.end[name]);
	const kind = KINDS[walk.kind(token)];
	const lost = walk.layout.ownerOf(walk, token);
	const isMember = lost !== null || walk.memberAt(token) !== undefined;
	const chunk = walk.openChunk({
		kind: kind === 'function' && isMember ? 'method' : kind,
		name: walk.nameOf(name),
		start,
		end,
		nameStart: tree.start[name],
		flags: ChunkFlag.broken,
		signature: text.slice(start, end).trim(),
		container: lost?.qualified,
	});
	walk.layout.note(walk, token, kind !== 'function');
	walk.closeChunk();
	bind(walk, kind === 'function' ? 'function' : 'class', name, { chunk });
}
