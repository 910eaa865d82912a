import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { FileChunks } from '../../store/search/file-chunks.ts';

export const MODULE_KIND = CHUNK_KINDS.indexOf('module');

/** Which parts of a text belong to which chunks of its file. */
export interface ChunkLayout {
	/** The nearest chunk around each that has a name, or the chunk itself: what has none is a part of that. */
	owners: Int32Array;
	/** The text in pieces, four numbers each: owner, start, end, and 1 for a doc comment. */
	pieces: Int32Array;
	/** How many characters belong to each chunk. */
	lengths: Int32Array;
}

/** They stay as long as the chunks do, which are kept for the next question. */
const known = new WeakMap<FileChunks, ChunkLayout>();

export function layoutOf(chunks: FileChunks): ChunkLayout {
	let layout = known.get(chunks);
	if (layout === undefined) {
		const owners = ownersOf(chunks);
		const pieces = piecesOf(chunks, owners);
		layout = { owners, pieces, lengths: lengthsOf(pieces, chunks.count) };
		known.set(chunks, layout);
	}
	return layout;
}

function ownersOf(chunks: FileChunks): Int32Array {
	const owners = new Int32Array(chunks.count);
	for (let at = 0; at < chunks.count; at++) {
		const parent = chunks.parent(at);
		const isOwn = chunks.hasName(at) || parent < 0 || chunks.kind(at) === MODULE_KIND;
		owners[at] = isOwn ? at : owners[parent];
	}
	return owners;
}

/*
 * An edge is one number, so that many are sorted at once: its place in the text, then whether something begins there, then
 * how deep it lies. What ends comes before what begins; inner chunks come after outer ones, and end before them; a doc comment is
 * inside its chunk.
 */
const DEPTHS = 2 ** 24;
const OPENS = DEPTHS;
const EDGE = 2 * DEPTHS;

/** Each piece belongs to the innermost chunk around it, doc comments to what they are about. */
function piecesOf(chunks: FileChunks, owners: Int32Array): Int32Array {
	const edges = edgesOf(chunks);
	const pieces = new Int32Array(4 * edges.length);
	let end = 0;
	/** What is open, as depths: those from the number of chunks on are doc comments. */
	const open: number[] = [];
	let from = 0;
	for (const edge of edges) {
		const at = Math.floor(edge / EDGE);
		const rest = edge - at * EDGE;
		if (open.length > 0 && at > from) {
			const top = open[open.length - 1];
			pieces[end++] = owners[top % chunks.count];
			pieces[end++] = from;
			pieces[end++] = at;
			pieces[end++] = Number(top >= chunks.count);
		}
		from = Math.max(from, at);
		if (rest >= OPENS) open.push(rest - OPENS);
		else {
			const index = open.lastIndexOf(DEPTHS - 1 - rest);
			if (index >= 0) open.splice(index, 1);
		}
	}
	return pieces.slice(0, end);
}

function lengthsOf(pieces: Int32Array, chunks: number): Int32Array {
	const lengths = new Int32Array(chunks);
	for (let at = 0; at < pieces.length; at += 4) lengths[pieces[at]] += pieces[at + 2] - pieces[at + 1];
	return lengths;
}

function edgesOf(chunks: FileChunks): Float64Array {
	const edges = new Float64Array(4 * chunks.count);
	let end = 0;
	const add = (start: number, length: number, depth: number) => {
		// What is empty would end before it begins.
		if (length === 0) return;
		edges[end++] = start * EDGE + OPENS + depth;
		edges[end++] = (start + length) * EDGE + DEPTHS - 1 - depth;
	};
	for (let at = 0; at < chunks.count; at++) {
		const start = chunks.start(at);
		add(start, chunks.length(at), at);
		add(start + chunks.docOffset(at), chunks.docLength(at), chunks.count + at);
	}
	return edges.subarray(0, end).sort();
}
