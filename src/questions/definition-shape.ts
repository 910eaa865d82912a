import type { z as Zod } from 'zod';

/** A place where something is defined, as answers hold it. */
export function definitionShape(z: typeof Zod) {
	return z.strictObject({
		file: z.string(),
		line: z.int(),
		col: z.int(),
		kind: z.string(),
		name: z.string(),
		qualifiedName: z.string(),
		signature: z.string().nullable(),
		chunkUid: z.string().nullable(),
	});
}
