import { CHUNK_KINDS } from '../model/chunk.ts';
import { type CodeGraph, fileOf } from '../model/graph.ts';

const MODULE = CHUNK_KINDS.indexOf('module');
const CONSTRUCTOR = CHUNK_KINDS.indexOf('constructor');

/** The node of a chunk of a file. */
export function nodeAt({ paths, firsts }: CodeGraph, path: string, chunk: number): number {
	let low = 0;
	let high = paths.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (paths[middle] < path) low = middle + 1;
		else high = middle;
	}
	return firsts[low] + chunk;
}

/** Nodes together with everything inside them; of a module, everything in its file. */
export function withInside(graph: CodeGraph, nodes: readonly number[]): number[] {
	const found = new Set(nodes);
	for (const node of nodes) {
		const file = fileOf(graph, node);
		const isModule = node === graph.firsts[file] && graph.kinds[node] === MODULE;
		for (let at = node + 1; at < graph.firsts[file + 1]; at++) {
			if (isModule || found.has(graph.parents[at])) found.add(at);
		}
	}
	return [...found];
}

/** Nodes that are called when something calls these: of a class its constructor, too; of a module everything in it. */
export function calledWith(graph: CodeGraph, nodes: readonly number[]): number[] {
	return nodes.flatMap((node) => {
		if (graph.kinds[node] === MODULE) return withInside(graph, [node]);
		const end = graph.firsts[fileOf(graph, node) + 1];
		const found = [node];
		for (let at = node + 1; at < end; at++) {
			if (graph.parents[at] === node && graph.kinds[at] === CONSTRUCTOR) found.push(at);
		}
		return found;
	});
}
