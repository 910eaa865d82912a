import { MisreadError } from '../../model/errors.ts';
import { thousands } from '../../model/thousands.ts';
import { type Piece, readFilter } from './read-filter.ts';
import { type FilterSpec, MAX_PASTED, MAX_QUERY, type QueryWord, type SearchQuery } from './search-query.ts';

/** What a query must not be, whatever its language. */
export function checkQuery(text: string, most = MAX_QUERY): void {
	if (text.length > most) {
		throw new MisreadError(
			`the query has ${thousands(text.length)} characters, more than the ${thousands(most)} that it may have`,
			'Keep the part that matters.',
			{ text, start: most, end: most + 1 },
		);
	}
	const zero = text.indexOf('\0');
	if (zero >= 0) {
		const place = { text, start: zero, end: zero + 1 };
		throw new MisreadError('a query cannot hold a NUL character', 'No text file holds one either.', place);
	}
}

/**
 * Reads words, "phrases", OR, -word and filters. A text of several lines was pasted: its words are words,
 * whatever signs are about them.
 */
export function parseQuery(text: string, given: readonly FilterSpec[] = []): SearchQuery {
	const isPasted = /[\n\r]/.test(text.trim());
	checkQuery(text, isPasted ? MAX_PASTED : MAX_QUERY);
	const query: SearchQuery = {
		text,
		terms: [],
		phrases: [],
		alternatives: [],
		excluded: [],
		filters: [...given],
	};
	if (isPasted) {
		for (const piece of pastedPieces(text)) query.terms.push({ ...piece, quoted: false });
	} else readItems(text, query);
	return query;
}

/** Whether a query has anything but filters. */
export function hasWords({ terms, phrases, alternatives }: SearchQuery): boolean {
	return terms.length + phrases.length + alternatives.length > 0;
}

/** A piece of a query with what it stands for. */
type Item =
	| { is: 'word'; word: QueryWord; negated: boolean }
	| { is: 'or'; start: number; end: number }
	| { is: 'filter'; filter: FilterSpec };

function readItems(text: string, query: SearchQuery): void {
	const items = [...pieces(text)].map((piece) => toItem(text, piece));
	let group: QueryWord[] | null = null;
	for (const [at, item] of items.entries()) {
		if (item.is === 'or') {
			checkJoint(text, item, items[at - 1], items[at + 1]);
			continue;
		}
		if (item.is === 'filter') {
			query.filters.push(item.filter);
			continue;
		}
		const { word, negated } = item;
		if (negated) query.excluded.push(word);
		else if (items[at - 1]?.is === 'or' && group !== null) group.push(word);
		else if (items[at + 1]?.is === 'or') {
			group = [word];
			query.alternatives.push(group);
		} else (word.quoted ? query.phrases : query.terms).push(word);
	}
}

function toItem(text: string, piece: RawPiece): Item {
	if (piece.text === 'OR') return { is: 'or', start: piece.start, end: piece.end };
	const filter = piece.isPhrase ? null : readFilter(text, piece);
	if (filter !== null) return { is: 'filter', filter };
	const { start, end, isPhrase, negated } = piece;
	const word = negated && !isPhrase && piece.text.startsWith('-') ? piece.text.slice(1) : piece.text;
	return { is: 'word', word: { text: word, quoted: isPhrase, start, end }, negated };
}

function checkJoint(
	text: string,
	{ start, end }: { start: number; end: number },
	before: Item | undefined,
	after: Item | undefined,
): void {
	const place = { text, start, end };
	const side = isJoinable(before) ? (isJoinable(after) ? null : after) : before;
	if (side === null) return;
	if (side?.is === 'filter') {
		const { name } = side.filter;
		throw new MisreadError('OR joins words, not filters', `Give several values at once: ${name}:a,b.`, place);
	}
	const where = isJoinable(before) ? 'after' : 'before';
	throw new MisreadError(
		`OR has no word ${where} it`,
		'It stands between two words. Put it in quotes to look for it.',
		place,
	);
}

function isJoinable(item: Item | undefined): boolean {
	return item?.is === 'word' && !item.negated;
}

interface RawPiece extends Piece {
	isPhrase: boolean;
	/** A `-` stands in front. The text of a phrase is without it. */
	negated: boolean;
}

/** White space, and characters that nobody types. */
const BLANK = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/;

function* pieces(text: string): Generator<RawPiece> {
	let at = 0;
	while (at < text.length) {
		if (BLANK.test(text[at])) {
			at++;
			continue;
		}
		const start = at;
		// `--flag` is a word, and so is a dash that stands alone.
		const negated = text[at] === '-' && at + 1 < text.length && !/[-\s]/.test(text[at + 1]);
		const from = negated ? at + 1 : at;
		if (text[from] === '"') {
			const { value, end } = readQuoted(text, from);
			at = end;
			yield { text: value, start, end, isPhrase: true, negated };
			continue;
		}
		const colon = /^-?[a-z]{2,12}:"/.exec(text.slice(at, at + 16));
		if (colon !== null) {
			const opening = at + colon[0].length - 1;
			const { value, end } = readQuoted(text, opening);
			at = end;
			yield {
				text: text.slice(start, opening) + value,
				start,
				end,
				isPhrase: false,
				negated,
				isQuoted: true,
			};
			continue;
		}
		while (at < text.length && !BLANK.test(text[at])) at++;
		yield { text: text.slice(start, at), start, end: at, isPhrase: false, negated };
	}
}

function readQuoted(text: string, opening: number): { value: string; end: number } {
	let value = '';
	for (let at = opening + 1; at < text.length; at++) {
		if (text[at] === '"') {
			if (value.trim() !== '') return { value, end: at + 1 };
			throw new MisreadError('there is nothing between the quotes', 'Put words between them.', {
				text,
				start: opening,
				end: at + 1,
			});
		}
		if (text[at] === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\')) at++;
		value += text[at];
	}
	throw new MisreadError(
		'this quote is not closed',
		'Close it; with --type text a quote is a character like any other.',
		{ text, start: opening, end: opening + 1 },
	);
}

function* pastedPieces(text: string): Generator<Piece> {
	for (const found of text.matchAll(/[^\u0000-\u0020\u007f-\u00a0\u2028\u2029]+/g)) {
		yield { text: found[0], start: found.index, end: found.index + found[0].length };
	}
}
