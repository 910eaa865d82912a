/** Code between braces in the text of a template; markup inside of it is left out of `pieces`. */
export interface BraceExpression {
	/** The brace that opens it. */
	start: number;
	/** Past the brace that closes it. */
	end: number;
	pieces: { start: number; end: number }[];
}

/** Finds the tags of a text, and what else the text holds on the way. */
export interface TextScanner {
	/** The next `<` at or behind an offset, while `depth` elements are open; -1 for none. */
	next(from: number, depth: number): number;
}

interface OpenExpression extends BraceExpression {
	pieceStart: number;
	brackets: number;
	/** The markup that the scanner is in; null in code. */
	markup: { depth: number; fragments: number; isEntered: boolean } | null;
}

/** Deeper ones are read as part of those around them. */
const MAX_DEPTH = 100;
/** Behind one of these a `<` compares, or begins the arguments of a type. */
const OPERAND = /[\w$)\]"'`]/;

/** The braces in the text of Svelte and Astro. In Astro code there may hold markup again. */
export class BraceTexts implements TextScanner {
	readonly found: BraceExpression[] = [];
	private readonly text: string;
	private readonly nestsMarkup: boolean;
	private readonly open: OpenExpression[] = [];

	constructor(text: string, nestsMarkup: boolean) {
		this.text = text;
		this.nestsMarkup = nestsMarkup;
	}

	next(from: number, depth: number): number {
		const { text, open } = this;
		let at = from;
		while (at < text.length) {
			const inside = open.at(-1);
			const markup = inside?.markup ?? null;
			if (inside !== undefined && markup === null) {
				at = this.readCode(inside, at, depth);
			} else if (markup?.isEntered && markup.depth === depth && markup.fragments === 0) {
				inside!.markup = null;
				inside!.pieceStart = at;
			} else {
				const tag = this.readMarkup(markup, at);
				if (tag.isTag) return tag.at;
				at = tag.at;
			}
		}
		while (open.length > 0) this.close(text.length, text.length);
		return -1;
	}

	/** Reads text up to a tag, or past a brace or a fragment. */
	private readMarkup(markup: OpenExpression['markup'], from: number): { at: number; isTag: boolean } {
		const { text } = this;
		for (let at = from; at < text.length; at++) {
			const unit = text[at];
			if (unit === '{' && this.open.length < MAX_DEPTH) {
				this.open.push({ start: at, end: -1, pieces: [], pieceStart: at + 1, brackets: 0, markup: null });
				return { at: at + 1, isTag: false };
			}
			if (unit !== '<') continue;
			const fragment = text.startsWith('<>', at) ? 1 : text.startsWith('</>', at) ? -1 : 0;
			if (markup !== null) {
				markup.isEntered = true;
				markup.fragments += fragment;
			}
			return fragment === 0 ? { at, isTag: true } : { at: at + (fragment > 0 ? 2 : 3), isTag: false };
		}
		return { at: text.length, isTag: false };
	}

	/** Reads code up to markup in it, or past its end. */
	private readCode(inside: OpenExpression, from: number, depth: number): number {
		const { text } = this;
		for (let at = from; at < text.length; at++) {
			const unit = text[at];
			const past = pastQuote(text, at);
			if (past > at) at = past - 1;
			else if ('([{'.includes(unit)) inside.brackets++;
			else if (unit === '}' && inside.brackets === 0) {
				this.close(at, at + 1);
				return at + 1;
			} else if (')]}'.includes(unit)) inside.brackets = Math.max(0, inside.brackets - 1);
			else if (unit === '<' && this.nestsMarkup && this.beginsMarkup(at)) {
				inside.pieces.push({ start: inside.pieceStart, end: at });
				inside.markup = { depth, fragments: 0, isEntered: false };
				return at;
			}
		}
		return text.length;
	}

	private beginsMarkup(at: number): boolean {
		const { text } = this;
		if (!/[\p{L}>]/u.test(text.charAt(at + 1))) return false;
		let before = at - 1;
		while (before > at - 200 && before >= 0 && text.charCodeAt(before) <= 32) before--;
		if (before < 0 || !OPERAND.test(text[before])) return true;
		const word = /[\p{L}\p{N}_$]{1,12}$/u.exec(text.slice(Math.max(0, before - 12), before + 1))?.[0];
		return word === 'return' || word === 'default';
	}

	private close(codeEnd: number, end: number): void {
		const { pieceStart, markup, start, pieces } = this.open.pop()!;
		if (markup === null) pieces.push({ start: pieceStart, end: codeEnd });
		this.found.push({ start, end, pieces });
	}
}

/** Past a string or comment that begins here; the offset itself where none does. */
function pastQuote(text: string, at: number): number {
	const unit = text[at];
	if (unit === '/') {
		if (text[at + 1] === '*') return pastMark(text, '*/', at + 2);
		return text[at + 1] === '/' && text[at - 1] !== ':' ? pastMark(text, '\n', at + 2) : at;
	}
	if (unit !== '"' && unit !== "'" && unit !== '`') return at;
	for (let end = at + 1; end < text.length; end++) {
		if (text[end] === '\\') end++;
		else if (text[end] === unit) return end + 1;
		// An apostrophe that no other one follows on its line is no quote.
		else if (text[end] === '\n' && unit !== '`') return at;
	}
	return at;
}

/** Past the brace that closes the one at an offset; the end of the text when none does. */
export function pastBraces(text: string, open: number): number {
	let depth = 0;
	for (let at = open; at < text.length; at++) {
		const past = pastQuote(text, at);
		if (past > at) at = past - 1;
		else if (text[at] === '{') depth++;
		else if (text[at] === '}' && --depth === 0) return at + 1;
	}
	return text.length;
}

function pastMark(text: string, mark: string, from: number): number {
	const found = text.indexOf(mark, from);
	return found === -1 ? text.length : found + mark.length;
}
