import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { clipped, dotted } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;

const FLAGS: Readonly<Record<number, number>> = {
	[Kind['"public"']]: ChunkFlag.public,
	[Kind['"protected"']]: ChunkFlag.protected,
	[Kind['"private"']]: ChunkFlag.private,
	[Kind['"static"']]: ChunkFlag.static,
	[Kind['"abstract"']]: ChunkFlag.abstract,
};

export interface Modifiers {
	/** Bits of `ChunkFlag`; `override` for `@Override`. */
	flags: number;
	isFinal: boolean;
	annotations: Annotation[] | null;
	/** Where the header begins, behind the annotations it starts with. */
	headerStart: number;
}

/** The `modifiers` of a declaration, which stand first in it; -1 without any. */
export function modifiersOf(walk: Walk, declaration: number): number {
	const { tree } = walk;
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.modifiers) return child;
		if (kind !== Kind.ERROR && kind !== Kind.block_comment && kind !== Kind.line_comment) break;
	}
	return -1;
}

export function readModifiers(walk: Walk, declaration: number): Modifiers {
	const { tree } = walk;
	const read: Modifiers = {
		flags: 0,
		isFinal: false,
		annotations: null,
		headerStart: tree.start[declaration],
	};
	const modifiers = modifiersOf(walk, declaration);
	if (modifiers === -1) return read;
	let headerStart = -1;
	for (let child = modifiers + 1; child < tree.after[modifiers]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.line_comment || kind === Kind.block_comment) continue;
		if (kind === Kind.annotation) {
			const annotation = annotationOf(walk, child);
			if (/(?:^|\.)Override$/.test(annotation.name)) read.flags |= ChunkFlag.override;
			read.annotations ??= [];
			read.annotations.push(annotation);
			continue;
		}
		if (headerStart === -1) headerStart = tree.start[child];
		if (kind === Kind['"final"']) read.isFinal = true;
		read.flags |= FLAGS[kind] ?? 0;
	}
	read.headerStart = headerStart === -1 ? afterModifiers(walk, declaration, modifiers) : headerStart;
	return read;
}

function afterModifiers(walk: Walk, declaration: number, modifiers: number): number {
	const { tree } = walk;
	for (let child = tree.after[modifiers]; child < tree.after[declaration]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind !== Kind.line_comment && kind !== Kind.block_comment) return tree.start[child];
	}
	return tree.start[declaration];
}

export function annotationOf(walk: Walk, node: number): Annotation {
	const { tree, fields } = walk;
	const name = dotted(walk, childByField(tree, node, fields.name));
	const args = childByField(tree, node, fields.arguments);
	if (args === -1) return { name };
	return { name, args: clipped(walk, tree.start[args] + 1, tree.end[args] - 1, MAX_TEXT).trim() };
}
