import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Mount } from '../../src/surfaces/http/route.ts';
import { startServer } from '../../src/surfaces/http/server.ts';
import { answered, raw, sessionThat, statusOf, temporaryHttp } from './http-server.ts';

const echo = sessionThat(async (_question, input) => answered(input));

const json = (port: number, more: string) =>
	`POST /api/v1/symbol HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;

describe('too much, too slow, too many', () => {
	test('a body over the limit is refused before it has come, also when it does not say its length', async () => {
		const { port } = await temporaryHttp(echo, { limits: { bodyBytes: 1000, textBodyBytes: 1000 } });
		expect(statusOf(await raw(port, json(port, 'Content-Length: 1000000000')))).toBe(413);
		const chunk = `400\r\n${'x'.repeat(1024)}\r\n`;
		expect(statusOf(await raw(port, json(port, 'Transfer-Encoding: chunked'), chunk))).toBe(413);
		expect(statusOf(await raw(port, json(port, 'Content-Length: 99999999999999999999999')))).toBe(400);
	});

	test('all bodies together have a limit, too, which those that ended do not count for', async () => {
		const { port, url } = await temporaryHttp(echo, { limits: { heldBytes: 200_000 } });
		const half = Buffer.alloc(120_000, 'x');
		const waiting = raw(port, json(port, 'Content-Length: 130000'), half, 600, Buffer.alloc(10_000, 'x'));
		await new Promise((done) => setTimeout(done, 200));
		expect(statusOf(await raw(port, json(port, 'Content-Length: 130000'), half))).toBe(503);
		expect((await fetch(`${url}/api/v1/symbol?name=x`)).status).toBe(200);
		await Promise.race([waiting, new Promise((done) => setTimeout(done, 1000))]);
		const body = JSON.stringify({ name: 'x'.repeat(150_000) });
		const headers = { 'content-type': 'application/json' };
		expect((await fetch(`${url}/api/v1/symbol`, { method: 'POST', headers, body })).status).toBe(200);
	});

	test('headers that are too long or too slow, and bodies that are too slow', async () => {
		const { port } = await temporaryHttp(echo, { limits: { headersMs: 300, requestMs: 600 } });
		const long = `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
		const [tooLong, slowHeaders, slowBody] = await Promise.all([
			raw(port, long),
			raw(port, 'GET /healthz HTTP/1.1\r\n', 100, 'A: b\r\n', 100, 'C: d\r\n', 5000, '\r\n'),
			raw(port, json(port, 'Content-Length: 100'), '{', 100, '"', 100, 'n', 5000, '"'),
		]);
		expect([statusOf(tooLong), statusOf(slowHeaders), statusOf(slowBody)]).toEqual([431, 408, 408]);
	});

	test('bytes that are no request', async () => {
		const { port } = await temporaryHttp(echo);
		const smuggled = `POST /api/v1/symbol HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
		for (const bytes of ['\0\x01\x02\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', smuggled]) {
			expect(statusOf(await raw(port, bytes)), JSON.stringify(bytes)).toBe(400);
		}
	});

	test('a question that takes too long is given up, and its place kept until it ends', async () => {
		const stopped: string[] = [];
		const slow = sessionThat(async (_question, input, { signal }) => {
			const { name } = input as { name: string };
			if (name === 'quick') return answered(null);
			await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
			stopped.push(name);
			await new Promise((done) => setTimeout(done, 300));
			return answered(null);
		});
		const limits = { questionMs: 200, running: 1, waiting: 0 };
		const { url } = await temporaryHttp(slow, { limits });
		const late = await fetch(`${url}/api/v1/symbol?name=slow`);
		expect([late.status, await late.json()]).toMatchObject([504, { error: { code: 'TIMED_OUT' } }]);
		expect(stopped).toEqual(['slow']);
		expect((await fetch(`${url}/api/v1/symbol?name=quick`)).status).toBe(503);
		await new Promise((done) => setTimeout(done, 400));
		expect((await fetch(`${url}/api/v1/symbol?name=quick`)).status).toBe(200);
	});

	test('a question is stopped when who asked goes away', async () => {
		let stopped = 0;
		const endless = sessionThat(async (_question, _input, { signal }) => {
			await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
			stopped++;
			return answered(null);
		});
		const { url } = await temporaryHttp(endless, { limits: { running: 1 } });
		for (let i = 1; i <= 3; i++) {
			await expect(
				fetch(`${url}/api/v1/symbol?name=x`, { signal: AbortSignal.timeout(100) }),
			).rejects.toThrow();
			await expect.poll(() => stopped).toBe(i);
		}
	});

	test('listeners are bounded, and one that takes nothing is let go', async () => {
		let tell: (event: { kind: 'index'; generation: string }) => void = () => {};
		const session = {
			...echo,
			listen(listener: typeof tell) {
				const before = tell;
				tell = (event) => {
					before(event);
					listener(event);
				};
				return () => {};
			},
		};
		const { url, port } = await temporaryHttp(session, {
			limits: { listeners: 2, eventsWaiting: 20, heartbeatMs: 50 },
		});
		const taking = await fetch(`${url}/api/v1/events`);
		const idle = connect(port, '127.0.0.1');
		onTestFinished(() => void idle.destroy());
		idle.pause().write(`GET /api/v1/events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
		await expect
			.poll(async () => (await fetch(`${url}/metrics`)).text())
			.toContain('assay_event_listeners 2');
		expect((await fetch(`${url}/api/v1/events`)).status).toBe(503);

		let received = '';
		const reading = (async () => {
			for await (const part of taking.body!) received += Buffer.from(part).toString();
		})();
		const generation = 'g'.repeat(100_000);
		for (let i = 0; i < 400; i++) {
			tell({ kind: 'index', generation });
			await new Promise((done) => setTimeout(done, 2));
		}
		await expect
			.poll(async () => (await fetch(`${url}/metrics`)).text())
			.toContain('assay_event_listeners 1');
		await expect.poll(() => received.split('event: index\ndata: ').length, { timeout: 5000 }).toBe(401);
		expect(received).toContain(': still here\n\n');
		void reading;
	});
});

