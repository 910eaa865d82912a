import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { SymbolResult, SymbolsResult } from '../../src/engine.ts';
import { assay, temporaryRepository } from './assay.ts';
import { sampleRepository } from './sample.ts';
import { get, post, type Served, serve, temporaryServer } from './serve.ts';

const sample = sampleRepository();
let served: Served;
let api: string;
beforeAll(async () => {
	served = await serve([], sample.root);
	api = `${served.url}/api/v1`;
});
afterAll(async () => {
	served.signal('SIGKILL');
	await served.ended;
});

describe('a question', () => {
	test('is asked with query parameters or a body, and answered alike', async () => {
		const asked = await get<SymbolResult>(`${api}/symbol?name=Store.open&limit=5`);
		expect(asked.status).toBe(200);
		expect(asked.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(asked.envelope.ok && asked.envelope.result.symbols.map(({ file, line }) => [file, line])).toEqual([
			['src/store.py', 4],
		]);
		const posted = await post<SymbolResult>(`${api}/symbol`, { name: 'Store.open', limit: 5 });
		expect(posted.envelope).toEqual(asked.envelope);
	});

	test('of two words has two parts in its path; lists are repeated, flags may have no value', async () => {
		const callers = await get(`${api}/graph/callers?target=Store.close`);
		expect(callers.envelope).toMatchObject({ ok: true, result: { total: 1 } });
		const packed = await get(`${api}/pack?targets=Store.open&targets=twice&budget=4000`);
		const items = JSON.stringify(packed.envelope);
		expect(items).toContain('Store.open');
		expect(items).toContain('twice');
		const skipped = await get(`${api}/status?skipped`);
		expect(JSON.stringify(skipped.envelope)).toContain('logo.png');
	});

	test.each([
		['symbol', 400, 'USAGE', 'symbol needs name', ''],
		['symbol?nmae=x', 400, 'USAGE', 'symbol has no field "nmae"', 'Did you mean name?'],
		['symbol?name=x&limt=3', 400, 'USAGE', 'symbol has no field "limt"', 'Did you mean limit?'],
		['symbol?name=x&limit=many', 400, 'USAGE', 'limit must be a whole number', ''],
		['symbol?name=x&name=y', 400, 'USAGE', 'name must be a text', ''],
		['symbol?name=x&__proto__=y', 400, 'USAGE', 'no field "__proto__"', ''],
		['symbols?file=nowhere.py', 404, 'NOT_FOUND', 'nowhere.py', ''],
		['sql?query=DELETE+FROM+file', 400, 'SQL_REFUSED', '', ''],
		['sql?query=SELECT+nothing', 400, 'SQL_INVALID', 'nothing', ''],
		['symbl', 404, 'NOT_FOUND', 'there is no /api/v1/symbl', 'Did you mean /api/v1/symbol?'],
		['clean', 404, 'NOT_FOUND', 'clean is for the command line: it removes the index', '`assay clean`'],
	])('%s is refused with %i', async (path, status, code, message, hint) => {
		const reply = await get(`${api}/${path}`);
		expect(reply.status).toBe(status);
		expect(reply.envelope).toMatchObject({
			ok: false,
			error: { code, message: expect.stringContaining(message), hint: expect.stringContaining(hint) },
			meta: { schemaVersion: 1 },
		});
	});

	test('a method that is not taken is told those that are', async () => {
		const { status, headers } = await get(`${api}/symbol?name=x`, { method: 'DELETE' });
		expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
	});

	test('a body that is no object of fields is refused', async () => {
		expect((await post(`${api}/symbol`, ['name'])).status).toBe(400);
		expect((await post(`${api}/symbol?limit=3`, { name: 'x' })).envelope).toMatchObject({
			error: { message: 'fields are in the body and in the address' },
		});
		const headers = { 'content-type': 'application/json' };
		for (const body of ['{"name":', '', Buffer.from([0x22, 0xff, 0x22])]) {
			const reply = await get(`${api}/symbol`, { method: 'POST', headers, body });
			expect(reply.envelope).toMatchObject({ error: { code: 'USAGE', message: 'the body is not JSON' } });
		}
	});
});

test('an answer that is the same is not sent again, and one that is not is', async () => {
	const cwd = temporaryRepository({ 'a.py': 'def one():\n    pass\n' });
	await assay(['index'], { cwd });
	const { url } = await temporaryServer([], cwd);
	const address = `${url}/api/v1/symbols?file=a.py`;
	const first = await get<SymbolsResult>(address);
	const etag = first.headers.get('etag')!;
	expect(etag).toMatch(/^"[\w-]{20,}"$/);
	const again = await fetch(address, { headers: { 'if-none-match': `W/"other", ${etag}` } });
	expect([again.status, await again.text()]).toEqual([304, '']);
	const head = await fetch(address, { method: 'HEAD' });
	expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
	const headers = { 'content-type': 'application/json', 'if-none-match': etag };
	const body = JSON.stringify({ file: 'a.py' });
	expect((await fetch(address.split('?')[0], { method: 'POST', headers, body })).status).toBe(200);

	appendFileSync(join(cwd, 'a.py'), 'def two():\n    pass\n');
	await expect
		.poll(async () => (await fetch(address, { headers: { 'if-none-match': etag } })).status, {
			timeout: 10_000,
		})
		.toBe(200);
	const changed = await get<SymbolsResult>(address);
	expect(changed.headers.get('etag')).not.toBe(etag);
	expect(JSON.stringify(changed.envelope)).toContain('two');
});

describe('beside questions', () => {
	test('health, and metrics of what was asked', async () => {
		expect((await get(`${served.url}/healthz`)).envelope).toMatchObject({
			ok: true,
			version: expect.any(String),
		});
		await get(`${api}/symbol?name=Store`);
		const text = await (await fetch(`${served.url}/metrics`)).text();
		expect(text).toMatch(/^assay_http_requests_total\{route="\/api\/v1\/symbol",status="200"\} [1-9]/m);
		expect(text).toMatch(
			/^assay_http_request_duration_seconds_bucket\{route="\/api\/v1\/symbol",le="\+Inf"\} [1-9]/m,
		);
		expect(text).toMatch(/^assay_http_requests_in_flight 1$/m);
		expect(text).toMatch(/^assay_index_fresh 1$/m);
		expect(text).toMatch(/^assay_index_generation_age_seconds \d/m);
		expect(text).toMatch(/^process_resident_memory_bytes \d{7}/m);
		for (const line of text.trimEnd().split('\n')) {
			expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"]*",?)+\})? [\d.e+-]+)$/);
		}
	});

	test('events are a stream', async () => {
		const stopping = new AbortController();
		const response = await fetch(`${api}/events`, { signal: stopping.signal });
		expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
		const { value } = await response.body!.getReader().read();
		expect(Buffer.from(value!).toString()).toBe(': listening\n\n');
		stopping.abort();
		await expect
			.poll(async () => (await fetch(`${served.url}/metrics`)).text(), { timeout: 5000 })
			.toContain('assay_event_listeners 0');
	});
});

