import { braces, DOUBLE, LONG, type MakeLexis, NESTED } from '../shared/lexis.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	swift: braces({ quotes: { ...DOUBLE, ...LONG }, ...NESTED }),
};
