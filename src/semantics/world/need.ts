import { BIT_SET_SIZE, type BitSet, emptyBitSet } from '../../store/codec/bit-set.ts';

/** Names are told apart by their bits, of which the last one stands for what has no name. */
const NAMELESS = BIT_SET_SIZE - 1;
/** Added to the bit of a function: what is inside it. */
const INSIDE = BIT_SET_SIZE;

/** What stands for rows that no name leads to, where it matters whether there are any. */
export const STARS = '*';
export const LISTED = '*all';
export const CONTAINERS = '*containers';
export const MEMBERS = '*members';
export const PASSED = '*passed';

/** The bit of a name. Different names may share one: then a file is linked anew for nothing, which does no harm. */
export function bitOf(name: string): number {
	const { length } = name;
	if (length === 0) return 0;
	const second = name.charCodeAt(length > 1 ? 1 : 0);
	const ends = name.charCodeAt(0) * 31 + name.charCodeAt(length - 1) * 1_049;
	return (ends + second * 521 + name.charCodeAt(length >> 1) * 6_793 + length * 16_381) % NAMELESS;
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

/** What was asked of a file: of which names, and inside which functions. */
export class Need {
	readonly names: BitSet = emptyBitSet();
	readonly inside: BitSet = emptyBitSet();
	/** How often it was emptied: it serves one file after another. */
	round = 0;
	private hasOutside = false;

	add(bit: number): void {
		if (bit < INSIDE) this.names[bit >> 5] |= 1 << (bit & 31);
		else this.inside[(bit - INSIDE) >> 5] |= 1 << (bit & 31);
	}

	/** All but what is inside functions. */
	addOutside(): void {
		if (this.hasOutside) return;
		this.hasOutside = true;
		this.names.fill(-1);
	}

	addAll(): void {
		this.names.fill(-1);
		this.inside.fill(-1);
	}

	addFrom({ names, inside }: Need): void {
		for (let at = 0; at < names.length; at++) {
			this.names[at] |= names[at];
			this.inside[at] |= inside[at];
		}
	}

	clear(): void {
		this.round++;
		this.hasOutside = false;
		this.names.fill(0);
		this.inside.fill(0);
	}
}
