/**
 * Distinct trigrams of a text: three consecutive UTF-8 bytes with A–Z folded to a–z, as one integer
 * below 2^24. Folding lets one set of postings serve searches with and without regard to case.
 * Trigrams across a line feed are left out: a search for one line never needs them, and they are many.
 */
export class TrigramSet {
	private readonly seen = new Int32Array(1 << 19);
	private found = new Int32Array(1 << 16);

	collect(bytes: Uint8Array): Int32Array {
		const { seen } = this;
		let { found } = this;
		let count = 0;
		let window = 0;
		let fill = 0;
		for (let i = 0; i < bytes.length; i++) {
			let byte = bytes[i];
			if (byte === 10 || byte === 13) {
				fill = 0;
				window = 0;
				continue;
			}
			if (byte >= 65 && byte <= 90) byte += 32;
			window = ((window << 8) | byte) & 0xffffff;
			if (++fill < 3) continue;
			const word = window >>> 5;
			const bit = 1 << (window & 31);
			if (seen[word] & bit) continue;
			seen[word] |= bit;
			if (count === found.length) {
				const wider = new Int32Array(found.length * 2);
				wider.set(found);
				found = this.found = wider;
			}
			found[count++] = window;
		}
		for (let i = 0; i < count; i++) seen[found[i] >>> 5] = 0;
		return found.slice(0, count);
	}
}
