import { BOTH, braces, type MakeLexis, NESTED, STRING } from '../shared/lexis.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	kotlin: braces({
		quotes: { ...BOTH, '"""': STRING('"""', { escape: 'none', multiline: true }) },
		...NESTED,
	}),
};
