import type { FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { callNesting } from '../../shared/facts/call-nesting.ts';
import { blockOf, classAround, isInMethod, plainText } from './class-words.ts';

const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'link', 'unlink'];
const BASE = /^(?:::)?Sinatra::(?:Base|Application)$/;

/** `get '/hello/:name' do … end`, at the top of a script or in a class of Sinatra. */
const DECLARED: FactRule = {
	on: 'call',
	fact: route,
	names: [...VERBS, 'namespace'],
	find(call, file, tell) {
		if (call.receiver !== null || call.name === 'namespace') return;
		const path = plainText(call.args[0]?.text);
		const block = blockOf(call, file);
		if (path === null || block === undefined || !(path === '' || /^[/*]/.test(path))) return;
		const router = appOf(call, file);
		if (router === undefined || isInMethod(call, file)) return;
		const prefixes = prefixesAround(call, file);
		if (prefixes.includes(null)) return;
		tell({
			framework: 'sinatra',
			method: call.name.toUpperCase(),
			path: `${prefixes.join('')}${path}` || '/',
			router,
			handler: null,
			handler_chunk: block,
		});
	},
};

/** The class, null for the script itself; undefined when this is not Sinatra's. */
function appOf(call: SeenCall, file: FactFile): string | null | undefined {
	const owner = classAround(call, BASE, file);
	if (owner !== null) return owner.name;
	const isScript = file.imports.some(({ module }) => module === 'sinatra');
	return isScript && !file.around(call.chunk).some(({ kind }) => kind === 'class') ? null : undefined;
}

/** Of `namespace '/api' do`, the outermost first; null for one that is computed. */
function prefixesAround(call: SeenCall, file: FactFile): (string | null)[] {
	return callNesting(file)
		.around(call)
		.filter(({ name, receiver }) => name === 'namespace' && receiver === null)
		.map(({ args }) => plainText(args[0]?.text))
		.reverse();
}

export const SINATRA_ROUTES: readonly FactRule[] = [DECLARED];
