import { sha256 } from '../platform/digest.ts';
import type { Config } from './config.ts';

/**
 * A hash of the settings that decide what an index holds. The number of processes, the clock and the
 * limits of answers do not, so changing them leaves an index as it is.
 */
export function configFingerprint(config: Config): string {
	const { jobs: _, ...index } = config.index;
	return sha256(canonical({ index, marks: config.marks, limits: { maxNodes: config.limits.maxNodes } }));
}

function canonical(value: unknown): string {
	return JSON.stringify(value, (_key, inner: unknown) => {
		if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
		return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
	});
}
