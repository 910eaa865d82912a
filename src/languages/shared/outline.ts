import type { ChunkSpec, Recorder } from '../../model/recorder.ts';

/** A chunk whose end is not known yet. */
export type OpenSpec = Omit<ChunkSpec, 'end'>;

/**
 * What a reader tells about a text before it knows where chunks end: kept in order, and told to a
 * recorder when all of it was read. A chunk that would be empty, or have the range of the one around
 * it, is left out; what was told inside stays.
 */
export class Outline {
	private readonly events: (ChunkSpec | ((out: Recorder) => void) | null)[] = [];
	private readonly open: ChunkSpec[] = [];

	get depth(): number {
		return this.open.length;
	}

	openChunk(spec: OpenSpec): void {
		const chunk = { ...spec, end: spec.start };
		this.open.push(chunk);
		this.events.push(chunk);
	}

	closeChunk(end: number): void {
		const chunk = this.open.pop();
		if (chunk === undefined) return;
		chunk.end = end;
		const around = this.open[this.open.length - 1];
		if (around !== undefined && around.end < end) around.end = end;
		this.events.push(null);
	}

	/** Whatever else there is to tell, in the place of its text. */
	tell(use: (out: Recorder) => void): void {
		this.events.push(use);
	}

	replay(out: Recorder): void {
		while (this.open.length > 0) this.closeChunk(this.open[this.open.length - 1].end);
		const told: (ChunkSpec | null)[] = [];
		for (const event of this.events) {
			if (event === null) {
				if (told.pop() !== null) out.closeChunk();
			} else if (typeof event === 'function') event(out);
			else {
				const around = told.findLast((chunk) => chunk !== null);
				const equal = around?.start === event.start && around?.end === event.end;
				const kept = event.end > event.start && !equal;
				told.push(kept ? event : null);
				if (kept) out.openChunk(event);
			}
		}
	}
}
