import type { FactRule } from '../../../model/facts/rules.ts';
import { DECORATED } from './data/decorated.ts';
import { DRIZZLE } from './data/drizzle.ts';
import { JOBS } from './data/jobs.ts';
import { MONGOOSE } from './data/mongoose.ts';
import { SEQUELIZE } from './data/sequelize.ts';

/** Models and their fields, queues and their workers. */
export const DATA: readonly FactRule[] = [...SEQUELIZE, ...DECORATED, ...MONGOOSE, ...DRIZZLE, ...JOBS];
