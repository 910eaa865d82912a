import { readSource } from '../platform/read-source.ts';
import { hashBytes, hashText, toHex } from '../platform/xxhash.ts';
import type { ExportedFile } from '../store/export/file.ts';

/**
 * Hashes of texts as tools would be given them. The index has those of whole files; for the others a file is
 * read again, and counts only when it still is what was indexed.
 */
export function docHashes(
	root: string,
	file: ExportedFile,
	limits: { maxFileBytes: number },
): (segment: number | null) => string | null {
	let text: string | null | undefined;
	const read = (): string | null => {
		const source = readSource(root, file.path, limits);
		if ('reason' in source) return null;
		return toHex(hashBytes(source.bytes)) === file.hash ? source.text : null;
	};
	return (segment) => {
		if (segment === null && file.encoding === 'utf-8') return `xxh64:${file.hash}`;
		if (text === undefined) text = read();
		if (text === null) return null;
		if (segment === null) return `xxh64:${toHex(hashText(text))}`;
		const { start, end } = file.segments[segment];
		return `xxh64:${toHex(hashText(text.slice(start, end)))}`;
	};
}
