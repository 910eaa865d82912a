import { readFileSync, statSync } from 'node:fs';
import { AssayError } from '../model/errors.ts';

/** The text of a small file without its byte order mark, or null when there is none at the path. */
export function readTextFile(path: string, maxBytes: number): string | null {
	try {
		const stats = statSync(path);
		if (!stats.isFile())
			throw new AssayError('IO', `${path} is not a file`, 'Remove it or put a file there.');
		if (stats.size > maxBytes) {
			throw new AssayError('IO', `${path} is larger than ${maxBytes} bytes`, 'Make it smaller.');
		}
		return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
	} catch (error) {
		if (error instanceof AssayError) throw error;
		const code = (error as NodeJS.ErrnoException).code;
		if (code === 'ENOENT' || code === 'ENOTDIR') return null;
		throw new AssayError('IO', `cannot read ${path}: ${code}`, 'Check its permissions.', error);
	}
}
