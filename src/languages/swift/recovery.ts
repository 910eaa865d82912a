import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { Opener } from '../shared/layout.ts';
import { bind } from '../shared/scopes.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const KINDS: Readonly<Record<number, ChunkKind>> = {
	[Kind['"class"']]: 'class',
	[Kind['"struct"']]: 'struct',
	[Kind['"enum"']]: 'enum',
	[Kind['"protocol"']]: 'protocol',
	[Kind['"extension"']]: 'extension',
	[Kind['"actor"']]: 'class',
	[Kind['"func"']]: 'function',
};

const MODULE: Opener = { column: 0, qualified: '', isType: false };

/** Where a definition belongs when a syntax error put it elsewhere; what begins in the first column is of the module. */
export function lostPlace(walk: Walk, node: number): Opener | null {
	const lost = walk.layout.ownerOf(walk, node);
	if (lost !== null || walk.qualified === '' || !walk.isBroken(0)) return lost;
	const start = walk.tree.start[node];
	return start === 0 || walk.text[start - 1] === '\n' ? MODULE : null;
}

/** `class Name` and `func name` in an ERROR node: a chunk of the rest of its line. */
export function enterKeyword(walk: Walk, token: number): void {
	const { tree, text } = walk;
	const error = tree.parent[token];
	if (walk.kind(error) !== Kind.ERROR) return;
	const name = nextWritten(walk, token);
	if (name === -1 || walk.isEmpty(name) || !/^`?[A-Za-z_]\w*`?$/.test(walk.textOf(name))) return;
	walk.setRole(name, Role.none);
	const line = text.indexOf('\n', tree.start[token]);
	const start = tree.start[token];
	const end = Math.max(Math.min(line === -1 ? text.length : line, tree.end[error]), tree.end[name]);
	const kind = KINDS[walk.kind(token)];
	const lost = lostPlace(walk, token);
	const isMember = lost?.isType ?? walk.memberOf !== undefined;
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
