import type { BindingKind } from '../../model/recorder.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make, makeLiteral } from '../shared/lowering.ts';
import { bindName, currentScope } from './scopes.ts';
import { Kind } from './syntax.ts';
import { noteTarget } from './tally.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** Patterns that hold further targets. `with x as (a, b)` and `del (a, b)` are written as expressions. */
function holdsTargets(kind: number): boolean {
	switch (kind) {
		case Kind.patternList:
		case Kind.tuplePattern:
		case Kind.listPattern:
		case Kind.listSplatPattern:
		case Kind.expressionList:
		case Kind.tuple:
		case Kind.list:
		case Kind.listSplat:
		case Kind.parenthesized:
		case Kind.asPatternTarget:
			return true;
		default:
			return false;
	}
}

/**
 * Tells the identifiers of a target what they are, before the walk comes to them. In `a.b = 1` and
 * `a[0] = 1` the name `a` is only read.
 */
export function markTargets(walk: Walk, target: number, role: number): void {
	const { tree, roles } = walk;
	const end = tree.after[target];
	for (let node = target; node < end; ) {
		const kind = walk.kind(node);
		if (holdsTargets(kind)) {
			node++;
			continue;
		}
		if (kind === Kind.identifier || kind === Kind.attribute) roles[node] = role;
		if (kind === Kind.attribute || kind === Kind.subscript) noteTarget(walk, node);
		node = tree.after[node];
	}
}

export interface TargetFacts {
	kind: BindingKind;
	/** What the whole target is given; -1 when nothing is known. */
	value: number;
	/** Where that is written: parts of it stand there too. */
	from: number;
	/** Step from `value` to the whole target (`[]`: any element of it); '' for none. */
	path: string;
	type: string | null;
	/** The chunk a target made of one name stands for, or -1. */
	chunk: number;
	/** Makes the chunk of a newly bound name that is part of a larger target. */
	chunkFor?: (walk: Walk, identifier: number) => number;
}

/** Binds the names that are new, and records an assignment for what exists: after the value was walked. */
export function bindTargets(walk: Walk, target: number, facts: TargetFacts): void {
	const { tree, out } = walk;
	forEachTarget(walk, target, facts.path, (node, path) => {
		if (walk.kind(node) === Kind.identifier) bindIdentifier(walk, node, path, facts, node === target);
		else if (facts.type !== null && path === '') {
			// `self.x: T = value`.
			const at = facts.value === -1 ? node : facts.from;
			out.assign(valueAt(walk, node), make(walk, at, 'cast', facts.type, facts.value), tree.start[node]);
		} else if (facts.value !== -1) {
			out.assign(valueAt(walk, node), stepInto(walk, facts, path), tree.start[node]);
		}
	});
}

/** The names, attributes and subscripts of a target, in source order, each with the way to it. */
export function forEachTarget(
	walk: Walk,
	target: number,
	from: string,
	visit: (node: number, path: string) => void,
): void {
	const nodes = [target];
	const paths = [from];
	while (nodes.length > 0) {
		const node = nodes.pop()!;
		const path = paths.pop()!;
		const kind = walk.kind(node);
		if (holdsTargets(kind)) pushItems(walk, node, kind, path, nodes, paths);
		else if (kind === Kind.identifier || kind === Kind.attribute || kind === Kind.subscript)
			visit(node, path);
	}
}

/** Paths longer than this stop growing: nobody follows a value so deep. */
const MAX_PATH = 64;

/** The first item last, because the lists are read from their end. */
function pushItems(
	walk: Walk,
	node: number,
	kind: number,
	path: string,
	nodes: number[],
	paths: string[],
): void {
	const { tree } = walk;
	const through = kind === Kind.parenthesized || kind === Kind.asPatternTarget || path.length > MAX_PATH;
	const rest = kind === Kind.listSplatPattern || kind === Kind.listSplat;
	const items: number[] = [];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		items.push(child);
	}
	const star = items.findIndex(
		(item) => walk.kind(item) === Kind.listSplatPattern || walk.kind(item) === Kind.listSplat,
	);
	for (let index = items.length - 1; index >= 0; index--) {
		nodes.push(items[index]);
		// Behind a star, places are counted from an end that is not known.
		const place = star >= 0 && index > star ? '[]' : `[${index}]`;
		paths.push(through || index === star ? path : rest ? `${path}...` : `${path}${place}`);
	}
}

function bindIdentifier(walk: Walk, node: number, path: string, facts: TargetFacts, whole: boolean): void {
	const { tree, out } = walk;
	const start = tree.start[node];
	if (walk.roles[node] === Role.binds) {
		const chunk = whole ? facts.chunk : (facts.chunkFor?.(walk, node) ?? -1);
		bindName(walk, currentScope(walk), facts.kind, walk.textOf(node), start, {
			chunk,
			type: facts.type,
			value: facts.value,
			path: path === '' ? null : path,
		});
	} else if (facts.value !== -1) {
		out.assign(valueAt(walk, node), stepInto(walk, facts, path), start);
	} else if (facts.kind === 'catch' && facts.type !== null) {
		// A second `except (A, B) as e`.
		const type = facts.type.startsWith('(') ? facts.type.slice(1, -1).replaceAll(',', ' |') : facts.type;
		out.assign(valueAt(walk, node), make(walk, facts.from, 'cast', type), start);
	}
	if (facts.kind === 'field' && facts.value !== -1) assignField(walk, node, path, facts);
}

/** A class-level name is also an attribute of the class: `C.x = value`, in the scope of the body. */
function assignField(walk: Walk, node: number, path: string, facts: TargetFacts): void {
	const owner = currentScope(walk).owner;
	if (owner === null) return;
	const target = make(walk, node, 'member', walk.textOf(node), make(walk, node, 'name', owner.name));
	walk.out.assign(target, stepInto(walk, facts, path), walk.tree.start[node]);
}

/** A part of a value, as far as it is a place in a list; what `__enter__` gives is not followed at all. */
function stepInto(walk: Walk, { value, from }: TargetFacts, path: string): number {
	if (path === '') return value;
	if (!/^(?:\[\d*\])+$/.test(path)) return make(walk, from, 'other');
	let part = value;
	for (const [, place] of path.matchAll(/\[(\d*)\]/g)) {
		part = make(walk, from, 'index', null, part, place === '' ? -1 : makeLiteral(walk, from, place, place));
	}
	return part;
}
