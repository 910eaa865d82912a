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
	let at = start + prefix.length;
	const mark = source[at];
	if (mark === undefined || !notation.quotes.includes(mark)) return heredoc(source, start, notation);
	const isDoubled = notation.isDoubled?.(prefix) ?? false;
	const isTriple = notation.triple && !isDoubled && source.startsWith(mark.repeat(3), at);
	const quote = isTriple ? mark.repeat(3) : mark;
	at += quote.length;
	// `r#"…"#` is closed by as many signs as it was opened with.
	const close = quote + '#'.repeat(prefix.length - prefix.replaceAll('#', '').length);
	const isRaw = notation.isRaw(prefix, quote);
	return readTo(close, source, at, isRaw, notation.hole(prefix, quote), isDoubled);
}

function readTo(
	close: string,
	source: string,
	from: number,
	isRaw: boolean,
	hole: Hole,
	isDoubled = false,
): StringRead {
	const last = Math.min(source.length, from + MAX_STRING);
	let text = '';
	let hasHoles = false;
	let at = from;
	while (
		at < last &&
		(!source.startsWith(close, at) || (isDoubled && source.startsWith(close + close, at)))
	) {
		const filled = hole === null ? 0 : holeLength(source, at, hole);
		if (filled > 0) {
			text += '{}';
			hasHoles = true;
			at += filled;
		} else if (!isRaw && source[at] === '\\') {
			text += source.slice(at, at + 2);
			at += 2;
		} else if (isDoubled && source.startsWith(close, at)) {
			text += close;
			at += 2;
		} else text += source[at++];
	}
	return { end: at + close.length, text, hasHoles };
}

const DOLLAR = /\$(?:[A-Za-z_]\w{0,100}|\{)/y;
const PHP_HOLE = /\$[A-Za-z_]\w{0,100}(?:->\w{1,100}|\[[^\]\n]{0,100}\])?|\{\$|\$\{/y;

/** Length of the hole that begins here; 0 when none does. */
function holeLength(source: string, at: number, hole: Hole): number {
	const unit = source[at];
	if (unit !== '$' && unit !== '#' && unit !== '{') return 0;
	if (hole === 'brace') {
		// `{{` is a brace of the text.
		if (unit !== '{' || source[at + 1] === '{' || source[at - 1] === '{') return 0;
		return braceLength(source, at);
	}
	if (hole === 'braces') return source.startsWith('{{', at) ? braceLength(source, at) : 0;
	if (hole === '${' || hole === '#{')
		return source.startsWith(hole, at) ? 1 + braceLength(source, at + 1) : 0;
	const opener = hole === 'php' ? PHP_HOLE : DOLLAR;
	opener.lastIndex = at;
	const found = opener.exec(source)?.[0];
	if (found === undefined) return 0;
	if (found === '{$') return braceLength(source, at);
	return found === '${' ? 1 + braceLength(source, at + 1) : found.length;
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
	const hole = notation.hole('', quote === "'" ? quote : '"');
	const { text, hasHoles } = readTo('\0', source.slice(0, end), body + 1, false, hole);
	// In Ruby the expression goes on behind the opening word; in PHP it ends with the closing one.
	const goesOn = head.startsWith('<<<') ? end + (foot?.[0].length ?? 0) : start + head.length;
	return { end: goesOn, text, hasHoles };
}
