import { rmSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openSession, type Session } from '../../src/engine.ts';
import { mcpOverHttp } from '../../src/surfaces/mcp/over-http.ts';
import { call, type Era, shop } from './mcp-client.ts';

let root: string;
let session: Session;
beforeAll(async () => {
	root = shop();
	session = await openSession({ cwd: root, env: process.env });
});
afterAll(async () => {
	await session.close();
	rmSync(root, { recursive: true, force: true });
});

/** The handler behind a port, as a server mounts it. */
async function listen(options?: { idleMs?: number; most?: number }): Promise<URL> {
	const handler = mcpOverHttp(session, options);
	const { promise, resolve } = Promise.withResolvers<URL>();
	const server = serve({ fetch: handler.handle, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
		resolve(new URL(`http://127.0.0.1:${port}/mcp`));
	});
	onTestFinished(async () => {
		await handler.close();
		server.close();
	});
	return promise;
}

async function join(url: URL, era: Era): Promise<Client> {
	const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
	await client.connect(new StreamableHTTPClientTransport(url));
	onTestFinished(() => client.close());
	return client;
}

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const INITIALIZE = JSON.stringify({
	jsonrpc: '2.0',
	id: 1,
	method: 'initialize',
	params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
});

/** The id of a new session, or the status it was refused with. */
async function initialize(url: URL): Promise<string | number> {
	const response = await fetch(url, { method: 'POST', headers: HEADERS, body: INITIALIZE });
	await response.text();
	return response.headers.get('mcp-session-id') ?? response.status;
}

async function ping(url: URL, id: string): Promise<number> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { ...HEADERS, 'mcp-session-id': id },
		body: '{"jsonrpc":"2.0","id":2,"method":"ping"}',
	});
	await response.text();
	return response.status;
}

describe.each<Era>(['legacy', 'auto'])('over HTTP (%s)', (era) => {
	test('the same tools give the same answers', async () => {
		const client = await join(await listen(), era);
		expect(client.getNegotiatedProtocolVersion()).toBe(era === 'auto' ? '2026-07-28' : '2025-11-25');
		expect((await client.listTools()).tools.map(({ name }) => name)).toContain('graph');
		const { text } = await call(client, 'graph', { question: 'callers', target: 'total' });
		expect(text).toContain('src/cart.ts:11:10  call');
	});

	test('a call that is cancelled is stopped', async () => {
		const client = await join(await listen(), era);
		const controller = new AbortController();
		const slow =
			'with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000000000) select max(i) from n';
		const asked = call(client, 'sql', { query: slow }, { signal: controller.signal });
		setTimeout(() => controller.abort('no longer needed'), 300);
		await expect(asked).rejects.toThrow('no longer needed');
		expect((await call(client, 'sql', { query: 'select 1 as one' })).text).toContain('one\n1');
	});
});

describe('sessions of older clients', () => {
	test('end when they are idle', async () => {
		const url = await listen({ idleMs: 40 });
		const id = String(await initialize(url));
		await expect.poll(() => ping(url, id), { timeout: 5_000, interval: 100 }).toBe(404);
	});

	test('are bounded: the one idle longest goes', async () => {
		const url = await listen({ most: 2 });
		const first = String(await initialize(url));
		const second = String(await initialize(url));
		expect(await ping(url, first)).toBe(200);
		const third = String(await initialize(url));
		expect(await Promise.all([first, second, third].map((id) => ping(url, id)))).toEqual([200, 404, 200]);
	});

	test('are not begun by anything but the right request', async () => {
		const url = await listen();
		const wrong = await fetch(url, {
			method: 'POST',
			headers: HEADERS,
			body: '{"jsonrpc":"2.0","id":2,"method":"ping"}',
		});
		expect(wrong.status).toBe(400);
		expect((await fetch(url, { headers: { accept: 'text/event-stream' } })).status).toBe(400);
		const garbage = await fetch(url, { method: 'POST', headers: HEADERS, body: '{{{' });
		expect(garbage.status).toBe(400);
		const long = JSON.stringify({
			jsonrpc: '2.0',
			id: 1,
			method: 'ping',
			params: { x: 'y'.repeat(5_000_000) },
		});
		expect((await fetch(url, { method: 'POST', headers: HEADERS, body: long })).status).toBe(413);
	});
});
