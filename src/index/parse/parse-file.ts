import { languages, loadExtractor } from '../../languages/registry.generated.ts';
import { ChunkColumn } from '../../model/batch.ts';
import { CHUNK_KIND_CODE } from '../../model/chunk.ts';
import { ENCODINGS, FILE_STATUSES, FileFlag, type FileStatus, SKIP_REASONS } from '../../model/file.ts';
import type { Extractor } from '../../model/language.ts';
import { leadsToOthers, manifestText } from '../../model/manifest.ts';
import { bareTree } from '../../model/syntax-tree.ts';
import { readSource, type Source, sourceOf } from '../../platform/read-source.ts';
import { hashBytes } from '../../platform/xxhash.ts';
import { classifyContent } from '../discover/classify-content.ts';
import type { BatchBuilder, SegmentOutcome } from '../extract/batch-builder.ts';
import { type CompiledRules, compileRules } from '../extract/facts/compile-rules.ts';
import { TooMuchToRecord } from '../extract/rows.ts';
import { HASHES_SIZE, hashChunks } from '../identify/chunk-uid.ts';
import { segmentUids } from '../identify/segment-uid.ts';
import { isContainerLanguage, segmentFile } from '../segment/segment.ts';
import { Care, type ParseJob, type ParseSetup } from './protocol.ts';
import { loadGrammar } from './tree-sitter/grammars.ts';
import { parseText } from './tree-sitter/parse.ts';

const KNOWN = new Map(languages.map((language) => [language.id, language]));
const MODULE = CHUNK_KIND_CODE.get('module')!;
const encoder = new TextEncoder();

/** Statuses from good to bad: a file has the worst of its texts. */
const WORSE: FileStatus[] = ['text', 'parsed', 'recovered', 'partial', 'timed_out', 'crashed'];

/** One file through read, segment, parse, extract and identify, into the batch. */
export async function parseFile(job: ParseJob, setup: ParseSetup, batch: BatchBuilder): Promise<void> {
	if (job.care >= Care.leaveOut) return skip(batch, job, 'crashed', job.trouble?.note ?? '');
	const source = job.text === undefined ? readSource(setup.root, job.path, setup) : sourceOf(job.text);
	if ('reason' in source) return skip(batch, job, source.reason, source.detail);
	const content = classifyContent(job.path, job.language, source.text);
	const isKept = content?.reason === 'generated' && (setup.indexGenerated || leadsToOthers(job.path));
	if (content !== null && !isKept) {
		return skip(batch, job, content.reason, content.detail, hashOf(source));
	}
	const bytes = source.encoding === 'utf-8' ? source.bytes : encoder.encode(source.text);
	const trigrams = batch.begin(job.path, source.text, bytes);
	const segments = segmentsOf(job, source.text);
	const { status, note } = await extractAll(job, setup, source.text, segments, batch);
	const identities = identify(source, batch);
	batch.add(
		{
			file: job.file,
			status: FILE_STATUSES.indexOf(status),
			encoding: ENCODINGS.indexOf(source.encoding),
			size: source.size,
			flags: content === null ? 0 : FileFlag.marksGenerated,
			note,
			manifest: manifestText(job.path, source.text),
			hash: hashOf(source),
			mtimeUs: source.mtimeUs,
			ctimeUs: source.ctimeUs,
			inode: source.inode,
			path: job.path,
			text: source.text,
			trigrams,
			...identities,
		},
		segments,
	);
}

function skip(
	batch: BatchBuilder,
	job: ParseJob,
	reason: (typeof SKIP_REASONS)[number],
	detail: string,
	hash?: Uint8Array,
): void {
	batch.skip(job.file, SKIP_REASONS.indexOf(reason), detail, hash);
}

function hashOf({ bytes }: Source): Uint8Array {
	const hash = new Uint8Array(8);
	new DataView(hash.buffer).setBigUint64(0, hashBytes(bytes));
	return hash;
}

function segmentsOf(job: ParseJob, text: string): SegmentOutcome[] {
	if (!isContainerLanguage(job.language)) return [];
	const segments = segmentFile(job.language, text, languages);
	const uids = segmentUids(job.path, text, segments);
	return segments.map((segment, i) => ({ ...segment, uid: uids[i] }));
}

interface TextOutcome {
	status: FileStatus;
	note: string | null;
}

async function extractAll(
	job: ParseJob,
	setup: ParseSetup,
	text: string,
	segments: readonly SegmentOutcome[],
	batch: BatchBuilder,
): Promise<TextOutcome> {
	const { recorder } = batch;
	if (!KNOWN.has(job.language) && segments.length === 0) return { status: 'text', note: null };
	if (job.care === Care.textOnly || (await isHopeless(job))) {
		return moduleOnly(text, batch, job.trouble ?? UNKNOWN_TROUBLE);
	}
	try {
		return await extractTexts(job, setup, text, segments, batch);
	} catch (error) {
		if (!(error instanceof TooMuchToRecord)) throw error;
		recorder.beginFile(job.path);
		return moduleOnly(text, batch, { status: 'partial', note: error.message });
	}
}

const UNKNOWN_TROUBLE: TextOutcome = { status: 'crashed', note: 'the parser did not survive this file' };

/** It ran out of time in the only parser there is: the same again would take as long. */
async function isHopeless({ care, trouble, language }: ParseJob): Promise<boolean> {
	if (care === Care.none || trouble?.status !== 'timed_out' || !KNOWN.has(language)) return false;
	return (await extractorOf(language)).extractFast === undefined;
}

function moduleOnly(text: string, { recorder }: BatchBuilder, outcome: TextOutcome): TextOutcome {
	recorder.beginText(text, -1, 0);
	recorder.endText();
	return outcome;
}

