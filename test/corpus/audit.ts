import { CHUNK_KINDS } from '../../src/model/chunk.ts';
import { readSource } from '../../src/platform/read-source.ts';
import { decodeFlow } from '../../src/store/codec/flow.ts';
import { decodeRefs } from '../../src/store/codec/refs.ts';
import { decodeLineStarts, decodeNames } from '../../src/store/codec/varint.ts';
import { openIndex } from '../../src/store/reader.ts';
import { ORD_BITS } from '../../src/store/schema.ts';
import type { StateFolder } from '../../src/store/state.ts';

/** Something an index says that the source contradicts, or that contradicts the index itself. */
export interface Violation {
	rule: string;
	file: string;
	detail: string;
}

interface ChunkRow {
	ord: number;
	parent: number | null;
	segment: number | null;
	kind: number;
	name: string | null;
	start: number;
	length: number;
	name_offset: number | null;
}

interface CallRow {
	ord: number;
	caller: number;
	name: string;
	start: number;
	length: number;
	name_offset: number;
}

/**
 * Compares an index with the files it was made from: positions point at the names they claim, ranges
 * nest and differ, what is attributed lies where it is attributed to. At most `cap` violations a rule.
 */
export function auditIndex(state: StateFolder, cap = 20): Violation[] {
	const reader = openIndex(state);
	const { db } = reader;
	const found = new Map<string, Violation[]>();
	const report = (rule: string, file: string, detail: string): void => {
		const list = found.get(rule) ?? [];
		if (list.length < cap) list.push({ rule, file, detail });
		found.set(rule, list);
	};
	const names = new Map(db.prepare('SELECT id, text FROM name').raw().all() as [number, string][]);
	const chunksOf = db.prepare(
		'SELECT c.*, n.text AS name FROM chunk c LEFT JOIN name n ON n.id = c.name WHERE c.id BETWEEN ? AND ? ORDER BY c.id',
	);
	const callsOf = db.prepare(
		'SELECT s.*, n.text AS name FROM call_site s JOIN name n ON n.id = s.name WHERE s.id BETWEEN ? AND ? ORDER BY s.id',
	);
	const blobsOf = db.prepare('SELECT * FROM file_blob WHERE file = ?');
	const files = db.prepare('SELECT id, path FROM file ORDER BY id').all() as { id: number; path: string }[];
	for (const { id, path } of files) {
		const source = readSource(state.root, path, { maxFileBytes: 100_000_000 });
		if ('reason' in source) {
			report('readable', path, source.detail);
			continue;
		}
		const { text } = source;
		const blobs = blobsOf.get(id) as { line_starts: Buffer; names: Buffer; refs: Buffer; flow: Buffer };
		const starts = decodeLineStarts(blobs.line_starts);
		const chunks = chunksOf.all(...rowsOf(id)) as ChunkRow[];
		checkChunks(path, text, starts, chunks, report);
		checkCalls(path, text, starts, chunks, callsOf.all(...rowsOf(id)) as CallRow[], report);
		checkRefs(path, text, chunks, blobs, names, report);
		checkFlow(path, text, chunks.length, blobs.flow, report);
	}
	reader.close();
	return [...found.values()].flat();
}

function place(starts: Int32Array, offset: number): string {
	const line = starts.findLastIndex((start) => start <= offset);
	return `${line + 1}:${offset - starts[line] + 1}`;
}

/** First and last row id of a file. */
function rowsOf(file: number): [number, number] {
	return [file * 2 ** ORD_BITS, (file + 1) * 2 ** ORD_BITS - 1];
}

type Report = (rule: string, file: string, detail: string) => void;

