import type { MakeLexis } from '../shared/lexis.ts';
import { SQL_RULES } from '../shared/sql/lexing.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	sql: () => ({ tokens: SQL_RULES, remark: ['--', ''], bodies: 'rest' }),
};
