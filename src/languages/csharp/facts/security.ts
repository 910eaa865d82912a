import type { FactRule } from '../../../model/facts/rules.ts';

export const SECURITY: readonly FactRule[] = [];
