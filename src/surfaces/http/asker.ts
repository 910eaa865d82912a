const HALF_LIFE_MS = 5_000;
/** Who was never answered, or comes anew for every question, is behind those that are known to ask little. */
const UNKNOWN_MS = 2_000;
/** Wrong use counts for more than the time that it takes to refuse it. */
const REFUSED_MS = 100;
/** Addresses that are remembered when their connections are closed. */
const MOST_ADDRESSES = 1_000;

/** Milliseconds that were lately taken of the server; of what is a while ago, less and less counts. */
class Usage {
	/** As a power of two at time 0: which of two is more does not depend on when it is asked. */
	private level = Number.NEGATIVE_INFINITY;

	at(now: number): number {
		return 2 ** (this.level - now / HALF_LIFE_MS);
	}

	note(ms: number, now: number): void {
		this.level = Math.log2(this.at(now) + ms) + now / HALF_LIFE_MS;
	}

	isLessThan(other: Usage): boolean {
		return this.level < other.level;
	}
}

/** Who asks: one connection, with what it and all of its address have lately taken of the server. */
export class Asker {
	readonly address: string;
	readonly ofAddress: Usage;
	private readonly own = new Usage();
	private isKnown = false;

	constructor(address: string, ofAddress = new Usage()) {
		this.address = address;
		this.ofAddress = ofAddress;
	}

	note(ms: number, now: number): void {
		this.own.note(ms, now);
		this.ofAddress.note(ms, now);
	}

	noteAnswer(isRefusal: boolean, now: number): void {
		if (isRefusal) this.note(REFUSED_MS, now);
		else this.isKnown = true;
	}

	/** What it has lately taken, itself. */
	amount(now: number): number {
		return this.own.at(now) + (this.isKnown ? 0 : UNKNOWN_MS);
	}
}

/** Makes askers, and remembers what their addresses have taken. */
export class Askers {
	private readonly addresses = new Map<string, Usage>();

	of(address: string): Asker {
		const usage = this.addresses.get(address) ?? new Usage();
		// Back to the end: the first are those that nobody came from for longest.
		this.addresses.delete(address);
		this.addresses.set(address, usage);
		if (this.addresses.size > MOST_ADDRESSES) {
			const [oldest] = this.addresses.keys();
			this.addresses.delete(oldest);
		}
		return new Asker(address, usage);
	}
}

/**
 * A place in a queue. Before others is first whose address has taken less, so that many connections count as one, then who has
 * taken less itself. As much as somebody has taken less may another have come earlier: nobody waits for all that are new.
 */
export class Place {
	readonly asker: Asker;
	private readonly rank: number;

	constructor(asker: Asker, now: number) {
		this.asker = asker;
		this.rank = asker.amount(now) + now;
	}

	isBefore(other: Place): boolean {
		const { ofAddress } = this.asker;
		if (ofAddress !== other.asker.ofAddress) return ofAddress.isLessThan(other.asker.ofAddress);
		return this.rank < other.rank;
	}
}

/** Who is next of those that wait, the first of equals; null of none. */
export function nextOf<T extends { place: Place }>(waiting: Iterable<T>): T | null {
	let next: T | null = null;
	for (const one of waiting) if (next === null || one.place.isBefore(next.place)) next = one;
	return next;
}

/** Who is last of those that wait; null of none. */
export function lastOf<T extends { place: Place }>(waiting: Iterable<T>): T | null {
	let last: T | null = null;
	for (const one of waiting) if (last === null || last.place.isBefore(one.place)) last = one;
	return last;
}
