import type { FactRule } from '../../../model/facts/rules.ts';
import { CONFIG } from './config.ts';
import { FRAMEWORK_CLASSES } from './framework-classes.ts';
import { MODELS } from './models.ts';
import { SCHEMAS } from './schemas.ts';
import { SETUP_SCRIPT } from './setup.ts';

/** Models, schemas, and what frameworks are told and call. */
export const DATA: readonly FactRule[] = [
	...MODELS,
	...SCHEMAS,
	...FRAMEWORK_CLASSES,
	...CONFIG,
	...SETUP_SCRIPT,
];