async function extractTexts(
	job: ParseJob,
	setup: ParseSetup,
	text: string,
	segments: readonly SegmentOutcome[],
	batch: BatchBuilder,
): Promise<TextOutcome> {
	const { recorder } = batch;
	recorder.beginText(text, -1, 0, await rulesOf(job.language));
	let outcome = await extractText(job, setup, job.language, text, batch);
	recorder.endText();
	for (let ord = 0; ord < segments.length; ord++) {
		const { language, start, end, written } = segments[ord];
		if (!KNOWN.has(language)) continue;
		const inner = written?.text ?? text.slice(start, end);
		if (written === undefined) recorder.beginText(inner, ord, start, await rulesOf(language));
		else recorder.beginCell(written, ord, await rulesOf(language));
		outcome = worse(outcome, await extractText(job, setup, language, inner, batch));
		recorder.endText();
	}
	return outcome;
}

async function extractText(
	job: ParseJob,
	setup: ParseSetup,
	language: string,
	text: string,
	batch: BatchBuilder,
): Promise<TextOutcome> {
	const known = KNOWN.get(language);
	if (known === undefined) return { status: 'text', note: null };
	const { recorder } = batch;
	const extractor = await extractorOf(language);
	if (job.care === Care.none && extractor.extractFast?.(job.path, text, language, recorder)) {
		return { status: 'parsed', note: null };
	}
	const errorsBefore = recorder.errors.count;
	const written = extractor.inOlderWords?.(text) ?? text;
	const tree =
		known.grammar === undefined
			? bareTree(written)
			: parseText(await loadGrammar(known.grammar), written, setup);
	extractor.extract(tree, language, recorder);
	if (tree.truncated) return marked(job, 'partial', `more than ${setup.maxNodes} syntax nodes`);
	if (recorder.errors.count > errorsBefore) {
		const line = batch.lines.lineOf(recorder.errors.data[errorsBefore * 2]) + 1;
		return marked(job, 'recovered', `syntax errors, the first in line ${line}`);
	}
	return marked(job, 'parsed', null);
}

/** What less care led to belongs in the note, however well it went this time. */
function marked(job: ParseJob, status: FileStatus, note: string | null): TextOutcome {
	const notes = [note, job.trouble?.note ?? null].filter((part) => part !== null);
	return { status, note: notes.length === 0 ? null : notes.join('; ') };
}

/** Kept here, because asking for a module that is loaded still takes a turn of the event loop. */
const EXTRACTORS = new Map<string, Extractor>();

async function extractorOf(language: string): Promise<Extractor> {
	const kept = EXTRACTORS.get(language);
	if (kept !== undefined) return kept;
	const extractor = await loadExtractor(language);
	EXTRACTORS.set(language, extractor);
	return extractor;
}

const RULES = new Map<string, CompiledRules>();

async function rulesOf(language: string): Promise<CompiledRules | null> {
	const kept = RULES.get(language);
	if (kept !== undefined) return kept;
	if (!KNOWN.has(language)) return null;
	const { facts } = await extractorOf(language);
	if (facts === undefined) return null;
	const rules = compileRules(language, facts);
	RULES.set(language, rules);
	return rules;
}

function worse(a: TextOutcome, b: TextOutcome): TextOutcome {
	return WORSE.indexOf(b.status) > WORSE.indexOf(a.status) ? b : a;
}

/** Chunk identities, one virtual path at a time. */
function identify(source: Source, batch: BatchBuilder): { chunkHashes: Uint8Array; uidBits: Int32Array } {
	const { chunks } = batch.recorder;
	const total = chunks.count;
	const chunkHashes = new Uint8Array(total * HASHES_SIZE);
	const uidBits = new Int32Array(total);
	const ascii = source.ascii && source.encoding === 'utf-8' ? source.bytes : null;
	for (let first = 0; first < total; ) {
		const segment = chunks.data[first * ChunkColumn.width + ChunkColumn.segment];
		let end = first + 1;
		while (end < total && chunks.data[end * ChunkColumn.width + ChunkColumn.segment] === segment) end++;
		const { hashes, present, ordinal, escalated } = hashChunks(
			source.text,
			ascii,
			rangesOf(batch, first, end),
		);
		chunkHashes.set(hashes, first * HASHES_SIZE);
		for (let i = 0; i < end - first; i++) {
			uidBits[first + i] = present[i] | (escalated[i] << 2) | (ordinal[i] << 3);
		}
		first = end;
	}
	return { chunkHashes, uidBits };
}

function rangesOf(batch: BatchBuilder, first: number, end: number): Parameters<typeof hashChunks>[2] {
	const { data } = batch.recorder.chunks;
	const count = end - first;
	const start = column(data, first, count, ChunkColumn.start);
	const ends = column(data, first, count, ChunkColumn.length);
	const parent = column(data, first, count, ChunkColumn.parent);
	const kind = column(data, first, count, ChunkColumn.kind);
	for (let i = 0; i < count; i++) {
		ends[i] += start[i];
		parent[i] = kind[i] === MODULE && i === 0 ? -1 : parent[i] - first;
	}
	return {
		count,
		start,
		end: ends,
		kind,
		parent,
		name: (i) => batch.nameOf(data[(first + i) * ChunkColumn.width + ChunkColumn.name]),
	};
}

function column(data: Int32Array, first: number, count: number, offset: number): Int32Array {
	const values = new Int32Array(count);
	for (let i = 0; i < count; i++) values[i] = data[(first + i) * ChunkColumn.width + offset];
	return values;
}
