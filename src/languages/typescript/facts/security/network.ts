import type { CallRule } from '../../../../model/facts/rules.ts';
import { outboundRequest } from '../../../../model/facts/security.ts';
import { argumentStart, givenAt } from '../../../shared/facts/from-text/given.ts';
import { JAVASCRIPT } from '../../../shared/facts/from-text/notations.ts';
import {
	type ApiCall,
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
} from '../../../shared/facts/security/apis.ts';
import type { Given } from '../../../shared/facts/security/given.ts';
import { NAMING } from './api-naming.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

/** A property of the options as written: how it is given. */
function option(seen: ApiCall, at: number, names: string): Given | null {
	const arg = seen.call.args[at];
	if (arg?.kind !== 'object') return null;
	const found = new RegExp(`[{,]\\s{0,80}(?:${names})\\s{0,4}:\\s{0,80}`).exec(arg.text);
	if (found === null) return null;
	const start = argumentStart(seen.call, at, seen.file) + found.index + found[0].length;
	return givenAt(start, seen.call.scope, seen.file, JAVASCRIPT);
}

/** An address, and options that name the method: `fetch(url, { method: 'POST' })`. */
function asked(library: string, method: string | null, otherwise: string | null = 'GET'): ApiReader {
	return (seen, tell) => {
		const options = seen.call.args.findIndex(({ kind }) => kind === 'object');
		const named = options < 0 ? null : option(seen, options, 'method|type');
		const url = options === 0 ? option(seen, 0, 'url|uri|href') : seen.given(0);
		// `{ method }`, `{ ...init }`: the method is given, and not written there.
		const isOpen =
			options >= 0 && /[{,]\s{0,80}(?:\.{3}|(?:method|type)\s{0,80}[,}])/.test(seen.call.args[options].text);
		tell({
			library,
			method:
				method ??
				(named === null
					? !isOpen && (seen.call.args.length <= 1 || options >= 0)
						? otherwise
						: null
					: named.text?.toUpperCase()),
			url: url?.text,
			given: url?.how,
		});
	};
}

/** A library whose functions are called like the methods. */
function byMethod(library: string, modules: readonly string[]): ApiTable {
	return Object.fromEntries(
		modules.flatMap((module) =>
			METHODS.map((name) => [`${module}.${name}`, asked(library, name.toUpperCase())]),
		),
	);
}

/** `private http = inject(HttpClient)`: the token says what is injected. */
function injected(name: string): ApiReader {
	return (seen, tell) => {
		const field = /(\w{1,60})$/.exec(seen.call.receiver ?? '')?.[1];
		if (
			field === undefined ||
			!new RegExp(`\\b${field}\\s{0,4}=\\s{0,4}inject\\(HttpClient\\)`).test(seen.file.text)
		)
			return;
		asked('@angular/common/http', name.toUpperCase())(seen, tell);
	};
}

/** `xhr.open('GET', url)`. */
const opened: ApiReader = (seen, tell) => {
	const url = seen.given(1);
	tell({
		library: 'XMLHttpRequest',
		method: seen.literal(0)?.toUpperCase(),
		url: url?.text,
		given: url?.how,
	});
};

const JQUERY = ['globalThis.$', 'globalThis.jQuery', 'jquery'];

const REQUESTS: ApiTable = {
	'globalThis.fetch': asked('fetch', null),
	'node-fetch as fetch|nodeFetch': asked('node-fetch', null),
	'cross-fetch as fetch|crossFetch': asked('cross-fetch', null),
	'cross-fetch.fetch': asked('cross-fetch', null),
	'isomorphic-fetch as fetch': asked('isomorphic-fetch', null),
	'isomorphic-unfetch as fetch': asked('isomorphic-unfetch', null),
	...each(['undici'], ['fetch', 'request', 'stream'], asked('undici', null)),
	'axios as axios|request|http|client': asked('axios', null),
	...byMethod('axios', [
		'axios',
		'axios.create',
		'axios.default',
		'axios.Axios',
		'axios.AxiosInstance',
		'axios.AxiosStatic',
	]),
	...each(
		['axios', 'axios.create', 'axios.AxiosInstance', 'axios.AxiosStatic'],
		['request'],
		asked('axios', null),
	),
	'axios.create as api|client|http|axios|instance|request|axiosInstance': asked('axios', null),
	'got as got': asked('got', null),
	...byMethod('got', ['got', 'got.got', 'got.extend', 'got.default']),
	...each(['got', 'got.extend'], ['stream'], asked('got', null)),
	'ky as ky': asked('ky', null),
	...byMethod('ky', ['ky', 'ky.create', 'ky.extend']),
	'request as request|rp': asked('request', null),
	...byMethod('request', ['request', 'request.defaults', 'request-promise', 'request-promise-native']),
	'request-promise as rp|request|requestPromise': asked('request-promise', null),
	'request-promise-native as rp|request|requestPromise': asked('request-promise', null),
	...byMethod('superagent', ['superagent', 'superagent.agent']),
	'needle as needle': asked('needle', null, null),
	...byMethod('needle', ['needle']),
	...each(['http', 'https'], ['get'], asked('http', 'GET')),
	...each(['http', 'https'], ['request'], asked('http', null)),
	...byMethod('@angular/common/http', ['@angular/common/http.HttpClient']),
	'@angular/common/http.HttpClient.request': opened,
	...Object.fromEntries(METHODS.map((name) => [`@angular/core.inject.${name}`, injected(name)])),
	...byMethod('@nestjs/axios', ['@nestjs/axios.HttpService', '@nestjs/axios.HttpService.axiosRef']),
	...each(JQUERY, ['ajax'], asked('jquery', null)),
	...each(JQUERY, ['get', 'getJSON', 'getScript'], asked('jquery', 'GET')),
	...each(JQUERY, ['post'], asked('jquery', 'POST')),
	'globalThis.XMLHttpRequest.open': opened,
	'globalThis.navigator.sendBeacon': asked('navigator', 'POST'),
	'globalThis.WebSocket': asked('WebSocket', null, null),
	'ws as WebSocket': asked('ws', null, null),
	'ws.WebSocket': asked('ws', null, null),
	'globalThis.EventSource': asked('EventSource', 'GET'),
};

export const NETWORK: readonly CallRule[] = [apiRule(outboundRequest, NAMING, REQUESTS)];
