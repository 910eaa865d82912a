import type { FactRule } from '../../../model/facts/rules.ts';
import { CONTROLLER_RULES } from './controllers.ts';
import { GRAPE_ROUTES } from './grape.ts';
import { SINATRA_ROUTES } from './sinatra.ts';

/** Routes of Rails are read from the tree (`rails/draw.ts`): what a line means depends on the blocks around. */
export const WEB: readonly FactRule[] = [...SINATRA_ROUTES, ...GRAPE_ROUTES, ...CONTROLLER_RULES];
