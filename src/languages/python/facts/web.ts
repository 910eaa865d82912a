import type { FactRule } from '../../../model/facts/rules.ts';
import { CALLED_ROUTES } from './called-routes.ts';
import { DECORATED_ROUTES } from './decorated-routes.ts';
import { DJANGO_ROUTES } from './django.ts';
import { HANDLER_MIDDLEWARE } from './handler-middleware.ts';
import { LISTED_ROUTES } from './listed-routes.ts';
import { ROUTERS } from './made-routers.ts';
import { MIDDLEWARE } from './middleware.ts';
import { MOUNTS } from './mounts.ts';
import { REST_ROUTES } from './rest-framework.ts';
import { VIEW_CLASSES } from './view-classes.ts';

/** Routes, where routers are mounted, and what runs before. */
export const WEB: readonly FactRule[] = [
	DECORATED_ROUTES,
	...CALLED_ROUTES,
	...LISTED_ROUTES,
	...DJANGO_ROUTES,
	...REST_ROUTES,
	...MOUNTS,
	...MIDDLEWARE,
	...HANDLER_MIDDLEWARE,
	...ROUTERS,
	...VIEW_CLASSES,
];
