import type { FactRule } from '../../../model/facts/rules.ts';

export const OBJECTS: readonly FactRule[] = [];