test('a stream of another surface does not keep the server from ending', async () => {
	let end: () => void = () => {};
	const mount: Mount = {
		path: '/mcp',
		handle: async () =>
			new Response(
				new ReadableStream({
					start(controller) {
						controller.enqueue(new TextEncoder().encode('hello'));
						end = () => controller.close();
					},
				}),
			),
		close: () => end(),
	};
	const server = await startServer({
		session: echo,
		host: '127.0.0.1',
		port: 0,
		token: null,
		mounts: [mount],
	});
	const response = await fetch(`${server.url}/mcp`);
	const started = performance.now();
	await server.close();
	expect(performance.now() - started).toBeLessThan(5000);
	expect(await response.text()).toBe('hello');
});

describe('connections', () => {
	const get = (port: number, path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;

	/** One that sends this much, and whether it was closed since. */
	const slow = (port: number, bytes: string) => {
		const socket = connect(port, '127.0.0.1');
		onTestFinished(() => void socket.destroy());
		const state = { closed: false };
		socket
			.on('error', () => {})
			.once('close', () => {
				state.closed = true;
			});
		return new Promise<typeof state>((resolve) => socket.write(bytes, () => resolve(state)));
	};

	test('those that send nothing, or not all of it, make room for others, the oldest first', async () => {
		const { port, url } = await temporaryHttp(echo, { limits: { connections: 4 } });
		const silent = await slow(port, '');
		const headers = await slow(port, 'GET /healthz HTTP/1.1\r\n');
		const body = await slow(port, json(port, 'Content-Length: 100'));
		const another = await slow(port, 'GET');
		await new Promise((done) => setTimeout(done, 100));
		for (let i = 0; i < 3; i++) {
			const response = await fetch(`${url}/api/v1/symbol?name=x`, { headers: { connection: 'close' } });
			expect(response.status).toBe(200);
		}
		await expect.poll(() => silent.closed).toBe(true);
		expect([headers.closed, body.closed, another.closed]).toEqual([false, false, false]);
	});

	test('what is being answered makes no room', async () => {
		let answer: (() => void) | null = null;
		const waits = sessionThat(
			() =>
				new Promise((resolve) => {
					answer = () => resolve(answered(null));
				}),
		);
		const { url } = await temporaryHttp(waits, { limits: { connections: 1 } });
		const first = fetch(`${url}/api/v1/symbol?name=x`);
		await expect.poll(() => answer).not.toBe(null);
		await expect(fetch(`${url}/healthz`)).rejects.toThrow();
		answer!();
		expect((await first).status).toBe(200);
	});

	test('requests that are sent ahead are answered one at a time, and not any number of them', async () => {
		let running = 0;
		let most = 0;
		const counts = sessionThat(async () => {
			most = Math.max(most, ++running);
			await new Promise((done) => setTimeout(done, 5));
			running--;
			return answered(null);
		});
		const { port } = await temporaryHttp(counts, { limits: { ahead: 8 } });
		const ask = get(port, '/api/v1/symbol?name=x');
		const last = `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
		expect((await raw(port, ask.repeat(8) + last)).match(/HTTP\/1\.1 200/g)).toHaveLength(9);
		expect(most).toBe(1);
		expect((await raw(port, ask.repeat(50))).match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(9);
	});

	test('who goes away while sending is no defect', async () => {
		const defects: string[] = [];
		const { port, url } = await temporaryHttp(echo, { onDefect: (line) => defects.push(line) });
		for (let i = 0; i < 5; i++) {
			const socket = connect(port, '127.0.0.1');
			await new Promise<void>((sent) => {
				socket.write(`${json(port, 'Content-Length: 100')}{`, () => sent());
			});
			await new Promise((done) => setTimeout(done, 20));
			socket.destroy();
		}
		expect((await fetch(`${url}/healthz`)).status).toBe(200);
		expect(defects).toEqual([]);
	});

	test('a body that does not say its length may not be large, also where files may be sent', async () => {
		const { port } = await temporaryHttp(echo, { limits: { unannouncedBytes: 1000 } });
		const head = json(port, 'Transfer-Encoding: chunked').replace('/symbol', '/read');
		const chunk = `400\r\n${'x'.repeat(1024)}\r\n`;
		expect(statusOf(await raw(port, head, chunk))).toBe(413);
	});
});

test('questions that other processes answer do not keep those of this one waiting', async () => {
	const endless = sessionThat(({ name }) =>
		name === 'sql' ? new Promise(() => {}) : Promise.resolve(answered(null)),
	);
	const { url } = await temporaryHttp(endless, { limits: { endMs: 100 } });
	const left = new AbortController();
	onTestFinished(() => left.abort());
	for (let i = 0; i < 20; i++) fetch(`${url}/api/v1/sql?query=x`, { signal: left.signal }).catch(() => {});
	await expect
		.poll(async () => (await fetch(`${url}/metrics`)).text())
		.toContain('assay_questions_waiting 16');
	expect((await fetch(`${url}/api/v1/symbol?name=x`)).status).toBe(200);
});
