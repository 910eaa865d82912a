import { AssayError } from '../../model/errors.ts';
import { type CodeGraph, kindSet } from '../../model/graph.ts';
import { GraphWords } from '../../store/graph/describe.ts';
import type { IndexReader } from '../../store/reader.ts';
import { type CallRow, calleesOf, callersOf, describeCall, nodesOf } from '../graph/calls.ts';
import { reachTests } from '../graph/reach-tests.ts';
import type { Target } from '../target.ts';
import { SURROUNDINGS, type Surrounding } from './output.ts';

/** Entries of each list: a text comes with a glance around it, the graph questions tell all. */
const MOST = 12;
const TEST_DEPTH = 10;
const TYPES = kindSet('type', 'inherit', 'implement', 'override');

interface Entry {
	/** null for what is of a package. */
	file: string | null;
	line: number | null;
	name: string;
}

export interface SurroundingList {
	what: Surrounding;
	total: number;
	entries: Entry[];
}

/** `callers,tests` as the list it means. */
export function readSurroundings(text: string): Surrounding[] {
	const asked = text.split(',').map((word) => word.trim());
	const unknown = asked.find((word) => !(SURROUNDINGS as readonly string[]).includes(word));
	if (unknown !== undefined) {
		throw new AssayError(
			'USAGE',
			`--with knows no ${JSON.stringify(unknown)}`,
			`It takes ${SURROUNDINGS.join(',')}.`,
		);
	}
	return SURROUNDINGS.filter((each) => asked.includes(each));
}

/** What is around a definition or a file. */
export function surroundingsOf(
	reader: IndexReader,
	graph: CodeGraph,
	meant: Extract<Target, { is: 'chunks' }>,
	asked: readonly Surrounding[],
): SurroundingList[] {
	const words = new GraphWords(reader, graph);
	const lists: Record<Surrounding, () => Entry[]> = {
		callers: () =>
			callersOf(reader, graph, meant, 1).map((row) => {
				const { site, from } = describeCall(graph, words, row);
				return { file: site.file, line: site.line, name: from.name };
			}),
		callees: () => calleesOf(reader, graph, meant, 1).map((row) => calleeEntry(graph, words, row)),
		types: () => typeNodes(graph, nodesOf(graph, meant)).map((node) => words.node(node)),
		tests: () =>
			reachTests(reader, graph, meant, [], TEST_DEPTH).tests.map(({ nodes }) => words.node(nodes[0])),
	};
	return asked.map((what) => {
		const entries = distinct(lists[what]());
		// Tests come nearest first, the others by place.
		if (what !== 'tests') entries.sort(byPlace);
		return { what, total: entries.length, entries: entries.slice(0, MOST) };
	});
}

function calleeEntry(graph: CodeGraph, words: GraphWords, row: CallRow): Entry {
	const { to, external } = describeCall(graph, words, row);
	if (to !== null) return to;
	const { package: owner, name } = external!;
	return { file: null, line: null, name: name === null || name === '' ? owner : `${owner}#${name}` };
}

/** What these name as types or bases, and what they override. */
function typeNodes({ out, edges }: CodeGraph, nodes: readonly number[]): number[] {
	const found = new Set<number>();
	for (const node of nodes) {
		for (let at = out.starts[node]; at < out.starts[node + 1]; at++) {
			const edge = out.items[at];
			if ((TYPES & (1 << edges.kind[edge])) !== 0) found.add(edges.target[edge]);
		}
	}
	return [...found];
}

function distinct(entries: readonly Entry[]): Entry[] {
	const seen = new Map(
		entries.map(({ file, line, name }) => [`${file}:${line}:${name}`, { file, line, name }]),
	);
	return [...seen.values()];
}

function byPlace(a: Entry, b: Entry): number {
	if (a.file === null || b.file === null)
		return Number(a.file === null) - Number(b.file === null) || order(a.name, b.name);
	return order(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || order(a.name, b.name);
}

function order(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
