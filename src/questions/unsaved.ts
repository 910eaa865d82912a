import { AssayError } from '../model/errors.ts';
import { fileAt } from '../store/queries/file-at.ts';
import { type IndexReader, openBytes, openIndex } from '../store/reader.ts';
import { repositoryPaths } from './repository-path.ts';
import type { Workspace } from './workspace.ts';

/** Reads a text as the file that a path means. There need not be such a file, nor an index. */
export async function openUnsaved(
	{ root, state, settings: { config } }: Workspace,
	cwd: string,
	given: string,
	text: string,
	signal: AbortSignal,
): Promise<IndexReader> {
	const paths = repositoryPaths(root, cwd, given);
	const known = indexedFile(state, paths);
	const { indexUnsaved } = await import('../index/unsaved.ts');
	const path = known?.path ?? paths[0];
	return openBytes(
		await indexUnsaved({ root, config, path, text, language: known?.language ?? null, signal }),
	);
}

function indexedFile(state: Workspace['state'], paths: string[]): { path: string; language: string } | null {
	let reader: IndexReader;
	try {
		reader = openIndex(state);
	} catch (error) {
		// Without an index the name has to do.
		if (error instanceof AssayError) return null;
		throw error;
	}
	try {
		for (const path of paths) {
			const file = fileAt(reader, path);
			if (file !== null) return file;
		}
		return null;
	} finally {
		reader.close();
	}
}
