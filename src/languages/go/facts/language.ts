import type { FactRule } from '../../../model/facts/rules.ts';

export const LANGUAGE: readonly FactRule[] = [];
