import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSession } from '../../src/engine.ts';
import { served } from '../../src/surfaces/http/question-routes.ts';
import type { Mount } from '../../src/surfaces/http/route.ts';
import { LAUNCHER } from '../e2e/assay.ts';
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
	const DEPTHS =
		process.env.ASSAY_FAULTS === 'full' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] : [1, 2, 3, 8];
	const TARGETS = ['etc/passwd', 'etc/passwd%00.py', 'etc/passwd\0.py', 'etc/./passwd'];
	const strings = SEGMENTS.flatMap((segment) =>
		DEPTHS.flatMap((depth) => TARGETS.map((target) => segment.repeat(depth) + target)),
	).concat(['/etc/passwd', '//etc/passwd', '\0', '..', '/', '~root', `${'../'.repeat(100)}etc/passwd`]);

	test('outside of the root are refused in fields, however they are written', async () => {
		expect(strings.length).toBeGreaterThan(190);
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
	}, 120_000);

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

const hasStrace = spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;

test.skipIf(!hasStrace)('a server connects to nobody', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'assay-egress-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const log = join(folder, 'log');
	const command = [process.execPath, LAUNCHER, 'serve', sample.root, '--port', '0'];
	const child = spawn('strace', ['-f', '-qq', '-e', 'trace=connect,bind,sendto', '-o', log, ...command], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const ended = new Promise((resolve) => child.once('exit', resolve));
	const url = await new Promise<string>((resolve) => {
		child.stderr.setEncoding('utf8').on('data', (text: string) => {
			const address = / on (http:\S+)\n/.exec(text)?.[1];
			if (address !== undefined) resolve(address);
		});
	});
	for (const path of [
		'/docs',
		'/openapi.json',
		'/api/v1/overview',
		'/api/v1/search?query=store',
		'/api/v1/sql?schema',
	]) {
		expect((await fetch(url + path)).status, path).toBe(200);
	}
	process.kill(Number(readFileSync(log, 'latin1').split(' ')[0]), 'SIGTERM');
	await ended;
	const calls = readFileSync(log, 'latin1').split('\n');
	expect(calls.filter((line) => /\b(?:connect|sendto)\(.*AF_INET/.test(line))).toEqual([]);
	// It did see what there was to see.
	expect(calls.filter((line) => /bind\(.*127\.0\.0\.1/.test(line))).toHaveLength(1);
});
