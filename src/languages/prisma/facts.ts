import type { FactRule } from '../../model/facts/rules.ts';
import { MODELS } from './facts/models.ts';

/** What it finds in what it records, besides. */
export const facts: readonly FactRule[] = [...MODELS];
