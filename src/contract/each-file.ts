import { ExportSource, type PathRange } from '../store/export/source.ts';
import type { IndexReader } from '../store/reader.ts';
import { docHashes } from './doc-hash.ts';
import { type FileContext, fileContext } from './file-context.ts';
import { Identities } from './identities.ts';

export interface WalkOptions {
	root: string;
	maxFileBytes: number;
	signal: AbortSignal;
	onProgress(done: number, total: number, bytes: number): void;
	/** Milliseconds after which signals are looked at. */
	breathMs?: number;
	/** The files to go through; all when there is none. */
	range?: PathRange;
}

export interface WalkCounts {
	files: number;
	/** Links that lead to chunks that are not there. */
	missing: number;
	/** Files that are no more what was indexed, of those that had to be read. */
	changed: number;
}

const BREATH_MS = 50;

/** Goes through files in the order of their paths; `take` gives the bytes that were written so far. */
export async function eachFile(
	reader: IndexReader,
	{ root, maxFileBytes, signal, onProgress, breathMs = BREATH_MS, range }: WalkOptions,
	take: (context: FileContext) => number,
): Promise<WalkCounts> {
	const source = new ExportSource(reader);
	const identities = new Identities(source);
	const total = range?.files ?? source.count();
	const counts = { files: 0, missing: 0, changed: 0 };
	let breathed = performance.now();
	for (const file of source.files(range)) {
		const hashOf = docHashes(root, file, { maxFileBytes });
		let isChanged = false;
		const context = fileContext(file, identities, {
			docHash(segment) {
				const found = hashOf(segment);
				isChanged ||= found === null;
				return found;
			},
			onMissing: () => void counts.missing++,
		});
		const bytes = take(context);
		counts.files++;
		if (isChanged) counts.changed++;
		if (performance.now() - breathed > breathMs) {
			onProgress(counts.files, total, bytes);
			await new Promise((resolve) => setImmediate(resolve));
			signal.throwIfAborted();
			breathed = performance.now();
		}
	}
	return counts;
}
