import type { Hiding } from '../languages/shared/hiding.ts';
import { CHUNK_KINDS } from '../model/chunk.ts';
import { type CodeGraph, fileOf, kindSet } from '../model/graph.ts';
import type { GraphWords } from '../store/graph/describe.ts';

const CLASS = CHUNK_KINDS.indexOf('class');
const INHERIT = kindSet('inherit');
const MAX_BASES = 20;

/**
 * Whether something outside of the repository may call a private method: a base or a mixin calls whatever has the
 * name. A module may be mixed into anything, and a class that is opened again may get a base there.
 */
export function isOpenClass(
	graph: CodeGraph,
	words: GraphWords,
	method: number,
	bases: NonNullable<Hiding['callingBases']>,
	textOf: (path: string) => string,
): boolean {
	let owner = graph.parents[method];
	for (let count = 0; count < MAX_BASES; count++) {
		if (owner < 0 || graph.kinds[owner] !== CLASS || isOpenedAgain(graph, owner)) return true;
		const { start, end } = words.range(owner);
		const text = textOf(graph.paths[fileOf(graph, owner)]).slice(start, end);
		if (bases.mixesIn.test(text)) return true;
		if (!bases.extends.test(text)) return false;
		const base = baseOf(graph, owner);
		if (base === -1) return true;
		owner = base;
	}
	return true;
}

function baseOf({ edges, out }: CodeGraph, owner: number): number {
	for (let at = out.starts[owner]; at < out.starts[owner + 1]; at++) {
		const edge = out.items[at];
		if ((INHERIT & (1 << edges.kind[edge])) !== 0) return edges.target[edge];
	}
	return -1;
}

function isOpenedAgain(graph: CodeGraph, owner: number): boolean {
	const { names, kinds, nodes, languages } = graph;
	const language = languages[fileOf(graph, owner)];
	for (let node = 0; node < nodes; node++) {
		if (node === owner || names[node] !== names[owner] || kinds[node] !== CLASS) continue;
		if (languages[fileOf(graph, node)] === language) return true;
	}
	return false;
}
