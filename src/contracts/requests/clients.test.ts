import { expect, test } from 'vitest';
import { clientOf } from './clients.ts';

test.each([
	['axios', 'default.get', 'axios GET 0'],
	['axios', 'default.create().delete', 'axios DELETE 0'],
	['axios', 'AxiosInstance.request', 'axios ? 0'],
	['@angular/common/http', 'HttpClient.post', '@angular/common/http POST 0'],
	['supertest', '().patch', 'supertest PATCH 0 test'],
	['supertest', 'default.agent().get', 'supertest GET 0 test'],
	['requests', 'Session().put', 'requests PUT 0'],
	['httpx', 'AsyncClient().request', 'httpx ? 1 at 0'],
	['fastapi', 'testclient.TestClient().get', 'TestClient GET 0 test'],
	['net/http/httptest', 'NewRequest', 'httptest ? 1 at 0 test'],
])('%s %s asks', (owner, name, expected) => {
	const client = clientOf(owner, name);
	const at = client === null || client.methodAt < 0 ? '' : ` at ${client.methodAt}`;
	expect(
		`${client?.library} ${client?.method ?? '?'} ${client?.url}${at}${client?.isTest ? ' test' : ''}`,
	).toBe(expected);
});

test.each([
	['axios', 'default.get.mockResolvedValueOnce'],
	['axios', 'default.isAxiosError'],
	['axios', 'default.get().headers.get'],
	['supertest', 'default'],
	['supertest', '().get().set'],
	['requests', 'get().headers.get'],
	['express', 'Router().get'],
	['keyv', 'Keyv.get'],
])('%s %s does not', (owner, name) => expect(clientOf(owner, name)).toBeNull());
