import { ChunkFlag } from '../../model/chunk.ts';
import { nextSibling, previousSibling } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { modifiersOf, readModifiers } from './modifiers.ts';
import { bind } from './scopes.ts';
import { Kind } from './syntax.ts';
import type { TypeFacts } from './type-facts.ts';
import type { Walk } from './walk.ts';

/*
 * What the grammar misplaces around a syntax error. A brace too many ends a type early, and its further
 * members stand beside it; a brace too few makes members statements of a method; a header that cannot
 * be read is left as loose tokens in an ERROR node.
 */

const ACCESS = ChunkFlag.public | ChunkFlag.protected | ChunkFlag.private | ChunkFlag.static;

export function noteType(walk: Walk, node: number, facts: TypeFacts): void {
	if (!walk.isBroken(0)) return;
	facts.column = columnOf(walk, node);
	walk.recentType = facts;
}

/** The type that a member belongs to although the tree has it elsewhere; null for a sound place. */
export function lostOwner(walk: Walk, member: number): TypeFacts | null {
	const { recentType, tree, types } = walk;
	if (recentType === null) return null;
	if (types.length > 0) return isLostField(walk, member) ? types[types.length - 1] : null;
	const around = tree.parent[member];
	if (around !== 0 && walk.kind(around) !== Kind.ERROR) return null;
	return columnOf(walk, member) > recentType.column ? recentType : null;
}

/** A type that begins no deeper than the one it lies in: a brace is missing before it. */
export function isTornOut(walk: Walk, type: number): boolean {
	const owner = walk.types[walk.types.length - 1];
	if (owner === undefined || !walk.isBroken(0)) return false;
	return columnOf(walk, type) <= owner.column;
}

/** A variable of a method that says who may see it is a field. */
export function isLostField(walk: Walk, declaration: number): boolean {
	return (
		walk.recentType !== null &&
		walk.types.length > 0 &&
		walk.kind(declaration) === Kind.local_variable_declaration &&
		(readModifiers(walk, declaration).flags & ACCESS) !== 0
	);
}

const KEYWORD_KIND = {
	[Kind['"class"']]: ['class', 'class'],
	[Kind['"interface"']]: ['interface', 'interface'],
	[Kind['"@interface"']]: ['annotation', 'interface'],
	[Kind['"enum"']]: ['enum', 'enum'],
	[Kind['"record"']]: ['record', 'record'],
} as const;

/** `class Name` in an ERROR node: a chunk of the rest of its line, with the modifiers before it. */
export function enterKeyword(walk: Walk, token: number): void {
	const { tree, text } = walk;
	const error = tree.parent[token];
	if (walk.kind(error) !== Kind.ERROR) return;
	const name = nextSibling(tree, token);
	if (walk.kind(name) !== Kind.identifier || tree.start[name] === tree.end[name]) return;
	walk.setRole(name, Role.none);
	const isWhole = previousSibling(tree, token) === modifiersOf(walk, error);
	const { flags, annotations, headerStart } = readModifiers(walk, isWhole ? error : token);
	const start = isWhole ? tree.start[error] : headerStart;
	const line = text.indexOf('\n', tree.start[token]);
	const lineEnd = Math.min(line === -1 ? text.length : line, tree.end[error]);
	const [kind, chunkKind] = KEYWORD_KIND[walk.kind(token) as keyof typeof KEYWORD_KIND];
	const chunk = walk.openChunk({
		kind: chunkKind,
		name: walk.textOf(name),
		start,
		end: Math.max(lineEnd, tree.end[name]),
		nameStart: tree.start[name],
		flags: ChunkFlag.broken | flags,
		signature: text.slice(headerStart, lineEnd),
		annotations,
		container: walk.types.length === 0 ? '' : undefined,
	});
	const facts: TypeFacts = {
		name: walk.textOf(name),
		qualified: walk.qualified,
		kind,
		chunk,
		components: -1,
		componentCount: 0,
		isTestCase: false,
		isTestClass: false,
		column: 0,
	};
	walk.closeChunk();
	bind(walk, 'class', name, { chunk });
	noteType(walk, token, facts);
}

/** How far the line that a node begins on is indented. */
function columnOf({ tree, text }: Walk, node: number): number {
	const start = tree.start[node];
	const line = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
	let at = line;
	while (at < start && text.charCodeAt(at) <= 32) at++;
	return at - line;
}
