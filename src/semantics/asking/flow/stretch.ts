import type { Family } from '../../world/families.ts';

/** A stretch of text that was gone over once, strings and comments left out. */
export interface Stretch {
	/** Brackets that are open at its end, less those that were closed. */
	depth: number;
	/** Commas outside of the brackets that it opens. */
	commas: number;
	/** Where a statement ends outside of the brackets that it opens; -1 for nowhere. */
	ended: number;
}

/** Longer ones are not looked at. */
const MAX_STRETCH = 10_000;
const HASH_COMMENTS: ReadonlySet<Family> = new Set(['python', 'ruby', 'bash', 'powershell', 'php']);
const NO_SLASH_COMMENTS: ReadonlySet<Family> = new Set(['python', 'ruby', 'bash', 'powershell']);
const OPENING = '([{';
const CLOSING = ')]}';

/** Goes over the text between two offsets; null when it is too long, or ends inside a string or comment. */
export function stretchOf(text: string, from: number, to: number, family: Family): Stretch | null {
	if (to < from || to - from > MAX_STRETCH) return null;
	let [depth, commas, ended] = [0, 0, -1];
	let at = from;
	while (at < to) {
		const skipped = afterStringOrComment(text, at, family);
		if (skipped > to) return null;
		if (skipped > at) {
			at = skipped;
			continue;
		}
		const character = text[at];
		if (OPENING.includes(character)) depth++;
		else if (CLOSING.includes(character)) depth--;
		else if (depth <= 0 && ended < 0 && endsStatement(text, at, family)) ended = at;
		else if (depth === 0 && character === ',') commas++;
		at++;
	}
	return { depth, commas, ended };
}

/** The bracket of the arguments after the name of a call; -1 when there is none. */
export function openingOf(text: string, from: number): number {
	const before = /^\s{0,100}(?:\?\.|!|::)?\s{0,100}/.exec(text.slice(from, from + 210))![0].length;
	let at = from + before;
	if (text[at] === '<' || text[at] === '[') {
		const types = /^(?:<[^()]{0,300}>|\[[^()]{0,300}\])\s{0,20}(?=\()/.exec(text.slice(at, at + 330));
		if (types === null) return -1;
		at += types[0].length;
	}
	return text[at] === '(' ? at : -1;
}

/** `;`, or an end of line after which nothing goes on with it. */
function endsStatement(text: string, at: number, family: Family): boolean {
	if (text[at] === ';') return true;
	if (text[at] !== '\n') return false;
	const line = text.slice(Math.max(0, at - 101), at);
	if (family === 'python' || family === 'bash') return !/\\\r?$/.test(line);
	const before = /[=+\-*/%&|^<>?,(]\s{0,100}$/.test(line);
	return (
		!before && !/^\s{0,400}(?:[.?:=+*/%&|^<>),]|-[^-]|(?:as|and|or|if|else)\b)/.test(text.slice(at, at + 410))
	);
}

/** The end of the string or comment that begins at an offset; the offset itself when none does. */
function afterStringOrComment(text: string, at: number, family: Family): number {
	const character = text[at];
	if (character === '/' && !NO_SLASH_COMMENTS.has(family)) {
		if (text[at + 1] === '/') return endOf(text, '\n', at) - 1;
		if (text[at + 1] === '*') return endOf(text, '*/', at);
	}
	// It takes the meaning from the next character.
	if (character === '`' && family === 'powershell') return at;
	if (character === '#' && HASH_COMMENTS.has(family)) return endOf(text, '\n', at) - 1;
	if (character === "'" && family === 'rust' && !/^'(?:\\.{1,10}|[^'\\])'/.test(text.slice(at, at + 14)))
		return at;
	return character === '"' || character === "'" || character === '`' ? afterString(text, at) : at;
}

function afterString(text: string, at: number): number {
	const quote = text[at];
	const triple = quote.repeat(3);
	if (quote !== '`' && text.startsWith(triple, at)) return endOf(text, triple, at + 3);
	for (let end = at + 1; end < text.length; end++) {
		if (text[end] === '\\') end++;
		else if (text[end] === quote) return end + 1;
		else if (text[end] === '\n' && quote !== '`') return end;
	}
	return text.length + 1;
}

function endOf(text: string, mark: string, from: number): number {
	const found = text.indexOf(mark, from);
	return found < 0 ? text.length + 1 : found + mark.length;
}
