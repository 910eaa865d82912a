import type { Provenance } from '../model/history.ts';
import { findRepository } from '../platform/git-place.ts';
import { gitProvenance } from './git/provenance.ts';

/**
 * Which commit the files below a root are, and whether they have been changed since. git looks at every
 * tracked file once, in a process of its own; files whose times changed are read. Never throws.
 */
export async function provenanceOf(
	root: string,
	env: NodeJS.ProcessEnv = process.env,
	signal?: AbortSignal,
): Promise<Provenance> {
	const place = findRepository(root);
	return place === null ? { provider: 'none' } : gitProvenance(place, env, signal);
}
