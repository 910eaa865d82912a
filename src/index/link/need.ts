/** Names are told apart by one of so many bits; the last one stands for what has no name. */
const BITS = 51;
const NAMELESS = 51;
const HALF = 26;
const ALL = 2 ** HALF - 1;
/** Added to the bit of a function: what is inside it. */
const INSIDE = 52;

/** What stands for rows that no name leads to, where it matters whether there are any. */
export const STARS = '*';
export const LISTED = '*all';
export const CONTAINERS = '*containers';

/** The bit of a name. Different names may share one: then a file is linked anew for nothing, which does no harm. */
export function bitOf(name: string): number {
	const { length } = name;
	if (length === 0) return 0;
	const middle = name.charCodeAt(length >> 1);
	const last = name.charCodeAt(length - 1);
	return (name.charCodeAt(0) * 31 + middle * 37 + last * 41 + length * 7) % BITS;
}

/** The bit of what is inside a function, by the bit of its name. */
export function insideOf(bit: number): number {
	return bit + INSIDE;
}

export function isInside(bit: number): boolean {
	return bit >= INSIDE;
}

/** The bit of what only one who looks at a whole file sees. */
export const REST = insideOf(NAMELESS);

/**
 * What was asked of a file: of which names, and inside which functions. Two sets of bits, in two halves each, since the
 * numbers of JavaScript have bits up to 32 only.
 */
export class Need {
	private low = 0;
	private high = 0;
	private insideLow = 0;
	private insideHigh = 0;

	add(bit: number): void {
		if (bit < HALF) this.low |= 1 << bit;
		else if (bit < INSIDE) this.high |= 1 << (bit - HALF);
		else if (bit < INSIDE + HALF) this.insideLow |= 1 << (bit - INSIDE);
		else this.insideHigh |= 1 << (bit - INSIDE - HALF);
	}

	addAll(): void {
		this.low = ALL;
		this.high = ALL;
		this.insideLow = ALL;
		this.insideHigh = ALL;
	}

	/** As one number of 52 bits. */
	get names(): number {
		return this.high * 2 ** HALF + this.low;
	}

	get inside(): number {
		return this.insideHigh * 2 ** HALF + this.insideLow;
	}
}
