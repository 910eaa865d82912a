import type { MakeLexis } from '../shared/lexis.ts';
import { rulesOf as cssRules } from './lexing.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	css: () => ({ tokens: cssRules('css'), remark: ['/*', '*/'], bodies: 'braces' }),
	scss: () => ({ tokens: cssRules('scss'), remark: ['//', ''], bodies: 'braces' }),
	less: () => ({ tokens: cssRules('less'), remark: ['//', ''], bodies: 'braces' }),
};
