import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { childByField, nextSibling } from '../../model/syntax-walk.ts';
import { nameNodeOf } from './callees.ts';
import { Kind } from './kinds.ts';
import { namedType } from './type-names.ts';
import { Role, type Walk } from './walk.ts';

/*
 * What the grammar gets wrong around a syntax error. Two shapes are common: the header of an item is left
 * as loose tokens in an ERROR node; and behind a brace that nobody closed, items stand inside one that
 * they do not belong to. How far a line is indented then tells better where it belongs.
 */

const KIND_OF_WORD: Readonly<Record<number, ChunkKind>> = {
	[Kind.fnToken]: 'function',
	[Kind.structToken]: 'struct',
	[Kind.enumToken]: 'enum',
	[Kind.traitToken]: 'trait',
	[Kind.modToken]: 'namespace',
};

/** `fn name` in an ERROR node: a chunk of the rest of its line. */
export function enterKeyword(walk: Walk, token: number): void {
	const { tree, out, text } = walk;
	const error = tree.parent[token];
	if (walk.kind(error) !== Kind.error) return;
	const name = nameAfter(walk, token, error);
	if (name === -1 || tree.start[name] === tree.end[name]) return;
	walk.roles[name] = Role.silent;
	const start = tree.start[token];
	const line = text.indexOf('\n', start);
	const around = error === 0 ? error : tree.parent[error];
	const lineEnd = Math.min(line === -1 ? text.length : line, tree.end[around]);
	out.openChunk({
		kind: KIND_OF_WORD[walk.kind(token)],
		name: walk.textOf(name),
		start,
		end: Math.max(lineEnd, tree.end[name]),
		nameStart: tree.start[name],
		flags: ChunkFlag.broken,
		signature: text.slice(start, lineEnd),
		container: lostPlace(walk, token)?.container,
	});
	out.closeChunk();
}

/** Behind `a.`, the `f()` of a `fn f()` reads as a call of `a`'s: it is none. */
function nameAfter(walk: Walk, token: number, error: number): number {
	const { tree } = walk;
	const next = nextSibling(tree, token);
	if (next !== -1) return isName(walk.kind(next)) ? next : -1;
	const outside = nextSibling(tree, error);
	if (!isName(walk.kind(outside))) return -1;
	const call = tree.parent[tree.parent[outside]];
	if (walk.kind(call) === Kind.call) walk.roles[call] = Role.silent;
	return outside;
}

function isName(kind: number): boolean {
	return kind === Kind.identifier || kind === Kind.typeIdentifier || kind === Kind.fieldIdentifier;
}

const HOLDS_ITEMS: ReadonlySet<number> = new Set<number>([
	Kind.functionItem,
	Kind.implItem,
	Kind.traitItem,
	Kind.modItem,
]);

/** Where an item of a broken file belongs. */
export interface Place {
	/** Qualified name of what it is in; '' for the top of the file. */
	container: string;
	/** It is in an `impl` or a trait. */
	isMember: boolean;
}

/** Levels of the tree between an item and what it may belong to: enough for any code that people indent. */
const MAX_CLIMB = 200;

/** null for an item that is where the tree has it. */
export function lostPlace(walk: Walk, node: number): Place | null {
	if (!walk.isBroken(0)) return null;
	const { tree } = walk;
	const column = columnOf(walk, node);
	let isLost = false;
	let levels = 0;
	for (let around = tree.parent[node]; around > 0; around = tree.parent[around]) {
		if (++levels > MAX_CLIMB) return null;
		if (!HOLDS_ITEMS.has(walk.kind(around)) || !beginsLine(walk, around)) continue;
		if (columnOf(walk, around) < column) return isLost ? placeIn(walk, around) : null;
		isLost = true;
	}
	return isLost ? { container: '', isMember: false } : null;
}

function placeIn(walk: Walk, owner: number): Place {
	const { tree, fields } = walk;
	const names: string[] = [];
	for (let around = owner, levels = 0; around > 0 && levels < MAX_CLIMB; around = tree.parent[around]) {
		const kind = walk.kind(around);
		levels++;
		if (!HOLDS_ITEMS.has(kind)) continue;
		const name =
			kind === Kind.implItem
				? nameNodeOf(walk, namedType(walk, childByField(tree, around, fields.type)))
				: childByField(tree, around, fields.name);
		if (name !== -1) names.push(walk.textOf(name));
	}
	const kind = walk.kind(owner);
	return {
		container: names.reverse().join('.'),
		isMember: kind === Kind.implItem || kind === Kind.traitItem,
	};
}

function columnOf(walk: Walk, node: number): number {
	const start = walk.tree.start[node];
	return start === 0 ? 0 : start - walk.text.lastIndexOf('\n', start - 1) - 1;
}

/** Of an item that follows another on its line, the column says nothing. */
function beginsLine(walk: Walk, node: number): boolean {
	const start = walk.tree.start[node];
	return /^\s*$/.test(walk.text.slice(start - columnOf(walk, node), start));
}
