import type { CallRule } from '../../../../model/facts/rules.ts';
import { outboundRequest } from '../../../../model/facts/security.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

function asked(library: string, method: string | null, at = 0): ApiReader {
	return (seen, tell) => {
		const url = seen.given(at, 'url');
		tell({ library, method, url: url?.text, given: url?.how });
	};
}

/** `request('GET', url)`. */
function named(library: string): ApiReader {
	return (seen, tell) => {
		const url = seen.given(1, 'url');
		tell({ library, method: seen.literal(0, 'method')?.toUpperCase(), url: url?.text, given: url?.how });
	};
}

function byMethod(library: string, owners: readonly string[]): ApiTable {
	return Object.fromEntries(
		owners.flatMap((owner) => [
			...METHODS.map((name) => [`${owner}.${name}`, asked(library, name.toUpperCase())] as const),
			...['request', 'stream'].map((name) => [`${owner}.${name}`, named(library)] as const),
		]),
	);
}

const REQUESTS: ApiTable = {
	...byMethod('requests', [
		'requests',
		'requests.Session',
		'requests.session',
		'requests.sessions.Session',
		'requests.api',
	]),
	...byMethod('httpx', ['httpx', 'httpx.Client', 'httpx.AsyncClient']),
	...byMethod('aiohttp', ['aiohttp.ClientSession', 'aiohttp']),
	...byMethod('grequests', ['grequests']),
	...byMethod('niquests', ['niquests', 'niquests.Session']),
	...each(['urllib.request', 'urllib2', 'urllib'], ['urlopen', 'urlretrieve'], asked('urllib', null)),
	...each(['urllib.request', 'urllib2'], ['Request'], asked('urllib', null)),
	...each(
		['urllib3.PoolManager', 'urllib3', 'urllib3.HTTPSConnectionPool', 'urllib3.HTTPConnectionPool'],
		['request', 'urlopen'],
		named('urllib3'),
	),
	...each(
		[
			'http.client.HTTPConnection',
			'http.client.HTTPSConnection',
			'httplib.HTTPConnection',
			'httplib.HTTPSConnection',
		],
		['request'],
		named('http.client'),
	),
	...each(
		['websockets', 'websockets.client', 'websocket.WebSocketApp', 'websocket'],
		['connect', 'create_connection'],
		asked('websockets', null),
	),
};

export const NETWORK: readonly CallRule[] = [apiRule(outboundRequest, NAMING, REQUESTS)];
