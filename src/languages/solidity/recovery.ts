import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { columnOf } from '../shared/lost-span.ts';
import { Kind } from './syntax.ts';
import type { Owner, Walk } from './walk.ts';

/*
 * What the grammar misplaces around a syntax error, where mending the braces did not help: members that
 * stand beside their contract, and headers that are left as loose tokens in an ERROR node.
 */

/** The contract that a member belongs to although the tree has it elsewhere; null for a sound place. */
export function lostOwner(walk: Walk, member: number): Owner | null {
	const { recentOwner, tree } = walk;
	if (recentOwner === null || walk.owners.length > 0) return null;
	const around = tree.parent[member];
	if (around !== 0 && walk.kind(around) !== Kind.ERROR) return null;
	return columnOf(walk, member) > recentOwner.column ? recentOwner : null;
}

/** A contract that lies in another: none can, so a brace is missing before it. */
export function isTornOut(walk: Walk): boolean {
	return walk.owners.length > 0;
}

const KEYWORD_KIND: Readonly<Record<number, ChunkKind>> = {
	[Kind['"contract"']]: 'class',
	[Kind['"interface"']]: 'interface',
	[Kind['"library"']]: 'object',
	[Kind['"struct"']]: 'struct',
	[Kind['"enum"']]: 'enum',
	[Kind['"event"']]: 'event',
	[Kind['"function"']]: 'function',
	[Kind['"modifier"']]: 'modifier',
};
const OWNERS: Readonly<Record<number, Owner['kind']>> = {
	[Kind['"contract"']]: 'contract',
	[Kind['"interface"']]: 'interface',
	[Kind['"library"']]: 'library',
};

const NAME = /[ \t]+([A-Za-z_$][\w$]*)/y;

/** `contract Name` or `function name` in an ERROR node: a chunk of the rest of its line. */
export function enterKeyword(walk: Walk, token: number): void {
	const { tree, text } = walk;
	const error = tree.parent[token];
	if (walk.kind(error) !== Kind.ERROR) return;
	const start = tree.start[token];
	NAME.lastIndex = tree.end[token];
	const [written, name] = NAME.exec(text) ?? ['', ''];
	if (name === '') return;
	const nameStart = tree.end[token] + written.length - name.length;
	// What is open ends with the nearest node that is no error, at the earliest.
	let around = error;
	while (around > 0 && walk.kind(around) === Kind.ERROR) around = tree.parent[around];
	const line = text.indexOf('\n', start);
	const lineEnd = Math.min(line === -1 ? text.length : line, tree.end[around]);
	if (nameStart + name.length > lineEnd) return;
	const kind = KEYWORD_KIND[walk.kind(token)];
	const ownerKind = OWNERS[walk.kind(token)];
	const lost = ownerKind === undefined ? lostOwner(walk, token) : null;
	const isMember = lost !== null || walk.owner !== null;
	const chunk = walk.openChunk({
		kind: kind === 'function' && isMember ? 'method' : kind,
		name,
		start,
		end: lineEnd,
		nameStart,
		flags: ChunkFlag.broken,
		signature: text.slice(start, lineEnd),
		container: ownerKind === undefined ? (lost?.qualified ?? null) : '',
	});
	const owner = { name, qualified: walk.qualified, chunk, bases: new Set<string>(), isTestSuite: false };
	walk.closeChunk();
	if (ownerKind === undefined) return;
	walk.bind(walk.scopes[0], ownerKind === 'interface' ? 'type' : 'class', name, nameStart, {
		chunk,
	});
	walk.recentOwner = { ...owner, kind: ownerKind, column: columnOf(walk, token) };
}
