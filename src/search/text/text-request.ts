import type { Encoding, Omission } from '../../model/file.ts';
import type { ChunkWords } from '../../store/search/chunk-around.ts';
import type { SearchFilter } from '../filter/search-filter.ts';
import type { Span } from '../regex/find-span.ts';
import type { TextMatcher } from './text-matcher.ts';

export interface TextHit {
	file: string;
	line: number;
	/** UTF-16, from 1; of the first match in the line. */
	col: number;
	/** Another than `line` for a match over several. */
	endLine: number;
	/** The line, or the part of it around its match. */
	text: string;
	isCut: boolean;
	/** Matches in `text`: offset and length. */
	marks: { at: number; length: number }[];
	/** The line defines what was looked for. */
	isDefinition: boolean;
	chunk: ChunkWords | null;
	before: string[];
	after: string[];
}

export interface TextRequest {
	matcher: TextMatcher;
	filter: SearchFilter;
	ignoreCase: boolean;
	/** Hits to leave out, and to give after that. */
	offset: number;
	limit: number;
	context: number;
	/** The bytes of a file as UTF-8. */
	read(path: string, encoding: Encoding): Buffer | Omission;
	/** True when there is no more time: a last resort. */
	isLate(): boolean;
}

export interface TextAnswer {
	hits: TextHit[];
	/** Lines that match; when `isWhole` is false at least so many. */
	total: number;
	files: number;
	isWhole: boolean;
	/** Files that may match, by their trigrams; and of those the ones that were read. */
	candidates: number;
	read: number;
	/** No three characters in a row are certain: every file had to be read. */
	isScan: boolean;
	/** Why some candidates were not read; null when all were, or there are enough hits. */
	stopped: 'work' | 'time' | 'bytes' | null;
	/** Candidates that could not be read now, by reason. */
	unreadable: Record<string, number>;
}

/** A place of a file in the order of the answer. */
export interface FoundPlace {
	row: number;
	place: Span;
	line: number;
	endLine: number;
	isDefinition: boolean;
}
