import { BOTH, braces, HASH, LONG, type MakeLexis, STRING } from '../shared/lexis.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	toml: braces({ ...HASH, quotes: { ...BOTH, ...LONG, "'''": STRING("'''", { multiline: true }) } }, [
		'#',
		'',
	]),
};
