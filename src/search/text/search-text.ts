import { ENCODINGS } from '../../model/file.ts';
import type { IndexReader } from '../../store/reader.ts';
import { ChunksAround, definingLines } from '../../store/search/chunk-around.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import { TrigramFiles } from '../../store/search/trigram-files.ts';
import type { Span } from '../regex/find-span.ts';
import { WorkLimit } from '../regex/matcher.ts';
import { LineCounter, linesAfter, linesBefore, OffsetCounter, showLine } from './line-positions.ts';
import { lineAround } from './text-matcher.ts';
import type { FoundPlace, TextAnswer, TextHit, TextRequest } from './text-request.ts';

/** Bytes read for counting on after the page is full, and bytes read in all. */
const COUNTED_BYTES = 2_000_000;
const MOST_BYTES = 512_000_000;
const MAX_DEFINITIONS = 20;
const MAX_MARKS = 20;

/** Finds the lines of files that match: those that define the name first, then by path and line. */
export function searchText(reader: IndexReader, table: FileTable, request: TextRequest): TextAnswer {
	const search = new TextSearch(reader, table, request);
	const { places, ...answer } = search.run();
	return { ...answer, hits: search.describe(places.slice(request.offset)) };
}

/** The places alone, up to one more than are wanted. */
export function findPlaces(
	reader: IndexReader,
	table: FileTable,
	request: TextRequest,
): Omit<TextAnswer, 'hits'> & { places: FoundPlace[] } {
	return new TextSearch(reader, table, request).run();
}

class TextSearch {
	private readonly reader: IndexReader;
	private readonly table: FileTable;
	private readonly request: TextRequest;
	private readonly chunks: ChunksAround;
	private readonly answer: Omit<TextAnswer, 'hits'>;
	private readonly found: FoundPlace[] = [];
	private bytesRead = 0;
	private bytesBeyond = 0;
	/** Files that were read before their turn: places that are left of them. */
	private readonly ahead = new Map<number, FoundPlace[]>();

	constructor(reader: IndexReader, table: FileTable, request: TextRequest) {
		this.reader = reader;
		this.table = table;
		this.request = request;
		this.chunks = new ChunksAround(reader);
		this.answer = {
			total: 0,
			files: 0,
			isWhole: true,
			candidates: 0,
			read: 0,
			isScan: false,
			stopped: null,
			unreadable: {},
		};
	}

	run(): Omit<TextAnswer, 'hits'> & { places: FoundPlace[] } {
		const { answer } = this;
		const rows = this.candidates();
		answer.candidates = rows.length;
		try {
			this.takeDefinitions(rows);
			for (const row of rows) {
				if (this.mustStop()) {
					answer.isWhole = false;
					break;
				}
				this.enter(this.ahead.get(row) ?? this.searchFile(row));
			}
		} catch (error) {
			if (!(error instanceof WorkLimit)) throw error;
			answer.isWhole = false;
			answer.stopped = 'work';
		}
		const { offset, limit } = this.request;
		return { ...answer, places: this.found.slice(0, offset + limit) };
	}

	/** Rows of the table, so by path. */
	private candidates(): number[] {
		const { table, answer } = this;
		const { filter, matcher } = this.request;
		const ids = new TrigramFiles(this.reader).holding(matcher.needs);
		answer.isScan = ids === null;
		const rows =
			ids === null ? [...table.ids.keys()] : ids.map((id) => table.rowOf(id)).filter((row) => row >= 0);
		return rows.sort((a, b) => a - b).filter((row) => filter.isOpen || filter.passesFile(table.ids[row]));
	}

	private mustStop(): boolean {
		const { answer } = this;
		const isFull = this.found.length > this.request.offset + this.request.limit;
		if (isFull && this.bytesBeyond > COUNTED_BYTES) return true;
		if (this.bytesRead > MOST_BYTES) answer.stopped = 'bytes';
		else if ((answer.read & 63) === 63 && this.request.isLate()) answer.stopped = 'time';
		return answer.stopped !== null;
	}

