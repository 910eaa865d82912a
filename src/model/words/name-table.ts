import { keysOfName } from './keys.ts';
import { isOfName, LONGEST_NAME } from './split.ts';
import type { TextUnits } from './text-units.ts';

/** Names that are remembered between texts; most names of a file are in others, too. */
const MOST_KNOWN = 200_000;
const SMALLEST = 2 ** 12;
/** Names of a file that have room at first. */
const FEWEST = 2 ** 10;

const SEED_A = 0x811c9dc5 | 0;
const SEED_B = 0x2b5c1f97;

/** What a place of the table holds: both hashes of a name, and its number and one. Together, because memory is slow. */
const Place = { first: 0, second: 1, name: 2, width: 4 } as const;
/** What a place of the table of one file holds: both hashes, the position in the list of its names, and for which file that is true. */
const Here = { first: 0, second: 1, position: 2, file: 3 } as const;

/**
 * Names as numbers, with their keys. They are told apart by two hashes that are made while they are read, so that no
 * string has to be made of one that was met before. What it remembers changes no answer. The names of the file in
 * hand have a table of their own: a name is mostly there several times, and the large table is far from the processor.
 */
export class NameTable {
	/** Names go to the place of their hash or the next that is free; at least half are. */
	private places = new Int32Array(2 * SMALLEST * Place.width);
	/** How many numbers were given; they begin at 0. */
	size = 0;
	/** Where the keys of a name end; they begin where those of the name before it do. */
	private ends = new Int32Array(SMALLEST);
	private keys = new Int32Array(4 * SMALLEST);
	private found = new Int32Array(SMALLEST);

	private here = new Int32Array(2 * FEWEST * Place.width);
	private file = 1;
	/** How many different names were scanned for the file; which, in the order in which they came first; and how often each was counted. */
	distinct = 0;
	names = new Int32Array(FEWEST);
	times = new Int32Array(FEWEST);

	/** Makes all numbers void when they are too many. */
	beginFile(): void {
		this.file++;
		this.distinct = 0;
		if (this.size <= MOST_KNOWN) return;
		this.size = 0;
		this.places.fill(0);
	}

	/** The keys of a name are `keyAt` from its start to its end. */
	keysStart(name: number): number {
		return name === 0 ? 0 : this.ends[name - 1];
	}

	keysEnd(name: number): number {
		return this.ends[name];
	}

	keyAt(at: number): number {
		return this.keys[at];
	}

	/** The number of one name, whatever it is made of. */
	numberOf(name: string): number {
		let a = SEED_A;
		let b = SEED_B;
		for (let at = 0; at < name.length; at++) {
			const code = name.charCodeAt(at);
			a = mixA(a, code);
			b = mixB(b, code);
		}
		const known = this.look(a, b);
		return known >= 0 ? known : this.add(name, ~known, a, b);
	}

	/**
	 * The numbers of all names between two offsets, in their order; valid until the next scan. Each is counted so many
	 * times more for the file in hand.
	 */
	scan({ text, units }: TextUnits, from: number, to: number, counts: 0 | 1): Int32Array {
		let total = 0;
		for (let at = from; at < to; ) {
			let code = units[at];
			if (!isOfName(code)) {
				at++;
				continue;
			}
			const start = at;
			let a = SEED_A;
			let b = SEED_B;
			do {
				a = mixA(a, code);
				b = mixB(b, code);
				code = ++at < to ? units[at] : 32;
			} while (isOfName(code));
			if (at - start < 2 || at - start > LONGEST_NAME) continue;
			if (total === this.found.length) this.found = wider(this.found);
			const place = this.lookHere(a, b);
			const position =
				place >= 0
					? this.here[place + Here.position]
					: this.addHere(~place, a, b, this.number(a, b, text, start, at));
			this.times[position] += counts;
			this.found[total++] = this.names[position];
		}
		return this.found.subarray(0, total);
	}

	/** The place of a name in the table of the file, or the complement of where it belongs. */
	private lookHere(a: number, b: number): number {
		const { here, file } = this;
		const mask = here.length - 1;
		let at = placeOf(a, mask);
		while (here[at + Here.file] === file) {
			if (here[at] === a && here[at + Here.second] === b) return at;
			at = (at + Place.width) & mask;
		}
		return ~at;
	}

	private addHere(place: number, a: number, b: number, name: number): number {
		const { here } = this;
		const position = this.distinct++;
		here[place] = a;
		here[place + Here.second] = b;
		here[place + Here.position] = position;
		here[place + Here.file] = this.file;
		this.names[position] = name;
		this.times[position] = 0;
		if (this.distinct < this.names.length) return position;
		this.names = wider(this.names);
		this.times = wider(this.times);
		this.here = this.moved(here, (from) => here[from + Here.file] === this.file, Here.file);
		return position;
	}

	private number(a: number, b: number, text: string, start: number, end: number): number {
		const known = this.look(a, b);
		return known >= 0 ? known : this.add(text.slice(start, end), ~known, a, b);
	}

	/** The number of the name with these hashes, or the complement of the place where it belongs. */
	private look(a: number, b: number): number {
		const { places } = this;
		const mask = places.length - 1;
		let at = placeOf(a, mask);
		for (let name = places[at + Place.name]; name !== 0; name = places[at + Place.name]) {
			if (places[at] === a && places[at + Place.second] === b) return name - 1;
			at = (at + Place.width) & mask;
		}
		return ~at;
	}

	private add(text: string, place: number, a: number, b: number): number {
		const name = this.size++;
		let end = this.keysStart(name);
		for (const key of keysOfName(text)) {
			if (end === this.keys.length) this.keys = wider(this.keys);
			this.keys[end++] = key;
		}
		this.ends[name] = end;
		const { places } = this;
		places[place] = a;
		places[place + Place.second] = b;
		places[place + Place.name] = this.size;
		if (this.size === this.ends.length) {
			this.ends = wider(this.ends);
			this.places = this.moved(places, (from) => places[from + Place.name] !== 0, Place.name);
		}
		return name;
	}

	/** A table twice as large, with what is in use of one; `used` is what says so in the larger one, where no place is yet. */
	private moved(
		before: Int32Array,
		isUsed: (from: number) => boolean,
		used: number,
	): Int32Array<ArrayBuffer> {
		const places = new Int32Array(before.length * 2);
		const mask = places.length - 1;
		for (let from = 0; from < before.length; from += Place.width) {
			if (!isUsed(from)) continue;
			let at = placeOf(before[from], mask);
			while (places[at + used] !== 0) at = (at + Place.width) & mask;
			for (let column = 0; column < Place.width; column++) places[at + column] = before[from + column];
		}
		return places;
	}
}

const mixA = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
const mixB = (hash: number, code: number): number => Math.imul(hash + code, 0x5bd1e995) ^ (hash >>> 13);

function placeOf(hash: number, mask: number): number {
	return ((hash ^ (hash >>> 15)) << 2) & mask;
}

function wider(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
	const twice = new Int32Array(array.length * 2);
	twice.set(array);
	return twice;
}
