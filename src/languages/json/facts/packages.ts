import type { FactRule } from '../../../model/facts/rules.ts';

export const PACKAGES: readonly FactRule[] = [];
