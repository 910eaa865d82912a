import type { ApiNaming } from '../../../shared/facts/security/apis.ts';

/** `net/http.Client.Do`: the path of the package without its major version, then what is taken from it. */
export const NAMING: ApiNaming = {
	wholeNames({ module, path }) {
		if (module === '') return [];
		return [`${module.replace(/\/v\d{1,3}(?=\/|$)/g, '')}.${path.replace(/^\*\./, '')}`];
	},
};
