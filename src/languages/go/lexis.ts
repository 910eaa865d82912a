import { BOTH, braces, type MakeLexis, RAW_TICKS } from '../shared/lexis.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	go: braces({ quotes: { ...BOTH, ...RAW_TICKS } }),
};
