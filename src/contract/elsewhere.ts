import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askChild } from '../platform/ask-process.ts';
import type { IndexReader } from '../store/reader.ts';
import type { ArtifactName } from './artifacts.ts';
import type { ArtifactMeta } from './schemas/manifest.ts';
import type { WriteOptions } from './write-artifacts.ts';

/** What a process that writes artifacts is told. */
export interface WriteOrder
	extends Pick<WriteOptions, 'root' | 'maxFileBytes' | 'pieces' | 'generatedAt' | 'targetBytes'> {
	/** The file of the index, and what it must hold. */
	file: string;
	generation: string;
	names: readonly ArtifactName[];
}

const CHILD = fileURLToPath(new URL(`./export-child${extname(import.meta.url)}`, import.meta.url));
const TIMEOUT_MS = 3_600_000;
const HEAP_MB = 2_048;

/** Writes artifacts in another process. null when it could not: the index holds something else by now, or it came to an end. */
export async function writeElsewhere(
	reader: IndexReader,
	names: readonly ArtifactName[],
	{ root, maxFileBytes, pieces, generatedAt, targetBytes, signal }: WriteOptions,
): Promise<ArtifactMeta[] | null> {
	const { file, generation } = reader;
	const question: WriteOrder = {
		...{ file, generation, names, root, maxFileBytes, pieces, generatedAt, targetBytes },
	};
	try {
		const ended = await askChild({
			module: CHILD,
			question,
			timeoutMs: TIMEOUT_MS,
			heapMb: HEAP_MB,
			signal,
		});
		return ended.outcome === 'answered' ? (ended.answer as ArtifactMeta[] | null) : null;
	} catch {
		// There may be no room for another process.
		return null;
	}
}
