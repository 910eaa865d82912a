import type { AnnotationRule, CallRule, FactRule } from '../../../../../model/facts/rules.ts';
import { outboundRequest } from '../../../../../model/facts/security.ts';
import { annotationGiven } from '../../annotations.ts';
import { isOfPackage } from '../../packages.ts';
import { type ApiNaming, type ApiReader, type ApiTable, apiRule, each } from '../apis.ts';
import { givenArgument } from '../given.ts';

const METHODS = /^(?:get|post|put|patch|delete|head|options)$/i;

function asked(library: string, method: string | null, at = 0): ApiReader {
	return (seen, tell) => {
		const url = seen.given(at);
		tell({ library, method, url: url?.text, given: url?.how });
	};
}

/** `client.get().uri("/users")`: the method is on the way to the address. */
function onTheWay(library: string): ApiReader {
	return (seen, tell) => {
		const method = seen.api.split('.').find((part) => METHODS.test(part));
		const url = seen.given(0);
		tell({ library, method: method?.toUpperCase(), url: url?.text, given: url?.how });
	};
}

/** `restTemplate.exchange(url, HttpMethod.PUT, …)`. */
function exchanged(library: string): ApiReader {
	return (seen, tell) => {
		const url = seen.given(0);
		const { op, name } = seen.file.operation(seen.value(1));
		const method = op === 'member' && METHODS.test(name ?? '') ? name : null;
		tell({ library, method, url: url?.text, given: url?.how });
	};
}

/** A builder: the calls that follow name the method, and perhaps the address. */
function chained(library: string, addressAt: 'first' | 'uri'): ApiReader {
	return (seen, tell) => {
		const { file, call } = seen;
		const chain = file.linksAfter(call);
		const link = chain.find(({ name }) => METHODS.test(name) || name === 'method');
		const named = link?.name === 'method' ? file.string(link.argValues[0] ?? -1) : link?.name;
		const uri = addressAt === 'first' ? undefined : chain.find(({ name }) => name === 'uri');
		const address = uri === undefined ? seen.given(0) : givenArgument(uri, 0, file);
		tell({
			library,
			method: named?.toUpperCase() ?? (link === undefined ? 'GET' : null),
			url: address?.text,
			given: address?.how,
		});
	};
}

/** `new URL("…").openStream()`: the address is before it. */
const opened: ApiReader = (seen, tell) => {
	const url = seen.givenReceiver();
	tell({ library: 'java.net', url: url.text, given: url.how });
};

const APACHE = [
	'org.apache.http.client.methods',
	'org.apache.hc.client5.http.classic.methods',
	'org.apache.hc.client5.http.async.methods',
];
const SPRING = 'org.springframework.web.client.RestTemplate';
const BUILT: Readonly<Record<string, string>> = {
	HttpGet: 'GET',
	HttpPost: 'POST',
	HttpPut: 'PUT',
	HttpPatch: 'PATCH',
	HttpDelete: 'DELETE',
	HttpHead: 'HEAD',
};
const TEMPLATE: Readonly<Record<string, string>> = {
	getForObject: 'GET',
	getForEntity: 'GET',
	postForObject: 'POST',
	postForEntity: 'POST',
	postForLocation: 'POST',
	put: 'PUT',
	delete: 'DELETE',
	patchForObject: 'PATCH',
	headForHeaders: 'HEAD',
};

const REQUESTS: ApiTable = {
	...each(
		['java.net.URL', 'java.net.URI.toURL', 'java.net.URI.create.toURL'],
		['openConnection', 'openStream', 'getContent', 'readText'],
		opened,
	),
	'java.net.http.HttpRequest.newBuilder': (seen, tell) =>
		chained('java.net.http', seen.call.args.length > 0 ? 'first' : 'uri')(seen, tell),
	...Object.fromEntries(
		APACHE.flatMap((owner) =>
			Object.entries(BUILT).map(([name, method]) => [`${owner}.${name}`, asked('org.apache.http', method)]),
		),
	),
	'okhttp3.Request.Builder.url': chained('okhttp3', 'first'),
	...Object.fromEntries(
		Object.entries(TEMPLATE).map(([name, method]) => [`${SPRING}.${name}`, asked('RestTemplate', method)]),
	),
	[`${SPRING}.exchange`]: exchanged('RestTemplate'),
	'org.springframework.boot.test.web.client.TestRestTemplate.exchange': exchanged('TestRestTemplate'),
	'org.springframework.web.reactive.function.client.WebClient.*.uri': onTheWay('WebClient'),
	'org.springframework.web.client.RestClient.*.uri': onTheWay('RestClient'),
	...each(['kong.unirest.Unirest', 'com.mashape.unirest.http.Unirest'], ['get'], asked('unirest', 'GET')),
	...each(['kong.unirest.Unirest', 'com.mashape.unirest.http.Unirest'], ['post'], asked('unirest', 'POST')),
	'org.jsoup.Jsoup.connect': asked('jsoup', null),
	...Object.fromEntries(
		['get', 'post', 'put', 'delete', 'patch', 'head'].map((name) => [
			`io.ktor.client.HttpClient.${name}`,
			asked('ktor', name.toUpperCase()),
		]),
	),
	'io.ktor.client.HttpClient.request': asked('ktor', null),
};

/** `@GET("users/{id}")` of Retrofit: what the interface declares is asked of a server. */
const retrofit: AnnotationRule = {
	fact: outboundRequest,
	on: 'annotation',
	names: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'],
	find(note, file, tell) {
		if (note.chunk.kind !== 'method' || !isOfPackage(note.name, ['retrofit2.http'], file)) return;
		const url = annotationGiven(note, file, 'value');
		tell({ library: 'retrofit', method: note.last, url: url?.text, given: url?.how ?? 'variable' });
	},
};

export function networkRules(naming: ApiNaming): FactRule[] {
	const calls: CallRule = apiRule(outboundRequest, naming, REQUESTS);
	return [calls, retrofit];
}
