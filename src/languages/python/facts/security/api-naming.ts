import { type ApiNaming, ITSELF } from '../../../shared/facts/security/apis.ts';

/** `os.environ.get`, whatever it was imported as; what the file takes from nowhere is a builtin. */
export const NAMING: ApiNaming = {
	wholeNames({ module, path }) {
		// What `with` gives is taken for what it is given.
		const entered = path.replace(/\.__a?enter__/g, '');
		if (module === '') return [`builtins.${entered}`];
		const taken = entered.replace(/^\*(?:\.|$)/, '');
		return [taken === '' ? module + ITSELF : `${module}.${taken}`];
	},
};
