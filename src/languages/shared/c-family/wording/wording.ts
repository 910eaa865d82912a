import { foldConditionals, type Overwrite } from './conditionals.ts';
import { Hidden, type HiddenWord } from './hidden.ts';
import { hideMacros } from './macros.ts';
import { type Tokens, TokenType, tokenize } from './tokens.ts';

/** A text in words that the grammar knows, and what was left out of it. */
interface Wording {
	text: string;
	hidden: Hidden;
}

let lastText: string | null = null;
let lastIsCpp = false;
let last: Wording | null = null;

/**
 * The parser sees no preprocessor: it would take a macro for a syntax error, and a function that is torn by
 * `#ifdef` for two halves. Here such words are overwritten, so that offsets stay what they are.
 *
 * A file is asked about twice in a row, before and after it is parsed.
 */
export function rewordText(text: string, isCpp: boolean): Wording {
	if (last !== null && lastText === text && lastIsCpp === isCpp) return last;
	lastText = text;
	lastIsCpp = isCpp;
	last = reword(text, isCpp);
	return last;
}

function reword(text: string, isCpp: boolean): Wording {
	const tokens = tokenize(text);
	const edits: { start: number; end: number; by: string }[] = [];
	const overwrite = (start: number, end: number, by: string): void => {
		edits.push({ start, end, by });
	};
	const conditions = foldConditionals(tokens, overwrite);
	blankComments(tokens, overwrite);
	blankOpenQuotes(tokens, overwrite);
	const words: HiddenWord[] = hideMacros(tokens, isCpp, overwrite);
	if (edits.length === 0) return { text, hidden: new Hidden(words, conditions) };
	edits.sort((a, b) => a.start - b.start);
	const pieces: string[] = [];
	let at = 0;
	for (const { start, end, by } of edits) {
		if (start < at) continue;
		pieces.push(text.slice(at, start), by, blank(text, start + by.length, end));
		at = end;
	}
	pieces.push(text.slice(at));
	words.sort((a, b) => a.start - b.start);
	return { text: pieces.join(''), hidden: new Hidden(words, conditions) };
}

/** The grammar ends the body of a macro with a comment: only the last may stay, of a macro of one line. */
function blankComments({ text, type, start, end, count }: Tokens, overwrite: Overwrite): void {
	for (let at = 0; at < count; at++) {
		if (type[at] !== TokenType.directive) continue;
		const line = text.slice(start[at], end[at]);
		if (!line.includes('/*') || !/^#[ \t]*define\b/.test(line)) continue;
		for (let open = line.indexOf('/*'); open !== -1; ) {
			const close = line.indexOf('*/', open + 2);
			const after = close === -1 ? line.length : close + 2;
			if (line.includes('\n') || line.slice(after).trim() !== '') {
				overwriteLines(text, start[at] + open, start[at] + after, overwrite);
			}
			open = line.indexOf('/*', after);
		}
	}
}

/** A quote that its line does not close: with it, the grammar would lose what follows; an error it stays. */
function blankOpenQuotes({ text, type, start, end, count }: Tokens, overwrite: Overwrite): void {
	for (let at = 0; at < count; at++) {
		if (type[at] !== TokenType.string || text[start[at]] !== '"') continue;
		if (end[at] - start[at] < 2 || text[end[at] - 1] !== '"') overwrite(start[at], start[at] + 1, '\u0001');
	}
}

/** A line break in a comment ends no line, but for one that continues the directive. */
function overwriteLines(text: string, start: number, end: number, overwrite: Overwrite): void {
	const blanked = text.slice(start, end).replace(/\\\r?\n|[\s\S]/g, (part) => (part.length > 1 ? part : ' '));
	overwrite(start, end, blanked);
}

/** As much white space as there was text; lines stay. */
function blank(text: string, start: number, end: number): string {
	if (start >= end) return '';
	return text.slice(start, end).replace(/[^\r\n]/g, ' ');
}
