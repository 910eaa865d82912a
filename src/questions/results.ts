import type { clean } from './clean.ts';
import type { config } from './config.ts';
import type { doctor } from './doctor.ts';
import type { index } from './index.ts';
import type { ResultOf } from './question.ts';
import type { sql } from './sql.ts';
import type { status } from './status.ts';
import type { symbol } from './symbol.ts';
import type { symbols } from './symbols.ts';

export type { SymbolAnswer } from './symbol-shape.ts';
export type CleanResult = ResultOf<typeof clean>;
export type ConfigResult = ResultOf<typeof config>;
export type DoctorResult = ResultOf<typeof doctor>;
export type IndexResult = ResultOf<typeof index>;
export type SqlResult = ResultOf<typeof sql>;
export type StatusResult = ResultOf<typeof status>;
export type SymbolResult = ResultOf<typeof symbol>;
export type SymbolsResult = ResultOf<typeof symbols>;
