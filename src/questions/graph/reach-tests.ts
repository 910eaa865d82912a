import { nodeAt, withInside } from '../../graph/family.ts';
import { ChunkFlag } from '../../model/chunk.ts';
import { FileFlag } from '../../model/file.ts';
import { type CodeGraph, fileOf } from '../../model/graph.ts';
import type { IndexReader } from '../../store/reader.ts';
import { type Meant, type Reached, reachFrom, reachFromNodes } from './reach.ts';

interface ReachingTest {
	file: number;
	depth: number;
	isChanged: boolean;
	/** Nearest first. */
	nodes: number[];
}

/** Files of tests that reach a target, or anything in files, nearest first. */
export function reachTests(
	reader: IndexReader,
	graph: CodeGraph,
	meant: Meant | null,
	changed: readonly string[],
	depth: number,
): { reached: Reached; tests: ReachingTest[] } {
	const starts = withInside(
		graph,
		changed.map((path) => nodeAt(graph, path, 0)),
	);
	const reached: Reached =
		meant === null
			? { ...reachFromNodes(reader, graph, starts, 'into', depth), uses: new Map() }
			: reachFrom(reader, graph, meant, 'into', depth);
	const extra = reached.uses.size > 0 ? 1 : 0;
	const found = new Map<number, ReachingTest>();
	const add = (node: number, hops: number, isChanged: boolean) => {
		const file = fileOf(graph, node);
		const isTest =
			(graph.fileFlags[file] & FileFlag.test) !== 0 || (graph.flags[node] & ChunkFlag.test) !== 0;
		if (!isTest) return;
		const known = found.get(file);
		if (known === undefined) found.set(file, { file, depth: hops, isChanged, nodes: [node] });
		else if (!known.isChanged) known.nodes.push(node);
	};
	for (const path of changed) add(nodeAt(graph, path, 0), 0, true);
	for (const node of reached.nodes) add(node, reached.walk.depths[node] + extra, false);
	const tests = [...found.values()].sort((a, b) => a.depth - b.depth || a.file - b.file);
	return { reached, tests };
}
