import {
	chmodSync,
	constants,
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { AssayError } from '../model/errors.ts';
import { replaceFile } from './atomic-file.ts';

/** Files of other programs in the folder of a user, where an entry of ours is put or taken away. */

const MAX_BYTES = 50_000_000;

/** As it is, byte order mark and all; null when there is none. */
export function readUserFile(path: string): string | null {
	try {
		const { size } = statSync(path);
		if (size > MAX_BYTES)
			throw new AssayError('IO', `${path} is larger than ${MAX_BYTES} bytes`, 'Edit it yourself.');
		const bytes = readFileSync(path);
		const text = bytes.toString('utf8');
		if (!Buffer.from(text).equals(bytes)) {
			throw new AssayError('IO', `${path} is not UTF-8`, 'Edit it yourself: --print shows what to add.');
		}
		return text;
	} catch (error) {
		if (error instanceof AssayError) throw error;
		const code = (error as NodeJS.ErrnoException).code;
		if (code === 'ENOENT' || code === 'ENOTDIR') return null;
		throw new AssayError('IO', `cannot read ${path}: ${code}`, 'Check its permissions.', error);
	}
}

export function isThere(path: string): boolean {
	return existsSync(path);
}

/**
 * Replaces it whole, with its rights, and where a link leads. Gives the path of the copy of what was there before, or
 * null when nothing was.
 */
export function replaceUserFile(path: string, content: string): string | null {
	try {
		if (!existsSync(path)) {
			mkdirSync(dirname(path), { recursive: true });
			replaceFile(path, content);
			return null;
		}
		const real = realpathSync(path);
		const mode = statSync(real).mode & 0o777;
		const backup = unusedName(`${path}.before-assay`);
		copyFileSync(real, backup, constants.COPYFILE_EXCL);
		replaceFile(real, content, { mode });
		// What the umask of this process took away.
		chmodSync(real, mode);
		return backup;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === undefined) throw error;
		throw new AssayError('IO', `cannot write ${path}: ${code}`, 'Check its permissions.', error);
	}
}

/** Copies of before are kept: the first is what the user wrote. */
function unusedName(path: string): string {
	let name = path;
	for (let number = 2; existsSync(name); number++) name = `${path}-${number}`;
	return name;
}
