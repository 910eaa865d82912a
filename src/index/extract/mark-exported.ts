import { ChunkColumn, ExportColumn } from '../../model/batch.ts';
import { ChunkFlag } from '../../model/chunk.ts';
import type { Rows } from './rows.ts';

interface Recorded {
	exports: Rows;
	chunks: Rows;
	flagChunk(chunk: number, flags: number): void;
}

/** Finds the chunks that a text exports by name, and marks them. */
export function markExported(recorded: Recorded, moduleChunk: number): void {
	const { exports, chunks } = recorded;
	let byName: Map<number, number[]> | null = null;
	for (let at = 0; at < exports.length; at += ExportColumn.width) {
		const local = exports.data[at + ExportColumn.local];
		if (exports.data[at + ExportColumn.chunk] >= 0 || local < 0) continue;
		if (exports.data[at + ExportColumn.module] >= 0) continue;
		byName ??= topLevelChunks(chunks, moduleChunk);
		const found = byName.get(local);
		if (found === undefined) continue;
		exports.data[at + ExportColumn.chunk] =
			found.find((chunk) => !(flagsOf(chunks, chunk) & ChunkFlag.declaration)) ?? found[0];
		for (const chunk of found) recorded.flagChunk(chunk, ChunkFlag.exported);
	}
}

function flagsOf(chunks: Rows, chunk: number): number {
	return chunks.data[chunk * ChunkColumn.width + ChunkColumn.flags];
}

function topLevelChunks({ data, count }: Rows, moduleChunk: number): Map<number, number[]> {
	const byName = new Map<number, number[]>();
	for (let chunk = moduleChunk + 1; chunk < count; chunk++) {
		const at = chunk * ChunkColumn.width;
		const name = data[at + ChunkColumn.name];
		if (data[at + ChunkColumn.parent] !== moduleChunk || name < 0) continue;
		// One that names its container is a member of it, wherever it stands.
		if (data[at + ChunkColumn.container] >= 0) continue;
		const same = byName.get(name);
		if (same === undefined) byName.set(name, [chunk]);
		else same.push(chunk);
	}
	return byName;
}
