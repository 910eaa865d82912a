import { TRIGRAM_CLASS, TRIGRAM_CLASS_BITS, TRIGRAM_KEYS } from '../../store/codec/trigram-key.ts';

/** Here, because what is imported is looked up each time. */
const BITS = TRIGRAM_CLASS_BITS;
const MASK = TRIGRAM_KEYS - 1;
const LINE_END = -1;
const CLASSES = Int32Array.from(TRIGRAM_CLASS);
CLASSES[10] = CLASSES[13] = LINE_END;

/**
 * Distinct trigram keys of a text. Trigrams across a line end are left out: a search within lines
 * never needs them, and they are many.
 */
export class TrigramSet {
	/** A byte a key, although bits would be smaller: then nothing depends on what was seen before, and the processor need not guess. */
	private readonly seen = new Uint8Array(TRIGRAM_KEYS);
	private readonly found = new Int32Array(TRIGRAM_KEYS + 1);
	private count = 0;

	/** In the order of the text. */
	collect(bytes: Uint8Array): Int32Array {
		const { seen, found } = this;
		for (let i = 0; i < this.count; i++) seen[found[i]] = 0;
		const { length } = bytes;
		let count = 0;
		let key = 0;
		let fill = 0;
		for (let i = 0; i < length; i++) {
			const unit = CLASSES[bytes[i]];
			if (unit === LINE_END) {
				fill = 0;
				continue;
			}
			key = ((key << BITS) | unit) & MASK;
			if (++fill < 3) continue;
			found[count] = key;
			count += 1 ^ seen[key];
			seen[key] = 1;
		}
		this.count = count;
		return found.slice(0, count);
	}

	/** Whether the text that was collected last may have this one in a line, in whatever case. ASCII, three characters or more. */
	mayHave(text: string): boolean {
		let key = 0;
		for (let at = 0; at < text.length; at++) {
			key = ((key << BITS) | CLASSES[text.charCodeAt(at)]) & MASK;
			if (at >= 2 && this.seen[key] === 0) return false;
		}
		return true;
	}
}
