import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { clipped, clippedText } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_ARGS = 400;

const FLAGS: Readonly<Record<string, number>> = {
	public: ChunkFlag.public,
	protected: ChunkFlag.protected,
	private: ChunkFlag.private,
	static: ChunkFlag.static,
	abstract: ChunkFlag.abstract,
	async: ChunkFlag.async,
	override: ChunkFlag.override,
	readonly: ChunkFlag.readonly,
	const: ChunkFlag.readonly | ChunkFlag.static,
	unsafe: ChunkFlag.unsafe,
	extern: ChunkFlag.declaration,
};
const ACCESS = ChunkFlag.public | ChunkFlag.protected | ChunkFlag.private;

export interface Modifiers {
	/** Bits of `ChunkFlag`. */
	flags: number;
	/** `internal` and `file` have no flag, but say that nothing else is meant. */
	hasAccess: boolean;
	isConst: boolean;
	annotations: Annotation[] | null;
	/** Where the header begins, behind the attributes it starts with. */
	headerStart: number;
}

/** The first child behind the attributes of a declaration; -1 when there is nothing but attributes. */
export function afterAttributes(walk: Walk, declaration: number): number {
	const { tree } = walk;
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind !== Kind.attribute_list && kind !== Kind.comment && kind !== Kind.preproc_region) return child;
	}
	return -1;
}

export function readModifiers(walk: Walk, declaration: number): Modifiers {
	const { tree } = walk;
	const read: Modifiers = { flags: 0, hasAccess: false, isConst: false, annotations: null, headerStart: -1 };
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.comment || kind === Kind.preproc_region) continue;
		if (kind === Kind.attribute_list) {
			read.annotations = annotationsIn(walk, child, read.annotations);
			continue;
		}
		if (read.headerStart === -1) read.headerStart = tree.start[child];
		if (kind !== Kind.modifier) break;
		const word = walk.textOf(child);
		read.flags |= FLAGS[word] ?? 0;
		if (word === 'const') read.isConst = true;
		if (word === 'internal' || word === 'file') read.hasAccess = true;
	}
	if ((read.flags & ACCESS) !== 0) read.hasAccess = true;
	if (read.headerStart === -1) read.headerStart = tree.start[declaration];
	return read;
}

/** The attributes of a list, also those in an `#if`, added to `known`. */
export function annotationsIn(walk: Walk, list: number, known: Annotation[] | null): Annotation[] | null {
	const { tree, fields } = walk;
	let found = known;
	let target = '';
	for (let node = list + 1; node < tree.after[list]; node++) {
		const kind = walk.kind(node);
		if (kind === Kind.attribute_target_specifier) target = `${walk.textOf(node).replace(/[\s:]+$/, '')}:`;
		else if (kind === Kind.attribute_list) target = '';
		else if (kind === Kind.attribute) {
			const annotation: Annotation = {
				name: target + clippedText(walk, childByField(tree, node, fields.name)),
			};
			const args = childOfKind(tree, node, walk.kinds, Kind.argument_list);
			if (args !== -1) {
				annotation.args = clipped(walk, tree.start[args] + 1, tree.end[args] - 1, MAX_ARGS).trim();
			}
			found ??= [];
			found.push(annotation);
			node = tree.after[node] - 1;
		}
	}
	return found;
}

/** What a member may be seen by when it does not say so. */
export function impliedAccess(walk: Walk, { hasAccess }: Modifiers): number {
	const { owner } = walk;
	if (hasAccess || owner === undefined || owner.chunk !== walk.out.currentChunk) return 0;
	return owner.kind === 'interface' ? ChunkFlag.public : ChunkFlag.private;
}

/** The header as written, without attributes, and without what follows `end` or ends it. */
export function headerText(walk: Walk, headerStart: number, end: number, limit = 2000): string {
	const { text } = walk;
	let at = end;
	while (at > headerStart && (text.charCodeAt(at - 1) <= 32 || text[at - 1] === ';')) at--;
	return clipped(walk, headerStart, at, limit);
}
