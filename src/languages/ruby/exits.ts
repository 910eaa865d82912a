import type { ExitKind } from '../../model/recorder.ts';
import { Kind } from './syntax.ts';
import { tailOf } from './tails.ts';
import { CHUNKS, type Walk } from './walk.ts';

/** Methods of `Kernel` that nothing runs on behind. */
const EXIT_CALLS: ReadonlyMap<string, ExitKind> = new Map([
	['raise', 'throw'],
	['fail', 'throw'],
	['throw', 'throw'],
	['exit', 'return'],
	['exit!', 'return'],
	['abort', 'return'],
]);

/** A method of that name in the same text is called instead. */
export function noteOwnExit(walk: Walk, name: string): void {
	if (EXIT_CALLS.has(name)) walk.ownExits.add(name);
}

/** How a call leaves the code it stands in; null for calls that come back. */
export function exitOfCall(walk: Walk, node: number): ExitKind | null {
	if (walk.made[node] === -1) return null;
	const isBare = walk.kind(node) === Kind.identifier;
	if (!isBare && walk.field(node, 'receiver') !== -1) return null;
	const method = isBare ? node : walk.field(node, 'method');
	const length = method === -1 ? 0 : walk.tree.end[method] - walk.tree.start[method];
	if (length < 4 || length > 5) return null;
	const name = walk.textOf(method);
	return walk.ownExits.has(name) ? null : (EXIT_CALLS.get(name) ?? null);
}

const LOOPS: ReadonlySet<number> = new Set([
	Kind.while,
	Kind.until,
	Kind.for,
	Kind.while_modifier,
	Kind.until_modifier,
]);
/** Loops further out than this are not looked for. */
const MAX_AROUND = 1000;

/** The loop around a jump, inside its block or method; -1 when it leaves a block. */
export function loopAround(walk: Walk, node: number): number {
	const { tree } = walk;
	let left = MAX_AROUND;
	for (let at = tree.parent[node]; at > 0 && left > 0; at = tree.parent[at], left--) {
		if (LOOPS.has(walk.kind(at))) return at;
		if (CHUNKS.has(walk.kind(at))) return -1;
	}
	return -1;
}

const JUMPS: ReadonlySet<number> = new Set([Kind.return, Kind.next, Kind.break, Kind.redo, Kind.retry]);
const WRAPPERS: ReadonlySet<number> = new Set([Kind.then, Kind.else, Kind.parenthesized_statements]);

/** Whether an expression leaves the code it stands in, so that it has no value. */
export function leaves(walk: Walk, node: number): boolean {
	let at = node;
	while (WRAPPERS.has(walk.kind(at))) at = tailOf(walk, at);
	const kind = walk.kind(at);
	if (kind === Kind.call || kind === Kind.identifier) return exitOfCall(walk, at) !== null;
	return JUMPS.has(kind);
}
