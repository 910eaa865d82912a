import { join } from 'node:path';
import { AssayError } from '../model/errors.ts';
import { fileSize } from '../platform/disk.ts';
import { type FileRow, fileAt, pathsEndingWith } from '../store/queries/file-at.ts';
import { skippedAt } from '../store/queries/skipped-at.ts';
import type { IndexReader } from '../store/reader.ts';
import { repositoryPaths } from './repository-path.ts';

/** The indexed file a path means; an error that says why when there is none. */
export function findFile(reader: IndexReader, root: string, cwd: string, given: string): FileRow {
	const paths = repositoryPaths(root, cwd, given);
	for (const path of paths) {
		const file = fileAt(reader, path);
		if (file !== null) return file;
	}
	throw explainAbsence(reader, root, paths);
}

function explainAbsence(reader: IndexReader, root: string, paths: string[]): AssayError {
	for (const path of paths) {
		const skipped = skippedAt(reader, path);
		if (skipped === null) continue;
		const place = skipped.path === path ? 'it' : `the folder ${skipped.path}`;
		const message = `${path} is not in the index: ${place} was left out as ${skipped.reason} (${skipped.detail})`;
		return new AssayError('NOT_FOUND', message, 'Settings in assay.config.json decide what is left out.');
	}
	const present = paths.find((path) => fileSize(join(root, path)) !== null);
	if (present !== undefined) {
		return new AssayError('NOT_FOUND', `${present} is not in the index`, 'Run `assay index` if it is new.');
	}
	return new AssayError(
		'NOT_FOUND',
		`no such file: ${paths[0]}`,
		meantPaths(reader, paths[0]) ?? 'Paths count from the current folder or the root.',
	);
}

const MOST_MEANT = 3;

/** A hint at files whose paths end so; null when there are none. */
export function meantPaths(reader: IndexReader, given: string): string | null {
	const meant = pathsEndingWith(reader, given, MOST_MEANT);
	return meant.length === 0 ? null : `Did you mean ${meant.join(' or ')}?`;
}
