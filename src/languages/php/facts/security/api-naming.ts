import type { ApiNaming } from '../../../shared/facts/security/apis.ts';

/** `GuzzleHttp\Client.get`; what is neither imported nor defined is a function or class of the language. */
export const NAMING: ApiNaming = {
	wholeNames({ module, path }) {
		const taken = path.replace(/^\\/, '');
		return [module === '' || module === '\\' ? taken : `${module}\\${taken}`];
	},
};
