import { ChunkColumn } from '../../model/batch.ts';

/** Takes from each chunk the lines of those inside it, while they are opened and closed. */
export class OwnLines {
	/** Whether one chunk has the whole text of the module. */
	moduleIsCovered = false;
	/** Where the last chunk inside each open chunk ends. */
	private readonly coveredTo: number[] = [];

	clear(): void {
		this.coveredTo.length = 0;
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
		if (top < 0 || start >= this.coveredTo[top]) {
			data[parentAt + ChunkColumn.ownLines] -= data[at + ChunkColumn.ownLines] - 1;
			if (top >= 0) this.coveredTo[top] = start + data[at + ChunkColumn.length];
		}
		if (
			parent === moduleChunk &&
			data[at + ChunkColumn.start] === data[parentAt + ChunkColumn.start] &&
			data[at + ChunkColumn.length] === data[parentAt + ChunkColumn.length]
		)
			this.moduleIsCovered = true;
	}
}

/** No two chunks share a range: a module that is one chunk to the last character keeps its end only. */
export function emptyModule(data: Int32Array, moduleChunk: number): void {
	const at = moduleChunk * ChunkColumn.width;
	const end = data[at + ChunkColumn.start] + data[at + ChunkColumn.length];
	data[at + ChunkColumn.start] = end;
	data[at + ChunkColumn.length] = 0;
}
