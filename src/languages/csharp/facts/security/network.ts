import type { AnnotationRule, FactFile, FactRule } from '../../../../model/facts/rules.ts';
import { outboundRequest } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { annotationString } from '../../../shared/facts/annotations.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { givenValue } from '../../../shared/facts/security/given.ts';
import { givenInBraces } from '../../../shared/facts/values-within.ts';
import { NAMING } from './api-naming.ts';

function asked(library: string, method: string | null, at = 0): ApiReader {
	return (seen, tell) => {
		const url = seen.given(at, 'requestUri', 'address', 'uri');
		if (url !== null) tell({ library, method, url: url.text, given: url.how });
	};
}

/** The method that `HttpMethod.Get` or `new HttpMethod("GET")` is. */
function methodOf(value: number, file: FactFile): string | null {
	const { op, name, a } = file.operation(value);
	if (op === 'member')
		return /Method$/.test(file.operation(a).name ?? '') ? (name?.toUpperCase() ?? null) : null;
	const made = file.callAt(value);
	return made?.name === 'HttpMethod' ? (file.string(made.argValues[0])?.toUpperCase() ?? null) : null;
}

/** `new HttpRequestMessage(HttpMethod.Get, url)`, or with the members of those names. */
const message: ApiReader = (seen, tell) => {
	const { call, file } = seen;
	const members = givenInBraces(call.index, file);
	const member = (of: string): number => members.find(({ name }) => name === of)?.value ?? -1;
	const address = member('RequestUri');
	const url = seen.given(1, 'requestUri') ?? (address < 0 ? null : givenValue(address, call.scope, file));
	const method = methodOf(seen.value(0, 'method'), file) ?? methodOf(member('Method'), file);
	if (url !== null || method !== null)
		tell({ library: 'System.Net.Http', method, url: url?.text, given: url?.how });
};

/** `new RestRequest("users/{id}", Method.Get)`. */
const rest: ApiReader = (seen, tell) => {
	const url = seen.given(0, 'resource');
	const [method] = seen.call.argValues.flatMap((value) => methodOf(value, seen.file) ?? []);
	if (url !== null) tell({ library: 'RestSharp', method, url: url.text, given: url.how });
};

const CLIENT = [
	'System.Net.Http.HttpClient',
	'System.Net.Http.IHttpClientFactory.CreateClient',
	'System.Net.Http.HttpClientFactory.CreateClient',
];

/** Methods of a client, by the method of HTTP that they ask with. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
	GET: words(`
		GetAsync GetStringAsync GetByteArrayAsync GetStreamAsync GetFromJsonAsync
		GetFromJsonAsAsyncEnumerable`),
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
		const url = annotationString(note, file, 'value');
		if (url !== null) tell({ library: 'Refit', method: note.last.toUpperCase(), url, given: 'literal' });
	},
};

export const NETWORK: readonly FactRule[] = [apiRule(outboundRequest, NAMING, REQUESTS), refit];
