import { K } from './kinds.ts';
import { TreeBuilder } from './tree-builder.ts';

/** Brackets nested deeper than this are passed over unread. */
const MAX_DEPTH = 200;
/** And statements in statements. */
const MAX_CHAINED = 100;

const WORD = /[A-Za-z_]\w*/y;

/** Where expressions stop: the end of a statement, or of the brackets around. */
export interface Limits {
	/** Line breaks do not end it: it stands in parentheses. */
	lines: boolean;
	/** A comma ends it: it is one of several arguments. */
	commas: boolean;
}

/** The rules of the language that nest in one another: whoever reads a part of one may need any other. */
export interface Rules {
	statement(reader: Reader): void;
	/** Statements up to a bracket that closes. */
	statements(reader: Reader, closer: string): void;
	/** Returns whether it assigned. */
	expression(reader: Reader, limits: Limits): boolean;
	/** Returns whether there was one. */
	operand(reader: Reader): boolean;
}

/** A text and how far it was read, with the tree that was made of it so far. */
export class Reader {
	readonly text: string;
	readonly tree: TreeBuilder;
	at = 0;
	/** Brackets that are open around. */
	depth = 0;
	/** Statements that are part of others without brackets: `$a = $b = 1`. */
	chained = 0;
	/** How many brackets are open, by what closes them. */
	readonly awaited: Record<string, number> = { ')': 0, '}': 0, ']': 0 };
	/** A bracket or a string was never closed. */
	isTorn = false;
	/** Whether indentation decides what a definition belongs to: in a text whose brackets do not pair. */
	readonly byLayout: boolean;
	/** How far the definitions around are indented; innermost last. */
	readonly columns: number[] = [];

	readonly #rules: Rules;

	constructor(text: string, byLayout: boolean, rules: Rules) {
		this.#rules = rules;
		this.text = text;
		this.tree = new TreeBuilder(text);
		this.byLayout = byLayout;
	}

	statement(): void {
		this.#rules.statement(this);
	}

	statements(closer: string): void {
		this.#rules.statements(this, closer);
	}

	expression(limits: Limits): boolean {
		return this.#rules.expression(this, limits);
	}

	operand(): boolean {
		return this.#rules.operand(this);
	}

	get isDone(): boolean {
		return this.at >= this.text.length;
	}

	peek(ahead = 0): string {
		return this.text[this.at + ahead] ?? '';
	}

	startsWith(what: string): boolean {
		return this.text.startsWith(what, this.at);
	}

	match(pattern: RegExp): string {
		pattern.lastIndex = this.at;
		return pattern.exec(this.text)?.[0] ?? '';
	}

	/** The word that stands at an offset, in lower case; '' for none. */
	word(at = this.at): string {
		WORD.lastIndex = at;
		return (WORD.exec(this.text)?.[0] ?? '').toLowerCase();
	}

	/** Past blanks, comments and escaped line breaks; `lines` also past line breaks. */
	skip(lines: boolean): void {
		const { text } = this;
		for (;;) {
			const unit = text[this.at];
			if (unit === ' ' || unit === '\t' || unit === '\u00a0' || unit === '\ufeff') this.at++;
			else if (unit === '\n' || unit === '\r') {
				if (!lines) return;
				this.at++;
			} else if (unit === '`' && /[\r\n]/.test(text[this.at + 1] ?? '')) {
				this.at += text.startsWith('\r\n', this.at + 1) ? 3 : 2;
			} else if (unit === '#') this.comment(this.lineEnd());
			else if (unit === '<' && text[this.at + 1] === '#') {
				const end = text.indexOf('#>', this.at + 2);
				this.comment(end === -1 ? text.length : end + 2);
			} else return;
		}
	}

	private comment(end: number): void {
		this.tree.leaf(K.comment, this.at, end);
		this.at = end;
	}

	lineEnd(): number {
		const end = this.text.indexOf('\n', this.at);
		if (end === -1) return this.text.length;
		return this.text[end - 1] === '\r' && end > this.at ? end - 1 : end;
	}

	/** The offset behind blanks and line breaks, comments not read. */
	ahead(from = this.at): number {
		let at = from;
		while (at < this.text.length && this.text.charCodeAt(at) <= 32) at++;
		return at;
	}

	/**
	 * Reads what is in brackets: `at` is behind the opening one. Returns whether the closing one was there;
	 * if not, the place of the opening one is an error.
	 */
	inside(closer: string, read: () => void): boolean {
		const opener = this.at - 1;
		if (this.depth >= MAX_DEPTH) {
			this.passOver(closer);
			return true;
		}
		this.depth++;
		this.awaited[closer]++;
		read();
		this.awaited[closer]--;
		this.depth--;
		if (this.peek() === closer) {
			this.at++;
			return true;
		}
		this.isTorn = true;
		this.tree.error(Math.min(opener, this.text.length), opener + 1);
		return false;
	}

	/**
	 * Reads one thing after another up to a `}`, with line breaks and `;` between. What cannot be read is an error, and is
	 * stepped over.
	 */
	each(read: () => void): void {
		for (;;) {
			this.skip(true);
			if (this.peek() === ';') {
				this.at++;
				continue;
			}
			if (this.isDone || this.peek() === '}' || this.isOutside()) return;
			const before = this.at;
			read();
			if (this.at > before) continue;
			this.tree.error(before, before + 1);
			this.at++;
		}
	}

	/** Reads a statement that is part of another one. */
	inner(read: () => void): void {
		if (this.chained >= MAX_CHAINED) {
			this.at += this.match(/[^\r\n;(){}]*/y).length;
			return;
		}
		this.chained++;
		read();
		this.chained--;
	}

	/** Behind the bracket that closes; strings and comments are looked at only as far as needed. */
	private passOver(closer: string): void {
		let open = 1;
		const { text } = this;
		for (; this.at < text.length && open > 0; this.at++) {
			const unit = text[this.at];
			if (unit === '(' || unit === '{' || unit === '[') open++;
			else if (unit === ')' || unit === '}' || unit === ']') open--;
			else if (unit === "'") {
				const end = text.indexOf("'", this.at + 1);
				this.at = end === -1 ? text.length : end;
			} else if (unit === '`') this.at++;
		}
		if (open > 0) this.tree.error(text.length, text.length);
		else if (text[this.at - 1] !== closer) this.at--;
	}

	/** How far the line is indented that something begins; -1 when it does not begin its line. */
	column(): number {
		const line = this.text.lastIndexOf('\n', this.at - 1) + 1;
		for (let at = line; at < this.at; at++) if (this.text.charCodeAt(at) > 32) return -1;
		return this.at - line;
	}

	/** Whether a definition stands here that cannot belong to what is open: a bracket is missing before it. */
	isOutside(): boolean {
		if (!this.byLayout || this.columns.length === 0) return false;
		const column = this.column();
		if (column === -1 || column > this.columns[this.columns.length - 1]) return false;
		return DEFINES.has(this.word());
	}
}

const DEFINES = new Set(['function', 'filter', 'class', 'enum', 'describe', 'context', 'it', 'beforeall']);
