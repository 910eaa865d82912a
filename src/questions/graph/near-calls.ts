import type { CodeGraph } from '../../model/graph.ts';
import { kindSet } from '../../model/graph.ts';
import { NearGraph, type NearNode } from '../../store/graph/near-graph.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Target } from '../target.ts';
import { CALL_KINDS, startsOf } from './calls.ts';

/** Beyond these reading the whole graph takes no longer. */
const MAX_NODES = 2_000;
const MAX_FILES = 400;
const OVERRIDES = kindSet('override', 'implement');

/** A graph that has what a question about callers or callees looks at; null when that is much. */
export function readNearCalls(
	reader: IndexReader,
	target: Extract<Target, { is: 'chunks' }>,
	side: 'callers' | 'callees',
	depth: number,
): CodeGraph | null {
	const near = new NearGraph(reader);
	const file = near.enter(target.path);
	if (file === null) return null;
	// So far it has one file, so nodes are positions in it.
	const starts = startsOf(near.graph(), target, side);
	const seen = new Set<number>();
	const add = (nodes: NearNode[], node: NearNode) => {
		const key = node.file * 2 ** 20 + node.chunk;
		if (seen.has(key)) return;
		seen.add(key);
		nodes.push(node);
	};
	const isMuch = () => seen.size > MAX_NODES || near.fileCount > MAX_FILES;
	let level: NearNode[] = [];
	for (const chunk of starts) add(level, { file, chunk });
	for (let step = 0; step < depth; step++) {
		// Who calls what it overrides may call it: those are as near, so they come before what is a step further.
		for (let at = 0; side === 'callers' && at < level.length; at++) {
			if (isMuch()) return null;
			for (const { target: base } of near.out(level[at], OVERRIDES)) add(level, base);
		}
		const next: NearNode[] = [];
		for (const node of level) {
			if (isMuch()) return null;
			for (const edge of side === 'callers' ? near.into(node) : near.out(node, CALL_KINDS)) {
				if ((CALL_KINDS & (1 << edge.kind)) === 0) continue;
				add(next, side === 'callers' ? edge.source : edge.target);
			}
		}
		level = next;
	}
	return near.graph();
}
