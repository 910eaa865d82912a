import type { ApiNaming } from '../../../shared/facts/security/apis.ts';
import { RUBY } from '../../../shared/facts/security/notations.ts';

/** `Net.HTTP.get`: constants of the language and of libraries are there without being imported. */
export const NAMING: ApiNaming = {
	notation: RUBY,
	wholeNames: ({ path }) => [path.replace(/^(?:Kernel|Object)\./, '')],
};
