import {
	ALIAS,
	AVAILABILITY,
	BEFORE_VALUE,
	BEHIND_SEMICOLON,
	beginsLine,
	blockCommentEnd,
	DIRECTIVE,
	isLeftOut,
	MAX_REGEX,
	MAX_UNCLOSED,
	NAME,
	type Open,
	PREFIXED,
	REGEX,
	TYPE_ARGUMENTS,
	WORD,
} from './lexing.ts';

/*
 * The grammar does not know a `#`, whatever follows it, and lags behind the language. One pass over the
 * text, past comments and through strings and what they interpolate, puts that into words of the same
 * length that it does know:
 *
 *     #if os(Linux)        //f os(Linux)        a directive is a comment: all branches are read
 *     #fileID, #expect(x)  _fileID, _expect(x)  a macro is a name
 *     #available(iOS 9, *) true                 a condition
 *     #"a"b"#, /a+/        "_a_b_", "a+"        a string
 *     f(())                f(__)                nothing as a value is a name
 *     @Option() var x      @Option   var x      an attribute without arguments
 *     _$id, String??       __id, String?        names of macros, types
 *     f(/Action.view)      f( Action.view)      a prefix operator
 *     throws(E), await f() throws, f()          what may be left out; the pack reads it in the text as written
 */

class Rewriter {
	readonly #text: string;
	readonly #open: Open[] = [];
	#out = '';
	#done = 0;
	#at = 0;
	/** The last character of code, and the word it ends, if it ends one. */
	#last = '';
	#lastWord = '';
	#lastEnd = 0;
	#unclosed = 0;
	/** Between `where` and a brace: the grammar wants all conditions in one line. */
	#isInWhere = false;
	/** Where the last alias of a type ends, if it has conditions. */
	#aliasEnd = 0;

	constructor(text: string) {
		this.#text = text;
	}

	run(): string {
		const text = this.#text;
		while (this.#at < text.length) {
			const top = this.#open[this.#open.length - 1];
			if (top !== undefined && top.depth === -1) this.#inString(top);
			else this.#inCode(top);
		}
		return this.#done === 0 ? text : this.#out + text.slice(this.#done);
	}

