import { braces, HASH, inParts, type MakeLexis } from '../shared/lexis.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	dockerfile: inParts(braces({ ...HASH, quotes: {} }, ['#', '']), 'layout'),
};
