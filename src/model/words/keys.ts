import { isOfName, joinedName, LONGEST_NAME, wordsOfName } from './split.ts';
import { stemOf } from './stem.ts';

/**
 * Words are kept as numbers of so many bits. Two words may share one: what is found by it is looked at again in the
 * text before it is an answer.
 */
export const WORD_KEY_BITS = 22;
const MASK = 2 ** WORD_KEY_BITS - 1;

/** The key of a word as it is. */
export function wordKey(word: string): number {
	return hash(word, 0x811c9dc5);
}

/** The key of words that have a stem; those that are their own stem have the key of the word. */
export function stemKey(stem: string): number {
	return hash(stem, 0x2b5c1f97);
}

function hash(text: string, seed: number): number {
	let value = seed;
	for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
	value ^= value >>> 15;
	return (Math.imul(value, 0x85ebca6b) >>> 7) & MASK;
}

/** The keys of a name: its words, their stems, and all of its words as one. */
export function keysOfName(name: string): number[] {
	const keys: number[] = [];
	const words = wordsOfName(name);
	for (const word of words) {
		keys.push(wordKey(word));
		const stem = stemOf(word);
		if (stem !== word) keys.push(stemKey(stem));
	}
	const joined = joinedName(name);
	if (joined.length > 2 && words[0] !== joined && /[^0-9]/.test(joined)) keys.push(wordKey(joined));
	return keys;
}

/** Names that are remembered with their keys; most names of a file are in others, too. */
const MOST_KNOWN = 50_000;

/** Goes through texts name by name. What it remembers changes no answer. */
export class NameScanner {
	private readonly known = new Map<string, readonly number[]>();

	/** Calls `each` with the keys of every name between two offsets, and where it begins. */
	scan(text: string, from: number, to: number, each: (keys: readonly number[], start: number) => void): void {
		for (let at = from; at < to; ) {
			if (!isOfName(text.charCodeAt(at))) {
				at++;
				continue;
			}
			const start = at;
			while (at < to && isOfName(text.charCodeAt(at))) at++;
			if (at - start > 1 && at - start <= LONGEST_NAME) each(this.keysOf(text.slice(start, at)), start);
		}
	}

	keysOf(name: string): readonly number[] {
		let keys = this.known.get(name);
		if (keys === undefined) {
			if (this.known.size >= MOST_KNOWN) this.known.clear();
			keys = keysOfName(name);
			this.known.set(name, keys);
		}
		return keys;
	}
}
