import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSession } from '../../src/engine.ts';
import type { Mount } from '../../src/surfaces/http/route.ts';
import { startServer } from '../../src/surfaces/http/server.ts';
import { sampleRepository } from '../e2e/sample.ts';
import { answered, raw, sessionThat, statusOf, temporaryHttp } from './http-server.ts';

const sample = sampleRepository();
const echo = sessionThat(async (_question, input) => answered(input));
const isFull = process.env.ASSAY_FAULTS === 'full';

describe('too much, too slow, too many', () => {
	const json = (port: number, more: string) =>
		`POST /api/v1/symbol HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;

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

test('others are answered while one floods, sends slowly and takes nothing', async () => {
	const session = await openSession({ cwd: sample.root, env: process.env });
	const { port, url } = await temporaryHttp(session, { limits: { connections: 400 } });
	const ask = async () => {
		const started = performance.now();
		const response = await fetch(`${url}/api/v1/symbol?name=Store`);
		await response.text();
		return { status: response.status, ms: performance.now() - started };
	};
	const askAll = async (count: number) => {
		const answers = [];
		for (let i = 0; i < count; i++) answers.push(await ask());
		expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
		return answers.map(({ ms }) => ms).sort((a, b) => a - b);
	};
	const count = isFull ? 1000 : 30;
	const before = await askAll(count);
	const sockets = Array.from({ length: 300 }, (_, at) => {
		const socket = connect(port, '127.0.0.1');
		socket.on('error', () => {});
		const head = `Host: 127.0.0.1:${port}\r\n`;
		// A third sends headers that do not end, a third a body that does not, a third reads no answer.
		if (at % 3 === 0) socket.write(`GET /healthz HTTP/1.1\r\n${head}`);
		else if (at % 3 === 1) {
			socket.write(
				`POST /api/v1/read HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 9000000\r\n\r\n{`,
			);
		} else socket.pause().write(`GET /api/v1/sql?schema=true HTTP/1.1\r\n${head}\r\n`.repeat(20));
		return socket;
	});
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
	});
	const during = await askAll(count);
	// The machine of a test is no measure; that none waits for the slow ones (10 s and more) is.
	expect(during.at(-1)).toBeLessThan(5000);
	if (!isFull) return;
	const p99 = (times: number[]) => times[Math.floor(times.length * 0.99)];
	console.log(`p99 before ${p99(before).toFixed(1)} ms, during ${p99(during).toFixed(1)} ms`);
	expect(p99(during)).toBeLessThan(2 * p99(before) + 20);
}, 120_000);
