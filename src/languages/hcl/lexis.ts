import type { MakeLexis } from '../shared/lexis.ts';
import { HCL_RULES } from './lexing.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	hcl: () => ({ tokens: HCL_RULES, remark: ['#', ''], bodies: 'braces' }),
};
