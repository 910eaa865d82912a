import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { clipped } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_ARGS = 400;

const FLAGS: Readonly<Record<string, number>> = {
	public: ChunkFlag.public | ChunkFlag.exported,
	open: ChunkFlag.public | ChunkFlag.exported,
	private: ChunkFlag.private,
	fileprivate: ChunkFlag.private,
	static: ChunkFlag.static,
	class: ChunkFlag.static,
	override: ChunkFlag.override,
	optional: ChunkFlag.optional,
};
const ACCESS = new Set(['public', 'open', 'private', 'fileprivate', 'internal', 'package']);

export interface Modifiers {
	/** Bits of `ChunkFlag`. */
	flags: number;
	/** `internal` and `package` have no flag, but say that nothing else is meant. */
	hasAccess: boolean;
	annotations: Annotation[] | null;
	/** Where the header begins, behind the attributes it starts with. */
	headerStart: number;
}

/** The first child behind the attributes of a declaration; -1 when there is nothing but those. */
export function afterModifiers(walk: Walk, declaration: number): number {
	const { tree } = walk;
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind !== Kind.modifiers && kind !== Kind.comment && kind !== Kind.multiline_comment) return child;
	}
	return -1;
}

export function readModifiers(walk: Walk, declaration: number): Modifiers {
	const { tree } = walk;
	const read: Modifiers = { flags: 0, hasAccess: false, annotations: null, headerStart: -1 };
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.modifiers) readList(walk, child, read);
		else if (kind === Kind['"class"'] && tree.field[child] === 0) note(read, 'class', tree.start[child]);
		else if (read.headerStart === -1 && kind !== Kind.comment && kind !== Kind.multiline_comment)
			read.headerStart = tree.start[child];
	}
	if (read.headerStart === -1) read.headerStart = tree.start[declaration];
	return read;
}

function readList(walk: Walk, list: number, read: Modifiers): void {
	const { tree } = walk;
	for (let node = list + 1; node < tree.after[list]; node = tree.after[node]) {
		const kind = walk.kind(node);
		if (kind === Kind.attribute) {
			const annotation = annotationOf(walk, node);
			if (annotation === null) continue;
			read.annotations ??= [];
			read.annotations.push(annotation);
		} else if (kind !== Kind.comment && kind !== Kind.multiline_comment) {
			// `private(set)` is about writing only.
			const isWriting = kind === Kind.visibility_modifier && walk.textOf(node).includes('(');
			note(read, isWriting ? '' : walk.textOf(node), tree.start[node]);
		}
	}
}

function note(read: Modifiers, word: string, start: number): void {
	if (read.headerStart === -1) read.headerStart = start;
	read.flags |= FLAGS[word] ?? 0;
	if (ACCESS.has(word)) read.hasAccess = true;
}

/** Name and arguments apart; null for a modifier that was parsed as an attribute. */
export function annotationOf(walk: Walk, attribute: number): Annotation | null {
	const { tree, text } = walk;
	const start = tree.start[attribute];
	if (text[start] !== '@') return null;
	const open = childOfKind(tree, attribute, walk.kinds, Kind['"("']);
	const end = tree.end[attribute];
	if (open === -1) return { name: clipped(walk, start + 1, end, 200) };
	const args = clipped(walk, tree.end[open], Math.max(tree.end[open], end - 1), MAX_ARGS).trim();
	return { name: clipped(walk, start + 1, tree.start[open], 200).trim(), args };
}

/** How a declaration that does not say so may be seen. */
export function withImpliedAccess(walk: Walk, { flags, hasAccess }: Modifiers): number {
	return hasAccess ? flags : flags | (walk.memberOf?.access ?? 0);
}

/** The header as written, without attributes, and without what follows `end` or ends it. */
export function headerText(walk: Walk, headerStart: number, end: number, limit = 2000): string {
	const { text } = walk;
	let at = end;
	while (at > headerStart && (text.charCodeAt(at - 1) <= 32 || text[at - 1] === ';')) at--;
	return clipped(walk, headerStart, at, limit);
}
