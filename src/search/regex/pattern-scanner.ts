import { MisreadError } from '../../model/errors.ts';
import { CONTROL_ESCAPES } from './byte-classes.ts';

/** A character that was written as an escape; `isByte` when it means that byte, not its UTF-8. */
export interface Escaped {
	code: number;
	isByte: boolean;
}

/** A position in the text of a pattern, and how to complain about it. */
export class PatternScanner {
	readonly text: string;
	at = 0;
	/** The whole that the pattern is a part of, for errors. */
	private readonly whole: string;
	private readonly offset: number;

	constructor(text: string, whole: string, offset: number) {
		this.text = text;
		this.whole = whole;
		this.offset = offset;
	}

	get isDone(): boolean {
		return this.at >= this.text.length;
	}

	startsWith(sign: string): boolean {
		return this.text.startsWith(sign, this.at);
	}

	take(sign: string): boolean {
		if (!this.startsWith(sign)) return false;
		this.at += sign.length;
		return true;
	}

	/** The code of the character here. */
	takeCharacter(): number {
		const code = this.text.codePointAt(this.at)!;
		this.at += code > 0xffff ? 2 : 1;
		return code;
	}

	/** An escape that stands for a character; classes and assertions have been seen to before. */
	takeEscape(): Escaped {
		const start = this.at++;
		if (this.isDone)
			this.fail('a backslash at the end escapes nothing', 'Write \\\\ for a backslash.', start);
		const letter = this.text[this.at];
		if (Object.hasOwn(CONTROL_ESCAPES, letter)) {
			this.at++;
			return { code: CONTROL_ESCAPES[letter], isByte: false };
		}
		if (letter === 'x' || letter === 'u' || letter === 'U') return this.takeHex(start, letter);
		if (/[1-9]/.test(letter)) {
			this.fail(
				'references to groups are not supported',
				'A pattern is matched in one pass, without memory.',
				start,
			);
		}
		if (letter === 'p' || letter === 'P') {
			this.fail(
				'classes of Unicode are not supported',
				'A pattern takes bytes: \\w, \\d and \\s are of ASCII.',
				start,
			);
		}
		if (/[A-Za-z0-9]/.test(letter)) {
			this.fail(`\\${letter} means nothing`, `Write ${letter} for the character.`, start);
		}
		return { code: this.takeCharacter(), isByte: false };
	}

	private takeHex(start: number, letter: string): Escaped {
		const width = letter === 'x' ? 2 : letter === 'u' ? 4 : 8;
		const rest = this.text.slice(this.at + 1, this.at + 12);
		const digits = /^\{([0-9A-Fa-f]{1,8})\}/.exec(rest) ?? new RegExp(`^([0-9A-Fa-f]{${width}})`).exec(rest);
		const code = digits === null ? Number.NaN : Number.parseInt(digits[1], 16);
		if (digits === null || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
			this.fail('this is no character', `Write \\${letter}${'0'.repeat(width - 2)}41, or \\x{41}.`, start);
		}
		this.at += 1 + digits[0].length;
		return { code, isByte: letter === 'x' && code > 0x7f && code <= 0xff };
	}

	fail(message: string, hint: string, start: number, end = Math.max(start + 1, this.at)): never {
		const last = Math.min(end, this.text.length);
		const place = { text: this.whole, start: this.offset + start, end: this.offset + Math.max(start, last) };
		throw new MisreadError(message, hint, place);
	}
}
