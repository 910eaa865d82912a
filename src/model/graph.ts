import { RELATION_KINDS } from './link.ts';
import { CALL_VIAS } from './recorder.ts';

/**
 * What leads from one chunk to another: calls as they are written, relations, imports (of a module by a module, and of a
 * name by a module), and `contain` from a function to one that is declared inside it.
 */
export const EDGE_KINDS = [...CALL_VIAS, ...RELATION_KINDS, 'import', 're-export', 'contain'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** A set of kinds as bits, so that a walk can ask with one operation. */
export function kindSet(...kinds: readonly EdgeKind[]): number {
	return kinds.reduce((set, kind) => set | (1 << EDGE_KINDS.indexOf(kind)), 0);
}

/** Lists of numbers by node: those of `node` are `items[starts[node]]` to `items[starts[node + 1] - 1]`. */
export interface Lists {
	starts: Int32Array;
	items: Int32Array;
}

/** Edges in columns; `rule` is a position in `LINK_RULES`. */
export interface EdgeColumns {
	count: number;
	source: Int32Array;
	target: Int32Array;
	kind: Uint8Array;
	rule: Uint8Array;
	/** 1 for one of several that a call may lead to, all of which are known. */
	may: Uint8Array;
	/** Position of the row that says so, in its table and in the file of the source. */
	site: Int32Array;
}

/**
 * The chunks of an index and what leads from one to another, in arrays. Files are in the order of their paths, and a node
 * is the number of its file's first chunk plus its position in the file: the same content gives the same numbers.
 */
export interface CodeGraph {
	nodes: number;
	/** First node of each file, and the number of nodes at the end. */
	firsts: Int32Array;
	fileIds: Int32Array;
	paths: readonly string[];
	languages: readonly string[];
	/** Bits of `FileFlag` by file. */
	fileFlags: Uint8Array;
	/** Positions in `CHUNK_KINDS`, bits of `ChunkFlag`, ids of names (0 for none), the node around each (-1 for none). */
	kinds: Uint8Array;
	flags: Int32Array;
	names: Int32Array;
	parents: Int32Array;
	/** The nearest chunk around that has a name, or the node itself; edges lead from and to owners. */
	owners: Int32Array;
	edges: EdgeColumns;
	/** Edges by where they lead from, and by where they lead to. */
	out: Lists;
	into: Lists;
}

/** The file that a node belongs to. */
export function fileOf({ firsts }: Pick<CodeGraph, 'firsts'>, node: number): number {
	let low = 0;
	let high = firsts.length - 2;
	while (low < high) {
		const middle = (low + high + 1) >>> 1;
		if (firsts[middle] <= node) low = middle;
		else high = middle - 1;
	}
	return low;
}

/** Puts numbers into lists by a key, in their order. */
export function listsBy(keys: Int32Array, count: number, nodes: number): Lists {
	const starts = new Int32Array(nodes + 1);
	for (let at = 0; at < count; at++) starts[keys[at] + 1]++;
	for (let node = 0; node < nodes; node++) starts[node + 1] += starts[node];
	const next = starts.slice(0, nodes);
	const items = new Int32Array(count);
	for (let at = 0; at < count; at++) items[next[keys[at]]++] = at;
	return { starts, items };
}
