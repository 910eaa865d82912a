import type { Hole, Notation } from './notations.ts';

/** A string literal: where it ends, and its text with `{}` for its holes. */
export interface StringRead {
	end: number;
	text: string;
	hasHoles: boolean;
}

/** Of a text that is longer, the beginning is read. */
const MAX_STRING = 4000;
const MAX_HOLE = 1000;

/** Reads the string literal at an offset; null when there is none. One that is not closed goes to the end. */
export function readString(source: string, start: number, notation: Notation): StringRead | null {
	notation.prefix.lastIndex = start;
	const prefix = notation.prefix.exec(source)?.[0] ?? '';
	const at = start + prefix.length;
	const mark = source[at];
	if (mark === undefined || !notation.quotes.includes(mark)) return heredoc(source, start, notation);
	// `r#"…"#` is closed by as many signs as it was opened with.
	const close = mark + '#'.repeat(prefix.length - prefix.replaceAll('#', '').length);
	return readTo(close, source, at + 1, notation.isRaw(prefix), notation.hole(mark));
}

function readTo(close: string, source: string, from: number, isRaw: boolean, hole: Hole): StringRead {
	const last = Math.min(source.length, from + MAX_STRING);
	let text = '';
	let hasHoles = false;
	let at = from;
	while (at < last && !source.startsWith(close, at)) {
		if (hole !== null && source.startsWith(hole, at)) {
			text += '{}';
			hasHoles = true;
			at += 1 + braceLength(source, at + 1);
		} else if (!isRaw && source[at] === '\\') {
			text += source.slice(at, at + 2);
			at += 2;
		} else text += source[at++];
	}
	return { end: at + close.length, text, hasHoles };
}

/** From a brace to past the one that closes it. */
function braceLength(source: string, start: number): number {
	let depth = 0;
	for (let at = start; at < source.length && at < start + MAX_HOLE; at++) {
		if (source[at] === '{') depth++;
		else if (source[at] === '}' && --depth === 0) return at + 1 - start;
	}
	return 1;
}

const HEREDOC = /<<(?:<[ \t]{0,4}|[~-]?)(["'`]?)([A-Z_a-z]\w{0,40})\1/y;

/** `<<~SQL`, `<<<SQL`: the lines below, to the word alone. */
function heredoc(source: string, start: number, notation: Notation): StringRead | null {
	if (source[start] !== '<' || notation.quotes !== '\'"') return null;
	HEREDOC.lastIndex = start;
	const opened = HEREDOC.exec(source);
	if (opened === null) return null;
	const [head, quote, word] = opened;
	const body = source.indexOf('\n', start + head.length);
	if (body < 0) return null;
	const closed = new RegExp(`\\n[ \\t]{0,80}${word}\\b`, 'g');
	closed.lastIndex = body;
	const foot = closed.exec(source);
	const end = foot?.index ?? source.length;
	const hole = notation.hole(quote === "'" ? quote : '"');
	const { text, hasHoles } = readTo('\0', source.slice(0, end), body + 1, false, hole);
	// In Ruby the expression goes on behind the opening word; in PHP it ends with the closing one.
	const goesOn = head.startsWith('<<<') ? end + (foot?.[0].length ?? 0) : start + head.length;
	return { end: goesOn, text, hasHoles };
}
