import { AssayError } from '../../model/errors.ts';
import { readSource, type Source } from '../../platform/read-source.ts';
import { hashBytes } from '../../platform/xxhash.ts';
import { indexedHash } from '../../store/queries/file-structure.ts';
import { skippedAt } from '../../store/queries/skipped-at.ts';
import type { IndexReader } from '../../store/reader.ts';

/** Folders whose files are the tools', not the repository's. */
const NOT_OURS = /(?:^|\/)(?:\.git|\.assay)(?:\/|$)/;

/** Whether there is something at a path that could be read as a text, without a link out of the root. */
export function isFileInside(root: string, path: string): boolean {
	const source = readSource(root, path, { maxFileBytes: 0 });
	return !('reason' in source) || source.reason === 'too_large';
}

/** A file as it is now; an error says why it cannot be read. */
export function readNow(root: string, path: string, limits: { maxFileBytes: number }): Source {
	if (NOT_OURS.test(path)) {
		throw new AssayError(
			'NOT_FOUND',
			`${path} is not a file of the repository`,
			'It belongs to git or to assay.',
		);
	}
	const source = readSource(root, path, limits);
	if (!('reason' in source)) return source;
	const message = `${path} cannot be read: ${source.reason.replace('_', ' ')} (${source.detail})`;
	throw new AssayError('NOT_FOUND', message, 'Only text files below the root are read.');
}

/** Whether a file is still what was indexed. */
export function isAsIndexed(reader: IndexReader, path: string, { bytes }: Source): boolean {
	const indexed = indexedHash(reader, path);
	if (indexed === null) return false;
	const hash = new DataView(indexed.buffer, indexed.byteOffset, indexed.byteLength);
	return indexed.byteLength === 8 && hash.getBigUint64(0) === hashBytes(bytes);
}

/** Why a file that can be read is not in the index. */
export function whyNotIndexed(reader: IndexReader, path: string): string {
	const skipped = skippedAt(reader, path);
	if (skipped === null) return 'not in the index';
	const place = skipped.path === path ? '' : `the folder ${skipped.path} was `;
	return `not in the index: ${place}left out as ${skipped.reason} (${skipped.detail})`;
}
