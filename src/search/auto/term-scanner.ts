import { isOfName, joinedName, LONGEST_NAME, wordsOfName } from '../../model/words/split.ts';
import { stemOf } from '../../model/words/stem.ts';
import type { Term } from './terms.ts';

/*
 * Three letters in a row, five bits each, upper and lower case alike. What joins the words of a name is passed over, as in
 * names that are joined.
 */
const LETTER_BITS = 5;
const GRAM_MASK = 2 ** (3 * LETTER_BITS) - 1;
const JOINT = 2 ** LETTER_BITS;

/** What a character counts in a gram: 0 for one that is of no name. */
const LETTER_OF = new Uint8Array(128);
for (let code = 0; code < LETTER_OF.length; code++) {
	if (!isOfName(code)) continue;
	const isDigit = code >= 48 && code <= 57;
	LETTER_OF[code] = code === 95 || code === 36 ? JOINT : isDigit ? 27 + (code % 5) : code & (JOINT - 1);
}

/**
 * Finds the terms of a query in texts. Almost no name of a text has a term, and which ones cannot is seen by their letters
 * while they are read: only the others are cut out and split into words.
 */
export class TermScanner {
	/** Terms by the word that they are, and by the stem that others have. */
	private readonly byWord = new Map<string, number[]>();
	private readonly byStem = new Map<string, number[]>();
	/** Grams with which some term begins. */
	private readonly begins = new Uint8Array(GRAM_MASK + 1);
	/** The terms of names that were looked at. */
	private readonly known = new Map<string, readonly number[]>();

	constructor(terms: readonly Term[]) {
		for (const [term, { kind, text }] of terms.entries()) {
			this.noteStart(kind === 'stem' ? certainStart(text) : text);
			note(this.byWord, text, term);
			if (kind === 'stem') note(this.byStem, text, term);
		}
	}

	/** Calls `each` for every name that has terms; tells how many names there are. */
	scan(text: string, from: number, to: number, each: (terms: readonly number[], at: number) => void): number {
		const { begins } = this;
		let names = 0;
		for (let at = from; at < to; ) {
			let code = text.charCodeAt(at);
			if (code < 128 ? LETTER_OF[code] === 0 : !isOfName(code)) {
				at++;
				continue;
			}
			const start = at;
			let gram = 0;
			let mayHave = 0;
			do {
				if (code < 128) {
					const letter = LETTER_OF[code];
					if (letter === 0) break;
					if (letter !== JOINT) {
						gram = ((gram << LETTER_BITS) | letter) & GRAM_MASK;
						mayHave |= begins[gram];
					}
				} else if (isOfName(code)) mayHave = 1;
				else break;
				code = text.charCodeAt(++at);
			} while (at < to);
			if (at - start < 2 || at - start > LONGEST_NAME) continue;
			names++;
			if (mayHave === 0) continue;
			const found = this.termsIn(text.slice(start, at));
			if (found.length > 0) each(found, start);
		}
		return names;
	}

	/** What is beyond ASCII is always looked at. */
	private noteStart(text: string): void {
		const first = [text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2)].slice(0, text.length);
		if (first.some((code) => code >= 128)) return;
		const gram = first.reduce((sum, code) => (sum << LETTER_BITS) | LETTER_OF[code], 0);
		if (first.length === 3) this.begins[gram] = 1;
		else for (let before = 0; before < JOINT; before++) this.begins[(before << (2 * LETTER_BITS)) | gram] = 1;
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
		this.known.set(name, terms);
		return terms;
	}
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
