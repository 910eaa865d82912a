/** More entries than an index of allowed size has. */
const MAX_BITS = 5_000_000;

/**
 * The positions of the bits that are set in a compressed bitmap of git's (EWAH): words of 64 bits, in runs of equal
 * words and literal words that follow them.
 */
export function setBits(bytes: Buffer): ReadonlySet<number> {
	const found = new Set<number>();
	if (bytes.length === 0) return found;
	const words = bytes.readUInt32BE(4);
	const end = 8 + words * 8;
	if (end > bytes.length) throw new Error('a bitmap ends too early');
	let position = 0;
	for (let at = 8; at < end; ) {
		const [high, low] = [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
		at += 8;
		const run = ((low >>> 1) + (high & 1) * 2 ** 31) * 64;
		if (position + run > MAX_BITS) throw new Error('a bitmap is too long');
		if ((low & 1) === 1) for (let bit = 0; bit < run; bit++) found.add(position + bit);
		position += run;
		const literals = at + (high >>> 1) * 8;
		if (literals > end || position + (literals - at) * 8 > MAX_BITS) throw new Error('a bitmap is too long');
		for (; at < literals; at += 8, position += 64) {
			for (let bit = 0; bit < 32; bit++) {
				if ((bytes.readUInt32BE(at + 4) >>> bit) & 1) found.add(position + bit);
				if ((bytes.readUInt32BE(at) >>> bit) & 1) found.add(position + bit + 32);
			}
		}
	}
	return found;
}
