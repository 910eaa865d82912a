import { BOTH, C_TOKENS, HASH, type Lexis, LONG, type MakeLexis, STRING } from '../shared/lexis.ts';

const PYTHON: Lexis = {
	tokens: {
		...C_TOKENS,
		...HASH,
		quotes: { ...BOTH, ...LONG, "'''": STRING("'''", { multiline: true }) },
	},
	remark: ['#', ''],
	bodies: 'indent',
};

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	python: () => PYTHON,
};
