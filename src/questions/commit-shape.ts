import type { z as Zod } from 'zod';

/** A commit as answers show it. */
export function commitShape(z: typeof Zod) {
	return z.strictObject({
		commit: z.string(),
		/** When the author wrote it; null when the commit gives no sensible time. */
		time: z.string().nullable(),
		author: z.strictObject({ name: z.string(), email: z.string() }),
		subject: z.string(),
	});
}
