import { CHUNK_KINDS } from '../model/chunk.ts';
import { type CodeGraph, kindSet } from '../model/graph.ts';
import { KnownReceivers } from './known-receivers.ts';

const MODULE = CHUNK_KINDS.indexOf('module');
const CLASS = CHUNK_KINDS.indexOf('class');
const IMPORTS = kindSet('import', 're-export');
const OVERRIDES = kindSet('override', 'implement');
const CALLS = kindSet('call', 'new', 'decorator', 'jsx', 'tag', 'super', 'macro', 'callback', 'query');
/** What these lead from has it in its body: the outside of it stays as it is. */
const INSIDE = CALLS | kindSet('contain');

export interface WalkOptions {
	/** `into` goes to what leads here, `out` to where this leads. */
	direction: 'into' | 'out';
	/** Kinds of edges to follow, as a set. */
	kinds: number;
	depth: number;
	/**
	 * Whether a call of a member may reach what overrides it. Going back, callers of what a member overrides are callers of
	 * it, too; going on, what overrides a member may be called with it.
	 */
	dispatch: boolean;
	/**
	 * Leaves calls out that cannot reach what a walk back began with, of which it is known whom they mean: needs a graph with
	 * all classes, and whether a member is called with a class.
	 */
	isClassMethod?: (node: number) => boolean;
	/** Ends the walk when it reaches one of these. */
	until?: ReadonlySet<number>;
}

/**
 * What a walk reached, nearest first. A state is a node, or a member that stands for one that overrides it: only its
 * callers count, and it is not reached itself. It stands for one that the walk began with (from `nodes` on), or for
 * another (from twice that on).
 */
export interface Walk {
	states: number[];
	/** By state: hops from the start (-1 when not reached), the state before and the edge between (-1 at a start). */
	depths: Int32Array;
	before: Int32Array;
	via: Int32Array;
	/** The state of `until` that was reached. */
	end: number;
}

const LAYERS = 3;

/** Goes from nodes along edges, breadth first: each node is reached by as few hops as can be. */
export function walk(graph: CodeGraph, starts: readonly number[], options: WalkOptions): Walk {
	const { nodes } = graph;
	const found: Walk = {
		states: [],
		depths: new Int32Array(nodes * LAYERS).fill(-1),
		before: new Int32Array(nodes * LAYERS),
		via: new Int32Array(nodes * LAYERS),
		end: -1,
	};
	const { isClassMethod } = options;
	const receivers = isClassMethod === undefined ? null : new KnownReceivers(graph, starts, isClassMethod);
	for (const start of starts) arrive(graph, found, options, start, 0, -1, -1);
	for (let at = 0; at < found.states.length; at++) {
		const state = found.states[at];
		if (options.until?.has(state)) {
			found.end = state;
			break;
		}
		if (found.depths[state] < options.depth) expand(graph, found, options, state, receivers);
	}
	return found;
}

function expand(
	graph: CodeGraph,
	found: Walk,
	options: WalkOptions,
	state: number,
	receivers: KnownReceivers | null,
): void {
	const { nodes, edges } = graph;
	const isStandIn = state >= nodes;
	const isForStart = isStandIn && state < 2 * nodes;
	const node = state % nodes;
	const depth = found.depths[state] + 1;
	const isChangedInside =
		options.direction === 'into' &&
		found.via[state] >= 0 &&
		(INSIDE & (1 << edges.kind[found.via[state]])) !== 0;
	const kinds = isStandIn ? options.kinds & CALLS : options.kinds;
	const lists = options.direction === 'into' ? graph.into : graph.out;
	const ends = options.direction === 'into' ? edges.source : edges.target;
	for (let i = lists.starts[node]; i < lists.starts[node + 1]; i++) {
		const edge = lists.items[i];
		if ((kinds & (1 << edges.kind[edge])) === 0) continue;
		if (isModuleEdge(graph, edge) && !goesByModules(graph, found, state)) continue;
		// What overrides a member has a body of its own.
		const isOverride = (OVERRIDES & (1 << edges.kind[edge])) !== 0 && !isType(graph, edges.source[edge]);
		if (isOverride && isChangedInside) continue;
		if (isForStart && receivers?.isElsewhere(edge) === true) continue;
		const next = ends[edge];
		if (arrive(graph, found, options, next, depth, state, edge)) continue;
		// As near by a sure way: that is the better evidence.
		if (found.depths[next] !== depth || edges.may[found.via[next]] === 0 || edges.may[edge] === 1) continue;
		found.via[next] = edge;
		found.before[next] = state;
	}
}

/** Notes a state, and the members that stand for it or that it stands for, which are as near. */
function arrive(
	graph: CodeGraph,
	found: Walk,
	options: WalkOptions,
	state: number,
	depth: number,
	before: number,
	via: number,
): boolean {
	if (found.depths[state] >= 0) return false;
	let at = found.states.length;
	reach(found, state, depth, before, via);
	if (!options.dispatch || (options.direction === 'out' && via < 0)) return true;
	for (; at < found.states.length; at++) standIns(graph, found, options.direction, found.states[at]);
	return true;
}

function reach(found: Walk, state: number, depth: number, before: number, via: number): void {
	found.depths[state] = depth;
	found.before[state] = before;
	found.via[state] = via;
	found.states.push(state);
}

function standIns(graph: CodeGraph, found: Walk, direction: 'into' | 'out', state: number): void {
	const { nodes, edges } = graph;
	const isBack = direction === 'into';
	const { starts, items } = isBack ? graph.out : graph.into;
	const node = state % nodes;
	const layer = isOfStart(graph, found, state) ? nodes : 2 * nodes;
	for (let i = starts[node]; i < starts[node + 1]; i++) {
		const edge = items[i];
		if ((OVERRIDES & (1 << edges.kind[edge])) === 0 || isType(graph, edges.source[edge])) continue;
		const next = isBack ? edges.target[edge] + layer : edges.source[edge];
		if (found.depths[next] < 0) reach(found, next, found.depths[state], state, edge);
	}
}

/** Whether a state is what a walk began with, overrides that, or stands for it. */
function isOfStart({ nodes, edges }: CodeGraph, { via, before }: Walk, state: number): boolean {
	let at = state;
	while (at < nodes && via[at] >= 0 && (OVERRIDES & (1 << edges.kind[via[at]])) !== 0) at = before[at];
	return at < nodes ? via[at] < 0 : at < 2 * nodes;
}

/** `implement` is said of classes and of their members; only members are called. */
function isType({ kinds }: CodeGraph, node: number): boolean {
	return kinds[node] === CLASS;
}

function isModuleEdge({ edges, kinds }: CodeGraph, edge: number): boolean {
	return (IMPORTS & (1 << edges.kind[edge])) !== 0 && kinds[edges.target[edge]] === MODULE;
}

/** Modules that import modules are followed from a module that was asked about, not from one that uses a name. */
function goesByModules(graph: CodeGraph, { depths, via }: Walk, state: number): boolean {
	return depths[state] === 0 || (state < graph.nodes && isModuleEdge(graph, via[state]));
}

/** The edges from a start to a state, in the order of the walk; each with the node that it reached. */
export function wayTo(walk: Walk, state: number): { state: number; edge: number }[] {
	const way: { state: number; edge: number }[] = [];
	for (let at = state; at >= 0 && walk.via[at] >= 0; at = walk.before[at]) {
		way.push({ state: at, edge: walk.via[at] });
	}
	return way.reverse();
}
