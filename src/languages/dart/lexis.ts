import { BOTH, braces, LONG, type MakeLexis, NESTED, STRING } from '../shared/lexis.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	dart: braces({ quotes: { ...BOTH, ...LONG, "'''": STRING("'''", { multiline: true }) }, ...NESTED }),
};
