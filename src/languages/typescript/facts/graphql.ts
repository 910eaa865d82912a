import type { FactRule } from '../../../model/facts/rules.ts';
import { DECORATED } from './graphql/decorated.ts';
import { MAPS } from './graphql/maps.ts';
import { OBJECTS } from './graphql/objects.ts';
import { TEMPLATES } from './graphql/templates.ts';

/** Schemas that code writes, and what answers their fields. */
export const GRAPHQL: readonly FactRule[] = [...TEMPLATES, ...MAPS, ...DECORATED, ...OBJECTS];
