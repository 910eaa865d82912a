import { pairBrackets } from '../languages/shared/brackets.ts';
import type { Lexis } from '../languages/shared/lexis.ts';
import { emptyTokens, isMark, Token, type Tokens, tokenize, tokenText } from '../languages/shared/tokens.ts';
import type { StructureChunk } from '../store/queries/file-structure.ts';

/** What is between the header of a function and its end. */
export interface Body {
	/** Of what may be hidden: without the brackets around it. */
	from: number;
	to: number;
	/**
	 * `inside`: brackets or words stay around it; `after`: it stands alone behind the header; `below`: what has to stay
	 * is before it in the brackets; `indented`: a suite.
	 */
	stands: 'inside' | 'after' | 'below' | 'indented';
}

const CLOSERS = ')]}';
const OPENERS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
/** What a body is looked for in before a whole function is. */
const FIRST_LOOK = 2_000;
/** Functions without blocks may be nested, and each is looked at. */
const MAX_EXPRESSION = 50_000;

/**
 * Where the body of a function is. The index keeps its header on one line, so the text is read along
 * with it; only where it was cut, or there is none, are tokens looked at.
 */
export function bodyOf(text: string, chunk: StructureChunk, lexis: Lexis): Body | null {
	const body = wholeBody(text, chunk, lexis);
	return lexis.paramsInBody && body !== null ? afterParams(text, chunk, body, lexis) : body;
}

function wholeBody(text: string, chunk: StructureChunk, lexis: Lexis): Body | null {
	const header = headerEnd(text, chunk, lexis);
	if (lexis.bodies === 'indent') return indentedBody(text, chunk, header, lexis);
	if (lexis.bodies === 'end') return endedBody(text, chunk, header);
	if (chunk.kind === 'macro' && header !== -1 && text[skipBlank(text, header, chunk.end, lexis)] !== '{') {
		return after(text, header, chunk.end);
	}
	const at = header === -1 ? -1 : skipBlank(text, header, chunk.end, lexis);
	if (at !== -1) {
		if (at >= chunk.end || text[at] === ';') return null;
		if (chunk.signature?.endsWith('=>')) return expression(text, at, chunk.end, lexis);
		if (text[at] === '{' || text[at] === lexis.otherOpener) return bracketed(text, at, chunk.end);
		if (text.startsWith('=>', at))
			return expression(text, skipBlank(text, at + 2, chunk.end, lexis), chunk.end, lexis);
		if (text[at] === '=')
			return expression(text, skipBlank(text, at + 1, chunk.end, lexis), chunk.end, lexis);
		if (lexis.bodies === 'rest' || lexis.otherOpener !== undefined) return after(text, header, chunk.end);
	}
	const from = at === -1 ? Math.max(chunk.start, chunk.nameAt) : at;
	return scanned(text, from, chunk, lexis);
}

/** The body of what may have none: braces right behind its header. */
export function bracedBody(text: string, chunk: StructureChunk, lexis: Lexis): Body | null {
	const header = lexis.bodies === 'braces' ? headerEnd(text, chunk, lexis) : -1;
	if (header === -1) return null;
	const at = skipBlank(text, header, chunk.end, lexis);
	return at < chunk.end && text[at] === '{' ? bracketed(text, at, chunk.end) : null;
}

/** The offset behind the header of a chunk as the index has it; -1 when it cannot be found again. */
export function headerEnd(text: string, chunk: StructureChunk, lexis: Lexis): number {
	const { signature, start, end, nameAt } = chunk;
	if (signature === null || signature.endsWith('…')) return -1;
	for (let from = start; from <= nameAt; from++) {
		if (text.charCodeAt(from) <= 32) continue;
		const found = readAlong(text, from, end, signature, lexis);
		if (found !== -1) return found;
		// Only what begins a word can begin a header.
		while (from < nameAt && isWordUnit(text.charCodeAt(from)) && isWordUnit(text.charCodeAt(from + 1)))
			from++;
	}
	return -1;
}

