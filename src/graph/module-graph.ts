import { CHUNK_KINDS } from '../model/chunk.ts';
import { type CodeGraph, kindSet } from '../model/graph.ts';
import { ModuleFlag } from '../model/recorder.ts';
import { merged, type Weighted } from './cycles.ts';

const MODULE = CHUNK_KINDS.indexOf('module');
const IMPORTS = kindSet('import', 're-export');

/** Who needs whom, once each. */
export interface SimpleGraph extends Weighted {
	/** An edge of the whole graph that says so, by position in `items`. */
	edges: Int32Array;
}

/** The file of every node: finding it again and again takes longer. */
export function filesByNode(graph: CodeGraph): Int32Array {
	const files = new Int32Array(graph.nodes);
	for (let file = 0; file < graph.paths.length; file++) {
		files.fill(file, graph.firsts[file], graph.firsts[file + 1]);
	}
	return files;
}

export function isModuleImport({ edges, kinds }: CodeGraph, edge: number): boolean {
	return (IMPORTS & (1 << edges.kind[edge])) !== 0 && kinds[edges.target[edge]] === MODULE;
}

/** Files that import one another, with the number of times that one mentions something of the other. */
export function moduleGraph(graph: CodeGraph, withTypes: boolean): SimpleGraph {
	const { edges } = graph;
	const files = filesByNode(graph);
	const sources: number[] = [];
	const targets: number[] = [];
	const said = new Map<number, number>();
	const mentions = new Map<number, number>();
	const count = graph.paths.length;
	for (let edge = 0; edge < edges.count; edge++) {
		const from = files[edges.source[edge]];
		const to = files[edges.target[edge]];
		if (from === to) continue;
		const key = from * count + to;
		if (!isModuleImport(graph, edge)) {
			mentions.set(key, (mentions.get(key) ?? 0) + 1);
			continue;
		}
		if (!withTypes && (edges.rule[edge] & ModuleFlag.typeOnly) !== 0) continue;
		if (said.has(key)) continue;
		said.set(key, edge);
		sources.push(from);
		targets.push(to);
	}
	const found = merged(Int32Array.from(sources), Int32Array.from(targets), count);
	const imports = new Int32Array(found.items.length);
	for (let from = 0; from < count; from++) {
		for (let at = found.starts[from]; at < found.starts[from + 1]; at++) {
			const key = from * count + found.items[at];
			imports[at] = said.get(key)!;
			// One that is imported for what it does when it is loaded is mentioned once, too.
			found.weights[at] = Math.max(1, mentions.get(key) ?? 0);
		}
	}
	return { ...found, edges: imports };
}

/** Chunks that lead to one another by edges of some kinds, with the number of times that one leads to the other. */
export function chunkGraph({ nodes, edges }: CodeGraph, kinds: number): SimpleGraph {
	const sources: number[] = [];
	const targets: number[] = [];
	const first = new Map<number, number>();
	for (let edge = 0; edge < edges.count; edge++) {
		if ((kinds & (1 << edges.kind[edge])) === 0) continue;
		const key = edges.source[edge] * nodes + edges.target[edge];
		if (!first.has(key)) first.set(key, edge);
		sources.push(edges.source[edge]);
		targets.push(edges.target[edge]);
	}
	const found = merged(Int32Array.from(sources), Int32Array.from(targets), nodes);
	const said = new Int32Array(found.items.length);
	for (let from = 0; from < nodes; from++) {
		for (let at = found.starts[from]; at < found.starts[from + 1]; at++) {
			said[at] = first.get(from * nodes + found.items[at])!;
		}
	}
	return { ...found, edges: said };
}
