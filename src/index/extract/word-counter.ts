import { NameScanner, WORD_KEY_BITS } from '../../model/words/keys.ts';
import { encodeFileWords, packUse } from '../../store/codec/file-words.ts';
import type { ByteWriter } from '../../store/codec/varint.ts';

/** Different words of a file that are kept; a file with more is a list of words. */
const MOST_WORDS = 20_000;
/** Of a doc comment, what is read: the beginning says what something is. */
const MOST_DOC = 1_000;

/** Counts the words of files: in the text, in names of chunks, in the beginnings of doc comments, in the path. */
export class WordCounter {
	private readonly scanner = new NameScanner();
	private readonly counts = new Uint16Array(2 ** WORD_KEY_BITS);
	private readonly inNames = new Map<number, number>();
	private readonly inDocs = new Set<number>();
	private readonly inPath = new Set<number>();
	private readonly found = new Int32Array(MOST_WORDS);
	private readonly uses = new Uint8Array(MOST_WORDS);
	private count = 0;
	private length = 0;
	private named = 0;
	private text = '';

	begin(path: string, text: string): void {
		this.text = text;
		this.count = this.length = this.named = 0;
		this.inNames.clear();
		this.inDocs.clear();
		this.inPath.clear();
		this.scanner.scan(text, 0, text.length, (keys) => {
			this.length++;
			for (const key of keys) this.see(key, 1);
		});
		this.scanner.scan(path, 0, path.length, (keys) => {
			for (const key of keys) {
				this.see(key, 0);
				this.inPath.add(key);
			}
		});
	}

	/** The name of a chunk. */
	name(name: string): void {
		this.named++;
		for (const key of this.scanner.keysOf(name)) {
			this.see(key, 0);
			this.inNames.set(key, (this.inNames.get(key) ?? 0) + 1);
		}
	}

	doc(start: number, end: number): void {
		this.scanner.scan(this.text, start, Math.min(end, start + MOST_DOC), (keys) => {
			for (const key of keys) this.inDocs.add(key);
		});
	}

	pack(to: ByteWriter): void {
		const { counts, uses } = this;
		const keys = this.found.subarray(0, this.count).sort();
		for (let at = 0; at < keys.length; at++) {
			const key = keys[at];
			// The bit marks it as seen: what is only in the path or a name is in the text no time.
			const count = counts[key] >>> 1;
			uses[at] = packUse(count, this.inNames.get(key) ?? 0, this.inDocs.has(key), this.inPath.has(key));
			counts[key] = 0;
		}
		encodeFileWords(to, this.length, this.named, keys, uses);
		this.text = '';
	}

	private see(key: number, times: number): void {
		const before = this.counts[key];
		if (before === 0) {
			if (this.count === MOST_WORDS) return;
			this.found[this.count++] = key;
			this.counts[key] = 1 + 2 * times;
		} else if (before < MOST_COUNT) this.counts[key] = before + 2 * times;
	}
}

/** More is not told apart. */
const MOST_COUNT = 1_000;
