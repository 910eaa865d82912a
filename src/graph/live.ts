import { type CodeGraph, kindSet, type Lists } from '../model/graph.ts';

const OVERRIDES = kindSet('override', 'implement');
/** What an edge of these kinds leads to is not used by that alone: a name is imported, or a function stands inside another. */
const NO_USE = kindSet('import', 're-export', 'contain');

/** What a walk over everything that is used needs to know. */
export interface Uses {
	/** Nodes that may be found to be unused; the others are used as soon as what is around them is. */
	isCandidate: Uint8Array;
	/** Nodes whose own code runs when their file is loaded, used or not. */
	runsAtLoad: Uint8Array;
	/** Candidates that a mention may mean, by the node that makes it: a function of (node, use). */
	mentioned: (node: number, use: (target: number) => void) => void;
	/** Other nodes that are used when this one is: likewise. */
	likewise: (node: number, use: (target: number) => void) => void;
	/** Children of nodes. */
	children: Lists;
}

/** What is used so far, and a way to find out what is used with more roots. */
export interface Marking {
	isUsed: Uint8Array;
	add(roots: Iterable<number>): void;
}

/** Marks everything that is used, from roots on: along edges, by mention, with what is around it and inside it. */
export function markUsed(graph: CodeGraph, uses: Uses): Marking {
	const { edges, out, into, parents } = graph;
	const isUsed = new Uint8Array(graph.nodes);
	const hasRun = new Uint8Array(graph.nodes);
	const open: number[] = [];
	const use = (node: number) => {
		// A member that is used makes the class used that it is a member of.
		for (let at = node; at >= 0 && isUsed[at] === 0; at = parents[at]) {
			isUsed[at] = 1;
			run(at);
		}
	};
	const run = (node: number) => {
		if (hasRun[node] === 1) return;
		hasRun[node] = 1;
		open.push(node);
	};
	const add = (roots: Iterable<number>) => {
		for (const root of roots) use(root);
		for (let node = open.pop(); node !== undefined; node = open.pop()) {
			for (let at = out.starts[node]; at < out.starts[node + 1]; at++) {
				const edge = out.items[at];
				if ((NO_USE & (1 << edges.kind[edge])) === 0) use(edges.target[edge]);
			}
			for (let at = into.starts[node]; at < into.starts[node + 1]; at++) {
				const edge = into.items[at];
				// What overrides a member that is used may be what runs.
				if ((OVERRIDES & (1 << edges.kind[edge])) !== 0) use(edges.source[edge]);
			}
			uses.mentioned(node, use);
			if (isUsed[node] === 1) uses.likewise(node, use);
			const { starts, items } = uses.children;
			for (let at = starts[node]; at < starts[node + 1]; at++) {
				const child = items[at];
				if (uses.isCandidate[child] === 0) use(child);
				else if (uses.runsAtLoad[child] === 1) run(child);
			}
		}
	};
	return { isUsed, add };
}
