import { keysOfName } from '../../model/words/keys.ts';
import { isOfName, LONGEST_NAME } from '../../model/words/split.ts';
import type { Term } from './terms.ts';

/** Names that are remembered, as a power of two; most of what a query reads it has read before. */
const KNOWN_BITS = 16;
const MASK = 2 ** KNOWN_BITS - 1;

/**
 * Finds the terms of a query in texts. Names are told apart by two hashes that are made while they are read, so that no
 * string has to be made of one that was met before: almost all time of a search went there.
 */
export class TermScanner {
	private readonly termsByKey = new Map<number, number[]>();
	private readonly first = new Int32Array(2 ** KNOWN_BITS);
	private readonly second = new Int32Array(2 ** KNOWN_BITS);
	/** Position in `lists`, or one of these: 0 for a free place, 1 for a name without a term. */
	private readonly known = new Int32Array(2 ** KNOWN_BITS);
	private readonly lists: number[][] = [[], []];
	private count = 0;

	constructor(terms: readonly Term[]) {
		for (const [term, { keys }] of terms.entries()) {
			for (const key of keys) {
				const same = this.termsByKey.get(key);
				if (same === undefined) this.termsByKey.set(key, [term]);
				else same.push(term);
			}
		}
	}

	/** Calls `each` for every name that has terms; tells how many names there are. */
	scan(text: string, from: number, to: number, each: (terms: readonly number[], at: number) => void): number {
		let names = 0;
		for (let at = from; at < to; ) {
			let code = text.charCodeAt(at);
			if (!isOfName(code)) {
				at++;
				continue;
			}
			const start = at;
			let a = 0x811c9dc5;
			let b = 0x2b5c1f97;
			do {
				a = Math.imul(a ^ code, 0x01000193);
				b = Math.imul(b + code, 0x5bd1e995) ^ (b >>> 13);
				code = ++at < to ? text.charCodeAt(at) : 32;
			} while (isOfName(code));
			if (at - start < 2 || at - start > LONGEST_NAME) continue;
			names++;
			const found = this.lists[this.look(text, start, at, a, b)];
			if (found.length > 0) each(found, start);
		}
		return names;
	}

	private look(text: string, start: number, end: number, a: number, b: number): number {
		const { first, second, known } = this;
		let at = (a ^ (a >>> 15)) & MASK;
		while (known[at] !== 0) {
			if (first[at] === a && second[at] === b) return known[at];
			at = (at + 1) & MASK;
		}
		const list = this.listOf(text.slice(start, end));
		// A table that is three quarters full takes no more: what is not known is looked at each time.
		if (this.count < MASK * 0.75) {
			this.count++;
			first[at] = a;
			second[at] = b;
			known[at] = list;
		}
		return list;
	}

	private listOf(name: string): number {
		const terms = keysOfName(name).flatMap((key) => this.termsByKey.get(key) ?? []);
		return terms.length === 0 ? 1 : this.lists.push(terms) - 1;
	}
}
