import { describe, expect, test } from 'vitest';
import { endpointParts, type MatchedEndpoint, matchRequest } from './match-request.ts';
import { readRequestPath } from './request-path.ts';

const ENDPOINTS: MatchedEndpoint[] = [
	'GET /api/users',
	'POST /api/users',
	'GET /api/users/:id',
	'GET /api/users/me',
	'DELETE /api/users/{user_id}/keys/<int:key>',
	'GET /api/orders/[id]/lines/:line?',
	'GET /files/*path',
	'GET /health',
	'POST /api/items/:id/cover',
	'POST /api/authors/:id/cover',
	'ANY /rest/graph',
	`GET /\${base}/login/now`,
	'GET /reports/{name}.csv',
	'GET /',
].map((written) => {
	const [method, path] = written.split(' ');
	return { method, path, ...endpointParts(path) };
});

function found(method: string | null, url: string, isRelative = false): string {
	const path = readRequestPath(url);
	if (path === null) return 'unknown';
	if (path.base === 'external') return 'external';
	const outcome = matchRequest(path, method, ENDPOINTS, isRelative);
	const listed = 'endpoints' in outcome ? outcome.endpoints.map((each) => each.path).join(' ') : '';
	return outcome.is === 'matched' ? `${outcome.certainty} ${listed}` : `${outcome.is} ${listed}`.trim();
}

describe('requests and endpoints', () => {
	test.each([
		['GET', '/api/users', 'sure /api/users'],
		['GET', '/api/users/?page={page}', 'sure /api/users'],
		['GET', '/api/users{query}', 'sure /api/users'],
		['GET', '/api/users/{id}', 'sure /api/users/:id'],
		['GET', '/api/users/me', 'sure /api/users/me'],
		['GET', '/api/users/7', 'sure /api/users/:id'],
		['DELETE', '/api/users/{a.b}/keys/{}', 'sure /api/users/{user_id}/keys/<int:key>'],
		['GET', '/api/orders/{}/lines', 'sure /api/orders/[id]/lines/:line?'],
		['GET', '/api/orders/{}/lines/{}', 'sure /api/orders/[id]/lines/:line?'],
		['GET', '/files/a/b/{}', 'sure /files/*path'],
		['HEAD', '/health', 'sure /health'],
		['PUT', '/rest/graph', 'sure /rest/graph'],
		['GET', '/', 'sure /'],
		['GET', '/reports/{month}.csv', 'sure /reports/{name}.csv'],
		['GET', 'http://localhost:3000/api/users', 'sure /api/users'],
	])('%s %s is for %s', (method, url, expected) => expect(found(method, url)).toBe(expected));

	test.each([
		['GET', '{API_URL}/api/users', 'likely /api/users'],
		['GET', '{API_URL}/health', 'possible /health'],
		['GET', '{API_URL}/users/{}', 'possible /api/users/:id'],
		['GET', '/v1/api/users', 'likely /api/users'],
		['GET', '/login/now', `likely /\${base}/login/now`],
		[null, '/health', 'likely /health'],
	])('%s %s is known less well: %s', (method, url, expected) => expect(found(method, url)).toBe(expected));

	test('a client may have a base that is set elsewhere', () => {
		expect(found('POST', '/users', true)).toBe('possible /api/users');
		expect(found('POST', '/users', false)).toBe('none');
	});

	test.each([
		['PUT', '/api/users', 'method /api/users /api/users'],
		['PUT', '{API_URL}/api/users', 'none'],
		['POST', '/api/{kind}/{}/cover', 'ambiguous /api/items/:id/cover /api/authors/:id/cover'],
		[null, '/api/users', 'ambiguous /api/users /api/users'],
		['GET', '/api/user', 'none'],
		['GET', '/API/users', 'none'],
		['GET', '{API_URL}/keys/{}', 'none'],
		['GET', '{a}/{b}', 'unknown'],
		['GET', '{url}?x=1', 'unknown'],
		['GET', 'https://api.github.com/api/users', 'external'],
		['GET', 'https://{tenant}.example.com/api/users', 'external'],
		['GET', '{base}/https://api.github.com/api/users', 'external'],
	])('%s %s is not for one of them: %s', (method, url, expected) =>
		expect(found(method, url)).toBe(expected),
	);
});
