/*
 * A brace that is missing or too many moves everything behind it into, or out of, what it belongs to. The
 * grammar cannot know better, but indentation tells: a text whose braces do not pair is parsed with braces
 * put where white space was, or taken away, at the places that the layout shows. The text keeps its
 * length, and every place that differs is told as a syntax error.
 */

const TOP = new Set(['contract', 'interface', 'library', 'abstract']);
const MEMBER = new Set([
	'function',
	'modifier',
	'constructor',
	'receive',
	'fallback',
	'event',
	'error',
	'struct',
	'enum',
	'using',
	'mapping',
]);
const WORD = /[a-z]+(?=[\s({])/y;
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;
const SPACE = /[^\r\n]/g;

/** The text to parse: `text` itself when there is nothing to mend. */
export function mend(text: string): string {
	const marked = text.includes('\n=======')
		? text.replace(CONFLICT, (line) => line.replace(SPACE, ' '))
		: text;
	return new Braces(marked).mended();
}

/** Where a mended text differs from what was written: [start, end) of each run. */
export function mendedPlaces(written: string, parsed: string): [start: number, end: number][] {
	const places: [number, number][] = [];
	if (written === parsed) return places;
	for (let at = 0; at < written.length; at++) {
		if (written[at] === parsed[at]) continue;
		const start = at;
		while (at < written.length && (written[at] !== parsed[at] || written[at] === ' ')) at++;
		places.push([start, at]);
	}
	return places;
}

class Braces {
	readonly #text: string;
	/** Offsets of what changes, and what stands there then. */
	readonly #changes: [at: number, to: string][] = [];
	#depth = 0;
	#isUneven = false;
	/** How far the headers are indented that the open braces belong to. */
	#topColumn = 0;
	#memberColumn = -1;
	/** The brace that closed the last contract; -1 when none may be taken back. */
	#closed = -1;
	/** Behind the last thing that is neither white space nor a comment, or the end of a comment. */
	#codeEnd = 0;

	constructor(text: string) {
		this.#text = text;
	}

	mended(): string {
		this.#scan(false);
		if (!this.#isUneven && this.#depth === 0) return this.#text;
		this.#depth = 0;
		this.#codeEnd = 0;
		this.#scan(true);
		if (this.#changes.length === 0) return this.#text;
		let mended = '';
		let from = 0;
		for (const [at, to] of this.#changes.sort((a, b) => a[0] - b[0])) {
			mended += this.#text.slice(from, at) + to;
			from = at + 1;
		}
		return mended + this.#text.slice(from);
	}

	#scan(mends: boolean): void {
		const text = this.#text;
		let isLineStart = true;
		let line = 0;
		for (let at = 0; at < text.length; at++) {
			const unit = text[at];
			if (unit === '\n') {
				isLineStart = true;
				line = at + 1;
				continue;
			}
			if (unit <= ' ') continue;
			const skipped = skipQuiet(text, at);
			if (skipped > at) {
				// The line break behind `//` ends the comment, so it must stay.
				this.#codeEnd = unit === '/' && text[at + 1] === '/' ? skipped + 1 : skipped;
				isLineStart &&= unit === '/';
				at = skipped - 1;
				continue;
			}
			if (mends && isLineStart) this.#meet(at, at - line);
			isLineStart = false;
			if (unit === '{') this.#depth++;
			else if (unit === '}') this.#close(at);
			this.#codeEnd = at + 1;
		}
	}

	#close(at: number): void {
		if (this.#depth === 0) this.#isUneven = true;
		else if (--this.#depth === 0) this.#closed = at;
	}

	/** The first word of a line. */
	#meet(at: number, column: number): void {
		WORD.lastIndex = at;
		const word = WORD.exec(this.#text)?.[0] ?? '';
		if (TOP.has(word)) {
			if (this.#depth > 0 && column <= this.#topColumn) this.#insert(at, this.#depth);
			if (this.#depth === 0) {
				this.#topColumn = column;
				this.#memberColumn = -1;
				this.#closed = -1;
			}
			return;
		}
		if (!MEMBER.has(word)) return;
		if (this.#depth === 0 && this.#closed !== -1 && column > this.#topColumn) {
			this.#changes.push([this.#closed, ' ']);
			this.#closed = -1;
			this.#depth = 1;
		}
		if (this.#depth > 1 && column <= this.#memberColumn) this.#insert(at, this.#depth - 1);
		if (this.#depth === 1) this.#memberColumn = column;
	}

	/** Closes braces in the white space before `at`, when there is enough of it. */
	#insert(at: number, count: number): void {
		if (at - this.#codeEnd < count) return;
		for (let place = this.#codeEnd; place < this.#codeEnd + count; place++) this.#changes.push([place, '}']);
		this.#depth -= count;
	}
}

/** The end of a comment or a string that begins at `at`; `at` when none does. */
function skipQuiet(text: string, at: number): number {
	const unit = text[at];
	if (unit === '"' || unit === "'") {
		for (let end = at + 1; end < text.length; end++) {
			if (text[end] === '\\') end++;
			else if (text[end] === unit) return end + 1;
			else if (text[end] === '\n') return end;
		}
		return text.length;
	}
	if (unit !== '/') return at;
	const isLine = text[at + 1] === '/';
	if (!isLine && text[at + 1] !== '*') return at;
	const end = text.indexOf(isLine ? '\n' : '*/', at + 2);
	return end === -1 ? text.length : isLine ? end : end + 2;
}
