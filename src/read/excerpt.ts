import { thousands } from '../model/thousands.ts';
import { lineStartsOf } from '../store/line-lookup.ts';
import type { ShownLine } from './apply-folds.ts';

/** Lines from 1, both included. */
export interface LineRange {
	from: number;
	to: number;
}

/** A line that is longer is data rather than text; it is cut, and says so. */
const MAX_LINE = 2_000;

/** Lines of a text; a break at its end begins no other. */
export function lineCount(text: string): number {
	const { length } = lineStartsOf(text);
	return text.endsWith('\n') && length > 1 ? length - 1 : length;
}

/** The lines of these ranges as they are, up to so many of them. */
export function excerpt(text: string, ranges: readonly LineRange[], most: number): ShownLine[] {
	const starts = lineStartsOf(text);
	const shown: ShownLine[] = [];
	for (const { from, to } of ranges) {
		for (let line = Math.max(1, from); line <= Math.min(to, starts.length) && shown.length < most; line++) {
			const end = line < starts.length ? starts[line] - 1 : text.length;
			shown.push({ line, text: cutLine(text.slice(starts[line - 1], end).replace(/\r$/, '')) });
		}
	}
	return shown;
}

export function cutLine(line: string): string {
	if (line.length <= MAX_LINE) return line;
	return `${line.slice(0, MAX_LINE)}… ${thousands(line.length - MAX_LINE)} characters more`;
}
