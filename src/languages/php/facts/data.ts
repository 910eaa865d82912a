import type { FactRule } from '../../../model/facts/rules.ts';
import { DOCTRINE } from './doctrine.ts';
import { ELOQUENT } from './eloquent.ts';
import { JOBS } from './jobs.ts';

export const DATA: readonly FactRule[] = [...ELOQUENT, ...DOCTRINE, ...JOBS];
