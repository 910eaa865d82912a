import type { Family } from './families.ts';
import { bitOf } from './need.ts';

/** Stands for whatever a name may be declared in. */
export const ANYWHERE = '*';

/**
 * Where it is noted that what files of a family declare was asked for. Names of no type have a place each: so many are asked for that a file which
 * declares one more would concern all. Members are asked for by the dozen in every type above, and share the place of the type: they are
 * told apart by bits.
 */
export interface DeclarationKey {
	place: string;
	/** Null where the place is that of one name. */
	bit: number | null;
}

/** What stands for all that files of a family declare under a name, in what has another, or in nothing ('') or anything. */
export function declarationKey(family: Family, container: string, name: string): DeclarationKey {
	return container === '' || container === ANYWHERE
		? { place: `${family} declares ${container}#${name}`, bit: null }
		: { place: `${family} declares in ${container}`, bit: bitOf(name) };
}
