import type { Span } from '../regex/find-span.ts';
import { LF } from '../regex/pattern.ts';

/** Numbers of lines, from 1, for positions that come in ascending order. */
export class LineCounter {
	private readonly bytes: Buffer;
	private line = 1;
	private at = 0;

	constructor(bytes: Buffer) {
		this.bytes = bytes;
	}

	lineAt(position: number): number {
		for (let next = this.bytes.indexOf(LF, this.at); next >= 0 && next < position; ) {
			this.line++;
			this.at = next + 1;
			next = this.bytes.indexOf(LF, this.at);
		}
		return this.line;
	}
}

/** UTF-16 units of a text before positions of its UTF-8, which come in ascending order mostly. */
export class OffsetCounter {
	private readonly bytes: Buffer;
	private position = 0;
	private offset = 0;

	constructor(bytes: Buffer) {
		this.bytes = bytes;
	}

	offsetAt(position: number): number {
		if (position < this.position) {
			this.position = 0;
			this.offset = 0;
		}
		this.offset += this.bytes.toString('utf8', this.position, position).length;
		this.position = position;
		return this.offset;
	}
}

/** Characters of a line that are shown. */
const SHOWN = 400;
const BEFORE_MATCH = 100;

/** A line as it is shown: of a very long one the part around its first match. */
export interface ShownLine {
	text: string;
	/** Characters of the line before the text. */
	skipped: number;
	isCut: boolean;
}

export function showLine(bytes: Buffer, line: Span, match: Span): ShownLine {
	const whole = bytes.toString('utf8', line.start, line.end).replace(/\r$/, '');
	if (whole.length <= SHOWN) return { text: whole, skipped: 0, isCut: false };
	const column = bytes.toString('utf8', line.start, match.start).length;
	const skipped = Math.max(0, Math.min(column - BEFORE_MATCH, whole.length - SHOWN));
	return { text: whole.slice(skipped, skipped + SHOWN), skipped, isCut: true };
}

/** Texts of up to `count` lines that end before a position. */
export function linesBefore(bytes: Buffer, position: number, count: number): string[] {
	const lines: string[] = [];
	for (let end = position - 1; end >= 0 && lines.length < count; ) {
		const start = end === 0 ? 0 : bytes.lastIndexOf(LF, end - 1) + 1;
		lines.unshift(brief(bytes, start, end));
		end = start - 1;
	}
	return lines;
}

/** Texts of up to `count` lines that begin after the line end at a position. */
export function linesAfter(bytes: Buffer, position: number, count: number): string[] {
	const lines: string[] = [];
	for (let start = position + 1; start < bytes.length && lines.length < count; ) {
		const next = bytes.indexOf(LF, start);
		const end = next < 0 ? bytes.length : next;
		lines.push(brief(bytes, start, end));
		start = end + 1;
	}
	return lines;
}

function brief(bytes: Buffer, start: number, end: number): string {
	return bytes.toString('utf8', start, end).replace(/\r$/, '').slice(0, SHOWN);
}
