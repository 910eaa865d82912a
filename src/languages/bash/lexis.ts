import { MANY_LINES, type MakeLexis, withHereDocuments } from '../shared/lexis.ts';

const words = withHereDocuments(
	{ quotes: MANY_LINES },
	'braces',
	/<<-?[ \t]{0,8}(["']?)([A-Za-z_]\w{0,80})\1/y,
);

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	bash: () => ({ ...words(), otherOpener: '(' }),
};
