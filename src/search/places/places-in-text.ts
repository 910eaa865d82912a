import { thousands } from '../../model/thousands.ts';
import { lineIndex, lineStartsOf } from '../../store/line-lookup.ts';
import type { FileChunks } from '../../store/search/file-chunks.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import { pathMatcher } from './match-paths.ts';
import { type WrittenPlace, writtenPlaces } from './written-places.ts';

/** A place of the repository that a text names. */
export interface NamedPlace {
	row: number;
	/** Offset in the file. */
	at: number;
	/** Position of the chunk with a name that it is in; -1 for the file. */
	ord: number;
	/** As it is written in the text. */
	written: string;
}

/** What places are looked up with. */
export interface PlaceTools {
	table: FileTable;
	passes(row: number): boolean;
	readText(path: string): string;
	chunksOf(row: number): FileChunks;
}

/** Places that are told of: those farther out say less. */
const MOST_FOUND = 10;
/** Files that a path may mean, of which all are told. */
const MOST_ALIKE = 3;
const MOST_NOTES = 3;

/** The places that a text names and the repository has, the innermost first, and what does not fit about them. */
export function placesInText(text: string, tools: PlaceTools): { places: NamedPlace[]; notes: string[] } {
	const written = writtenPlaces(text);
	if (written.length === 0) return { places: [], notes: [] };
	const rowsOf = pathMatcher(tools.table, written);
	const isAlone = written.length === 1 && text.trim() === written[0].written;
	const places: NamedPlace[] = [];
	const notes = new Set<string>();
	const seen = new Set<string>();
	for (const place of written) {
		if (places.length >= MOST_FOUND) break;
		const rows = rowsOf(place).filter(tools.passes);
		const found = narrowed(rows.map((row) => locate(place, row, tools)));
		if (found.length === 0 || found.length > MOST_ALIKE) {
			if (isAlone) notes.add(unclear(place, rows.length));
			continue;
		}
		for (const each of found) {
			if (seen.has(`${each.row}:${each.at}`)) continue;
			seen.add(`${each.row}:${each.at}`);
			places.push(each);
			if (each.note !== null) notes.add(each.note);
		}
	}
	return { places, notes: [...notes].slice(0, MOST_NOTES) };
}

interface Located extends NamedPlace {
	/** What does not fit. */
	note: string | null;
	/** The line is in what the text says it is in, or the text does not say. */
	isSure: boolean;
}

/** Of several files those in which the place is as it is told. */
function narrowed(found: readonly Located[]): Located[] {
	const sure = found.filter(({ isSure }) => isSure);
	return sure.length > 0 ? sure : [...found];
}

/** Traces are of other versions, too: a line that is not in the function it is said to be in gives way to the function. */
function locate({ line, name, written }: WrittenPlace, row: number, tools: PlaceTools): Located {
	const path = tools.table.paths[row];
	const text = tools.readText(path);
	const starts = lineStartsOf(text);
	const chunks = tools.chunksOf(row);
	const lines = text.endsWith('\n') ? starts.length - 1 : starts.length;
	const start = starts[Math.min(Math.max(line, 1), Math.max(lines, 1)) - 1];
	// What begins in the line begins after its indent.
	const at = start + indentAt(text, start);
	const isInside = line > 0 && line <= lines;
	const ord = isInside ? innermostAt(chunks, at) : -1;
	const here = { row, at, ord, written };
	if (name !== null && !isWithin(chunks, ord, name)) {
		const other = nearestNamed(chunks, name, at);
		if (other >= 0) {
			const told = chunks.start(other);
			const note =
				line === 0
					? null
					: `Line ${thousands(line)} of ${path} is not in ${name}, which begins in line ${thousands(lineIndex(starts, told) + 1)}.`;
			return { row, at: told, ord: other, written, note, isSure: line === 0 };
		}
	}
	if (isInside) return { ...here, note: null, isSure: name === null || isWithin(chunks, ord, name) };
	const note =
		line === 0
			? `${path} has no ${name}.`
			: `${path} has ${thousands(lines)} lines, and no line ${thousands(line)}.`;
	return { ...here, note, isSure: false };
}

function unclear({ path }: WrittenPlace, count: number): string {
	return count === 0
		? `No file is called ${path}: its words were looked for.`
		: `${thousands(count)} files are called ${path}: its words were looked for. More of the path tells which is meant.`;
}

/** The last chunk around a place that has a name; -1 for none. */
function innermostAt(chunks: FileChunks, place: number): number {
	for (let at = chunks.count - 1; at >= 0; at--) {
		const start = chunks.start(at);
		if (chunks.hasName(at) && start <= place && place < start + chunks.length(at)) return at;
	}
	return -1;
}

function isWithin(chunks: FileChunks, ord: number, name: string): boolean {
	for (let at = ord; at >= 0; at = chunks.parent(at)) if (chunks.name(at) === name) return true;
	return false;
}

/** The chunk of a name that begins nearest to a place; -1 for none. */
function nearestNamed(chunks: FileChunks, name: string, place: number): number {
	let nearest = -1;
	for (let at = 0; at < chunks.count; at++) {
		if (chunks.name(at) !== name) continue;
		const isNearer =
			nearest < 0 || Math.abs(chunks.start(at) - place) < Math.abs(chunks.start(nearest) - place);
		if (isNearer) nearest = at;
	}
	return nearest;
}

function indentAt(text: string, start: number): number {
	let at = start;
	while (text[at] === ' ' || text[at] === '\t') at++;
	return at - start;
}
