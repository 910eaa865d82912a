import { MARKUP, type MakeLexis } from '../shared/lexis.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = { msbuild: MARKUP };
