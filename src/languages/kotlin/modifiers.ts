import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { childOfKind, nextNamedSibling, previousSibling } from '../../model/syntax-walk.ts';
import { clipped, clippedText } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_ARGS = 400;
const MAX_STRAY = 40;

const FLAGS: Readonly<Record<string, number>> = {
	public: ChunkFlag.public,
	private: ChunkFlag.private,
	protected: ChunkFlag.protected,
	abstract: ChunkFlag.abstract,
	override: ChunkFlag.override,
	suspend: ChunkFlag.async,
};
const ACCESS = new Set(['public', 'private', 'protected', 'internal']);

export interface Modifiers {
	/** Bits of `ChunkFlag`. */
	flags: number;
	/** `internal` has no flag, but says that nothing else is meant. */
	hasAccess: boolean;
	annotations: Annotation[] | null;
	/** Where the header begins, behind the annotations it starts with. */
	headerStart: number;
}

/** The first child behind the modifiers of a declaration; -1 when there is nothing but those. */
export function afterModifiers(walk: Walk, declaration: number): number {
	const { tree } = walk;
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.modifiers && !walk.isComment(child)) return child;
	}
	return -1;
}

export function readModifiers(walk: Walk, declaration: number): Modifiers {
	const { tree } = walk;
	const read: Modifiers = { flags: 0, hasAccess: false, annotations: null, headerStart: -1 };
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.modifiers) readList(walk, child, read);
		else if (read.headerStart === -1 && !walk.isComment(child)) read.headerStart = tree.start[child];
	}
	if (read.headerStart === -1) read.headerStart = tree.start[declaration];
	const stray = strayAnnotations(walk, declaration);
	if (stray !== null) read.annotations = [...stray, ...(read.annotations ?? [])];
	if (read.annotations?.some(hides)) read.flags |= ChunkFlag.hidden;
	return read;
}

/** `@Deprecated("…", level = DeprecationLevel.HIDDEN)` */
function hides({ name, args }: Annotation): boolean {
	if (!/^(?:kotlin\.)?Deprecated$/.test(name)) return false;
	return /\bHIDDEN\b/.test((args ?? '').replace(/"(?:[^"\\]|\\.)*"/g, ''));
}

/** Where a declaration begins, with annotations that the grammar took for something before it. */
export function startOf(walk: Walk, declaration: number): number {
	return walk.tree.start[firstOf(walk, declaration)];
}

/** The node that a declaration begins with: itself, or its annotations that stand before it. */
export function firstOf(walk: Walk, declaration: number): number {
	return strayBefore(walk, declaration).at(0) ?? declaration;
}

function strayAnnotations(walk: Walk, declaration: number): Annotation[] | null {
	const found = strayBefore(walk, declaration).flatMap((node) => annotationsOf(walk, node) ?? []);
	return found.length === 0 ? null : found;
}

/**
 * Annotations of a declaration outside of a type that the grammar took for those of expressions before
 * it: `@A @B(x) class C` as `@A @B (x)` and `class C`. They belong together when nothing stands between.
 */
function strayBefore(walk: Walk, declaration: number): number[] {
	const { tree, text } = walk;
	const found: number[] = [];
	if (tree.parent[declaration] !== 0) return found;
	for (let next = declaration; found.length < MAX_STRAY; next = found[0]) {
		const at = previousSibling(tree, next);
		if (at === -1 || walk.kind(at) !== Kind.prefix_expression) break;
		if (text.slice(tree.end[at], tree.start[next]).trim() !== '' || annotationsOf(walk, at) === null) break;
		found.unshift(at);
	}
	return found;
}

/** The annotations of an expression that is nothing else, but for brackets that belong to the last of them. */
function annotationsOf(walk: Walk, expression: number): Annotation[] | null {
	const { tree, kinds } = walk;
	let found: Annotation[] | null = null;
	let at = expression;
	for (let count = 0; count < MAX_STRAY && walk.kind(at) === Kind.prefix_expression; count++) {
		const annotation = childOfKind(tree, at, kinds, Kind.annotation);
		if (annotation === -1) return null;
		found = annotationsIn(walk, annotation, found);
		at = nextNamedSibling(tree, annotation);
	}
	if (found === null || walk.kind(at) !== Kind.parenthesized_expression) return at === -1 ? found : null;
	const last = found[found.length - 1];
	last.args ??= clipped(
		walk,
		tree.start[at] + 1,
		Math.max(tree.start[at] + 1, tree.end[at] - 1),
		MAX_ARGS,
	).trim();
	return found;
}

function readList(walk: Walk, list: number, read: Modifiers): void {
	const { tree } = walk;
	for (let node = list + 1; node < tree.after[list]; node = tree.after[node]) {
		if (walk.kind(node) === Kind.annotation) {
			read.annotations = annotationsIn(walk, node, read.annotations);
		} else if (!walk.isComment(node)) {
			const word = walk.textOf(node);
			if (read.headerStart === -1) read.headerStart = tree.start[node];
			read.flags |= FLAGS[word] ?? 0;
			if (ACCESS.has(word)) read.hasAccess = true;
		}
	}
}

/** The types of `@A(x)`, `@get:A` and `@field:[A B]`: calls of a constructor, or names alone. */
export function annotationTypes(walk: Walk, annotation: number): number[] {
	const { tree } = walk;
	const found: number[] = [];
	for (let child = annotation + 1; child < tree.after[annotation]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.constructor_invocation || kind === Kind.user_type) found.push(child);
	}
	return found;
}

/** Name and arguments apart, the name with the part that is annotated: `get:JvmName`. */
export function annotationsIn(
	walk: Walk,
	annotation: number,
	known: Annotation[] | null,
	target = targetOf(walk, annotation),
): Annotation[] | null {
	const { tree, kinds } = walk;
	let found = known;
	for (const node of annotationTypes(walk, annotation)) {
		const isCall = walk.kind(node) === Kind.constructor_invocation;
		const note: Annotation = { name: target + clippedText(walk, isCall ? node + 1 : node, 200) };
		const args = isCall ? childOfKind(tree, node, kinds, Kind.value_arguments) : -1;
		if (args !== -1)
			note.args = clipped(
				walk,
				tree.start[args] + 1,
				Math.max(tree.start[args] + 1, tree.end[args] - 1),
				MAX_ARGS,
			).trim();
		found ??= [];
		found.push(note);
	}
	return found;
}

function targetOf(walk: Walk, annotation: number): string {
	const target = childOfKind(walk.tree, annotation, walk.kinds, Kind.use_site_target);
	return target === -1 ? '' : `${walk.textOf(target).replace(/[\s:]+$/, '')}:`;
}

/**
 * The flags of a declaration: what does not say otherwise is public, and others see it when they see
 * what it is a member of. Names of a function are seen by nobody.
 */
export function withAccess(walk: Walk, node: number, { flags, hasAccess }: Modifiers): number {
	const memberOf = walk.memberAt(node);
	if (memberOf === undefined && !walk.isOutside(node)) return flags;
	const seen = hasAccess ? flags : flags | ChunkFlag.public;
	const isExported = (seen & ChunkFlag.public) !== 0 && (memberOf?.isExported ?? true);
	return isExported ? seen | ChunkFlag.exported : seen;
}

/** The header as written, without annotations, and without what follows `end` or ends it. */
export function headerText(walk: Walk, headerStart: number, end: number, limit = 2000): string {
	const { text } = walk;
	let at = end;
	while (at > headerStart && (text.charCodeAt(at - 1) <= 32 || text[at - 1] === ';')) at--;
	return clipped(walk, headerStart, at, limit);
}
