import type { Dialect } from './dialect.ts';
import { JAVA } from './java.ts';

/** Kotlin: a file is of a package; it sees what its package declares, what it imports, and what Kotlin has itself. */
export const KOTLIN: Dialect = { ...JAVA };
