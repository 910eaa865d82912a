import { type CodeGraph, type Lists, listsBy } from '../../model/graph.ts';
import { LINK_STATUSES } from '../../model/link.ts';
import { REF_KINDS } from '../../model/recorder.ts';
import { decodeRefs } from '../codec/refs.ts';
import { decodeNames } from '../codec/varint.ts';
import { linkBitsSql } from '../link-bits.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';

const ORD = 2 ** ORD_BITS;
const CALL = REF_KINDS.indexOf('call');
const WRITE = REF_KINDS.indexOf('write');

/** Names that chunks mention without an edge that says where they lead. */
export interface Mentions {
	/** Ids of names by mention, and what they may mean. */
	names: Int32Array;
	means: Uint8Array;
	/** Mentions by the node that makes them. */
	by: Lists;
}

/** What a name may mean: something here, something a name stands for anywhere, a member of anything, a value of anything. */
export const Meaning = { bound: 0, member: 1, here: 2, value: 3 } as const;

/**
 * Reads and types that are named, and calls that could not be followed, of names that matter in a file; hardly twice a chunk.
 * A name that is written to, or that stands in `export { name }`, is not used by that.
 */
export function readMentions(
	reader: IndexReader,
	graph: CodeGraph,
	matters: (file: number, name: number) => boolean,
): Mentions {
	const files = new Map(Array.from(graph.fileIds, (id, at) => [id, at]));
	const found = { nodes: [] as number[], names: [] as number[], means: [] as number[] };
	const add = (node: number, name: number, meaning: number) => {
		found.nodes.push(node);
		found.names.push(name);
		found.means.push(meaning);
	};
	const exported = exportPlaces(reader);
	const blobs = reader.db.prepare<[], { file: number; names: Uint8Array; refs: Uint8Array }>(
		'SELECT file, names, refs FROM file_blob ORDER BY file',
	);
	for (const { file, names: packed, refs: blob } of blobs.iterate()) {
		const at = files.get(file);
		if (at === undefined) continue;
		const names = decodeNames(packed);
		const isWanted = Uint8Array.from(names, (name) => (matters(at, name) ? 1 : 0));
		if (!isWanted.includes(1)) continue;
		const refs = decodeRefs(blob);
		const places = exported.get(file);
		/** Which node said a name last, by what it may mean. */
		const last = new Int32Array(names.length * 4).fill(-1);
		for (let i = 0; i < refs.count; i++) {
			if (isWanted[refs.name[i]] === 0 || refs.kind[i] === WRITE || places?.has(refs.start[i])) continue;
			const isCall = refs.kind[i] === CALL;
			// Where calls lead is known; but what is called may be held by a value: `const Handle = lib.Handle`.
			if (isCall && refs.member[i] === 1) continue;
			const node = graph.owners[graph.firsts[at] + refs.chunk[i]];
			const meaning = isCall ? Meaning.here : refs.member[i];
			if (last[refs.name[i] * 4 + meaning] === node) continue;
			last[refs.name[i] * 4 + meaning] = node;
			add(node, names[refs.name[i]], meaning);
		}
	}
	for (const [id, caller, name, isExternal] of unfollowed(reader)) {
		const at = files.get(Math.floor(id / ORD));
		if (at === undefined || !matters(at, name)) continue;
		add(graph.owners[graph.firsts[at] + caller], name, isExternal === 1 ? Meaning.value : Meaning.member);
	}
	const nodes = Int32Array.from(found.nodes);
	return {
		names: Int32Array.from(found.names),
		means: Uint8Array.from(found.means),
		by: listsBy(nodes, nodes.length, graph.nodes),
	};
}

/** Offsets of names in `export { name }` and `export default name`, by file. */
function exportPlaces({ db }: IndexReader): Map<number, Set<number>> {
	const places = new Map<number, Set<number>>();
	const rows = db.prepare<[], [number, number]>(
		'SELECT id, start + name_offset FROM export WHERE module IS NULL AND local IS NOT NULL',
	);
	for (const [id, at] of rows.raw().iterate()) {
		const file = Math.floor(id / ORD);
		const known = places.get(file);
		if (known === undefined) places.set(file, new Set([at]));
		else known.add(at);
	}
	return places;
}

/** Calls that lead nowhere that is known, or to several things that may not be all; and those of packages. */
function unfollowed({ db }: IndexReader): IterableIterator<[number, number, number, number]> {
	const external = LINK_STATUSES.indexOf('external');
	const { status, complete } = linkBitsSql('l');
	const open = ['dynamic', 'ambiguous', 'unresolved'].map((name) => LINK_STATUSES.indexOf(name as never));
	return db
		.prepare<[], [number, number, number, number]>(
			`SELECT s.id, s.caller, s.name, coalesce(${status}, -1) = ${external} FROM call_site s LEFT JOIN call_link l ON l.id = s.id
			WHERE l.id IS NULL OR ${status} = ${external} OR (NOT ${complete} AND ${status} IN (${open.join(',')})) ORDER BY s.id`,
		)
		.raw()
		.iterate();
}
