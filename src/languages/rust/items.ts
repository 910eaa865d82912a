import { type Annotation, ChunkFlag, type ChunkKind, type Param } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { tellExport } from '../shared/told-names.ts';
import type { Doc } from './doc.ts';
import { Kind } from './kinds.ts';
import { annotationsOf, type Notes } from './notes.ts';
import { lostPlace } from './recovery.ts';
import { bindName, isModuleLevel, itemScope } from './scopes.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;
const MAX_TYPE = 1000;

interface Header {
	kind: ChunkKind;
	/** The name token; -1 for an item without a name, such as `const _`. */
	name: number;
	flags: number;
	/** Offset where the signature ends. */
	headEnd: number;
	notes: Notes;
	/** Attributes written inside the item. */
	inner?: readonly number[];
	/** Documentation written inside it, when there is none before it. */
	innerDoc?: Doc | null;
	/** Node of what it returns, or is declared to be; -1 for none. */
	type?: number;
	params?: Param[] | null;
}

/** Opens the chunk of an item, field or variant. Its range begins with its attributes. */
export function openItem(walk: Walk, node: number, header: Header): number {
	const { tree, out } = walk;
	const name = isNamed(walk, header.name) ? walk.textOf(header.name) : null;
	const type = header.type ?? -1;
	const isPart = header.kind === 'field' || header.kind === 'enum_member';
	const place = isPart ? null : lostPlace(walk, node);
	const doc = header.notes.doc ?? header.innerDoc ?? null;
	const annotations: Annotation[] | null = annotationsOf(walk, header.notes.attributes, header.inner);
	return out.openChunk({
		kind: header.kind,
		name,
		start: header.notes.start,
		end: tree.end[node],
		nameStart: name === null ? -1 : tree.start[header.name],
		flags: header.flags | (place !== null || walk.isBroken(node) ? ChunkFlag.broken : 0),
		signature: headerText(walk, node, header.headEnd),
		type: type === -1 ? null : walk.clip(tree.start[type], tree.end[type], MAX_TYPE),
		params: header.params,
		annotations,
		container: place?.container,
		...doc,
	});
}

/** As written, but without the comments that may stand in it: on one line they would swallow the rest. */
export function headerText(walk: Walk, node: number, end: number): string {
	const { tree } = walk;
	const start = tree.start[node];
	const written = walk.clip(start, end, MAX_SIGNATURE);
	if (!written.includes('//') && !written.includes('/*')) return written;
	let text = '';
	let from = start;
	for (let at = node; at < tree.after[node] && tree.start[at] < end; at++) {
		const kind = walk.kind(at);
		if (kind !== Kind.lineComment && kind !== Kind.blockComment) continue;
		text += walk.text.slice(from, tree.start[at]);
		from = tree.end[at];
	}
	return (text + walk.text.slice(Math.min(from, end), end)).slice(0, MAX_SIGNATURE);
}

/** `_` names nothing, and recovery from a syntax error can leave an item without its name. */
export function isNamed(walk: Walk, name: number): boolean {
	if (name === -1) return false;
	const { tree, text } = walk;
	const length = tree.end[name] - tree.start[name];
	return length > 1 || (length === 1 && text.charCodeAt(tree.start[name]) !== 95);
}

/** Where the header ends when the body follows, and where it ends without a body: before the semicolon. */
export function headEndOf(walk: Walk, node: number, body: number): number {
	const { tree, text } = walk;
	if (body !== -1) return tree.start[body];
	const end = tree.end[node];
	return text.charCodeAt(end - 1) === 59 ? end - 1 : end;
}

/** The innermost `impl`, `trait`, `mod` or `extern` that the item is a direct member of; -1 for none. */
export function ownerOf(walk: Walk, node: number): number {
	const { tree } = walk;
	let around = tree.parent[node];
	if (walk.kind(around) === Kind.error) around = tree.parent[around];
	return walk.kind(around) === Kind.declarationList ? tree.parent[around] : -1;
}

/** A member of a type or trait: it has no name of its own in a scope. */
export function isMember(walk: Walk, owner: number): boolean {
	const kind = walk.kind(owner);
	return kind === Kind.implItem || kind === Kind.traitItem;
}

/** Members of a trait, of its implementations, and variants: as visible as what they belong to. */
function isImplied(walk: Walk, owner: number): boolean {
	const kind = walk.kind(owner);
	if (kind === Kind.implItem) {
		for (let child = owner + 1; child < walk.tree.after[owner]; child = walk.tree.after[child]) {
			if (walk.tree.field[child] === walk.fields.trait) return true;
		}
		return false;
	}
	return kind === Kind.traitItem || kind === Kind.enumVariant;
}

/**
 * `pub` is public; `pub(crate)`, `pub(super)` and `pub(in path)`, which open an item to some others, are
 * protected; what says nothing is private to its module.
 */
export function visibilityOf(walk: Walk, node: number, owner: number): number {
	const modifier = childOfKind(walk.tree, node, walk.kinds, Kind.visibility);
	if (modifier === -1) return isImplied(walk, owner) ? 0 : ChunkFlag.private;
	return modifierFlag(walk, modifier);
}

export function modifierFlag(walk: Walk, modifier: number): number {
	const written = walk.textOf(modifier);
	if (written === 'pub') return ChunkFlag.public;
	return /^pub\s*\(\s*self\s*\)$/.test(written) ? ChunkFlag.private : ChunkFlag.protected;
}

const VISIBLE = ChunkFlag.public | ChunkFlag.protected;

/** Binds an item's name, and offers it to others when its visibility says so. */
export function nameItem(
	walk: Walk,
	name: number,
	kind: BindingKind,
	chunk: number,
	flags: number,
	facts: { type?: string | null; value?: number } = {},
): void {
	if (!isNamed(walk, name)) return;
	const { tree, out } = walk;
	const place = lostPlace(walk, tree.parent[name]);
	const isTop = place?.container === '';
	if (place !== null && !isTop) return;
	const text = walk.textOf(name);
	const start = tree.start[name];
	bindName(walk, isTop ? walk.scopes[0] : itemScope(walk), kind, text, start, { chunk, ...facts });
	if ((flags & VISIBLE) === 0 || !(isTop || isModuleLevel(walk))) return;
	out.flagChunk(chunk, ChunkFlag.exported);
	if (isTop || walk.isOffered) exportItem(walk, isTop ? '' : walk.modulePath, text, start, chunk);
}

/** Items of an inline module are seen from outside the file by their path: `inner::f`. */
function exportItem(walk: Walk, path: string, name: string, start: number, chunk: number): void {
	tellExport(walk.out, path + name, start, start + name.length, chunk);
}
