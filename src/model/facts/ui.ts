import { ANGULAR } from './angular.ts';
import type { FactKind } from './kind.ts';
import { REACT } from './react.ts';
import { VUE } from './vue.ts';

/** What React, Vue and Angular have words for. */
export const UI: readonly FactKind[] = [...REACT, ...VUE, ...ANGULAR];
