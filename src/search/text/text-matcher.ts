import type { TrigramCondition } from '../../store/codec/trigram-condition.ts';
import { type Span, SpanFinder } from '../regex/find-span.ts';
import { Matcher, type Work } from '../regex/matcher.ts';
import { parsePattern } from '../regex/parse-pattern.ts';
import { LF, literalOf, type Pattern, WORD } from '../regex/pattern.ts';
import { compilePattern } from '../regex/program.ts';
import { requiredLiteral } from '../regex/required-literal.ts';
import { trigramNeeds } from '../regex/trigram-needs.ts';

/** A text or pattern, made ready to be looked for in the bytes of files. */
export interface TextMatcher {
	/** What the trigrams of a file must fulfil. */
	needs: TrigramCondition;
	/**
	 * Where matches are, in ascending order, none over another: the line of each, without its end, once for a
	 * line with several; for what goes over line ends, the match itself.
	 */
	places(bytes: Buffer): Iterable<Span>;
	/** The matches inside a place, for showing them. */
	spansIn(bytes: Buffer, place: Span): Iterable<Span>;
	/** A place is a match, which may hold line ends, and not a line. */
	crossesLines: boolean;
	/** Every text that it matches, when that is one. */
	literal: string | null;
}

export interface TextOptions {
	ignoreCase: boolean;
	/** Not as a part of a word. */
	word: boolean;
	multiline: boolean;
}

/** Work that one search may do before it is given up: some seconds. */
export const SEARCH_WORK = 400_000_000;
/** Shorter ones stand in every other line: then looking for them first saves nothing. */
const WORTH_FINDING = 2;

export function literalMatcher(text: string, options: TextOptions, work: Work): TextMatcher {
	const pattern = literalOf(text, options.ignoreCase);
	const needle = Buffer.from(text);
	if (options.ignoreCase)
		return { ...patternMatcher(pattern, text.includes('\n'), options, work), literal: text };
	const crossesLines = needle.includes(LF);
	const find = (bytes: Buffer, from: number): number => findNeedle(bytes, needle, from, options.word);
	return {
		needs: trigramNeeds(pattern),
		crossesLines,
		literal: text,
		*places(bytes) {
			for (let at = find(bytes, 0); at >= 0; ) {
				const place = crossesLines ? { start: at, end: at + needle.length } : lineAround(bytes, at);
				yield place;
				at = find(bytes, crossesLines ? place.end : place.end + 1);
			}
		},
		*spansIn(bytes, place) {
			for (let at = find(bytes, place.start); at >= 0 && at + needle.length <= place.end; ) {
				yield { start: at, end: at + needle.length };
				at = find(bytes, at + needle.length);
			}
		},
	};
}

/** A regular expression; `whole` and `offset` say where it stands in what was given, for errors. */
export function regexMatcher(
	source: string,
	options: TextOptions,
	work: Work,
	given: { whole: string; offset: number },
): TextMatcher {
	const { pattern, crossesLines } = parsePattern(source, { ...options, ...given });
	return patternMatcher(pattern, crossesLines, options, work);
}

function patternMatcher(bare: Pattern, crossesLines: boolean, options: TextOptions, work: Work): TextMatcher {
	const pattern = options.word ? asWord(bare) : bare;
	const program = compilePattern(pattern);
	const matcher = new Matcher(program, work);
	const finder = new SpanFinder(program, work);
	const literal = Buffer.from(requiredLiteral(pattern));
	const isFindable = !crossesLines && literal.length >= WORTH_FINDING;
	const spansIn = function* (bytes: Buffer, place: Span): Generator<Span> {
		for (let from = place.start; from <= place.end; ) {
			const span = finder.find(bytes, from, place.end);
			if (span === null) return;
			yield span;
			from = span.end > span.start ? span.end : span.end + 1;
		}
	};
	return {
		needs: trigramNeeds(pattern),
		crossesLines,
		literal: null,
		spansIn,
		*places(bytes) {
			if (literal.length >= WORTH_FINDING && !bytes.includes(literal)) return;
			if (crossesLines) {
				if (matcher.firstEnd(bytes, 0, bytes.length) >= 0) {
					yield* spansIn(bytes, { start: 0, end: bytes.length });
				}
			} else yield* isFindable ? linesWith(bytes, literal, matcher) : linesOf(bytes, matcher);
		},
	};
}

/** Lines that hold a text that every match holds, when they match. */
function* linesWith(bytes: Buffer, literal: Buffer, matcher: Matcher): Generator<Span> {
	for (let at = bytes.indexOf(literal); at >= 0; ) {
		const line = lineAround(bytes, at);
		if (matcher.firstEnd(bytes, line.start, line.end) >= 0) yield line;
		at = bytes.indexOf(literal, line.end + 1);
	}
}

function* linesOf(bytes: Buffer, matcher: Matcher): Generator<Span> {
	// After the last line end there is no line.
	const last = bytes.at(-1) === LF ? bytes.length - 1 : bytes.length;
	for (let from = 0; from < bytes.length; ) {
		const end = matcher.firstEnd(bytes, from, bytes.length);
		if (end < 0 || end > last) return;
		const line = lineAround(bytes, end);
		yield line;
		from = line.end + 1;
	}
}

function asWord(item: Pattern): Pattern {
	return {
		is: 'all',
		items: [{ is: 'assert', what: 'noWordBefore' }, item, { is: 'assert', what: 'noWordAfter' }],
	};
}

function findNeedle(bytes: Buffer, needle: Buffer, from: number, word: boolean): number {
	for (let at = bytes.indexOf(needle, from); at >= 0; at = bytes.indexOf(needle, at + 1)) {
		const end = at + needle.length;
		const isPart = (at > 0 && WORD[bytes[at - 1]] === 1) || (end < bytes.length && WORD[bytes[end]] === 1);
		if (!word || !isPart) return at;
	}
	return -1;
}

/** The line that a position is in, without its end; a line end belongs to the line before it. */
export function lineAround(bytes: Buffer, at: number): Span {
	const start = at === 0 ? 0 : bytes.lastIndexOf(LF, at - 1) + 1;
	const end = bytes.indexOf(LF, at);
	return { start, end: end < 0 ? bytes.length : end };
}
