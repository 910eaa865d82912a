import { describe, expect, test } from 'vitest';
import type { ApiContractsResult } from '../../src/engine.ts';
import { answer, assay, temporaryRepository } from './assay.ts';
import { indexedRepository } from './sample.ts';

const FILES = {
	'package.json': '{ "name": "app", "private": true, "dependencies": { "express": "5", "axios": "1" } }',
	'server/app.ts': `import express from 'express';
import { users } from './users';
export const app = express();
app.use('/api/users', users);
app.get('/api/health', (req, res) => res.send('ok'));
app.delete('/api/sessions/:id', (req, res) => res.send('ok'));
app.get('/api/forgotten', (req, res) => res.send('ok'));
`,
	'server/users.ts': `import express from 'express';
export const users = express.Router();
users.get('/', list);
users.get('/:id', one);
users.post('/', add);
users.put('/:id/photo', photo);
users.get('/:id/orders', orders);
function list() {} function one() {} function add() {} function photo() {} function orders() {}
`,
	'server/app.test.ts': `import request from 'supertest';
import { app } from './app';
test('health', () => request(app).get('/api/health'));
`,
	'web/client.ts': `import axios from 'axios';
export const api = axios.create({ baseURL: '/api' });
export const other = axios.create({ baseURL: 'https://api.example.org' });
`,
	'web/paths.ts': `const ROOT = '/api/users';
export const paths = { list: ROOT, one: (id: string) => \`\${ROOT}/\${id}\` };
`,
	'web/ask.ts': `export async function ask(method: string, path: string) {
	return fetch(path, { method });
}
export const get = (path: string) => ask('GET', path);
`,
	'web/pages.ts': `import { api, other } from './client';
import { get, ask } from './ask';
import { paths } from './paths';
export function load(id: string) {
	api.get('/users', { params: { id } });
	api.delete(\`/sessions/\${id}\`);
	get(paths.one(id));
	ask('POST', paths.list);
	fetch(\`/api/users/\${id}/photo\`, { method: 'PUT' });
	other.get('/users');
	fetch('/api/userz');
	fetch('/api/users/1/orders', { method: 'POST' });
	fetch(window.name);
}
const cache = new Map<string, string>();
cache.get('/api/forgotten');
`,
	'tool/report.py': `import requests

BASE = "http://localhost:3000"


def orders(user):
    return requests.get(f"{BASE}/api/users/{user}/orders")
`,
};

const made = indexedRepository(FILES);

const contracts = (...args: string[]) =>
	answer<ApiContractsResult>(['api-contracts', ...args], { cwd: made.root });

const listed = ({ endpoints }: ApiContractsResult) =>
	endpoints.map(({ method, path, callers }) => {
		const by = callers.map(
			({ file, line, certainty, through, isTest }) =>
				`${file}:${line} ${certainty}${through === null ? '' : ` through ${through}`}${isTest ? ' test' : ''}`,
		);
		return `${method} ${path}: ${by.join(', ')}`;
	});

describe('api-contracts', () => {
	test('endpoints with who asks for them, through clients, functions and constants', async () => {
		expect(listed(await contracts())).toEqual([
			'GET /api/forgotten: ',
			'GET /api/health: server/app.test.ts:3 sure test',
			'DELETE /api/sessions/:id: web/pages.ts:6 sure',
			'GET /api/users: web/pages.ts:5 sure',
			'POST /api/users: web/pages.ts:8 sure through ask',
			'GET /api/users/:id: web/pages.ts:7 sure through get',
			'GET /api/users/:id/orders: tool/report.py:7 sure',
			'PUT /api/users/:id/photo: web/pages.ts:9 sure',
		]);
	});

	test('calls that nothing here answers, with the reason; other hosts and unknown addresses are counted', async () => {
		const { unmatched, totals, endpoints } = await contracts('--unmatched');
		expect(endpoints).toEqual([]);
		expect(
			unmatched.map(({ line, url, reason, candidates }) => [line, url, reason, candidates[0]?.method]),
		).toEqual([
			[11, '/api/userz', 'none', undefined],
			[12, '/api/users/1/orders', 'method', 'GET'],
		]);
		expect(totals).toEqual({
			...{
				endpoints: 8,
				called: 6,
				testedOnly: 1,
				calls: 11,
				matched: 7,
				unmatched: 2,
				external: 1,
				unknown: 1,
			},
		});
	});

	test('endpoints that no program asks for; paths and methods', async () => {
		expect(listed(await contracts('--unused'))).toEqual([
			'GET /api/forgotten: ',
			'GET /api/health: server/app.test.ts:3 sure test',
		]);
		expect(listed(await contracts('--path', '/api/users/5', '--method', 'get'))).toEqual([
			'GET /api/users/:id: web/pages.ts:7 sure through get',
		]);
	});

	test('pages over endpoints, then calls', async () => {
		const first = await contracts('--limit', '7');
		expect([first.total, first.endpoints.length, first.unmatched.length]).toEqual([10, 7, 0]);
		const rest = await contracts('--limit', '7', '--cursor', first.next!);
		expect([rest.endpoints.length, rest.unmatched.length, rest.next]).toEqual([1, 2, null]);
	});

	test('the text says what is sure and what is not', async () => {
		const { out, code } = await assay(['api-contracts'], { cwd: made.root });
		expect(code).toBe(0);
		expect(out).toContain('POST /api/users  add  server/users.ts:5');
		expect(out).toContain('web/pages.ts:8:2  load  POST /api/users  fetch, through ask  sure');
		expect(out).toContain('nothing here asks for it');
		expect(out).toContain('another method: there is GET /api/users/:id/orders');
		expect(out).toContain('8 endpoints: 6 called, 1 by tests alone, 1 by nothing here');
	});

	test('a repository without any says so', async () => {
		const empty = temporaryRepository({ 'a.ts': 'export const a = 1;\n' });
		await assay(['index', '--quiet'], { cwd: empty });
		expect((await assay(['api-contracts'], { cwd: empty })).out).toContain(
			'No endpoints and no calls were found.',
		);
	});
});
