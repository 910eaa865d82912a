import { NameTable } from '../../model/words/name-table.ts';
import { TextUnits } from '../../model/words/text-units.ts';
import { encodeFileWords, packUse } from '../../store/codec/file-words.ts';
import type { ByteWriter } from '../../store/codec/varint.ts';

/** Different words of a file that are kept; a file with more is a list of words. */
const MOST_WORDS = 20_000;
/** Of a doc comment, what is read: the beginning says what something is. */
const MOST_DOC = 1_000;

/** What is known of a key in the file at hand: how often it is in the text, and where else it is. */
const MOST_COUNT = 255;
const NAMED_SHIFT = 8;
const NAMED = 3 << NAMED_SHIFT;
const IN_DOC = 1 << 10;
const IN_PATH = 1 << 11;

/** Places for keys: a power of two, enough for all that are kept, and small enough for the processor's cache. */
const PLACES = 2 ** 15;

/** Counts the words of files: in the text, in names of chunks, in the beginnings of doc comments, in the path. */
export class WordCounter {
	private readonly table = new NameTable();
	private readonly text = new TextUnits();
	private readonly path = new TextUnits();
	/** The key at each place, and one; zero where there is none. */
	private readonly keys = new Int32Array(PLACES);
	private readonly known = new Uint16Array(PLACES);
	private readonly found = new Int32Array(MOST_WORDS);
	private readonly uses = new Uint8Array(MOST_WORDS);
	private count = 0;
	private length = 0;
	private named = 0;

	begin(path: string, text: string): void {
		const { table, known } = this;
		table.beginFile();
		this.count = this.named = 0;
		this.countNames(text);
		for (const name of table.scan(this.path.hold(path), 0, path.length, 0)) {
			for (let at = table.keysStart(name); at < table.keysEnd(name); at++) {
				const place = this.place(table.keyAt(at));
				if (place >= 0) known[place] |= IN_PATH;
			}
		}
	}

	/** The name of a chunk. */
	name(name: string): void {
		const { table, known } = this;
		this.named++;
		const number = table.numberOf(name);
		for (let at = table.keysStart(number); at < table.keysEnd(number); at++) {
			const place = this.place(table.keyAt(at));
			if (place >= 0 && (known[place] & NAMED) !== NAMED) known[place] += 1 << NAMED_SHIFT;
		}
	}

	doc(start: number, end: number): void {
		const { table, known } = this;
		const last = Math.min(end, start + MOST_DOC, this.text.text.length);
		for (const name of table.scan(this.text, start, last, 0)) {
			for (let at = table.keysStart(name); at < table.keysEnd(name); at++) {
				const place = this.look(table.keyAt(at));
				if (place >= 0) known[place] |= IN_DOC;
			}
		}
	}

	pack(to: ByteWriter): void {
		const { known, uses } = this;
		const keys = this.found.subarray(0, this.count).sort();
		for (let at = 0; at < keys.length; at++) {
			const what = known[this.look(keys[at])];
			const named = (what & NAMED) >>> NAMED_SHIFT;
			uses[at] = packUse(what & MOST_COUNT, named, (what & IN_DOC) !== 0, (what & IN_PATH) !== 0);
		}
		encodeFileWords(to, this.length, this.named, keys, uses);
		this.keys.fill(0);
	}

	/** A name is mostly there several times: its keys are looked at once. */
	private countNames(text: string): void {
		const { table, known } = this;
		this.length = table.scan(this.text.hold(text), 0, text.length, 1).length;
		const { distinct, names, times } = table;
		for (let at = 0; at < distinct; at++) {
			const name = names[at];
			const end = table.keysEnd(name);
			for (let of = table.keysStart(name); of < end; of++) {
				const place = this.place(table.keyAt(of));
				if (place < 0) continue;
				const what = known[place];
				known[place] = (what & ~MOST_COUNT) | Math.min((what & MOST_COUNT) + times[at], MOST_COUNT);
			}
		}
	}

	/** Where a key is kept; negative when it is not. */
	private look(key: number): number {
		const { keys } = this;
		let place = key & (PLACES - 1);
		while (keys[place] !== 0) {
			if (keys[place] === key + 1) return place;
			place = (place + 1) & (PLACES - 1);
		}
		return ~place;
	}

	/** The same after making a place for it; negative when the file has too many words for another one. */
	private place(key: number): number {
		const place = this.look(key);
		if (place >= 0 || this.count === MOST_WORDS) return place;
		this.found[this.count++] = key;
		this.keys[~place] = key + 1;
		this.known[~place] = 0;
		return ~place;
	}
}
