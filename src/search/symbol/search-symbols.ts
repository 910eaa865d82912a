import { ChunkFlag } from '../../model/chunk.ts';
import { FileFlag } from '../../model/file.ts';
import type { IndexReader } from '../../store/reader.ts';
import { fileOfRow } from '../../store/search/chunk-sets.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import { ChunksNamed, type NamedChunk } from '../../store/search/name-table.ts';
import type { SearchFilter } from '../filter/search-filter.ts';
import { isProgram } from '../program-languages.ts';
import { type FittingName, NAME_FITS, type NameFit, type NameIndex } from './name-index.ts';

export interface SymbolHit {
	/** The id of its row. */
	id: number;
	name: string;
	fit: NameFit;
	/** How well, among those of the same fit. */
	grade: number;
	exported: boolean;
	test: boolean;
	/** In a file of a program, not in one that tells of it. */
	program: boolean;
	path: string;
	start: number;
}

export interface SymbolRequest {
	/** Any of these; each may have the name of a container in front: `Store.open`. */
	wanted: readonly string[];
	/** Words that must not be in the name or the path. */
	excluded: readonly string[];
	filter: SearchFilter;
	/** Hits that are needed: those of a better fit make worse ones unnecessary. */
	enough: number;
}

export interface SymbolMatches {
	hits: SymbolHit[];
	/** False when there are more than were looked at. */
	isWhole: boolean;
}

/** Names of one fit whose chunks are looked at, the shortest first. */
const MOST_NAMES = 300;

/**
 * Symbols whose names fit: by fit, then those of programs (examples in documents repeat their names), those outside of
 * tests, exported ones, short names, paths. Tests come
 * before exports, as a method is never exported itself: a helper of a test would stand before it.
 */
export function searchSymbols(
	reader: IndexReader,
	table: FileTable,
	names: NameIndex,
	request: SymbolRequest,
): SymbolMatches {
	const search = new SymbolSearch(reader, table, names, request);
	return search.run();
}

interface Wanted extends FittingName {
	container: string | null;
}

class SymbolSearch {
	private readonly table: FileTable;
	private readonly names: NameIndex;
	private readonly request: SymbolRequest;
	private readonly chunks: ChunksNamed;
	private readonly excluded: string[];
	private isWhole = true;

	constructor(reader: IndexReader, table: FileTable, names: NameIndex, request: SymbolRequest) {
		this.table = table;
		this.names = names;
		this.request = request;
		this.chunks = new ChunksNamed(reader);
		this.excluded = request.excluded.map((word) => word.toLowerCase());
	}

	run(): SymbolMatches {
		const wanted = this.request.wanted.map(splitContainer);
		const fitting = wanted.flatMap(({ container, name }) =>
			this.names.fitting(name).map((fit): Wanted => ({ ...fit, container })),
		);
		const byFit = Map.groupBy(fitting, ({ fit }) => fit);
		const hits: SymbolHit[] = [];
		const seen = new Set<number>();
		for (const fit of NAME_FITS) {
			if (hits.length >= this.request.enough) {
				this.isWhole &&= !byFit.has(fit);
				continue;
			}
			const names =
				fit === 'similar'
					? wanted.flatMap(({ container, name }) =>
							this.names.similar(name).map((each) => ({ ...each, container })),
						)
					: (byFit.get(fit) ?? []);
			hits.push(...this.hitsOf(names, seen));
		}
		return { hits, isWhole: this.isWhole };
	}

	private hitsOf(names: readonly Wanted[], seen: Set<number>): SymbolHit[] {
		const { ids } = this.names;
		const sorted = names
			.map((name) => ({ ...name, text: this.names.text(name.at) }))
			.sort((a, b) => a.grade - b.grade || a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
		if (sorted.length > MOST_NAMES) this.isWhole = false;
		const hits: SymbolHit[] = [];
		for (const { at, fit, grade, container, text } of sorted.slice(0, MOST_NAMES)) {
			for (const chunk of this.chunks.of(ids[at])) {
				const hit = this.hitOf(chunk, text, container);
				if (hit === null || seen.has(chunk.id)) continue;
				seen.add(chunk.id);
				hits.push({ ...hit, fit, grade });
			}
		}
		return hits.sort(byRank);
	}

	private hitOf(
		chunk: NamedChunk,
		name: string,
		container: string | null,
	): Omit<SymbolHit, 'fit' | 'grade'> | null {
		const { filter } = this.request;
		const file = fileOfRow(chunk.id);
		const row = this.table.rowOf(file);
		if (row < 0) return null;
		if (container !== null && !isContainer(chunk.container, container)) return null;
		if (!filter.isOpen && (!filter.passesFile(file) || !filter.passesChunk(chunk))) return null;
		const path = this.table.paths[row];
		const isExcluded = (word: string) =>
			name.toLowerCase().includes(word) || path.toLowerCase().includes(word);
		if (this.excluded.some(isExcluded)) return null;
		const test = (this.table.flags[row] & FileFlag.test) !== 0 || (chunk.flags & ChunkFlag.test) !== 0;
		const exported = (chunk.flags & ChunkFlag.exported) !== 0;
		const program = isProgram(this.table.languages[row]);
		return { id: chunk.id, name, exported, test, program, path, start: chunk.start };
	}
}

/** `Store.open`, `Store#open`, `Store::open`, `Store->open`: the last name, and what stands before it. */
export function splitContainer(text: string): { container: string | null; name: string } {
	const found = /^(.*[^\s.:#>-])(?:\.|#|::|->)([^.:#>-]{1,})$/s.exec(text.slice(0, 1_000));
	if (found === null) return { container: null, name: text };
	return { container: found[1].replaceAll(/#|::|->/g, '.').toLowerCase(), name: found[2] };
}

function isContainer(container: string | null, wanted: string): boolean {
	return container !== null && `.${container.toLowerCase()}`.endsWith(`.${wanted}`);
}

function byRank(a: SymbolHit, b: SymbolHit): number {
	return (
		a.grade - b.grade ||
		Number(b.program) - Number(a.program) ||
		Number(a.test) - Number(b.test) ||
		Number(b.exported) - Number(a.exported) ||
		a.name.length - b.name.length ||
		(a.path < b.path ? -1 : a.path > b.path ? 1 : a.start - b.start)
	);
}
