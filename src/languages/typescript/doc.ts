import type { Comment } from 'oxc-parser';
import { sentenceEnd } from '../shared/sentence.ts';
import { cap } from './text.ts';
import type { Walk } from './walk.ts';

const SUMMARY_CAP = 200;
/** Instructions to tools are no documentation. */
const DIRECTIVE =
	/^[\s*]*(?:eslint|tslint|biome-|prettier-|oxlint|jshint|jscs:|istanbul|c8 |v8 |@ts-|@vite|webpack|#__|@__|#region|#endregion|\/\s*<)/;

export interface Doc {
	start: number;
	end: number;
	summary: string | null;
}

/**
 * The comment that documents what starts at `start`: a `/** … *\/` right before it, or the block of
 * `//` lines directly above. Blank lines end it; lines for tools are passed over.
 */
export function docBefore(walk: Walk, start: number): Doc | null {
	const { comments } = walk;
	let at = lastBefore(comments, start);
	let next = start;
	let first = -1;
	let last = -1;
	for (; at >= 0; at--) {
		const comment = comments[at];
		if (!touches(walk.text, comment.end, next)) break;
		if (comment.type === 'Block') {
			if (DIRECTIVE.test(comment.value) && last < 0) {
				next = comment.start;
				continue;
			}
			if (last < 0 && comment.value.startsWith('*') && comment.value !== '*') first = last = at;
			break;
		}
		if (!startsLine(walk.text, comment.start)) break;
		next = comment.start;
		if (DIRECTIVE.test(comment.value)) continue;
		first = at;
		if (last < 0) last = at;
	}
	if (last < 0) return null;
	return {
		start: comments[first].start,
		end: comments[last].end,
		summary: summarise(comments, first, last),
	};
}

function lastBefore(comments: readonly Comment[], offset: number): number {
	let low = 0;
	let high = comments.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (comments[middle].end <= offset) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}

/** Nothing but white space without a blank line lies between. */
function touches(text: string, from: number, to: number): boolean {
	let breaks = 0;
	for (let at = from; at < to; at++) {
		const unit = text.charCodeAt(at);
		if (unit === 10 || unit === 0x2028 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) {
			if (++breaks > 1) return false;
		} else if (unit > 32 && unit !== 0xa0 && unit !== 0xfeff) return false;
	}
	return true;
}

function startsLine(text: string, offset: number): boolean {
	for (let at = offset - 1; at >= 0; at--) {
		const unit = text.charCodeAt(at);
		if (unit === 10 || unit === 13) return true;
		if (unit > 32 && unit !== 0xfeff) return false;
	}
	return true;
}

/** A line of a comment without what decorates its start: white space, stars, slashes. */
function withoutMarks(text: string, from: number, end: number): string {
	let start = from;
	while (start < end && isMark(text.charCodeAt(start))) start++;
	return text.slice(start, end).trimEnd();
}

function isMark(unit: number): boolean {
	return unit <= 32 || unit === 42 || unit === 47 || unit === 33 || unit === 0xa0 || unit === 0xfeff;
}

/** The first sentence, or the first paragraph when it ends without one. */
function summarise(comments: readonly Comment[], first: number, last: number): string | null {
	let summary = '';
	for (let at = first; at <= last; at++) {
		const comment = comments[at];
		if (comment.type === 'Line' && DIRECTIVE.test(comment.value)) continue;
		for (let from = 0; from <= comment.value.length && from < 4000; ) {
			const feed = comment.value.indexOf('\n', from);
			const end = feed < 0 ? comment.value.length : feed;
			const line = withoutMarks(comment.value, from, end);
			from = end + 1;
			if (line === '' || line.startsWith('@')) {
				if (summary === '' && line === '') continue;
				return summary === '' ? null : cap(summary, SUMMARY_CAP);
			}
			const stop = sentenceEnd(line);
			const part = stop < 0 ? line : line.slice(0, stop);
			summary = summary === '' ? part : `${summary} ${part}`;
			if (stop >= 0 || summary.length > SUMMARY_CAP) return cap(summary, SUMMARY_CAP);
		}
	}
	return summary === '' ? null : cap(summary, SUMMARY_CAP);
}
