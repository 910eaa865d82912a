import { stemKey, wordKey } from '../../model/words/keys.ts';
import { joinedName, numberedWords, wordsOfName } from '../../model/words/split.ts';
import { stemOf } from '../../model/words/stem.ts';
import { STOP_WORDS } from './stop-words.ts';

/** How a term came out of a query. */
export type TermKind = 'word' | 'stem' | 'name' | 'pair';

/** Something of a query that is looked for, by one key or several that mean the same. */
export interface Term {
	kind: TermKind;
	text: string;
	keys: number[];
	/** What it counts beside others. */
	weight: number;
}

/** Different words of a query that are looked for. A pasted trace has hundreds, and says the same again and again. */
const MOST_WORDS = 48;

/**
 * A word as it is says more than its stem, a form of another word (`locked`) no more than that: code calls things by either. Words that stop
 * nobody say something, too, where they are rare. What has digits has no stem.
 */
const WEIGHTS = { word: 0.7, form: 0.5, numbered: 1, name: 1, pair: 0.5 } as const;
const STOPPED = 0.3;

/** What a text in plain language or code is looked for by. */
export function termsOf(text: string): { terms: Term[]; words: string[]; isCut: boolean } {
	const names = text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
	const all = names.flatMap((name) => wordsOfName(name));
	const different = [...new Set(all)];
	const words = different.slice(0, MOST_WORDS);
	const terms = words.flatMap((word) => termsOfWord(word));
	const seen = new Set(words);
	for (const text of new Set(names.flatMap(numberedWords).slice(0, MOST_WORDS))) {
		seen.add(text);
		terms.push({ kind: 'word', text, keys: [wordKey(text)], weight: WEIGHTS.numbered });
	}
	const add = (kind: 'name' | 'pair', joined: string) => {
		if (joined.length < 3 || seen.has(joined) || terms.length > 3 * MOST_WORDS) return;
		seen.add(joined);
		terms.push({ kind, text: joined, keys: [wordKey(joined)], weight: WEIGHTS[kind] });
	};
	for (const name of names) if (wordsOfName(name).length > 1) add('name', joinedName(name));
	for (const pair of pairsOf(all.filter((word) => !STOP_WORDS.has(word)).slice(0, MOST_WORDS)))
		add('pair', pair);
	return { terms, words, isCut: different.length > words.length };
}

function termsOfWord(word: string): Term[] {
	const weight = STOP_WORDS.has(word) ? STOPPED : 1;
	const stem = stemOf(word);
	const own = stem === word ? WEIGHTS.word : WEIGHTS.form;
	const terms: Term[] = [{ kind: 'word', text: word, keys: [wordKey(word)], weight: weight * own }];
	// A word that is its own stem has the key of the word, and its other forms that of the stem.
	const keys = [wordKey(stem), stemKey(stem)];
	terms.push({ kind: 'stem', text: stem, keys, weight: weight * (1 - own) });
	return terms;
}

/** Words that stand beside one another, as one: `expired sessions` may be called `expiredSessions`. */
function* pairsOf(words: readonly string[]): Generator<string> {
	for (let count = 2; count <= 3; count++) {
		for (let at = 0; at + count <= words.length; at++) {
			const group = words.slice(at, at + count);
			yield group.join('');
			const last = group[count - 1];
			const stem = last.endsWith('s') && !last.endsWith('ss') ? last.slice(0, -1) : last;
			if (stem !== last) yield [...group.slice(0, -1), stem].join('');
		}
	}
}
