import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSession } from '../../src/engine.ts';
import { served } from '../../src/surfaces/http/question-routes.ts';
import type { Mount } from '../../src/surfaces/http/route.ts';
import { sampleRepository } from '../e2e/sample.ts';
import { answered, raw, sessionThat, statusOf, temporaryHttp } from './http-server.ts';

const sample = sampleRepository();
const echo = sessionThat(async (_question, input) => answered(input));
const mount: Mount = {
	path: '/mcp',
	handle: async (request) => new Response(`${request.method} ${await request.text()}`),
	close: () => {},
};

function open() {
	return openSession({ cwd: sample.root, env: process.env });
}

describe('requests of other sites (DNS rebinding, CSRF)', () => {
	const paths = ['/', '/healthz', '/metrics', '/docs', '/openapi.json', '/api/v1/events', '/mcp', '/nothing'];

	test('are refused on every path, with every method', async () => {
		const { port } = await temporaryHttp(echo, { mounts: [mount] });
		const own = `127.0.0.1:${port}`;
		const wrong = [
			['Host: evil.example'],
			[`Host: evil.example:${port}`],
			[`Host: 127.0.0.1.evil.example:${port}`],
			['Host: 127.0.0.1'],
			['Host: '],
			[`Host: ${own}`, 'Origin: http://evil.example'],
			[`Host: ${own}`, 'Origin: null'],
			[`Host: ${own}`, `Origin: http://${own}.evil.example`],
			[`Host: ${own}`, 'Origin: https://evil.example', 'Sec-Fetch-Site: same-origin'],
			[`Host: ${own}`, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors'],
			[`Host: ${own}`, 'Sec-Fetch-Site: same-site'],
			[`Host: evil.example`, `Host: ${own}`],
		];
		const matrix = [...paths, ...served.map(({ name }) => `/api/v1/${name.replace(' ', '/')}`)];
		const seen = new Set<string>();
		for (const path of matrix) {
			for (const method of ['GET', 'POST', 'OPTIONS']) {
				const request = wrong.map((headers) =>
					raw(
						port,
						`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
					),
				);
				for (const [at, response] of (await Promise.all(request)).entries()) {
					// Two `Host` lines, or an empty one, are no request at all.
					const expected =
						wrong[at].filter((line) => line.startsWith('Host:')).length === 2 || wrong[at][0] === 'Host: '
							? [400, 403]
							: [403];
					expect(expected, `${method} ${path} ${wrong[at]}`).toContain(statusOf(response));
					expect(response.toLowerCase()).not.toContain('access-control-');
					seen.add(`${method} ${path}`);
				}
			}
		}
		expect(seen.size).toBe(3 * matrix.length);
	});

	test('an address in the first line does not stand for the one in Host', async () => {
		const { port } = await temporaryHttp(echo);
		const ask = (target: string, host: string) =>
			raw(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
		expect(statusOf(await ask('http://evil.example/healthz', `127.0.0.1:${port}`))).toBe(403);
		expect(statusOf(await ask(`http://127.0.0.1:${port}/healthz`, 'evil.example'))).toBe(403);
		expect(statusOf(await ask(`http://127.0.0.1:${port}/healthz`, `127.0.0.1:${port}`))).toBe(200);
	});

	test('nothing is readable across origins: no CORS, and headers that say so', async () => {
		const { url } = await temporaryHttp(echo, { mounts: [mount] });
		for (const path of ['/healthz', '/metrics', '/api/v1/symbol?name=x', '/api/v1/nothing', '/mcp']) {
			const { headers } = await fetch(url + path, { headers: { origin: url } });
			expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
			expect(headers.get('x-content-type-options')).toBe('nosniff');
			expect(headers.get('content-security-policy')).toContain("default-src 'none'");
			expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
		}
	});

	test('a form cannot ask: its content types are refused', async () => {
		const { url } = await temporaryHttp(echo);
		for (const type of [
			'text/plain',
			'application/x-www-form-urlencoded',
			'multipart/form-data',
			'application/jsonp',
			'',
		]) {
			const { status } = await fetch(`${url}/api/v1/symbol`, {
				method: 'POST',
				body: '{"name":"x"}',
				headers: { 'content-type': type },
			});
			expect(status, type).toBe(415);
		}
	});
});

test('without the token nothing is told but what is the same everywhere', async () => {
	const token = 'a-token-that-is-long-enough';
	const { url } = await temporaryHttp(echo, { token, mounts: [mount] });
	const closed = [
		'/metrics',
		'/api/v1/events',
		'/mcp',
		'/',
		...served.map(({ name }) => `/api/v1/${name.replace(' ', '/')}`),
	];
	for (const path of closed) {
		const response = await fetch(url + path);
		expect([response.status, response.headers.get('www-authenticate')], path).toEqual([401, 'Bearer']);
	}
	expect((await fetch(`${url}/healthz`)).status).toBe(200);
	const headers = { authorization: `Bearer ${token}` };
	expect((await fetch(`${url}/api/v1/symbol?name=x`, { headers })).status).toBe(200);
	expect(await (await fetch(`${url}/mcp`, { headers, method: 'POST', body: 'hello' })).text()).toBe(
		'POST hello',
	);
});

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

test('others are answered while one floods, sends slowly and takes nothing', async () => {
	const session = await open();
	const { port, url } = await temporaryHttp(session, { limits: { connections: 400 } });
	const ask = async () => {
		const started = performance.now();
		const response = await fetch(`${url}/api/v1/symbol?name=Store`);
		await response.text();
		return { status: response.status, ms: performance.now() - started };
	};
	for (let i = 0; i < 20; i++) await ask();
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
	const answers = [];
	for (let i = 0; i < 30; i++) answers.push(await ask());
	expect(answers.map(({ status }) => status)).toEqual(new Array(30).fill(200));
	// The machine of a test is no measure; that none waits for the slow ones (10 s and more) is.
	expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(5000);
});

describe('paths', () => {
	const SEGMENTS = [
		'../',
		'..\\',
		'%2e%2e/',
		'%2e%2e%2f',
		'..%2f',
		'..%c0%af',
		'....//',
		'./../',
		'src/../../',
		'/../',
		'~/',
		'file:///',
	];
	const TARGETS = ['etc/passwd', 'etc/passwd%00.py', 'etc/passwd\0.py', 'etc/./passwd'];
	const strings = SEGMENTS.flatMap((segment) =>
		[1, 2, 3, 5, 8, 13].flatMap((depth) => TARGETS.map((target) => segment.repeat(depth) + target)),
	).concat(['/etc/passwd', '//etc/passwd', '\0', '..', '/', '~root', `${'../'.repeat(100)}etc/passwd`]);

	test('outside of the root are refused in fields, however they are written', async () => {
		expect(strings.length).toBeGreaterThan(290);
		const { url } = await temporaryHttp(await open());
		for (const given of strings) {
			for (const [question, field] of [
				['symbols', 'file'],
				['read', 'target'],
			]) {
				const query = new URLSearchParams({ [field]: given });
				const response = await fetch(`${url}/api/v1/${question}?${query}`);
				const text = await response.text();
				expect([400, 404], `${question} ${given}`).toContain(response.status);
				expect(text).not.toContain('root:x:');
			}
		}
	});

	test('and in the address itself', async () => {
		const { port } = await temporaryHttp(await open());
		for (const given of strings.filter((text) => !/[\0\\]/.test(text)).slice(0, 60)) {
			const response = await raw(
				port,
				`GET /docs/${given} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
			);
			expect(statusOf(response), given).toBe(404);
			expect(response).not.toContain('root:x:');
		}
	});
});

test('what fails inside is told to who runs the server, and not to who asks', async () => {
	const told: string[] = [];
	const failing = sessionThat(async (question) => {
		if (question.name === 'symbol') throw new Error('secret of a throw');
		const error = { code: 'INTERNAL' as const, message: 'secret', hint: 'with: at f (/secret/place.ts:1:2)' };
		return {
			ok: false,
			error,
			meta: { schemaVersion: 1, index: null, completeness: null, truncated: false, warnings: [] },
		};
	});
	const { url } = await temporaryHttp(failing, { onDefect: (line) => told.push(line) });
	for (const path of ['symbol?name=x', 'symbols?file=x']) {
		const response = await fetch(`${url}/api/v1/${path}`);
		const text = await response.text();
		expect([response.status, JSON.parse(text).error.code]).toEqual([500, 'INTERNAL']);
		expect(text).not.toMatch(/secret|\.ts|node_modules| at /);
	}
	expect(told).toHaveLength(2);
	expect(told[0]).toContain('secret of a throw');
	expect(told[1]).toContain('/secret/place.ts:1:2');
});
