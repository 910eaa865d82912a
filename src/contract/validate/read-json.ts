import { join } from 'node:path';
import type { z } from 'zod';
import { RunningSha256 } from '../../platform/digest.ts';
import { fileSize, isLink, readWhole } from '../../platform/disk.ts';
import type { Problems } from './problems.ts';
import { describe } from './validate-rows.ts';

/** Manifests and descriptions of artifacts are read whole: larger ones are not ours. */
const MAX_JSON_BYTES = 64 << 20;

export interface ReadJson<T> {
	value: T;
	bytes: number;
	checksum: string;
}

/** A small file of an export; null after a problem was told. */
export function readJson<T>(
	folder: string,
	path: string,
	schema: z.ZodType<T>,
	problems: Problems,
): ReadJson<T> | null {
	const file = join(folder, path);
	if (isLink(file) || (fileSize(file) ?? 0) > MAX_JSON_BYTES) {
		problems.error(path, null, 'a symbolic link, or too large');
		return null;
	}
	let bytes: Buffer;
	let value: unknown;
	try {
		bytes = readWhole(file);
		value = JSON.parse(bytes.toString('utf8'));
	} catch (error) {
		const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
		problems.error(path, null, isMissing ? 'is missing' : 'cannot be read as JSON');
		return null;
	}
	const parsed = schema.safeParse(value);
	if (!parsed.success) {
		problems.error(path, null, describe(parsed.error.issues[0]));
		return null;
	}
	const hash = new RunningSha256();
	hash.update(bytes);
	return { value: parsed.data, bytes: bytes.length, checksum: `sha256:${hash.digest()}` };
}
