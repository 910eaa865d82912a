import { TRIGRAM_CLASS, TRIGRAM_CLASS_BITS, TRIGRAM_KEYS } from '../../store/codec/trigram-key.ts';

const MASK = TRIGRAM_KEYS - 1;

/**
 * Distinct trigram keys of a text. Trigrams across a line end are left out: a search within lines
 * never needs them, and they are many.
 */
export class TrigramSet {
	/** Small enough to stay in the processor's nearest cache, which is what makes this quick. */
	private readonly seen = new Int32Array(TRIGRAM_KEYS >>> 5);
	private readonly found = new Int32Array(TRIGRAM_KEYS);

	collect(bytes: Uint8Array): Int32Array {
		const { seen, found } = this;
		let count = 0;
		let key = 0;
		let fill = 0;
		for (let i = 0; i < bytes.length; i++) {
			const byte = bytes[i];
			if (byte === 10 || byte === 13) {
				fill = 0;
				continue;
			}
			key = ((key << TRIGRAM_CLASS_BITS) | TRIGRAM_CLASS[byte]) & MASK;
			if (++fill < 3) continue;
			const word = key >>> 5;
			const bit = 1 << (key & 31);
			if (seen[word] & bit) continue;
			seen[word] |= bit;
			found[count++] = key;
		}
		for (let i = 0; i < count; i++) seen[found[i] >>> 5] = 0;
		return found.slice(0, count);
	}
}
