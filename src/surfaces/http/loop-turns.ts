import { type Asker, nextOf, Place } from './asker.ts';

interface Work {
	place: Place;
	begin(): void;
}

/** What it takes at least to look at a connection or a request, whatever becomes of it. */
const COST_MS = 1;

/**
 * Begins with one thing in a turn of the event loop, next with that of who has lately taken least. Whatever comes in meanwhile is
 * read before the rest of what came at once, so that nobody waits for hundreds that are refused.
 */
export class LoopTurns {
	private readonly waiting = new Set<Work>();
	private isPlanned = false;

	/** Gives the function that takes it back. */
	add(asker: Asker, begin: () => void): () => void {
		const work = { place: new Place(asker, performance.now()), begin };
		this.waiting.add(work);
		this.plan();
		return () => void this.waiting.delete(work);
	}

	private plan(): void {
		if (this.isPlanned) return;
		this.isPlanned = true;
		setImmediate(() => {
			this.isPlanned = false;
			this.beginNext();
		});
	}

	private beginNext(): void {
		const next = nextOf(this.waiting);
		if (next === null) return;
		this.waiting.delete(next);
		next.place.asker.note(COST_MS, performance.now());
		if (this.waiting.size > 0) this.plan();
		next.begin();
	}
}
