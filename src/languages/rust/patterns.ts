import type { BindingKind } from '../../model/recorder.ts';
import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import type { PassScope } from '../shared/tree-pass.ts';
import { nameNodeOf } from './callees.ts';
import { Kind } from './kinds.ts';
import { bindName } from './scopes.ts';
import { Role, type Walk } from './walk.ts';

/** A name that a pattern binds, and the way to it from the value that is matched. */
export interface Bound {
	node: number;
	name: string;
	/** `[0]` in tuples and slices, `.V.0` and `.V.x` in structs and variants of that name, '' for the whole value. */
	path: string;
}

/** Paths longer than this stop growing: nobody follows a value so deep. */
const MAX_PATH = 64;

/**
 * The names a pattern binds, in source order, which the walk then passes over; other names in it, of
 * variants and constants, it meets as references. Where a pattern may fail to match, a lone name that
 * begins with a capital is taken for a constant, as everybody writes them (the compiler warns of others).
 */
export function collectPattern(walk: Walk, pattern: number, mayFail: boolean): Bound[] {
	const bound: Bound[] = [];
	if (pattern === -1) return bound;
	const nodes = [pattern];
	const paths = [''];
	while (nodes.length > 0) {
		const node = nodes.pop()!;
		const path = paths.pop()!;
		switch (walk.kind(node)) {
			case Kind.identifier:
				if (!mayFail || !isConstantName(walk, node)) add(walk, bound, node, path);
				break;
			case Kind.shorthandField:
			case Kind.self:
				add(walk, bound, node, path);
				break;
			case Kind.capturedPattern:
				readCapture(walk, node, path, bound, nodes, paths);
				break;
			case Kind.mutPattern:
			case Kind.refPattern:
			case Kind.referencePattern:
			case Kind.orPattern:
			case Kind.tuplePattern:
			case Kind.slicePattern:
			case Kind.tupleStructPattern:
			case Kind.structPattern:
			case Kind.fieldPattern:
			case Kind.parameter:
				pushParts(walk, node, path, nodes, paths);
				break;
		}
	}
	return bound;
}

function add(walk: Walk, bound: Bound[], node: number, path: string): void {
	walk.roles[node] = Role.silent;
	bound.push({ node, name: walk.textOf(node), path });
}

/** `whole @ part`; the rest of a slice has a name in the same way. */
function readCapture(
	walk: Walk,
	node: number,
	path: string,
	bound: Bound[],
	nodes: number[],
	paths: string[],
): void {
	const { tree } = walk;
	const name = firstNamedChild(tree, node);
	let part = name === -1 ? -1 : tree.after[name];
	const end = tree.after[node];
	while (part !== -1 && part < end && !walk.isNamed(part)) part = tree.after[part];
	const isRest = walk.kind(part) === Kind.restPattern;
	if (walk.kind(name) === Kind.identifier) add(walk, bound, name, isRest ? restPath(path) : path);
	if (part === -1 || part >= end || isRest) return;
	nodes.push(part);
	paths.push(path);
}

function restPath(path: string): string {
	return path.replace(/\[\d*\]$/, '...');
}

/** The parts of a pattern with the way to each; the first last, because the lists are read from their end. */
function pushParts(walk: Walk, node: number, path: string, nodes: number[], paths: string[]): void {
	const { tree, fields } = walk;
	const kind = walk.kind(node);
	const from = nodes.length;
	let position = 0;
	let isPastRest = false;
	let hasComma = false;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const part = walk.kind(child);
		if (part === Kind.comma) {
			position++;
			hasComma = true;
		}
		if (part === Kind.restPattern) isPastRest = true;
		if (!walk.isNamed(child) || tree.field[child] === fields.type) continue;
		nodes.push(child);
		paths.push(path.length > MAX_PATH ? path : path + step(walk, kind, child, isPastRest ? -1 : position));
		if (part === Kind.capturedPattern && isRestCapture(walk, child)) isPastRest = true;
	}
	// `(A | B)` is in parentheses only to be grouped.
	if (kind === Kind.tuplePattern && !hasComma && nodes.length === from + 1) paths[from] = path;
	reverseFrom(nodes, from);
	reverseFrom(paths, from);
}

/** `rest @ ..` */
function isRestCapture(walk: Walk, node: number): boolean {
	for (let child = node + 1; child < walk.tree.after[node]; child = walk.tree.after[child]) {
		if (walk.kind(child) === Kind.restPattern) return true;
	}
	return false;
}

function step(walk: Walk, kind: number, child: number, position: number): string {
	const { tree, fields } = walk;
	switch (kind) {
		case Kind.tuplePattern:
		case Kind.slicePattern:
			return position === -1 ? '[]' : `[${position}]`;
		case Kind.tupleStructPattern:
			return position === -1 ? '[]' : `${ofType(walk, tree.parent[child])}.${position}`;
		case Kind.structPattern:
			return ofType(walk, tree.parent[child]);
		case Kind.fieldPattern: {
			const name = childByField(tree, tree.parent[child], fields.name);
			return `.${walk.textOf(name)}`;
		}
		default:
			return '';
	}
}

/** `.V` of `A::V { x }`. */
function ofType(walk: Walk, pattern: number): string {
	const name = nameNodeOf(walk, childByField(walk.tree, pattern, walk.fields.type));
	return name === -1 ? '' : `.${walk.textOf(name)}`;
}

function reverseFrom<T>(list: T[], from: number): void {
	for (let low = from, high = list.length - 1; low < high; low++, high--) {
		const kept = list[low];
		list[low] = list[high];
		list[high] = kept;
	}
}

export function isConstantName(walk: Walk, node: number): boolean {
	return isConstantText(walk.textOf(node));
}

/** Begins with a capital, whatever underscores stand before it. */
export function isConstantText(name: string): boolean {
	let at = 0;
	while (name[at] === '_') at++;
	const first = name[at] ?? '';
	return first !== first.toLowerCase();
}

export interface PatternFacts {
	kind: BindingKind;
	/** What the whole pattern is matched with; -1 when nothing is known. */
	value: number;
	/** Step from `value` to the whole pattern (`[]`: any element of it); '' for none. */
	path: string;
	type: string | null;
	/** The chunk that a pattern made of one name stands for, or -1. */
	chunk: number;
	/** Position in a parameter list, or -1. */
	index: number;
}

/** Each alternative of `A(x) | B(x)` gives the same `x`: the first binds it, the others write it. */
export function bindPattern(
	walk: Walk,
	scope: PassScope,
	bound: readonly Bound[],
	facts: PatternFacts,
): void {
	const { tree, out } = walk;
	const seen = bound.length > 1 ? new Set<string>() : null;
	for (const { node, name, path } of bound) {
		const start = tree.start[node];
		if (seen?.has(name)) {
			out.refer(name, start, 'write', false);
			continue;
		}
		seen?.add(name);
		scope.names.add(name);
		const isWhole = path === '';
		bindName(walk, scope, facts.kind, name, start, {
			chunk: isWhole ? facts.chunk : -1,
			type: isWhole ? facts.type : null,
			value: facts.value,
			path: facts.path + path || null,
			index: facts.index,
		});
	}
}
