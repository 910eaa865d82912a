import type { FactRule } from '../../model/facts/rules.ts';
import { SCHEMA } from './facts/schema.ts';

/** What it finds in what it records, besides. */
export const facts: readonly FactRule[] = [...SCHEMA];
