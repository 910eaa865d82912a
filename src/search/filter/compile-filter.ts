import { endpointChunks } from '../../endpoints/endpoint-chunks.ts';
import { CHUNK_KINDS, ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { MisreadError } from '../../model/errors.ts';
import type { FactKind } from '../../model/facts/kind.ts';
import { factKind } from '../../model/facts/registry.ts';
import { nearest } from '../../model/nearest.ts';
import type { IndexReader } from '../../store/reader.ts';
import {
	type ChunkSet,
	chunksCalling,
	chunksWithFact,
	fileOfRow,
	withOwners,
} from '../../store/search/chunk-sets.ts';
import { type FileTable, segmentLanguages } from '../../store/search/file-table.ts';
import { isTrue } from '../query/filter-values.ts';
import type { FilterSpec } from '../query/search-query.ts';
import { languagesNamed } from './languages.ts';
import { fileNameTest, insideTest, type PathTest, partTest } from './path-tests.ts';
import type { FilteredChunk, FilterPart, SearchFilter } from './search-filter.ts';

/** What filters ask version control: paths of files as they are called now. */
export interface TouchedFiles {
	/** Changed within a time before the latest commit (`7d`) or since a revision, or not committed. */
	changed(value: string): Promise<ReadonlySet<string>>;
	/** Changed by somebody whose name or address has the text in it. */
	by(author: string): Promise<ReadonlySet<string>>;
}

const GONE = -1;

/** Makes the filters of a query ready. All of them have to pass. */
export async function compileFilter(
	reader: IndexReader,
	table: FileTable,
	specs: readonly FilterSpec[],
	touched: TouchedFiles,
): Promise<SearchFilter> {
	const parts: FilterPart[] = [];
	for (const spec of specs) parts.push(negate(await compilePart(reader, table, spec, touched)));
	const ofFiles = parts.filter(({ file }) => file !== undefined);
	const ofChunks = parts.filter(({ chunk }) => chunk !== undefined);
	/** By row: 0 not asked yet, 1 passes, above that what refuses. */
	const known = new Int32Array(table.ids.length);
	const decide = (id: number): number => {
		const row = table.rowOf(id);
		if (row < 0) return GONE;
		if (known[row] === 0) known[row] = 2 + ofFiles.findIndex(({ file }) => !file!(row));
		return known[row];
	};
	const refusingChunk = (chunk: FilteredChunk): FilterSpec | null =>
		ofChunks.find((part) => !part.chunk!(chunk))?.spec ?? null;
	return {
		specs,
		isOpen: parts.length === 0,
		looksAtChunks: ofChunks.length > 0,
		passesFile: (id) => decide(id) === 1,
		passesChunk: (chunk) => ofChunks.length === 0 || refusingChunk(chunk) === null,
		refusingFile: (id) => ofFiles[decide(id) - 2]?.spec ?? null,
		refusingChunk,
	};
}

/** `-lang:go` leaves out a chunk in Go; of a file it asks whether something else may be in it, as `part` says. */
function negate(part: FilterPart): FilterPart {
	const { spec, file, chunk } = part;
	if (!spec.negated) return part;
	// A file that holds chunks of both kinds passes either way: its chunks decide.
	const isUndecided = file !== undefined && chunk !== undefined;
	return {
		spec,
		...(file === undefined ? {} : { file: isUndecided ? () => true : (row: number) => !file(row) }),
		...(chunk === undefined ? {} : { chunk: (one: FilteredChunk) => !chunk(one) }),
	};
}

async function compilePart(
	reader: IndexReader,
	table: FileTable,
	spec: FilterSpec,
	touched: TouchedFiles,
): Promise<FilterPart> {
	const { name, values } = spec;
	const byPath = (make: (value: string) => PathTest): FilterPart => {
		const tests = values.map(make);
		return { spec, file: (row) => tests.some((test) => test(table.paths[row])) };
	};
	const bySet = (sets: readonly ChunkSet[]): FilterPart => {
		const files = new Set(sets.flatMap((set) => [...set].map((id) => fileOfRow(id))));
		return {
			spec,
			file: (row) => files.has(table.ids[row]),
			chunk: ({ id }) => sets.some((set) => set.has(id)),
		};
	};
	switch (name) {
		case 'in':
			return byPath(insideTest);
		case 'path':
			return byPath(partTest);
		case 'file':
			return byPath(fileNameTest);
		case 'lang':
			return languagePart(reader, table, spec);
		case 'kind': {
			const kinds = new Set(values.map((value) => CHUNK_KINDS.indexOf(value as ChunkKind)));
			return { spec, chunk: ({ kind }) => kinds.has(kind) };
		}
		case 'exported': {
			const wanted = isTrue(values[0]);
			return { spec, chunk: ({ flags }) => ((flags & ChunkFlag.exported) !== 0) === wanted };
		}
		case 'changed': {
			const paths = await touched.changed(values[0]);
			return { spec, file: (row) => paths.has(table.paths[row]) };
		}
		case 'author': {
			const paths = await touched.by(values[0]);
			return { spec, file: (row) => paths.has(table.paths[row]) };
		}
		case 'calls':
			return bySet(values.map((value) => chunksCalling(reader, value)));
		case 'fact':
			return bySet(values.map((value) => chunksOfKind(reader, factKind(value)!)));
	}
}

/** Chunks of which a fact of a kind is known. An endpoint counts for what answers it, where that is known. */
function chunksOfKind(reader: IndexReader, { kind, isView }: FactKind): ChunkSet {
	return isView
		? withOwners(reader, endpointChunks(reader, kind === 'api_endpoint_control'))
		: chunksWithFact(reader, kind);
}

/** A file may have parts in other languages than its own: then each chunk is asked. */
function languagePart(reader: IndexReader, table: FileTable, spec: FilterSpec): FilterPart {
	const present = new Set(table.languages);
	const segments = segmentLanguages(reader);
	for (const languages of segments.values()) for (const each of languages) present.add(each);
	const wanted = new Set(spec.values.flatMap((value) => knownLanguages(value, present, spec)));
	const file = (row: number) => {
		if (wanted.has(table.languages[row])) return true;
		const parts = segments.get(table.ids[row]);
		return parts !== undefined && [...parts].some((part) => wanted.has(part));
	};
	if (segments.size === 0) return { spec, file };
	return { spec, file, chunk: ({ language }) => wanted.has(language) };
}

function knownLanguages(value: string, present: ReadonlySet<string>, { written }: FilterSpec): string[] {
	const found = languagesNamed(value).filter((language) => present.has(language));
	if (found.length > 0) return found;
	const close = nearest(value, [...present].sort());
	throw new MisreadError(
		`no file is in a language called ${JSON.stringify(value)}`,
		close === null ? `There are ${[...present].sort().join(', ')}.` : `Did you mean lang:${close}?`,
		{ text: written, start: written.indexOf(value), end: written.indexOf(value) + value.length },
	);
}
