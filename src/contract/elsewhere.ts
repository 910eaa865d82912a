import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askChild } from '../platform/ask-process.ts';
import type { IndexReader } from '../store/reader.ts';
import type { PlacedRange, WriteOptions, WrittenRange } from './write-artifacts.ts';

/** What a process that writes ranges is told. */
export interface WriteOrder
	extends Pick<WriteOptions, 'root' | 'maxFileBytes' | 'pieces' | 'generatedAt' | 'targetBytes'> {
	/** The file of the index, and what it must hold. */
	file: string;
	generation: string;
	ranges: readonly PlacedRange[];
}

const CHILD = fileURLToPath(new URL(`./export-child${extname(import.meta.url)}`, import.meta.url));
const TIMEOUT_MS = 3_600_000;
const HEAP_MB = 2_048;

/** Writes ranges in another process. null when it could not: the index holds something else by now, or it came to an end. */
export async function writeElsewhere(
	reader: IndexReader,
	ranges: readonly PlacedRange[],
	{ root, maxFileBytes, pieces, generatedAt, targetBytes, signal }: WriteOptions,
): Promise<WrittenRange[] | null> {
	const { file, generation } = reader;
	const question: WriteOrder = {
		...{ file, generation, ranges, root, maxFileBytes, pieces, generatedAt, targetBytes },
	};
	try {
		const ended = await askChild({
			module: CHILD,
			question,
			timeoutMs: TIMEOUT_MS,
			heapMb: HEAP_MB,
			signal,
		});
		return ended.outcome === 'answered' ? (ended.answer as WrittenRange[] | null) : null;
	} catch {
		// There may be no room for another process.
		return null;
	}
}
