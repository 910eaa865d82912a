import type { AnnotationRule, FactRule } from '../../../../model/facts/rules.ts';
import { outboundRequest } from '../../../../model/facts/security.ts';
import { literalText, splitArguments } from '../../../shared/facts/literals.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { type Given, givenAt } from '../../../shared/facts/security/given.ts';
import { NAMING } from './api-naming.ts';
import { initialisersOf } from './initialisers.ts';

function asked(library: string, method: string | null, at = 0): ApiReader {
	return (seen, tell) => {
		const url = seen.given(at, 'requestUri', 'address', 'uri');
		if (url !== null) tell({ library, method, url: url.text, given: url.how });
	};
}

const METHOD = /\b(?:Http)?Method\.([A-Z][A-Za-z]{2,6})$|\bHttpMethod\(\s{0,4}"([A-Za-z]{3,7})"\s{0,4}\)$/;

function methodOf(written: string | undefined): string | null {
	const found = METHOD.exec(written ?? '');
	return (found?.[1] ?? found?.[2])?.toUpperCase() ?? null;
}

/** `new HttpRequestMessage(HttpMethod.Get, url)`, or with the members of those names. */
const message: ApiReader = (seen, tell) => {
	const { call, file } = seen;
	const members = initialisersOf(call, file);
	const address = members.find(({ name }) => name === 'RequestUri');
	const url: Given | null =
		seen.given(1, 'requestUri') ??
		(address === undefined ? null : givenAt(address.start, call.scope, file, NAMING.notation));
	const method =
		methodOf(seen.argument(0, 'method')?.text) ??
		methodOf(members.find(({ name }) => name === 'Method')?.text);
	if (url !== null || method !== null)
		tell({ library: 'System.Net.Http', method, url: url?.text, given: url?.how });
};

/** `new RestRequest("users/{id}", Method.Get)`. */
const rest: ApiReader = (seen, tell) => {
	const url = seen.given(0, 'resource');
	const method = methodOf(seen.call.args.find(({ text }) => METHOD.test(text))?.text);
	if (url !== null) tell({ library: 'RestSharp', method, url: url.text, given: url.how });
};

const CLIENT = [
	'System.Net.Http.HttpClient',
	'System.Net.Http.IHttpClientFactory.CreateClient',
	'System.Net.Http.HttpClientFactory.CreateClient',
];

/** Methods of a client, by the method of HTTP that they ask with. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
	GET: [
		...['GetAsync', 'GetStringAsync', 'GetByteArrayAsync', 'GetStreamAsync', 'GetFromJsonAsync'],
		'GetFromJsonAsAsyncEnumerable',
	],
	POST: ['PostAsync', 'PostAsJsonAsync'],
	PUT: ['PutAsync', 'PutAsJsonAsync'],
	PATCH: ['PatchAsync', 'PatchAsJsonAsync'],
	DELETE: ['DeleteAsync', 'DeleteFromJsonAsync'],
};

const forms = (names: readonly string[]): string[] =>
	names.flatMap((name) => [name, `${name}Async`, `${name}TaskAsync`]);

const REQUESTS: ApiTable = {
	...Object.fromEntries(
		Object.entries(ASKED).flatMap(([method, names]) =>
			Object.entries(each(CLIENT, names, asked('System.Net.Http', method))),
		),
	),
	'System.Net.Http.HttpRequestMessage': message,
	...each(
		['System.Net.WebClient'],
		forms(['DownloadString', 'DownloadData', 'DownloadFile', 'OpenRead']),
		asked('WebClient', 'GET'),
	),
	...each(
		['System.Net.WebClient'],
		forms(['UploadString', 'UploadData', 'UploadValues', 'UploadFile']),
		asked('WebClient', null),
	),
	...each(
		['System.Net.WebRequest', 'System.Net.HttpWebRequest'],
		['Create', 'CreateHttp'],
		asked('WebRequest', null),
	),
	'RestSharp.RestRequest': rest,
	'Grpc.Net.Client.GrpcChannel.ForAddress': asked('Grpc.Net.Client', null),
	'System.Net.WebSockets.ClientWebSocket.ConnectAsync': asked('System.Net.WebSockets', null),
};

/** `[Get("/users/{id}")]` of Refit: what the interface declares is asked of a server. */
const refit: AnnotationRule = {
	fact: outboundRequest,
	on: 'annotation',
	names: ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head'],
	find(note, file, tell) {
		if (note.chunk.kind !== 'method' || !file.importsFrom(['Refit'])) return;
		const url = literalText(splitArguments(note.args ?? '')[0]?.text ?? '');
		if (url !== null) tell({ library: 'Refit', method: note.last.toUpperCase(), url, given: 'literal' });
	},
};

export const NETWORK: readonly FactRule[] = [apiRule(outboundRequest, NAMING, REQUESTS), refit];
