import type { FactRule } from '../../../model/facts/rules.ts';
import { CONTROLLER_ACTIONS, CONTROLLER_BASES } from './aspnet-controllers.ts';
import { CONVENTIONAL_ACTIONS } from './aspnet-conventions.ts';
import { ENDPOINT_MIDDLEWARE, ENDPOINT_MOUNTS, GROUP_MIDDLEWARE } from './endpoint-builders.ts';
import { ENDPOINT_CLASSES } from './endpoint-classes.ts';
import { ENDPOINT_GROUPS, MINIMAL_ENDPOINTS, OTHER_ENDPOINTS } from './minimal-apis.ts';

export const WEB: readonly FactRule[] = [
	CONTROLLER_ACTIONS,
	CONTROLLER_BASES,
	CONVENTIONAL_ACTIONS,
	MINIMAL_ENDPOINTS,
	OTHER_ENDPOINTS,
	ENDPOINT_GROUPS,
	ENDPOINT_MOUNTS,
	ENDPOINT_CLASSES,
	ENDPOINT_MIDDLEWARE,
	GROUP_MIDDLEWARE,
];
