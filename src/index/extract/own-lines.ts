import { ChunkColumn } from '../../model/batch.ts';

/** Takes from each chunk the lines of those inside it, while they are opened and closed. */
export class OwnLines {
	/** Whether one chunk has the whole text of the module. */
	moduleIsCovered = false;
	/** Where the last chunk inside each open chunk ends. */
	private readonly coveredTo: number[] = [];
	/** Where chunks right inside the module of a file begin and end: segments come after them, and may lie inside. */
	private readonly covered: number[] = [];

	clear(): void {
		this.coveredTo.length = 0;
		this.covered.length = 0;
	}

	open(): void {
		this.coveredTo.push(0);
	}

	close(): void {
		this.coveredTo.pop();
	}

	/**
	 * A chunk inside another hides all its lines but one; not those of a chunk beside it that is closed
	 * already, as that of a field is when the function in its initialiser comes.
	 */
	cover(data: Int32Array, parent: number, at: number, moduleChunk: number): void {
		const parentAt = parent * ChunkColumn.width;
		const start = data[at + ChunkColumn.start];
		const top = this.coveredTo.length - 1;
		if (top < 0 ? !this.isCovered(start) : start >= this.coveredTo[top]) {
			const end = start + data[at + ChunkColumn.length];
			data[parentAt + ChunkColumn.ownLines] -= data[at + ChunkColumn.ownLines] - 1;
			if (top >= 0) this.coveredTo[top] = end;
			if (top === 0 && parent === 0) this.covered.push(start, end);
		}
		if (
			parent === moduleChunk &&
			data[at + ChunkColumn.start] === data[parentAt + ChunkColumn.start] &&
			data[at + ChunkColumn.length] === data[parentAt + ChunkColumn.length]
		)
			this.moduleIsCovered = true;
	}

	private isCovered(start: number): boolean {
		// The last range that begins before it: they are in order.
		let low = 0;
		let high = this.covered.length / 2;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.covered[middle * 2] <= start) low = middle + 1;
			else high = middle;
		}
		return low > 0 && start < this.covered[low * 2 - 1];
	}
}

/** No two chunks share a range: a module that is one chunk to the last character keeps its end only. */
export function emptyModule(data: Int32Array, moduleChunk: number): void {
	const at = moduleChunk * ChunkColumn.width;
	const end = data[at + ChunkColumn.start] + data[at + ChunkColumn.length];
	data[at + ChunkColumn.start] = end;
	data[at + ChunkColumn.length] = 0;
}
