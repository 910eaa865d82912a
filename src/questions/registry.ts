import { clean } from './clean.ts';
import { config } from './config.ts';
import { doctor } from './doctor.ts';
import { index } from './index.ts';
import type { Question } from './question.ts';
import { sql } from './sql.ts';
import { status } from './status.ts';
import { symbol } from './symbol.ts';
import { symbols } from './symbols.ts';

/**
 * Every question there is, in the order help lists them. Entries are plain data: zod, parsers and the
 * database are loaded when a question is asked, so that help is quick.
 */
export const questions: readonly Question[] = [index, status, symbols, symbol, sql, doctor, clean, config];
