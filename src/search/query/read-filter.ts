import { MisreadError } from '../../model/errors.ts';
import { nearest } from '../../model/nearest.ts';
import { FILTER_RULES } from './filter-values.ts';
import { FILTER_NAMES, type FilterName, type FilterSpec } from './search-query.ts';

/** Filters of other search tools, and what does the same here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	ext: 'lang: or in:*.ext',
	extension: 'lang: or in:*.ext',
	type: '--type',
	sym: '--type symbol',
	symbol: '--type symbol',
	content: '--type text',
	regex: '--type regex',
	dir: 'in:',
	folder: 'in:',
	since: 'changed:',
	by: 'author:',
};

/** Messages say `no such file: x`: without a value these are words. */
const SAID: ReadonlySet<string> = new Set(['file', 'path']);

const SHAPE = /^(-?)([a-z]{2,12}):(.*)$/s;

/** A piece of a query that may be a filter. */
export interface Piece {
	text: string;
	start: number;
	end: number;
	/** What follows the colon stood in quotes. */
	isQuoted?: boolean;
}

/** The filter that a piece of a query is; null for a word. An error for one that is nearly a filter. */
export function readFilter(query: string, piece: Piece): FilterSpec | null {
	const found = SHAPE.exec(piece.text);
	if (found === null) return null;
	const [, sign, given, value] = found;
	const name = given === 'language' ? 'lang' : given;
	if (value === '' && SAID.has(name)) return null;
	if (isFilterName(name)) return makeFilter(name, value, sign === '-', { query, piece });
	// `std::sort`, `http://host` and `note:` are text.
	if (/^(?:[:/]|$)/.test(value)) return null;
	const place = {
		text: query,
		start: piece.start + sign.length,
		end: piece.start + sign.length + given.length,
	};
	if (Object.hasOwn(ELSEWHERE, name)) {
		throw new MisreadError(
			`there is no filter ${name}:`,
			`Use ${ELSEWHERE[name]}, or put it in quotes.`,
			place,
		);
	}
	const close = nearest(name, FILTER_NAMES);
	if (close === null) return null;
	throw new MisreadError(
		`there is no filter ${name}:`,
		`Did you mean ${close}:? Put it in quotes to look for it.`,
		place,
	);
}

/** The filter at the end or the beginning of a text that has no language; anything else is text. */
export function readKnownFilter(query: string, piece: Piece): FilterSpec | null {
	const [, , name, value] = SHAPE.exec(piece.text) ?? [];
	if (name === undefined || value === '') return null;
	return isFilterName(name) || name === 'language' ? readFilter(query, piece) : null;
}

/** The filter that a flag means. */
export function filterOfFlag(name: FilterName, value: string, negated: boolean): FilterSpec {
	return makeFilter(name, value, negated, null);
}

function isFilterName(name: string): name is FilterName {
	return (FILTER_NAMES as readonly string[]).includes(name);
}

function makeFilter(
	name: FilterName,
	value: string,
	negated: boolean,
	source: { query: string; piece: Piece } | null,
): FilterSpec {
	const { isList, refuse } = FILTER_RULES[name];
	const given = isList && source?.piece.isQuoted !== true ? value.split(',') : [value];
	const values = given.filter((each) => each !== '');
	const written = `${negated ? '-' : ''}${name}:${value}`;
	const place = source === null ? null : { start: source.piece.start, end: source.piece.end };
	const at = { text: source?.query ?? written, ...(place ?? { start: 0, end: written.length }) };
	if (values.length === 0)
		throw new MisreadError(
			`${name}: needs a value`,
			`It takes ${FILTER_RULES[name].about}, right after the colon. Put it in quotes to look for it.`,
			at,
		);
	for (const each of values) {
		const refusal = refuse?.(each) ?? null;
		if (refusal !== null) throw new MisreadError(refusal.message, refusal.hint, at);
	}
	return { name, values, negated, written, place };
}