	/** Puts `words`, padded, in place of what lies between. */
	#replace(start: number, end: number, words: string): void {
		this.#out += this.#text.slice(this.#done, start) + words.padEnd(end - start);
		this.#done = end;
	}

	#token(end: number, word = ''): void {
		this.#last = this.#text[end - 1];
		this.#lastWord = word;
		this.#lastEnd = end;
		this.#at = end;
	}

	#match(pattern: RegExp, at: number): string | null {
		pattern.lastIndex = at;
		return pattern.exec(this.#text)?.[0] ?? null;
	}

	#inCode(around: Open | undefined): void {
		const text = this.#text;
		const at = this.#at;
		const unit = text[at];
		if (unit <= ' ') this.#at++;
		else if (unit === '/') this.#slash();
		else if (unit === '"') this.#openString(at, 0);
		else if (unit === '#') this.#hash();
		else if (unit === '`') {
			const close = text.indexOf('`', at + 1);
			const end = close === -1 ? at + 1 : close + 1;
			const name = text.slice(at, end);
			const plain = name.replace(/[^\w`]/g, '_');
			if (plain !== name && !name.includes('\n')) this.#replace(at, end, plain);
			this.#token(end, '`');
		} else if (unit === '(') {
			if (this.#isNothing()) return;
			if (around !== undefined) around.depth++;
			this.#token(at + 1);
		} else if (unit === ')') {
			if (around !== undefined && --around.depth === 0) {
				around.depth = -1;
				this.#at++;
			} else this.#token(at + 1);
		} else if (unit === '{') {
			this.#isInWhere = false;
			this.#token(at + 1);
		} else if (unit === ',' && this.#isInWhere && text[at + 1] === '\n') {
			this.#replace(at + 1, at + 2, ' ');
			this.#token(at + 1);
		} else if (unit === '?' && this.#isDoubled()) {
			this.#replace(at + 1, at + 2, '');
			this.#token(at + 2);
		} else if (unit === ';' && (this.#last === '}' || this.#match(BEHIND_SEMICOLON, at + 1) !== null)) {
			// `func f() { }; var x`, `case a: f(); case b: g()`: the grammar wants a new line there.
			this.#replace(at, at + 1, '\n');
			this.#at++;
		} else {
			const word = this.#match(WORD, at);
			if (word === null) this.#token(at + 1);
			else this.#word(word);
		}
	}

	#slash(): void {
		const text = this.#text;
		const at = this.#at;
		if (text[at + 1] === '/') {
			this.#lineComment();
		} else if (text[at + 1] === '*') this.#blockComment();
		else {
			if (!this.#mayFollowValue() && this.#match(PREFIXED, at) !== null) {
				this.#replace(at, at + 1, '');
				this.#at++;
				return;
			}
			const regex = this.#mayFollowValue() ? null : this.#match(REGEX, at);
			if (regex === null) this.#token(at + 1);
			else this.#asString(at, at + regex.length);
		}
	}

	/** The grammar looks for the ends of block comments even there. */
	#lineComment(): void {
		const text = this.#text;
		const at = this.#at;
		const line = text.indexOf('\n', at);
		this.#at = line === -1 ? text.length : line;
		const comment = text.slice(at, this.#at);
		if (comment.includes('/*')) this.#replace(at, this.#at, comment.replaceAll('*', '_'));
	}

	/** The grammar takes the square of the time over one that is not closed: it is left out, to the end of its line. */
	#blockComment(): void {
		const text = this.#text;
		const at = this.#at;
		const end = this.#unclosed < MAX_UNCLOSED ? blockCommentEnd(text, at) : -1;
		if (end !== -1) {
			this.#at = end;
			return;
		}
		this.#unclosed++;
		const line = text.indexOf('\n', at);
		this.#at = line === -1 ? text.length : line;
		this.#replace(at, this.#at, '');
	}

	/** What has been read ends a value: an operator may come. */
	#mayFollowValue(): boolean {
		if (this.#lastWord !== '') return !BEFORE_VALUE.has(this.#lastWord);
		if (this.#last === '}') return !this.#text.slice(this.#lastEnd, this.#at).includes('\n');
		return /[\w)\]"'!?`.]/.test(this.#last);
	}

	#hash(): void {
		const text = this.#text;
		const at = this.#at;
		let end = at;
		while (text[end] === '#') end++;
		if (text[end] === '"') {
			this.#openString(end, end - at);
			return;
		}
		if (text[end] === '/') {
			const close = text.slice(end + 1, end + MAX_REGEX).indexOf(`/${'#'.repeat(end - at)}`);
			if (close !== -1) {
				this.#asString(at, end + 1 + close + 1 + end - at);
				return;
			}
		}
		if (this.#match(DIRECTIVE, at + 1) !== null && beginsLine(text, at)) {
			this.#replace(at, at + 2, '//');
			const line = text.indexOf('\n', at);
			this.#at = line === -1 ? text.length : line;
			return;
		}
		const condition = this.#match(AVAILABILITY, at + 1);
		if (condition !== null) {
			this.#replace(at, at + 1 + condition.length, 'true');
			this.#token(at + 1 + condition.length);
			return;
		}
		const name = this.#match(NAME, at + 1);
		if (name === null) this.#token(at + 1);
		else {
			this.#replace(at, at + 1, '_');
			this.#token(at + 1 + name.length, '#');
		}
	}

	/** A literal that holds no code, as a plain string; lines in it stay lines. */
	#asString(start: number, end: number): void {
		const inner = this.#text.slice(start + 1, end - 1).replace(/["\\\n\r]/g, '_');
		this.#replace(start, end, `"${inner}"`);
		this.#token(end);
	}

	#openString(quote: number, hashes: number): void {
		const isMultiline = this.#text.startsWith('"""', quote);
		if (hashes > 0) this.#replace(quote - hashes, quote, ' '.repeat(hashes));
		this.#open.push({ quote, hashes, isMultiline, depth: -1 });
		this.#at = quote + (isMultiline ? 3 : 1);
	}

	#inString(top: Open): void {
		const text = this.#text;
		const at = this.#at;
		const unit = text[at];
		const marks = '#'.repeat(top.hashes);
		if (unit === '\\') {
			if (!text.startsWith(marks, at + 1)) this.#replace(at, at + 1, '_');
			else if (text[at + 1 + top.hashes] === '(') {
				if (top.hashes > 0) this.#replace(at, at + 1 + top.hashes, `${'_'.repeat(top.hashes)}\\`);
				top.depth = 1;
				this.#at = at + 2 + top.hashes;
				this.#last = '(';
				this.#lastWord = '';
				return;
			} else if (top.hashes > 0) this.#replace(at, at + 1, '_');
			else {
				this.#at += 2;
				return;
			}
			this.#at++;
		} else if (unit === '"') {
			const close = (top.isMultiline ? '"""' : '"') + marks;
			if (text.startsWith(close, at)) {
				if (top.hashes > 0) {
					const end = at + close.length;
					this.#replace(end - top.hashes, end, ' '.repeat(top.hashes));
				}
				this.#open.pop();
				this.#token(at + close.length);
				return;
			}
			if (top.hashes > 0) this.#replace(at, at + 1, '_');
			this.#at++;
		} else if (unit === '\n' && !top.isMultiline) {
			// A quote that its line does not close: with it, the grammar would lose what follows.
			if (this.#done <= top.quote) this.#replace(top.quote, top.quote + 1, '\u0001');
			this.#open.pop();
		} else this.#at++;
	}

	/** `String??`: the operator has space on both sides, or on neither. */
	#isDoubled(): boolean {
		const at = this.#at;
		return this.#text[at + 1] === '?' && this.#lastEnd === at && !/[\w("[{.?]/.test(this.#text[at + 2] ?? '');
	}

	/** `()` that is neither called nor the parameters of a function. */
	#isNothing(): boolean {
		const text = this.#text;
		const at = this.#at;
		if (text[at + 1] !== ')') return false;
		// `@Option() var x`: attributes have arguments or no parentheses.
		if (this.#lastEnd === at && text[at - this.#lastWord.length - 1] === '@' && this.#lastWord !== '') {
			this.#replace(at, at + 2, '');
			this.#at = at + 2;
			return true;
		}
		if (text[at + 2] === ':' && /\bcase\s[^{}\n]*\.\w+$/.test(text.slice(Math.max(0, at - 200), at))) {
			this.#replace(at, at + 2, '');
			this.#token(at + 2);
			return true;
		}
		if (this.#lastWord !== '' && !BEFORE_VALUE.has(this.#lastWord)) return false;
		const isApart = this.#lastEnd < at;
		if (/[)\]}`]/.test(this.#last) && !(this.#last === '}' && isApart)) return false;
		if (/[?!>*+\-/%&|^~=]/.test(this.#last) && !isApart) return false;
		if (/^\s*(?:->|async\b|throws\b|rethrows\b|in\b)/.test(text.slice(at + 2, at + 40))) return false;
		this.#replace(at, at + 2, '__');
		this.#token(at + 2);
		return true;
	}

	/** The end of the line with the conditions of an alias, which may be the line below; 0 when it has none. */
	#aliasAt(at: number): number {
		ALIAS.lastIndex = at;
		return ALIAS.exec(this.#text) === null ? 0 : ALIAS.lastIndex;
	}

	#word(word: string): void {
		const text = this.#text;
		const start = this.#at;
		const end = start + word.length;
		const before = this.#last;
		const beforeWord = this.#lastWord;
		this.#token(end, word);
		if (word.indexOf('$', 1) !== -1) {
			this.#replace(start, end, word[0] + word.slice(1).replaceAll('$', '_'));
			return;
		}
		// `A<B>.f()` is for the grammar whether `A` is less than `B`.
		const types = text[end] === '<' && !/[:<>,&]/.test(before) ? this.#match(TYPE_ARGUMENTS, end) : null;
		if (types !== null) {
			this.#replace(end, end + types.length, '');
			this.#at = end + types.length;
		}
		switch (word) {
			case 'nonisolated':
				if (!text.startsWith('(unsafe)', end)) return;
				this.#replace(start, end + 8, '@nonisolated_unsafe');
				this.#at = end + 8;
				return;
			case 'typealias':
				this.#aliasEnd = this.#aliasAt(end);
				return;
			case 'where':
				// `typealias A<B> = C<B> where B: D`
				this.#isInWhere = true;
				if (start >= this.#aliasEnd) return;
				this.#replace(start, this.#aliasEnd, text.slice(start, this.#aliasEnd).replace(/[^\n]/g, ' '));
				this.#at = this.#aliasEnd;
				return;
			case 'throws': {
				if (text[end] !== '(') return;
				const close = text.slice(end, end + 200).indexOf(')');
				if (close === -1) return;
				this.#replace(end, end + close + 1, '');
				this.#at = end + close + 1;
				return;
			}
			default:
				if (!isLeftOut(word, before, beforeWord, text.slice(end, end + 2))) return;
				this.#replace(start, end, '');
				this.#lastWord = 'return';
		}
	}
}

/** The text to parse in place of `text`, of the same length. */
export function inOlderWords(text: string): string {
	return new Rewriter(text).run();
}
