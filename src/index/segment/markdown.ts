import type { AddSegment } from './markup.ts';

interface Fence {
	/** Code of the fence character. */
	mark: number;
	length: number;
	/** First word of the info string. */
	word: string;
	quotes: number;
	/** Column at which the content of the list item around it begins; 0 outside lists. */
	column: number;
	contentStart: number;
}

/** Deeper lists than this are read as if they were flat. */
const MAX_LIST_DEPTH = 32;

/** What stands in front of the content of a line. */
interface Prefix {
	/** Offset of the content, and its column; a tab goes to the next multiple of 4. */
	at: number;
	column: number;
	quotes: number;
}

/**
 * Finds the fenced code blocks. A fence in a block quote is followed to its end but gives no segment:
 * every line of it begins with `>`, so no range of the file is text of its language.
 */
export function scanFences(text: string, resolve: (word: string) => string, add: AddSegment): void {
	const limit = text.length;
	const columns: number[] = [];
	let fence: Fence | null = null;
	const emit = (open: Fence, end: number): boolean =>
		open.quotes > 0 || open.word === '' || add('fence', resolve(open.word), open.contentStart, end);
	for (let at = 0; at < limit; ) {
		const newline = text.indexOf('\n', at);
		const lineEnd = newline === -1 ? limit : newline;
		const next = Math.min(lineEnd + 1, limit);
		const prefix = readPrefix(text, at, lineEnd);
		if (fence !== null) {
			const outside = leaves(text, prefix, fence, lineEnd);
			if (!outside && !closes(text, prefix, fence, lineEnd)) {
				at = next;
				continue;
			}
			if (!emit(fence, at)) return;
			fence = null;
			if (!outside) {
				at = next;
				continue;
			}
		}
		if (!isBlank(text, prefix.at, lineEnd)) {
			while (columns.length > 0 && prefix.column < columns[columns.length - 1]) columns.pop();
			enterItems(text, prefix, lineEnd, columns);
			fence = openFence(text, prefix, lineEnd, columns.at(-1) ?? 0);
			if (fence !== null) fence.contentStart = next;
		}
		at = next;
	}
	if (fence !== null) emit(fence, limit);
}

function readPrefix(text: string, at: number, end: number): Prefix {
	const prefix = { at, column: 0, quotes: 0 };
	skipSpaces(text, prefix, end);
	while (prefix.column < 4 && prefix.at < end && text.charCodeAt(prefix.at) === 62) {
		prefix.quotes++;
		prefix.at++;
		prefix.column = 0;
		if (prefix.at < end && text.charCodeAt(prefix.at) === 32) prefix.at++;
		skipSpaces(text, prefix, end);
	}
	return prefix;
}

function skipSpaces(text: string, prefix: Prefix, end: number): void {
	for (; prefix.at < end; prefix.at++) {
		const code = text.charCodeAt(prefix.at);
		if (code === 32) prefix.column++;
		else if (code === 9) prefix.column += 4 - (prefix.column % 4);
		else return;
	}
}

/** Steps over list markers (`- `, `1. `) and remembers the column their content begins at. */
function enterItems(text: string, prefix: Prefix, end: number, columns: number[]): void {
	while (columns.length < MAX_LIST_DEPTH && prefix.column - (columns.at(-1) ?? 0) < 4) {
		const width = markerWidth(text, prefix.at, end);
		if (width === 0) return;
		prefix.at += width;
		prefix.column += width;
		skipSpaces(text, prefix, end);
		columns.push(prefix.column);
	}
}

/** Length of a list marker that is followed by a space, without the space; 0 when there is none. */
function markerWidth(text: string, at: number, end: number): number {
	let i = at;
	const first = i < end ? text.charCodeAt(i) : 0;
	if (first === 45 || first === 42 || first === 43) i++;
	else {
		while (i < end && i - at < 9 && text.charCodeAt(i) >= 48 && text.charCodeAt(i) <= 57) i++;
		const mark = i < end ? text.charCodeAt(i) : 0;
		if (i === at || (mark !== 46 && mark !== 41)) return 0;
		i++;
	}
	const space = i < end ? text.charCodeAt(i) : 0;
	return space === 32 || space === 9 ? i - at : 0;
}

function openFence(text: string, prefix: Prefix, end: number, column: number): Fence | null {
	if (prefix.column - column >= 4 || prefix.at >= end) return null;
	const mark = text.charCodeAt(prefix.at);
	if (mark !== 96 && mark !== 126) return null;
	const marksEnd = runEnd(text, prefix.at, end, mark);
	const length = marksEnd - prefix.at;
	if (length < 3) return null;
	const info = text.slice(marksEnd, end);
	if (mark === 96 && info.includes('`')) return null;
	return { mark, length, word: firstWord(info), quotes: prefix.quotes, column, contentStart: 0 };
}

/** `ts` of `ts {1,3} title="x"`, of `ts{1,3}`, of `{.ts}` and of `ts:main.ts`. */
function firstWord(info: string): string {
	return /[A-Za-z0-9_][A-Za-z0-9_+#-]*/.exec(info.slice(0, 200))?.[0] ?? '';
}

function runEnd(text: string, at: number, end: number, mark: number): number {
	let i = at;
	while (i < end && text.charCodeAt(i) === mark) i++;
	return i;
}

function closes(text: string, prefix: Prefix, fence: Fence, end: number): boolean {
	if (prefix.at >= end || prefix.column - fence.column >= 4) return false;
	const marksEnd = runEnd(text, prefix.at, end, fence.mark);
	return marksEnd - prefix.at >= fence.length && isBlank(text, marksEnd, end);
}

/** Whether a line is outside the quote or list item that holds the fence. */
function leaves(text: string, prefix: Prefix, fence: Fence, end: number): boolean {
	if (prefix.quotes < fence.quotes) return true;
	return prefix.column < fence.column && !isBlank(text, prefix.at, end);
}

function isBlank(text: string, at: number, end: number): boolean {
	for (let i = at; i < end; i++) {
		const code = text.charCodeAt(i);
		if (code !== 32 && code !== 9 && code !== 13) return false;
	}
	return true;
}
