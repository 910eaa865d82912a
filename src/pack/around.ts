import { CHUNK_KINDS } from '../model/chunk.ts';
import { type CodeGraph, fileOf } from '../model/graph.ts';
import type { Candidate, Hop } from './pack.ts';

const MODULE = CHUNK_KINDS.indexOf('module');
const CONTAINER = 0.3;
const SIBLING = 0.12;
/** Of those that stand beside a seed, the nearest on each side. */
const EACH_SIDE = 12;

/** What seeds stand in, and what stands beside them there: the nearest on each side. */
export function around(graph: CodeGraph, seeds: readonly number[]): { found: Candidate[]; beyond: number } {
	const found = new Map<number, Candidate>();
	let beyond = 0;
	const add = (node: number, depth: number, weight: number, way: Hop[], seed: number) => {
		const known = found.get(node);
		if (known !== undefined && known.weight >= weight) return;
		found.set(node, { node, role: 'related', depth, weight, way, seed, part: null });
	};
	for (const seed of seeds) {
		const parent = graph.parents[seed];
		if (parent < 0) continue;
		const owner = graph.owners[parent];
		const isNamed = graph.kinds[owner] !== MODULE;
		if (isNamed) add(owner, 1, CONTAINER, [{ via: 'around', to: owner }], seed);
		const siblings = siblingsOf(graph, owner);
		const at = siblings.indexOf(seed);
		const near = siblings.slice(Math.max(0, at - EACH_SIDE), at + EACH_SIDE + 1);
		beyond += siblings.length - near.length;
		for (const [place, node] of near.entries()) {
			const distance = Math.abs(place - near.indexOf(seed));
			if (distance === 0) continue;
			const way: Hop[] = [
				{ via: 'around', to: owner },
				{ via: 'inside', to: node },
			];
			add(node, 2, SIBLING / (1 + distance / 8), way, seed);
		}
	}
	return { found: [...found.values()], beyond };
}

/** Named chunks that stand directly in another, in their order. */
function siblingsOf({ firsts, parents, names, ...graph }: CodeGraph, owner: number): number[] {
	const file = fileOf({ firsts }, owner);
	const found: number[] = [];
	for (let node = owner + 1; node < firsts[file + 1]; node++) {
		if (parents[node] >= 0 && graph.owners[parents[node]] === owner && names[node] !== 0) found.push(node);
	}
	return found;
}
