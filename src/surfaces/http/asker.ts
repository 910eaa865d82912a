/** Who asks: one connection, with what it has lately taken of the server. */
export class Asker {
	readonly address: string;
	private usedMs = AT_FIRST_MS;
	private usedAt = performance.now();

	constructor(address: string) {
		this.address = address;
	}

	/** Milliseconds that its questions took; of what is a while ago, less and less counts. */
	used(now: number): number {
		return this.usedMs * 2 ** ((this.usedAt - now) / HALF_LIFE_MS);
	}

	note(ms: number, now: number): void {
		this.usedMs = this.used(now) + ms;
		this.usedAt = now;
	}
}

const HALF_LIFE_MS = 5_000;
/** Who comes anew for every question has no advantage of it over one that is known to ask little. */
const AT_FIRST_MS = 200;
