import { childOfKind, firstNamedChild, previousSibling } from '../../model/syntax-walk.ts';
import { nextWritten } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * An expression has no node of its own: `a.b(1)` is the node of `a` and two siblings behind it. Such a
 * run is named by its first node.
 */

const SELECTORS: ReadonlySet<number> = new Set([
	Kind.selector,
	Kind.unconditional_assignable_selector,
	Kind.conditional_assignable_selector,
	Kind.cascade_section,
	Kind.argument_part,
]);

/** What goes on with an expression. */
export function isSelector(kind: number): boolean {
	return SELECTORS.has(kind);
}

/** The selector that goes on from a node of a run; -1 at its end. */
export function nextSelector(walk: Walk, node: number): number {
	const next = nextWritten(walk, node);
	return isSelector(walk.kind(next)) ? next : -1;
}

/** The last node of a run. */
export function lastOfRun(walk: Walk, first: number): number {
	let last = first;
	for (let next = nextSelector(walk, first); next !== -1; next = nextSelector(walk, next)) last = next;
	return last;
}

/** The offset where a run ends. */
export function runEnd(walk: Walk, first: number): number {
	return walk.tree.end[lastOfRun(walk, first)];
}

/** What is in a selector: `.b`, `[0]` or arguments. */
export function innerOf(walk: Walk, selector: number): number {
	return walk.kind(selector) === Kind.selector ? firstNamedChild(walk.tree, selector) : selector;
}

/** The arguments in a selector, which are a call of what is before it; -1 for none. */
export function argumentPart(walk: Walk, selector: number): number {
	const inner = innerOf(walk, selector);
	return walk.kind(inner) === Kind.argument_part ? inner : -1;
}

/** Asks nothing of what may be null: `a?.b`, `a?[0]`. */
export function isOptional(walk: Walk, selector: number): boolean {
	return walk.kind(innerOf(walk, selector)) === Kind.conditional_assignable_selector;
}

/** The member that a selector asks for; -1 for an index, arguments and `!`. */
export function memberName(walk: Walk, selector: number): number {
	const inner = innerOf(walk, selector);
	const kind = walk.kind(inner);
	const isMember =
		kind === Kind.unconditional_assignable_selector ||
		kind === Kind.conditional_assignable_selector ||
		kind === Kind.cascade_selector;
	return isMember ? childOfKind(walk.tree, inner, walk.kinds, Kind.identifier) : -1;
}

/** What stands in the brackets of a selector; -1 for none. */
export function indexIn(walk: Walk, selector: number): number {
	const { tree, kinds } = walk;
	const index = childOfKind(tree, innerOf(walk, selector), kinds, Kind.index_selector);
	return index === -1 ? -1 : firstNamedChild(tree, index);
}

/** The sibling before, past comments. */
export function before(walk: Walk, node: number): number {
	let at = previousSibling(walk.tree, node);
	while (walk.kind(at) === Kind.comment) at = previousSibling(walk.tree, at);
	return at;
}

/** The node that the chain of a selector begins with. */
export function chainStart(walk: Walk, selector: number): number {
	const { chainStarts } = walk;
	const waiting: number[] = [];
	let at = selector;
	for (; isSelector(walk.kind(at)) && !chainStarts.has(at); at = before(walk, at)) waiting.push(at);
	const start = chainStarts.get(at) ?? at;
	for (const each of waiting) chainStarts.set(each, start);
	return start;
}

/** The runs among the children of a node, by their first nodes. */
export function runsIn(walk: Walk, node: number): number[] {
	const { tree } = walk;
	const found: number[] = [];
	let child = firstNamedChild(tree, node);
	for (; child !== -1; child = nextRun(walk, child)) if (!NO_RUNS.has(walk.kind(child))) found.push(child);
	return found;
}

const NO_RUNS: ReadonlySet<number> = new Set([
	...SELECTORS,
	Kind.type_arguments,
	Kind.const_builtin,
	Kind.label,
]);

function nextRun(walk: Walk, node: number): number {
	const { tree } = walk;
	let next = nextWritten(walk, node);
	while (next !== -1 && tree.namedKinds[tree.kind[next]] === 0) next = nextWritten(walk, next);
	return next;
}

/** The last identifier right below a node; -1 for none. */
export function lastIdentifier(walk: Walk, node: number): number {
	const { tree } = walk;
	let last = -1;
	for (let child = node + 1; node !== -1 && child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.identifier) last = child;
	}
	return last;
}
