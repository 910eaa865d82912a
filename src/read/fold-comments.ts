import { foldDoc } from './fold-docs.ts';
import type { Sheet } from './sheet.ts';
import type { Unit } from './unit.ts';

const LICENCE = /copyright|licen[cs]e|\(c\)|spdx/i;
/** Comments that say how the file is read or built. */
const DIRECTIVE = /^(?:#!|\/\/go:|\/\/ ?\+build)/;

/** Keeps the comments that describe what is shown, as far as the detail goes; others stay in full detail alone. */
export function foldComments(sheet: Sheet, unit: Unit): void {
	const { text, limits } = sheet;
	const { docs } = unit;
	for (const [start, end] of docs) foldDoc(sheet, start, end);
	let doc = 0;
	for (const { start, end, isFirst } of runs(sheet, unit)) {
		while (doc < docs.length && docs[doc][1] <= start) doc++;
		if (doc < docs.length && start >= docs[doc][0]) continue;
		if (DIRECTIVE.test(text.slice(start, start + 12))) continue;
		// What a file begins with describes it, unless it is about rights.
		const describesFile = isFirst && !LICENCE.test(text.slice(start, Math.min(end, start + 3_000)));
		if (describesFile || limits.keepsComments) foldDoc(sheet, start, end);
		else sheet.foldLines(sheet.lineOf(start), sheet.lineOf(end), '');
	}
}

interface CommentRun {
	start: number;
	end: number;
	/** Nothing of the file stands before it, but for lines that say how it is run. */
	isFirst: boolean;
}

/** Comments that have their lines to themselves; those of lines in a row are one, unless one of them is a doc. */
function runs(sheet: Sheet, { tokens, docs, from }: Unit): CommentRun[] {
	const { text } = sheet;
	const found: CommentRun[] = [];
	const docStarts = new Set(docs.map(([start]) => start));
	let isHead = from === 0;
	for (let at = 0; at < tokens.comments.length; at += 3) {
		const start = tokens.comments[at];
		const end = tokens.comments[at + 1];
		if (tokens.comments[at + 2] > 0) isHead = false;
		if (!standsAlone(sheet, start, end)) continue;
		const before = found.at(-1);
		const isDirective = DIRECTIVE.test(text.slice(start, start + 12));
		const continues =
			before !== undefined &&
			sheet.lineOf(start) === sheet.lineOf(before.end) + 1 &&
			!docStarts.has(start) &&
			!isDirective &&
			!DIRECTIVE.test(text.slice(before.start, before.start + 12)) &&
			text.slice(start, start + 2) === text.slice(before.start, before.start + 2) &&
			!text.startsWith('/*', start);
		if (continues) before.end = end;
		else {
			found.push({ start, end, isFirst: isHead });
			if (!isDirective) isHead = false;
		}
	}
	return found;
}

function standsAlone(sheet: Sheet, start: number, end: number): boolean {
	const first = sheet.startOf(sheet.lineOf(start));
	const last = sheet.endOf(sheet.lineOf(end));
	return sheet.text.slice(first, start).trim() === '' && sheet.text.slice(end, last).trim() === '';
}
