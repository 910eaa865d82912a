import type { FactRule } from '../../model/facts/rules.ts';
import { OBJECTS } from './facts/objects.ts';

/** What it finds in what it records, besides. */
export const facts: readonly FactRule[] = [...OBJECTS];