function checkChunks(
	path: string,
	text: string,
	starts: Int32Array,
	chunks: ChunkRow[],
	report: Report,
): void {
	const ranges = new Set<string>();
	for (const chunk of chunks) {
		const end = chunk.start + chunk.length;
		const label = `${CHUNK_KINDS[chunk.kind]} ${chunk.name ?? '(anonymous)'} at ${place(starts, chunk.start)}`;
		if (chunk.length < 0 || end > text.length) report('chunk inside the file', path, label);
		const range = `${chunk.start}-${end}`;
		if (ranges.has(range)) report('chunk ranges differ', path, `${label} ${range}`);
		ranges.add(range);
		const parent = chunk.parent === null ? null : chunks[chunk.parent];
		if (parent !== null && parent.length > 0 && parent.segment === chunk.segment) {
			if (chunk.start < parent.start || end > parent.start + parent.length)
				report('chunk inside its parent', path, `${label} in ${parent.name ?? CHUNK_KINDS[parent.kind]}`);
		}
		const at = chunk.name_offset === null ? chunk.start : chunk.start + chunk.name_offset;
		if (chunk.name !== null && chunk.name_offset === null)
			report('named chunk has a name token', path, label);
		// A field that has only a position is named by it, and stands where its type does.
		const isWritten = chunk.name !== null && !/^\d+$/.test(chunk.name);
		if (chunk.name !== null && isWritten && chunk.name_offset !== null && !spells(text, at, chunk.name)) {
			report('chunk name where it says', path, `${label}: ${JSON.stringify(text.slice(at, at + 30))}`);
		}
		if (chunk.name_offset !== null && (at < chunk.start || at >= end))
			report('name inside chunk', path, label);
	}
}

/** Names may be written quoted (also in parts), escaped, with a mark in front, or in other letters. */
function spells(text: string, at: number, name: string): boolean {
	if (text.startsWith(name, at)) return true;
	const written = text.slice(at, at + name.length * 6 + 8);
	return (
		plain(written).startsWith(plain(name)) ||
		/^["'`[#\\]/.test(written) ||
		written.includes('\\u') ||
		name === 'default' ||
		name === 'constructor'
	);
}

function plain(text: string): string {
	return text
		.replace(/["'\\{}]/g, '')
		.replace(/\s+/g, ' ')
		.toUpperCase();
}

function checkCalls(
	path: string,
	text: string,
	starts: Int32Array,
	chunks: ChunkRow[],
	calls: CallRow[],
	report: Report,
): void {
	for (const call of calls) {
		const at = call.start + call.name_offset;
		const label = `${call.name} at ${place(starts, at)}`;
		if (!spells(text, at, call.name))
			report('call name where it says', path, `${label}: ${text.slice(at, at + 30)}`);
		if (at < call.start || at > call.start + call.length) report('call name inside the call', path, label);
		const caller = chunks[call.caller];
		if (caller === undefined) report('caller exists', path, label);
		else if (
			caller.length > 0 &&
			(call.start < caller.start || call.start + call.length > caller.start + caller.length)
		)
			report('call inside its caller', path, `${label} in ${caller.name}`);
	}
}

function checkRefs(
	path: string,
	text: string,
	chunks: ChunkRow[],
	blobs: { names: Buffer; refs: Buffer },
	names: Map<number, string>,
	report: Report,
): void {
	const local = decodeNames(blobs.names);
	const refs = decodeRefs(blobs.refs);
	for (let i = 0; i < refs.count; i++) {
		const name = names.get(local[refs.name[i]]) ?? '';
		const start = refs.start[i];
		if (!spells(text, start, name))
			report('ref where it says', path, `${name} at ${start}: ${text.slice(start, start + 20)}`);
		const chunk = chunks[refs.chunk[i]];
		if (chunk === undefined) report('ref in a chunk', path, `${name} at ${start}`);
		else if (chunk.length > 0 && (start < chunk.start || start > chunk.start + chunk.length))
			report('ref inside its chunk', path, `${name} at ${start} in ${chunk.name}`);
		if (
			i > 0 &&
			start === refs.start[i - 1] &&
			refs.name[i] === refs.name[i - 1] &&
			refs.kind[i] === refs.kind[i - 1]
		)
			report('ref only once', path, `${name} at ${start}`);
	}
}

function checkFlow(path: string, text: string, chunkCount: number, blob: Buffer, report: Report): void {
	const flow = decodeFlow(blob);
	const scopeCount = flow.scopes.length / 5;
	for (let at = 0; at < flow.scopes.length; at += 5) {
		if (flow.scopes[at + 1] >= at / 5) report('scope after its parent', path, `${at / 5}`);
		if (flow.scopes[at + 3] + flow.scopes[at + 4] > text.length)
			report('scope inside the file', path, `${at / 5}`);
	}
	for (let at = 0; at < flow.bindings.length; at += 9) {
		if (flow.bindings[at] >= scopeCount) report('binding in a scope', path, `${at / 9}`);
		if (flow.bindings[at + 4] >= chunkCount) report('binding of a chunk', path, `${at / 9}`);
		if (flow.bindings[at + 6] >= flow.values.length / 4) report('binding to a value', path, `${at / 9}`);
	}
}
