import { isOfName, joinedName, LONGEST_NAME, numberedWords, wordsOfName } from '../../model/words/split.ts';
import { stemOf } from '../../model/words/stem.ts';
import type { Term } from './terms.ts';
import { FOREIGN_LETTER, TextBytes } from './text-bytes.ts';

/*
 * Three letters in a row, five bits each, upper and lower case alike. What joins the words of a name is passed over, as in
 * names that are joined.
 */
const LETTER_BITS = 5;
const LETTER_MASK = 2 ** LETTER_BITS - 1;
const GRAM_MASK = 2 ** (3 * LETTER_BITS) - 1;

/** Above the letters: what joins words is passed over, and names with what is beyond ASCII are always looked at. */
const JOINT = 2 ** LETTER_BITS;
const FOREIGN = JOINT + 1;

/** What a byte is in a name: 0 for one that is of no name. */
const LETTER_OF = new Uint8Array(256);
for (let code = 0; code < 128; code++) {
	if (!isOfName(code)) continue;
	const isDigit = code >= 48 && code <= 57;
	LETTER_OF[code] = code === 95 || code === 36 ? JOINT : isDigit ? 27 + (code % 5) : code & LETTER_MASK;
}
LETTER_OF[FOREIGN_LETTER] = FOREIGN;

/** What may begin with a gram: a term of two letters with the last two of it, a longer one with all three. */
const SHORT = 1;
const LONG = 2;

/**
 * Finds the terms of a query in texts. Almost no name of a text has a term, and which ones cannot is seen by their letters
 * while they are read: a term begins where a word does. Only the others are cut out and split into words.
 */
export class TermScanner {
	/** Terms by the word that they are, and by the stem that others have. */
	private readonly byWord = new Map<string, number[]>();
	private readonly byStem = new Map<string, number[]>();
	/** Which kinds of terms begin with a gram. */
	private readonly begins = new Uint8Array(GRAM_MASK + 1);
	/** The terms of names that were looked at. */
	private readonly known = new Map<string, readonly number[]>();
	private readonly short = new TextBytes();

	/** Looks for those terms alone that `isSought` is true of. */
	constructor(terms: readonly Term[], isSought: (term: number) => boolean = () => true) {
		for (const [term, { kind, text }] of terms.entries()) {
			if (!isSought(term)) continue;
			this.noteStart(kind === 'stem' ? certainStart(text) : text);
			note(this.byWord, text, term);
			if (kind === 'stem') note(this.byStem, text, term);
		}
	}

	/** The terms of all names of a short text. */
	termsOf(text: string): number[] {
		const terms: number[] = [];
		this.scan(this.short.hold(text), (found) => {
			for (const term of found) terms.push(term);
		});
		return terms;
	}

	/** Calls `each` for every name that has terms, in the order of the text. */
	scan({ bytes, text }: TextBytes, each: (terms: readonly number[], at: number) => void): void {
		const { begins } = this;
		const to = text.length;
		let gram = 0;
		for (let at = 0; at < to; at++) {
			const letter = LETTER_OF[bytes[at]];
			if (letter < JOINT) {
				gram = ((gram << LETTER_BITS) | letter) & GRAM_MASK;
				const kinds = begins[gram];
				if (kinds === 0) continue;
				const isShort = (kinds & SHORT) !== 0 && beginsWord(bytes, at, 2);
				if (!isShort && ((kinds & LONG) === 0 || !beginsWord(bytes, at, 3))) continue;
			} else if (letter === JOINT) continue;
			const start = nameStart(bytes, at);
			at = nameEnd(bytes, at, to);
			gram = 0;
			if (at - start < 2 || at - start > LONGEST_NAME) continue;
			const found = this.termsIn(text.slice(start, at));
			if (found.length > 0) each(found, start);
		}
	}

	/** What is beyond ASCII is always looked at. */
	private noteStart(text: string): void {
		const first = [text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2)].slice(0, text.length);
		if (first.some((code) => code >= 128)) return;
		const gram = first.reduce((sum, code) => (sum << LETTER_BITS) | LETTER_OF[code], 0);
		if (first.length === 3) this.begins[gram] |= LONG;
		else
			for (let before = 0; before <= LETTER_MASK; before++)
				this.begins[(before << (2 * LETTER_BITS)) | gram] |= SHORT;
	}

	/** As `keysOfName` has it, by the words themselves: two words may have one key. */
	private termsIn(name: string): readonly number[] {
		const known = this.known.get(name);
		if (known !== undefined) return known;
		const terms: number[] = [];
		const add = (more: readonly number[] | undefined) => {
			if (more !== undefined) terms.push(...more);
		};
		const words = wordsOfName(name);
		for (const word of words) {
			add(this.byWord.get(word));
			const stem = stemOf(word);
			if (stem !== word) add(this.byStem.get(stem));
		}
		const joined = joinedName(name);
		if (joined.length > 2 && words[0] !== joined) add(this.byWord.get(joined));
		for (const word of numberedWords(name))
			if (word !== joined || word.length < 3) add(this.byWord.get(word));
		this.known.set(name, terms);
		return terms;
	}
}

function nameStart(bytes: Uint8Array, at: number): number {
	let start = at;
	while (start > 0 && LETTER_OF[bytes[start - 1]] !== 0) start--;
	return start;
}

function nameEnd(bytes: Uint8Array, at: number, to: number): number {
	let end = at + 1;
	while (end < to && LETTER_OF[bytes[end]] !== 0) end++;
	return end;
}

/** Whether the last so many letters are where a word of a name begins, or the name itself. */
function beginsWord(bytes: Uint8Array, last: number, letters: number): boolean {
	let first = last;
	for (let left = letters - 1; left > 0; ) {
		first--;
		if (LETTER_OF[bytes[first]] !== JOINT) left--;
	}
	const before = first === 0 ? 0 : bytes[first - 1];
	return isUpper(bytes[first]) || !isLetter(before);
}

function isUpper(byte: number): boolean {
	return byte >= 65 && byte <= 90;
}

function isLetter(byte: number): boolean {
	return isUpper(byte) || (byte >= 97 && byte <= 122);
}

function note(terms: Map<string, number[]>, text: string, term: number): void {
	const same = terms.get(text);
	if (same === undefined) terms.set(text, [term]);
	else same.push(term);
}

/** What every word begins with that has a stem: `tries` and `try` have two letters in common. */
export function certainStart(stem: string): string {
	return stem.length === 3 && stem.endsWith('y') ? stem.slice(0, 2) : stem.slice(0, 3);
}
