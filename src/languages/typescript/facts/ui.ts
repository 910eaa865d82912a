import type { FactRule } from '../../../model/facts/rules.ts';
import { ANGULAR } from './ui/angular.ts';
import { ANGULAR_GUARDS } from './ui/angular-guards.ts';
import { REACT_COMPONENTS } from './ui/react-components.ts';
import { REACT_HOOKS } from './ui/react-hooks.ts';
import { VUE_EVENTS } from './ui/vue-events.ts';
import { VUE_HOOKS } from './ui/vue-hooks.ts';
import { VUE_PROPS } from './ui/vue-props.ts';

/** Components, and what they declare. */
export const UI: readonly FactRule[] = [
	...REACT_COMPONENTS,
	...REACT_HOOKS,
	...VUE_HOOKS,
	...VUE_PROPS,
	...VUE_EVENTS,
	...ANGULAR,
	...ANGULAR_GUARDS,
];
