import { AssayError } from '../../model/errors.ts';
import { thousands } from '../../model/thousands.ts';
import { readUtf8 } from '../../platform/read-source.ts';
import type { Work } from '../../search/regex/matcher.ts';
import { searchText } from '../../search/text/search-text.ts';
import {
	literalMatcher,
	regexMatcher,
	SEARCH_WORK,
	type TextMatcher,
} from '../../search/text/text-matcher.ts';
import type { TextAnswer, TextHit } from '../../search/text/text-request.ts';
import type { FoundHits, SearchTask } from './answer.ts';
import { ALONE, type SearchHit } from './shape.ts';

/** A search that reads many files ends after this, and says so. */
const MOST_MS = 5_000;

export function textHits(task: SearchTask): FoundHits {
	return textHitsOf(task, matcherOf(task, { left: SEARCH_WORK }), task.offset, task.input.limit);
}

function matcherOf({ input, literal }: SearchTask, work: Work): TextMatcher {
	if (literal.text === '')
		throw new AssayError('USAGE', 'there is nothing to look for but filters', 'Give a text.');
	return input.type === 'regex'
		? regexMatcher(literal.text, input, work, { whole: input.query, offset: literal.offset })
		: literalMatcher(literal.text, input, work);
}

export function textHitsOf(task: SearchTask, matcher: TextMatcher, offset: number, limit: number): FoundHits {
	const { input, reader, table, filter, root, maxFileBytes } = task;
	const deadline = performance.now() + MOST_MS;
	const answer = searchText(reader, table, {
		matcher,
		filter,
		ignoreCase: input.ignoreCase,
		offset,
		limit,
		context: input.context,
		read: (path, encoding) => readUtf8(root, path, encoding, { maxFileBytes }),
		isLate: () => task.context.signal.aborted || performance.now() > deadline,
	});
	const { total, isWhole, candidates, read, isScan } = answer;
	return {
		hits: answer.hits.map(toHit),
		total: { count: total, exact: isWhole },
		hasMore: total > offset + answer.hits.length,
		read: { files: read, candidates, everyFile: isScan },
		notes: notesOn(answer),
	};
}

function notesOn({ isScan, stopped, read, candidates, unreadable }: TextAnswer): string[] {
	const notes: string[] = [];
	if (isScan) notes.push('No three characters in a row are certain, so every file was read.');
	const left = `${thousands(read)} of ${thousands(candidates)} files were read`;
	if (stopped === 'work') notes.push(`The pattern took too much work: ${left}.`);
	if (stopped === 'time') notes.push(`It took too long: ${left}.`);
	if (stopped === 'bytes') notes.push(`There was too much to read: ${left}.`);
	for (const [reason, count] of Object.entries(unreadable)) {
		notes.push(`${thousands(count)} files could not be read now: ${reason}.`);
	}
	return notes;
}

function toHit({
	file,
	line,
	col,
	endLine,
	text,
	isCut,
	marks,
	isDefinition,
	chunk,
	before,
	after,
}: TextHit): SearchHit {
	return {
		type: 'text',
		...{ file, line, col, endLine, text, marks, before, after },
		...ALONE,
		qualifiedName: chunk?.qualifiedName ?? null,
		kind: chunk?.kind ?? null,
		chunkUid: chunk?.chunkUid ?? null,
		cut: isCut,
		fit: isDefinition ? 'definition' : 'line',
		tier: 'index',
		explanation: [
			isDefinition ? 'defines it: before all other lines' : 'a line that matches: by path and line',
		],
	};
}
