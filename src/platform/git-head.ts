import { join } from 'node:path';
import type { GitPlace } from './git-place.ts';
import { readUserFile } from './list-folder.ts';

export interface Head {
	/** null before the first commit, or when only git can tell. */
	commit: string | null;
	/** null when HEAD is detached. */
	branch: string | null;
}

const SMALL = 4_096;
const MAX_PACKED = 256_000_000;
/** A reference may name another one; git follows five. */
const MAX_STEPS = 5;
const OBJECT_ID = /^(?:[0-9a-f]{64}|[0-9a-f]{40})$/;

/** What HEAD stands for, read from the files of the repository. */
export function readHead(place: Pick<GitPlace, 'gitDir' | 'commonDir'>): Head {
	const head = readSmall(join(place.gitDir, 'HEAD'));
	const name = referenceIn(head);
	if (name === null) return { commit: objectId(head), branch: null };
	return { commit: resolveReference(place.commonDir, name), branch: name.replace(/^refs\/heads\//, '') };
}

function resolveReference(commonDir: string, name: string): string | null {
	for (let step = 0; step < MAX_STEPS; step++) {
		const loose = readSmall(join(commonDir, name));
		if (loose === '') return packedReference(commonDir, name);
		const next = referenceIn(loose);
		if (next === null) return objectId(loose);
		name = next;
	}
	return null;
}

/** Lines of `packed-refs` are `<object id> <name>`. */
function packedReference(commonDir: string, name: string): string | null {
	const packed = readUserFile(join(commonDir, 'packed-refs'), MAX_PACKED);
	const at = packed?.indexOf(` ${name}\n`) ?? -1;
	if (packed === null || at === -1) return null;
	return objectId(packed.toString('latin1', packed.lastIndexOf(10, at) + 1, at));
}

function readSmall(path: string): string {
	return readUserFile(path, SMALL)?.toString('utf8').trim() ?? '';
}

/** The name in `ref: refs/heads/main`, unless it could lead out of the folder of references. */
function referenceIn(text: string): string | null {
	const name = /^ref:\s*(refs\/.+)$/.exec(text)?.[1] ?? null;
	return name === null || /(?:^|\/)\.|[\0\\:\n]/.test(name) ? null : name;
}

function objectId(text: string): string | null {
	return OBJECT_ID.test(text) ? text : null;
}
