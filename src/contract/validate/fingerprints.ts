import { hashText } from '../../platform/xxhash.ts';

const FIRST_CAPACITY = 1 << 14;

/**
 * Which texts have been seen, by 64 bits of each: 16 bytes of memory a text at most, whatever its length. Two
 * of ten million texts that differ are taken for one another once in four hundred thousand exports.
 */
export class Fingerprints {
	/** 0 is an empty place. */
	private places = new BigUint64Array(FIRST_CAPACITY);
	private count = 0;

	get size(): number {
		return this.count;
	}

	has(text: string): boolean {
		const hash = hashText(text) || 1n;
		return this.places[this.find(this.places, hash)] === hash;
	}

	/** False when it was there already. */
	add(text: string): boolean {
		const hash = hashText(text) || 1n;
		const at = this.find(this.places, hash);
		if (this.places[at] === hash) return false;
		this.places[at] = hash;
		this.count++;
		if (this.count * 2 > this.places.length) this.grow();
		return true;
	}

	private find(places: BigUint64Array, hash: bigint): number {
		const last = places.length - 1;
		let at = Number(hash & 0x3fffffffn) & last;
		for (;;) {
			const found = places[at];
			if (found === 0n || found === hash) return at;
			at = (at + 1) & last;
		}
	}

	private grow(): void {
		const wider = new BigUint64Array(this.places.length * 2);
		for (const hash of this.places) if (hash !== 0n) wider[this.find(wider, hash)] = hash;
		this.places = wider;
	}
}
