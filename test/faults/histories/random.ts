/** Numbers that look random and are the same for the same seed (splitmix32). */
export class Random {
	private state: number;

	constructor(seed: number) {
		this.state = seed | 0;
	}

	/** A whole number from 0 up to `end`, which it never is. */
	below(end: number): number {
		return this.bits() % Math.max(1, end);
	}

	/** A whole number from `first` to `last`. */
	between(first: number, last: number): number {
		return first + this.below(last - first + 1);
	}

	chance(percent: number): boolean {
		return this.below(100) < percent;
	}

	pick<T>(items: readonly T[]): T {
		return items[this.below(items.length)];
	}

	/** `count` different items, in their order; all when there are fewer. */
	some<T>(items: readonly T[], count: number): T[] {
		const left = [...items.keys()];
		while (left.length > count) left.splice(this.below(left.length), 1);
		return left.map((at) => items[at]);
	}

	/** A seed for something of its own. */
	seed(): number {
		return this.bits();
	}

	private bits(): number {
		this.state = (this.state + 0x9e3779b9) | 0;
		let bits = this.state ^ (this.state >>> 16);
		bits = Math.imul(bits, 0x21f0aaad);
		bits ^= bits >>> 15;
		bits = Math.imul(bits, 0x735a2d97);
		return (bits ^ (bits >>> 15)) >>> 0;
	}
}
