import { hiddenMark } from './marks.ts';
import type { Sheet } from './sheet.ts';

/** What opens a doc comment, and how one that has an end is closed. */
const OPEN = /^(?:\/\*[*!]?|\/\/[/!]?|[rRuU]{0,2}(?:"""|'''|["'])|<!--|<#|=begin|#+|--+)/;
const CLOSE = /(?:[ \t\n\r*]{0,200}\*\/|-->|#>|=end)$/;
/** A line that opens the summary and has nothing else. */
const SUMMARY = /^<summary>[ \t]*\r?\n[ \t]{0,200}\/\/\/[ \t]*/;
/** A sentence that is longer is cut at a line. */
const MAX_SENTENCE = 300;

/** Keeps of a doc comment what the detail allows: all of it, its first lines, or its first sentence. */
export function foldDoc(sheet: Sheet, start: number, end: number): void {
	const { text, limits } = sheet;
	const opening = OPEN.exec(text.slice(start, start + 20));
	// A here-document: what ends it is outside, and has to stay on a line of its own.
	if (opening === null) return;
	const first = sheet.lineOf(start);
	const last = sheet.lineOf(end);
	if (limits.docLines > 0) {
		if (last - first < limits.docLines) return;
		const kept = sheet.endOf(first + Math.max(1, Math.floor(limits.docLines * 0.7)) - 1);
		const close = closeOf(text, start, end);
		sheet.fold(kept, close, hiddenMark(sheet, last - sheet.lineOf(kept), close < end ? ' ' : ''));
		return;
	}
	const open = start + opening[0].length;
	const close = closeOf(text, start, end);
	let from = open;
	while (from < close && /[\s*]/.test(text[from])) from++;
	from += SUMMARY.exec(text.slice(from, from + 300))?.[0].length ?? 0;
	if (from >= close) return;
	const kept = sentenceEnd(text, from, close);
	if (sheet.lineOf(from) > first) sheet.fold(open, from, ' ');
	const rest = text.slice(kept, close).trim() !== '';
	if (kept >= close) return;
	const isClosed = close < end;
	if (rest)
		sheet.fold(kept, close, isClosed && /\w/.test(text[kept - 1]) ? ' … ' : ` …${isClosed ? ' ' : ''}`);
	else if (sheet.lineOf(close) > sheet.lineOf(kept)) sheet.fold(kept, close, isClosed ? ' ' : '');
}

/** Where what closes the comment begins; its end when nothing does. */
function closeOf(text: string, start: number, end: number): number {
	// A string in the place of a comment.
	const quote = /^[rRuU]{0,2}("""|'''|["'])/.exec(text.slice(start, start + 5))?.[1];
	if (quote !== undefined) return text.slice(end - quote.length, end) === quote ? end - quote.length : end;
	const from = Math.max(start + 2, end - 220);
	const found = CLOSE.exec(text.slice(from, end));
	return found === null ? end : from + found.index + (found[0].length - found[0].trimStart().length);
}

/** Past the first sentence: it ends with a full stop, before an empty line or before a tag. */
function sentenceEnd(text: string, from: number, to: number): number {
	let at = from;
	const most = Math.min(to, from + MAX_SENTENCE);
	while (at < most) {
		const lineEnd = Math.min(to, indexOrEnd(text, '\n', at));
		const stop = stopIn(text, at, lineEnd);
		if (stop !== -1) return stop;
		const next = nextContent(text, lineEnd, to);
		if (next === -1) return trimEnd(text, lineEnd);
		at = next;
	}
	return trimEnd(text, Math.min(to, indexOrEnd(text, '\n', at)));
}

function stopIn(text: string, from: number, to: number): number {
	for (let at = from; at < to; at++) {
		const unit = text[at];
		if (unit !== '.' && unit !== '!' && unit !== '?' && unit !== '。') continue;
		if (at + 1 >= to || /\s/.test(text[at + 1])) return at + 1;
	}
	return -1;
}

/** Where the text of the next line begins; -1 when it is empty or begins with a tag. */
function nextContent(text: string, lineEnd: number, to: number): number {
	const begin = lineEnd + 1;
	if (begin >= to) return -1;
	const found = /^[ \t]{0,200}(?:\/{2,3}!?|\*|#+|--)?[ \t]{0,40}/.exec(
		text.slice(begin, Math.min(to, begin + 260)),
	);
	const at = begin + (found?.[0].length ?? 0);
	return at >= to || /[\r\n@:\\<-]/.test(text[at]) ? -1 : at;
}

function indexOrEnd(text: string, sought: string, from: number): number {
	const found = text.indexOf(sought, from);
	return found === -1 ? text.length : found;
}

function trimEnd(text: string, end: number): number {
	let at = end;
	while (at > 0 && text.charCodeAt(at - 1) <= 32) at--;
	return at;
}
