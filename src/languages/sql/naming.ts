import type { Traits } from '../shared/naming.ts';

/** What differs in following its names. */
export const naming: Readonly<Record<string, Partial<Traits>>> = {
	sql: { tables: 'declares' },
};
