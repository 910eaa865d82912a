import type { FactRule } from '../../model/facts/rules.ts';
import { PACKAGES } from './facts/packages.ts';

/** What it finds in what it records, besides. */
export const facts: readonly FactRule[] = [...PACKAGES];
