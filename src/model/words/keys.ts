import { joinedName, numberedWords, wordsOfName } from './split.ts';
import { stemOf } from './stem.ts';

/**
 * Words are kept as numbers of so many bits. Two words may share one: what is found by it is looked at again in the
 * text before it is an answer.
 */
const WORD_KEY_BITS = 22;
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

/** The keys of a name: its words, their stems, all of its words as one, and its words with digits. */
export function keysOfName(name: string): number[] {
	const keys: number[] = [];
	const words = wordsOfName(name);
	for (const word of words) {
		const { key, stem } = keysOfWord(word);
		keys.push(key);
		if (stem >= 0) keys.push(stem);
	}
	const joined = words.length === 1 && words[0].length === name.length ? words[0] : joinedName(name);
	if (joined.length > 2 && words[0] !== joined && /[^0-9]/.test(joined)) keys.push(wordKey(joined));
	for (const word of numberedWords(name)) if (word !== joined || word.length < 3) keys.push(wordKey(word));
	return keys;
}

interface WordKeys {
	key: number;
	/** -1 for a word that is its own stem. */
	stem: number;
}

/** Words are few, and names are made of them: finding a stem takes longer than all the rest. */
const MOST_REMEMBERED = 30_000;
const remembered = new Map<string, WordKeys>();

function keysOfWord(word: string): WordKeys {
	let keys = remembered.get(word);
	if (keys === undefined) {
		if (remembered.size === MOST_REMEMBERED) remembered.clear();
		const stem = stemOf(word);
		keys = { key: wordKey(word), stem: stem === word ? -1 : stemKey(stem) };
		remembered.set(word, keys);
	}
	return keys;
}
