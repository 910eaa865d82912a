import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { RankedChunk } from '../../store/search/file-chunks.ts';

export const MODULE_KIND = CHUNK_KINDS.indexOf('module');

/** Which parts of a text belong to which chunks of its file. */
export interface ChunkLayout {
	/** The nearest chunk around each that has a name, or the chunk itself: what has none is a part of that. */
	owners: Int32Array;
	/** The text in pieces, four numbers each: owner, start, end, and 1 for a doc comment. */
	pieces: Int32Array;
}

/** They stay as long as the lists of chunks do, which are kept for the next question. */
const known = new WeakMap<readonly RankedChunk[], ChunkLayout>();

export function layoutOf(chunks: readonly RankedChunk[]): ChunkLayout {
	let layout = known.get(chunks);
	if (layout === undefined) {
		const owners = ownersOf(chunks);
		layout = { owners, pieces: piecesOf(chunks, owners) };
		known.set(chunks, layout);
	}
	return layout;
}

function ownersOf(chunks: readonly RankedChunk[]): Int32Array {
	const owners = new Int32Array(chunks.length);
	for (const [at, { name, parent, kind }] of chunks.entries()) {
		owners[at] = name !== null || parent === null || kind === MODULE_KIND ? at : owners[parent];
	}
	return owners;
}

/** Each piece belongs to the innermost chunk around it, doc comments to what they are about. */
function piecesOf(chunks: readonly RankedChunk[], owners: Int32Array): Int32Array {
	const edges: { at: number; order: number; chunk: number; isDoc: boolean; opens: boolean }[] = [];
	for (const [chunk, { start, length: size, docOffset, docLength }] of chunks.entries()) {
		edges.push({ at: start, order: chunk, chunk, isDoc: false, opens: true });
		edges.push({ at: start + size, order: -chunk, chunk, isDoc: false, opens: false });
		if (docOffset === null || docLength === null || docLength === 0) continue;
		edges.push({ at: start + docOffset, order: chunks.length + chunk, chunk, isDoc: true, opens: true });
		edges.push({
			...{ at: start + docOffset + docLength, order: -chunks.length - chunk },
			...{ chunk, isDoc: true, opens: false },
		});
	}
	// What ends comes before what begins; inner chunks come after outer ones, and end before them.
	edges.sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens) || a.order - b.order);
	const pieces = new Int32Array(4 * edges.length);
	let end = 0;
	const open: { chunk: number; isDoc: boolean }[] = [];
	let from = 0;
	for (const edge of edges) {
		const top = open[open.length - 1];
		if (top !== undefined && edge.at > from) {
			pieces[end++] = owners[top.chunk];
			pieces[end++] = from;
			pieces[end++] = edge.at;
			pieces[end++] = Number(top.isDoc);
		}
		from = Math.max(from, edge.at);
		if (edge.opens) open.push({ chunk: edge.chunk, isDoc: edge.isDoc });
		else {
			const index = open.findLastIndex((each) => each.chunk === edge.chunk && each.isDoc === edge.isDoc);
			if (index >= 0) open.splice(index, 1);
		}
	}
	return pieces.slice(0, end);
}
