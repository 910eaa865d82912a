import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * The folder itself, or the nearest one above it that exists: where it would be made.
 * null when something on the way is not a folder.
 */
export function existingFolder(path: string): string | null {
	for (let folder = resolve(path); ; folder = dirname(folder)) {
		try {
			return statSync(folder).isDirectory() ? folder : null;
		} catch (error) {
			const code = (error as NodeJS.ErrnoException).code;
			if ((code !== 'ENOENT' && code !== 'ENOTDIR') || folder === dirname(folder)) return null;
		}
	}
}

export function isWritable(folder: string): boolean {
	try {
		accessSync(folder, constants.W_OK | constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