	/** Lines that define a symbol of the name that is looked for come before all others. */
	private takeDefinitions(rows: readonly number[]): void {
		const { literal, crossesLines } = this.request.matcher;
		if (literal === null || crossesLines || !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(literal)) return;
		const possible = new Set(rows);
		const places = definingLines(this.reader, literal, this.request.ignoreCase, MAX_DEFINITIONS);
		const byRow = Map.groupBy(places, ({ file }) => this.table.rowOf(file));
		for (const [row, defined] of byRow) {
			if (!possible.has(row)) continue;
			const all = this.searchFile(row);
			const bytes = this.bytesOf(row);
			if (bytes === null) continue;
			const offsets = new Set(defined.map(({ offset }) => offset));
			const counter = new OffsetCounter(bytes);
			const isDefining = ({ place }: FoundPlace) =>
				[...this.request.matcher.spansIn(bytes, place)].some(({ start }) =>
					offsets.has(counter.offsetAt(start)),
				);
			const first = all.filter(isDefining);
			for (const each of first) each.isDefinition = true;
			this.found.push(...first);
			this.answer.total += first.length;
			if (first.length > 0) this.answer.files++;
			this.ahead.set(
				row,
				all.filter(({ isDefinition }) => !isDefinition),
			);
			this.withDefinition.add(row);
		}
	}

	private readonly withDefinition = new Set<number>();

	private enter(places: FoundPlace[]): void {
		const { answer } = this;
		answer.total += places.length;
		if (places.length > 0 && !this.withDefinition.has(places[0].row)) answer.files++;
		const room = this.request.offset + this.request.limit + 1 - this.found.length;
		for (const place of room < places.length ? places.slice(0, Math.max(0, room)) : places)
			this.found.push(place);
	}

	private last: { row: number; bytes: Buffer } | null = null;

	private bytesOf(row: number): Buffer | null {
		if (this.last?.row === row) return this.last.bytes;
		const { table, answer } = this;
		const read = this.request.read(table.paths[row], ENCODINGS[table.encodings[row]]);
		if ('reason' in read) {
			answer.unreadable[read.reason] = (answer.unreadable[read.reason] ?? 0) + 1;
			return null;
		}
		this.last = { row, bytes: read };
		return read;
	}

	private searchFile(row: number): FoundPlace[] {
		const bytes = this.bytesOf(row);
		if (bytes === null) return [];
		this.answer.read++;
		this.bytesRead += bytes.length;
		if (this.found.length > this.request.offset + this.request.limit)
			this.bytesBeyond += bytes.length + 4_096;
		const lines = new LineCounter(bytes);
		const offsets = new OffsetCounter(bytes);
		const { matcher, filter } = this.request;
		const found: FoundPlace[] = [];
		for (const place of matcher.places(bytes)) {
			if (filter.looksAtChunks) {
				const [match = place] = matcher.spansIn(bytes, place);
				const chunk = this.chunks.find(this.table.ids[row], offsets.offsetAt(match.start));
				if (chunk === null || !filter.passesChunk(chunk)) continue;
			}
			const line = lines.lineAt(place.start);
			const endLine = matcher.crossesLines ? lines.lineAt(Math.max(place.start, place.end - 1)) : line;
			found.push({ row, place, line, endLine, isDefinition: false });
		}
		return found;
	}

	describe(found: readonly FoundPlace[]): TextHit[] {
		return found.flatMap((each) => {
			const bytes = this.bytesOf(each.row);
			return bytes === null ? [] : [this.describeOne(each, bytes)];
		});
	}

	private describeOne({ row, place, line, endLine, isDefinition }: FoundPlace, bytes: Buffer): TextHit {
		const { matcher, context } = this.request;
		const spans: Span[] = [];
		for (const span of matcher.spansIn(bytes, place)) if (spans.push(span) === MAX_MARKS) break;
		const [match = place] = spans;
		const first = lineAround(bytes, match.start);
		const lastLine = matcher.crossesLines ? lineAround(bytes, Math.max(place.start, place.end - 1)) : first;
		const shown = showLine(bytes, first, match);
		const columnOf = (at: number) => bytes.toString('utf8', first.start, Math.min(at, first.end)).length;
		const marks = spans
			.map(({ start, end }) => ({
				at: columnOf(start) - shown.skipped,
				length: columnOf(end) - columnOf(start),
			}))
			.filter(({ at, length }) => at >= 0 && length > 0 && at + length <= shown.text.length);
		const chunk = this.chunks.find(this.table.ids[row], new OffsetCounter(bytes).offsetAt(match.start));
		return {
			file: this.table.paths[row],
			line,
			col: columnOf(match.start) + 1,
			endLine,
			text: shown.text,
			isCut: shown.isCut,
			marks,
			isDefinition,
			chunk: chunk === null ? null : this.chunks.describe(chunk.id),
			before: context === 0 ? [] : linesBefore(bytes, first.start, context),
			after: context === 0 ? [] : linesAfter(bytes, lastLine.end, context),
		};
	}
}
