import { checkQuery } from './parse-query.ts';
import { readKnownFilter } from './read-filter.ts';
import type { FilterSpec } from './search-query.ts';

/** A query for a text or a pattern: everything in it counts, but for filters before and after it. */
export interface LiteralQuery {
	text: string;
	/** Where the text begins in what was given. */
	offset: number;
	filters: FilterSpec[];
}

const FIRST = /^\s*(-?[a-z]{2,12}:(?:"[^"]*"|[^\s"]\S*))\s+(?=\S)/;
const LAST = /\s+(-?[a-z]{2,12}:(?:"[^"]*"|[^\s"]\S*))\s*$/;

/** Takes filters off both ends of a text; only what is known as one, as anything else may be looked for. */
export function readLiteral(given: string, flags: readonly FilterSpec[] = []): LiteralQuery {
	checkQuery(given);
	const filters = [...flags];
	let start = 0;
	let end = given.length;
	for (;;) {
		const found = FIRST.exec(given.slice(start, end));
		const filter = found === null ? null : take(given, found[1], start + found[0].indexOf(found[1]));
		if (found === null || filter === null) break;
		filters.push(filter);
		start += found[0].length;
	}
	for (;;) {
		const found = LAST.exec(given.slice(start, end));
		if (found === null || found.index === 0) break;
		const filter = take(given, found[1], start + found.index + found[0].indexOf(found[1]));
		if (filter === null) break;
		filters.push(filter);
		end = start + found.index;
	}
	return { text: given.slice(start, end), offset: start, filters };
}

function take(query: string, written: string, start: number): FilterSpec | null {
	const isQuoted = written.endsWith('"') && written.includes(':"');
	const text = isQuoted ? written.replace(':"', ':').slice(0, -1) : written;
	return readKnownFilter(query, { text, start, end: start + written.length, isQuoted });
}
