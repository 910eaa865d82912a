import type { FactRule } from '../../../model/facts/rules.ts';
import { JOBS } from './jobs.ts';
import { MODELS } from './models.ts';

export const DATA: readonly FactRule[] = [...MODELS, ...JOBS];
