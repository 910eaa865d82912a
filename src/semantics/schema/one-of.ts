import {
	type CallLink,
	type LinkRule,
	type LinkTarget,
	MAX_CANDIDATES,
	UNRESOLVED,
} from '../../model/link.ts';

/** A link to what has a name that a text says: to the one, or to each of several; null for none. */
export function oneOf(found: readonly LinkTarget[], rule: LinkRule): CallLink | null {
	if (found.length === 0) return null;
	return {
		...UNRESOLVED,
		status: found.length === 1 ? 'resolved' : 'ambiguous',
		complete: found.length <= MAX_CANDIDATES,
		targets: found.slice(0, MAX_CANDIDATES).map(({ path, chunk }) => ({ path, chunk })),
		rule,
	};
}
