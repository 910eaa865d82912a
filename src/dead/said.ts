import { type CodeGraph, fileOf, kindSet, type Lists, listsBy } from '../model/graph.ts';
import { type Declared, readDeclared } from '../store/graph/declared.ts';
import { type Mentions, readMentions } from '../store/graph/mentions.ts';
import { readNames, readParts } from '../store/graph/names.ts';
import type { IndexReader } from '../store/reader.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import { reflectionOf } from './exporting-of.ts';
import type { Holding } from './text-mentions.ts';

const IMPORTS = kindSet('import', 're-export');

/** What the index says that no option of the question changes. */
export interface Said {
	declared: Declared;
	/** Files that consist of parts in several languages. */
	parts: ReadonlySet<number>;
	candidates: Candidates;
	/** Candidates by the ids of their names, ascending. */
	named: Lists;
	mentions: Mentions;
	/** Children of nodes. */
	children: Lists;
	/** Files that another file imports something of. */
	imported: ReadonlySet<number>;
	/** By node whether it has a name where it stands: 0 while nobody has asked. */
	bound: Uint8Array;
	holding: Holding;
}

export const Bound = { no: 1, yes: 2 } as const;

/** What was read for the last graph: a process that answers again need not read it again. */
let kept: { graph: CodeGraph; said: Said } | null = null;

export function readSaid(reader: IndexReader, graph: CodeGraph): Said {
	if (kept?.graph !== graph) kept = { graph, said: read(reader, graph) };
	return kept.said;
}

function read(reader: IndexReader, graph: CodeGraph): Said {
	const parts = readParts(reader, graph);
	const declared = readDeclared(reader, graph, reflectionOf);
	const candidates = findCandidates(graph, declared, readNames(reader), (file) => parts.has(file));
	const named = itemsBy(graph.names, (node) => candidates.isCandidate[node] === 1);
	const { starts } = named;
	const matters = (file: number, name: number) =>
		(name + 1 < starts.length && starts[name] < starts[name + 1]) ||
		declared.locals.get(file)?.has(name) === true;
	return {
		declared,
		parts,
		candidates,
		named,
		mentions: readMentions(reader, graph, matters),
		children: itemsBy(graph.parents, (node) => graph.parents[node] >= 0),
		imported: importedFiles(graph),
		bound: new Uint8Array(graph.nodes),
		holding: new Map(),
	};
}

/** Nodes by a number that each has, of those that are wanted. */
function itemsBy(keys: Int32Array, isWanted: (node: number) => boolean): Lists {
	const nodes: number[] = [];
	let most = 0;
	for (let node = 0; node < keys.length; node++) {
		if (!isWanted(node)) continue;
		nodes.push(node);
		most = Math.max(most, keys[node]);
	}
	const { starts, items } = listsBy(
		Int32Array.from(nodes, (node) => keys[node]),
		nodes.length,
		most + 1,
	);
	return { starts, items: items.map((at) => nodes[at]) };
}

function importedFiles(graph: CodeGraph): Set<number> {
	const found = new Set<number>();
	const { edges } = graph;
	for (let edge = 0; edge < edges.count; edge++) {
		if ((IMPORTS & (1 << edges.kind[edge])) === 0) continue;
		const to = fileOf(graph, edges.target[edge]);
		if (fileOf(graph, edges.source[edge]) !== to) found.add(to);
	}
	return found;
}
