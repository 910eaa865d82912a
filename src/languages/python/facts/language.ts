import type { FactRule } from '../../../model/facts/rules.ts';
import { CLASS_FEATURES } from './class-features.ts';
import { TESTS } from './tests.ts';
import { TYPES } from './types.ts';

/** What the language and its standard library have words for. */
export const LANGUAGE: readonly FactRule[] = [...CLASS_FEATURES, ...TYPES, ...TESTS];
