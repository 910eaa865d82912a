import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { childByField, childOfKind, previousSibling } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { tellExport } from '../shared/told-names.ts';
import { clipped, clippedText } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_ARGS = 400;

/** Where a declaration begins, with the annotations before it: the grammar has those as siblings, or as children. */
export function firstOf(walk: Walk, declaration: number): number {
	let first = declaration;
	for (let at = previousSibling(walk.tree, declaration); at !== -1; at = previousSibling(walk.tree, at)) {
		if (walk.kind(at) === Kind.annotation) first = at;
		else if (walk.kind(at) !== Kind.comment) break;
	}
	return first;
}

/** Name and arguments apart, in source order. */
export function annotationsOf(walk: Walk, declaration: number): Annotation[] | null {
	const { tree } = walk;
	const found: Annotation[] = [];
	for (let at = firstOf(walk, declaration); at < declaration; at = tree.after[at]) {
		if (walk.kind(at) === Kind.annotation) found.push(annotationOf(walk, at));
	}
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.annotation) found.push(annotationOf(walk, child));
		else if (walk.kind(child) !== Kind.comment) break;
	}
	return found.length === 0 ? null : found;
}

export function annotationOf(walk: Walk, node: number): Annotation {
	const { tree, fields } = walk;
	const args = childOfKind(tree, node, walk.kinds, Kind.arguments);
	const name = childByField(tree, node, fields.name);
	if (args === -1) return { name: clippedText(walk, name === -1 ? node : name, 200) };
	return {
		name: clipped(walk, tree.start[node] + 1, tree.start[args], 200).trim(),
		args: clipped(
			walk,
			tree.start[args] + 1,
			Math.max(tree.start[args] + 1, tree.end[args] - 1),
			MAX_ARGS,
		).trim(),
	};
}

/** Where the header begins, behind annotations that are children. */
export function headerStart(walk: Walk, declaration: number): number {
	const { tree } = walk;
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind !== Kind.annotation && kind !== Kind.comment) return tree.start[child];
	}
	return tree.start[declaration];
}

/** The header as written, up to `end`, and without what ends it. */
export function headerText(walk: Walk, start: number, end: number, limit = 2000): string {
	const { text } = walk;
	let at = end;
	while (at > start && (text.charCodeAt(at - 1) <= 32 || text[at - 1] === ';')) at--;
	return clipped(walk, start, at, limit);
}

/** A name that begins with an underscore is only seen in its library. */
export function accessOf(walk: Walk, name: string | null): number {
	if (name?.startsWith('_')) return ChunkFlag.private;
	return walk.memberOf === undefined ? 0 : ChunkFlag.public;
}

/** Binds the name of a declaration, and exports that of the library. */
export function nameIt(
	walk: Walk,
	kind: BindingKind,
	token: number,
	chunk: number,
	isOfLibrary: boolean,
): void {
	bind(walk, kind, token, { chunk });
	exportIt(walk, token, chunk, isOfLibrary);
}

export function exportIt(walk: Walk, token: number, chunk: number, isOfLibrary: boolean): void {
	const name = walk.textOf(token);
	if (!isOfLibrary || walk.isEmpty(token) || name.startsWith('_')) return;
	tellExport(walk.out, name, walk.tree.start[token], walk.tree.end[token], chunk);
}
