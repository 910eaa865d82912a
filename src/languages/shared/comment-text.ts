import { isHeading, sentenceEnd } from './sentence.ts';
import type { Tokens } from './tokens.ts';

export interface DocRange {
	docStart?: number;
	docEnd?: number;
	summary?: string | null;
}

/** Comments of one group, and characters of them, that are looked at. */
const MAX_GROUP = 200;
const MAX_SOURCE = 1000;

const NONE: DocRange = {};

/** The comments that end directly above a token, each beginning a line of its own. */
export function docAbove(tokens: Tokens, index: number): DocRange {
	const { comments, text } = tokens;
	let below = tokens.start[index];
	if (lineStart(text, below) === -1) return NONE;
	let first = firstCommentAfter(comments, index);
	let docStart = -1;
	let docEnd = -1;
	for (let count = 0; first >= 3 && count < MAX_GROUP; count++, first -= 3) {
		const [start, end, next] = comments.slice(first - 3, first);
		if (next !== index || newlines(text, end, below) !== 1 || lineStart(text, start) === -1) break;
		docStart = start;
		if (docEnd === -1) docEnd = end;
		below = start;
	}
	if (docStart === -1) return NONE;
	return {
		docStart,
		docEnd,
		summary: summaryOf(text.slice(docStart, Math.min(docEnd, docStart + MAX_SOURCE))),
	};
}

/** The comment above, else the one behind a token in the same line. */
export function docBeside(tokens: Tokens, index: number, last: number): DocRange {
	const above = docAbove(tokens, index);
	if (above.docStart !== undefined) return above;
	const { comments, text } = tokens;
	for (
		let at = firstCommentAfter(comments, last);
		at < comments.length && comments[at + 2] <= last + 2;
		at += 3
	) {
		const [start, end] = [comments[at], comments[at + 1]];
		if (start < tokens.end[last]) continue;
		if (newlines(text, tokens.end[last], start) > 0) break;
		return {
			docStart: start,
			docEnd: end,
			summary: summaryOf(text.slice(start, Math.min(end, start + MAX_SOURCE))),
		};
	}
	return NONE;
}

/** Position of the first comment that stands behind token `index`. */
function firstCommentAfter(comments: readonly number[], index: number): number {
	let low = 0;
	let high = comments.length / 3;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (comments[middle * 3 + 2] <= index) low = middle + 1;
		else high = middle;
	}
	return low * 3;
}

/** Where the line of an offset begins when only blanks are before it, else -1. */
function lineStart(text: string, offset: number): number {
	let at = offset - 1;
	while (at >= 0 && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at--;
	return at < 0 || text.charCodeAt(at) === 10 || text.charCodeAt(at) === 0xfeff ? at + 1 : -1;
}

/** Up to two: more are a blank line all the same. */
function newlines(text: string, from: number, to: number): number {
	let count = 0;
	for (let at = from; at < to && count < 2; at++) if (text.charCodeAt(at) === 10) count++;
	return count;
}

/** The first sentence of the first paragraph of a comment, without its markers. */
export function summaryOf(comment: string): string | null {
	let summary = '';
	for (const line of comment.split('\n')) {
		const words = wordsOf(line);
		if (summary !== '' && (words === '' || isHeading(words))) break;
		if (words !== '') summary = summary === '' ? words : `${summary} ${words}`;
		const stop = sentenceEnd(summary);
		if (stop >= 0) return summary.slice(0, stop);
	}
	return summary === '' ? null : summary;
}

/** A line of a comment without `--`, `#`, `//`, stars, quotes or a rule of them. */
function wordsOf(line: string): string {
	const bare = line
		.replace(/^\s*(?:--+|#+|\/\/+|\/\*+|\*(?!\/)|<!--|"{1,3})?/, '')
		.replace(/(?:\*+\/|-->|"{1,3})\s*$/, '')
		.trim();
	return /^[-=*#~_+]+$/.test(bare) ? '' : bare;
}
