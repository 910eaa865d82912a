import { C_FAMILY } from '../shared/c-family/lexis.ts';
import type { MakeLexis } from '../shared/lexis.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	cpp: C_FAMILY,
};
