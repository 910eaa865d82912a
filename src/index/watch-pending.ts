import { setTimeout as sleep } from 'node:timers/promises';

/** Paths that are kept one by one; of more it is only known that they are many. */
const MAX_PATHS = 5_000;

export interface SettleTimes {
	/** From the first event after a quiet time to the update. */
	firstMs: number;
	/** The longest step in which a burst is waited for. */
	stepMs: number;
	/** A burst that does not end is cut into updates this long apart. */
	burstMs: number;
}

/** What has happened and is not in the index yet. */
export class PendingChanges {
	private paths = new Set<string>();
	private everything = false;
	/** Number of times that something was added. */
	private arrivals = 0;
	private wake: (() => void) | null = null;
	private step = 0;

	add(paths: readonly string[]): void {
		if (paths.length === 0) return;
		for (const path of paths) this.paths.add(path);
		if (this.paths.size > MAX_PATHS) this.everything = true;
		this.arrive();
	}

	addEverything(): void {
		this.everything = true;
		this.arrive();
	}

	get isEmpty(): boolean {
		return !this.everything && this.paths.size === 0;
	}

	/** The paths, or undefined when anything may have changed. Nothing is pending afterwards. */
	take(): string[] | undefined {
		const paths = this.everything ? undefined : [...this.paths];
		this.paths = new Set();
		this.everything = false;
		return paths;
	}

	/** Ends a wait for an arrival: how long to wait is another now. */
	nudge(): void {
		this.wake?.();
	}

	/** Until something is pending, or the time is over, or a nudge. */
	async arrival(ms: number, signal: AbortSignal): Promise<void> {
		if (!this.isEmpty || signal.aborted || ms <= 0) return;
		const over = new AbortController();
		this.wake = () => over.abort();
		try {
			await sleepUnless(ms, AbortSignal.any([signal, over.signal]));
		} finally {
			this.wake = null;
		}
	}

	/**
	 * Until nothing more comes. One save is over at once; while there is a burst, the steps grow, and the
	 * next wait begins where this one ended.
	 */
	async settle({ firstMs, stepMs, burstMs }: SettleTimes, signal: AbortSignal): Promise<void> {
		const end = performance.now() + burstMs;
		this.step = Math.max(firstMs, this.step / 2);
		for (;;) {
			const before = this.arrivals;
			await sleepUnless(this.step, signal);
			if (this.arrivals === before || performance.now() >= end || signal.aborted) return;
			this.step = Math.min(this.step * 2, stepMs);
		}
	}

	/** The time was quiet: the next event is the first. */
	rest(): void {
		this.step = 0;
	}

	private arrive(): void {
		this.arrivals++;
		this.wake?.();
	}
}

/** Resolves early, and without an error, when the signal comes. */
export async function sleepUnless(ms: number, signal: AbortSignal): Promise<void> {
	try {
		await sleep(ms, undefined, { signal });
	} catch (error) {
		if (!signal.aborted) throw error;
	}
}
