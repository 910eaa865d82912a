import type { FactRule } from '../../../model/facts/rules.ts';
import { LARAVEL_CONTROLLERS } from './laravel/controllers.ts';
import { LARAVEL_MOUNTS } from './laravel/mounts.ts';
import { LARAVEL_ROUTES } from './laravel/routes.ts';
import { SLIM_ROUTES } from './slim.ts';
import { SYMFONY_ROUTES } from './symfony.ts';

export const WEB: readonly FactRule[] = [
	...LARAVEL_ROUTES,
	...LARAVEL_MOUNTS,
	...LARAVEL_CONTROLLERS,
	...SLIM_ROUTES,
	...SYMFONY_ROUTES,
];