/** Past a text that is written as `written`, whatever white space and comments are in it. */
function readAlong(text: string, from: number, end: number, written: string, lexis: Lexis): number {
	let at = from;
	let next = 0;
	while (next < written.length) {
		if (written.charCodeAt(next) === 32) {
			next++;
			continue;
		}
		if (at >= end) return -1;
		const unit = text.charCodeAt(at);
		if (unit === written.charCodeAt(next)) {
			at++;
			next++;
			continue;
		}
		const past = unit <= 32 || unit === 0xa0 ? at + 1 : skipBlank(text, at, end, lexis);
		if (past === at) return -1;
		at = past;
	}
	return at;
}

function isWordUnit(unit: number): boolean {
	return (
		(unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit === 95
	);
}

/** Past white space and comments. */
function skipBlank(text: string, from: number, end: number, { tokens }: Lexis): number {
	let at = from;
	while (at < end) {
		if (text.charCodeAt(at) <= 32) {
			at++;
			continue;
		}
		const isLine = tokens.lineComments.some((open) => text.startsWith(open, at));
		const isBlock = !isLine && tokens.blockComments !== 'none' && text.startsWith('/*', at);
		if (!isLine && !isBlock) return at;
		const close = isLine ? text.indexOf('\n', at) : text.indexOf('*/', at + 2) + 2;
		if (close < at + 2) return end;
		at = close;
	}
	return end;
}

/** Before white space and what ends a statement. */
function trimmedEnd(text: string, from: number, end: number): number {
	let at = end;
	while (at > from && (text.charCodeAt(at - 1) <= 32 || text[at - 1] === ';' || text[at - 1] === ',')) at--;
	return at;
}

function bracketed(text: string, at: number, end: number): Body | null {
	const close = trimmedEnd(text, at, end) - 1;
	return close > at && text[close] === OPENERS[text[at]]
		? { from: at + 1, to: close, stands: 'inside' }
		: after(text, at, end);
}

function after(text: string, from: number, end: number): Body | null {
	const to = trimmedEnd(text, from, end);
	return to > from ? { from, to, stands: 'after' } : null;
}

/** What a function gives back without a block: of `when (x) { … }` and `make({ … })` what is in the last brackets. */
function expression(text: string, at: number, end: number, lexis: Lexis): Body | null {
	if (at >= end) return null;
	const to = trimmedEnd(text, at, end);
	if (to - at > MAX_EXPRESSION) return after(text, at, end);
	const lineEnd = text.indexOf('\n', at);
	const tokens = emptyTokens(text);
	tokenize(tokens, lexis.tokens, at, to);
	const { close, broken } = pairBrackets(tokens, () => false);
	for (let index = 0; index < tokens.count; index++) {
		// `((x) => x)`: what closes more than was opened is not of the function.
		const isOutside = broken[index] === 1 && CLOSERS.includes(text[tokens.start[index]]);
		if (isOutside) return after(text, at, tokens.start[index]);
		const isLast = close[index] === tokens.count - 1 && broken[index] === 0;
		if (isLast && (lineEnd === -1 || tokens.start[index] < lineEnd)) {
			return { from: tokens.end[index], to: tokens.start[close[index]], stands: 'inside' };
		}
	}
	return after(text, at, end);
}

/** PowerShell has the help and the parameters of a function in its body. */
function afterParams(text: string, chunk: StructureChunk, body: Body, lexis: Lexis): Body {
	const hasDoc = chunk.docStart >= body.from && chunk.docEnd > chunk.docStart && chunk.docEnd <= body.to;
	let from = hasDoc ? chunk.docEnd : body.from;
	let isOpen = false;
	walkTokens(text, from, body.to, lexis, (tokens, index, depth) => {
		const word = tokenText(tokens, index).toLowerCase();
		const isClose = word === ')' || word === ']';
		if (depth > (isClose ? 1 : 0)) return false;
		if (isClose) {
			if (word === ']' || isOpen) from = tokens.end[index];
			return word === ')';
		}
		if (word === 'param') isOpen = true;
		return !(word === '[' || word === 'param' || (word === '(' && isOpen));
	});
	return isOpen || hasDoc ? { from, to: body.to, stands: 'below' } : body;
}

/** A suite, with its docstring left out of it. */
function indentedBody(text: string, chunk: StructureChunk, header: number, lexis: Lexis): Body | null {
	let colon = header;
	if (header === -1) colon = colonOf(text, chunk, lexis);
	else while (colon < chunk.end && text[colon] !== ':') colon++;
	if (colon === -1 || colon >= chunk.end) return null;
	const hasDoc = chunk.docStart > colon && chunk.docEnd > chunk.docStart && chunk.docEnd <= chunk.end;
	return { from: hasDoc ? chunk.docEnd : colon + 1, to: chunk.end, stands: 'indented' };
}

function colonOf(text: string, { nameAt, end, kind }: StructureChunk, lexis: Lexis): number {
	if (kind === 'lambda') return -1;
	let found = -1;
	walkTokens(text, nameAt, end, lexis, (tokens, index, depth) => {
		if (depth !== 0 || !isMark(tokens, index, ':')) return false;
		found = tokens.start[index];
		return true;
	});
	return found;
}

/** What a word `end` closes, as in Ruby. */
function endedBody(text: string, chunk: StructureChunk, header: number): Body | null {
	const { start, end } = chunk;
	const first = text.indexOf('\n', Math.max(header, start));
	if (text[end - 1] === '}') {
		const open = text.indexOf('{', header === -1 ? start : header);
		return open === -1 || open >= end
			? null
			: { from: pastBlockParams(text, open + 1, end), to: end - 1, stands: 'inside' };
	}
	if (!text.startsWith('end', end - 3)) return header === -1 ? null : after(text, header, end);
	if (header !== -1) return { from: header, to: end - 3, stands: 'inside' };
	const word = text.slice(start, Math.min(end, start + 400)).search(/\bdo\b/);
	if (word !== -1)
		return { from: pastBlockParams(text, start + word + 2, end), to: end - 3, stands: 'inside' };
	return first === -1 || first >= end ? null : { from: first, to: end - 3, stands: 'inside' };
}

/** ` |a, b|` after what opens a block. */
function pastBlockParams(text: string, from: number, end: number): number {
	const found = /^[ \t]{0,8}\|[^|\n]{0,400}\|/.exec(text.slice(from, Math.min(end, from + 500)));
	return found === null ? from : from + found[0].length;
}

/** The first brace outside of parentheses, or what follows an arrow. */
function scanned(text: string, from: number, chunk: StructureChunk, lexis: Lexis): Body | null {
	let body: Body | null = null;
	walkTokens(text, from, chunk.end, lexis, (tokens, index, depth) => {
		if (depth !== 0 || tokens.kind[index] !== Token.mark) return false;
		const mark = tokenText(tokens, index);
		const at = tokens.start[index];
		if (mark === '{') {
			// `A() : size{1} {`: a brace behind a name is part of the header.
			if (isInitialiser(tokens, index)) return false;
			body = bracketed(text, at, chunk.end);
			return true;
		}
		const isArrow =
			mark === '>' && (text[at - 1] === '=' || text[at - 1] === '-') && tokens.start[index - 1] === at - 1;
		if (!isArrow || (text[at - 1] === '-' && chunk.kind !== 'lambda')) return false;
		body = expression(text, skipBlank(text, at + 1, chunk.end, lexis), chunk.end, lexis);
		return true;
	});
	return body;
}

function isInitialiser(tokens: Tokens, index: number): boolean {
	if (index < 2 || tokens.kind[index - 1] !== Token.word) return false;
	return isMark(tokens, index - 2, ':') || isMark(tokens, index - 2, ',');
}

/** Goes through tokens with the depth of brackets around them until told to stop. */
function walkTokens(
	text: string,
	from: number,
	end: number,
	lexis: Lexis,
	visit: (tokens: Tokens, index: number, depth: number) => boolean,
): void {
	for (const to of [Math.min(end, from + FIRST_LOOK), end]) {
		const tokens = emptyTokens(text);
		tokenize(tokens, lexis.tokens, from, to);
		let depth = 0;
		for (let index = 0; index < tokens.count; index++) {
			if (visit(tokens, index, depth)) return;
			if (tokens.kind[index] !== Token.mark) continue;
			const mark = text[tokens.start[index]];
			if (mark === '(' || mark === '[' || mark === '{') depth++;
			else if ((mark === ')' || mark === ']' || mark === '}') && depth > 0) depth--;
		}
		if (to === end) return;
	}
}
