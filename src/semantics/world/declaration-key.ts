import type { Family } from './families.ts';
import { bitOf } from './need.ts';

/** Any container. */
export const ANYWHERE = '*';

/**
 * The key under which "who asked for `name` inside `container`" is recorded. A name outside of types has a key of its own:
 * so many are asked for that a file which declares one more would concern everybody. Members share the key of their type,
 * because a search asks for the same member in every type above; bits distinguish them.
 */
export interface DeclarationKey {
	place: string;
	/** Null where the place is that of one name. */
	bit: number | null;
}

/** The key for a name inside a container; '' is the top of a file, `ANYWHERE` any container. */
export function declarationKey(family: Family, container: string, name: string): DeclarationKey {
	return container === '' || container === ANYWHERE
		? { place: `${family} declares ${container}#${name}`, bit: null }
		: { place: `${family} declares in ${container}`, bit: bitOf(name) };
}