describe('starting', () => {
	test('prints one line with the folder and the address', () => {
		expect(served.printed()).toBe(`assay serves ${sample.root} on ${served.url}\n`);
		expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
	});

	test('another address needs a token, which is made and printed', async () => {
		const other = await temporaryServer(['--host', '0.0.0.0', '--quiet'], sample.root);
		const token = /with the token ([\w-]{32})\n$/.exec(other.printed())?.[1];
		const address = `${other.url.replace('0.0.0.0', '127.0.0.1')}/api/v1/symbol?name=Store`;
		expect((await get(address)).status).toBe(401);
		expect((await get(address, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
	});

	test('a token may come from the environment, and is not printed', async () => {
		const token = 'a-token-of-the-environment';
		const { url, printed } = await temporaryServer([], sample.root, { ASSAY_TOKEN: token });
		expect(printed()).not.toContain(token);
		expect((await get(`${url}/metrics`)).status).toBe(401);
		expect((await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
			200,
		);
	});

	test.each([
		[['--host', '203.0.113.7'], 2, '203.0.113.7 is not an address of this machine', '--host'],
		[['--host', 'no such host'], 2, 'no such host is not an address of this machine', '--host'],
		[['--token', 'short'], 2, 'a token must have 16 to 200 characters', 'openssl rand'],
		[['--port', '70000'], 2, 'port must be a whole number from 0 to 65,535', '--help'],
		[['/nowhere/at/all'], 3, 'no such folder: /nowhere/at/all', '--root'],
	])('%j is an error', async (args, exit, message, hint) => {
		const { code, out, err } = await assay(['serve', '--port', '0', ...args], { cwd: sample.root });
		expect([code, out]).toEqual([exit, '']);
		expect(err).toContain(`error: ${message}`);
		expect(err.split('\nhint: ')[1]).toContain(hint);
	});

	test('a port that is in use is an error', async () => {
		const other = createServer();
		const port = await new Promise<number>((resolve) => {
			other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
		});
		onTestFinished(() => void other.close());
		const { code, err } = await assay(['serve', '--port', String(port)], { cwd: sample.root });
		expect(code).toBe(3);
		expect(err).toContain(`error: port ${port} of 127.0.0.1 is in use\nhint: Choose another with --port`);
	});
});

describe('ending', () => {
	const SLOW =
		'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 2000000) SELECT count(*) FROM n';

	test.each(['SIGTERM', 'SIGINT'] as const)('%s lets what runs finish, and takes no more', async (name) => {
		const { url, signal, ended } = await temporaryServer([], sample.root);
		await get(`${url}/healthz`);
		const running = get(`${url}/api/v1/sql?query=${encodeURIComponent(SLOW)}`);
		await expect
			.poll(async () => (await fetch(`${url}/metrics`)).text())
			.toContain('assay_questions_running 1');
		signal(name);
		expect((await running).envelope).toMatchObject({ ok: true, result: { rows: [[2_000_000]] } });
		expect(await ended).toBe(0);
		await expect(fetch(`${url}/healthz`)).rejects.toThrow();
	});

	test('who listens does not keep it from ending', async () => {
		const { url, signal, ended } = await temporaryServer([], sample.root);
		const response = await fetch(`${url}/api/v1/events`);
		signal('SIGTERM');
		expect(await ended).toBe(0);
		expect(await response.text()).toBe(': listening\n\n');
	});
});
