import type { FactRule } from '../../model/facts/rules.ts';
import { DATA } from './facts/data.ts';
import { SECURITY } from './facts/security.ts';
import { WEB } from './facts/web.ts';

/** What it finds in what it records, besides. */
export const facts: readonly FactRule[] = [...WEB, ...DATA, ...SECURITY];
