import { join } from 'node:path';
import type { GitPlace } from '../../platform/git-place.ts';
import { readUserFile } from '../../platform/list-folder.ts';

const MAX_BYTES = 16_000_000;

/** The commits at which a shallow clone ends: git shows them without their parents. */
export function readShallow({ commonDir }: GitPlace): ReadonlySet<string> {
	const text = readUserFile(join(commonDir, 'shallow'), MAX_BYTES)?.toString('latin1') ?? '';
	return new Set(text.split('\n').filter((line) => /^[0-9a-f]{40,64}$/.test(line)));
}
