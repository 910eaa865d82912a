import { fromText } from '../../../shared/facts/from-text/argument-reader.ts';
import { RUBY } from '../../../shared/facts/from-text/notations.ts';
import type { ApiNaming } from '../../../shared/facts/security/apis.ts';

/** `Net.HTTP.get`: constants of the language and of libraries are there without being imported. */
export const NAMING: ApiNaming = {
	reader: fromText(RUBY),
	wholeNames: ({ path }) => [path.replace(/^(?:Kernel|Object)\./, '')],
};
