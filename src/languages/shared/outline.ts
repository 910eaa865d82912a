import type { ChunkSpec, Recorder } from '../../model/recorder.ts';

/** A chunk whose end is not known yet. */
export type OpenSpec = Omit<ChunkSpec, 'end'>;

/** Gives the position of a chunk among those of the text; -1 for one that was left out. */
export type PositionOf = (chunk: ChunkSpec) => number;

/**
 * What a reader tells about a text before it knows where chunks end: kept in order, and told to a
 * recorder when all of it was read. A chunk that would be empty, or have the range of the one around
 * it, is left out; what was told inside stays.
 */
export class Outline {
	private readonly events: (ChunkSpec | ((out: Recorder, positionOf: PositionOf) => void) | null)[] = [];
	private readonly open: ChunkSpec[] = [];

	get depth(): number {
		return this.open.length;
	}

	openChunk(spec: OpenSpec): ChunkSpec {
		const chunk = { ...spec, end: spec.start };
		this.open.push(chunk);
		this.events.push(chunk);
		return chunk;
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
	tell(use: (out: Recorder, positionOf: PositionOf) => void): void {
		this.events.push(use);
	}

	/** What stands at `start` names a chunk, which may come later. */
	lead(start: number, target: () => ChunkSpec | undefined): void {
		this.tell((out, positionOf) => {
			const chunk = target();
			const position = chunk === undefined ? -1 : positionOf(chunk);
			if (position >= 0) out.yields('return', out.value('chunk', null, position, -1), start);
		});
	}

	replay(out: Recorder): void {
		while (this.open.length > 0) this.closeChunk(this.open[this.open.length - 1].end);
		const positions = this.positions(out.currentChunk + 1);
		const positionOf: PositionOf = (chunk) => positions.get(chunk) ?? -1;
		const told: ChunkSpec[] = [];
		for (const event of this.events) {
			if (event === null) {
				if (positions.has(told.pop()!)) out.closeChunk();
			} else if (typeof event === 'function') event(out, positionOf);
			else {
				told.push(event);
				if (positions.has(event)) out.openChunk(event);
			}
		}
	}

	/** The chunks that are not left out. */
	private positions(first: number): ReadonlyMap<ChunkSpec, number> {
		const positions = new Map<ChunkSpec, number>();
		const around: ChunkSpec[] = [];
		for (const event of this.events) {
			if (event === null) around.pop();
			else if (typeof event !== 'function') {
				const outer = around.findLast((chunk) => positions.has(chunk));
				const equal = outer?.start === event.start && outer?.end === event.end;
				if (event.end > event.start && !equal) positions.set(event, first + positions.size);
				around.push(event);
			}
		}
		return positions;
	}
}
