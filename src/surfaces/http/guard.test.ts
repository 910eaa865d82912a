import { describe, expect, test } from 'vitest';
import { guardOf, isLoopback } from './guard.ts';
import type { Refusal } from './refusal.ts';

const local = { host: '127.0.0.1', port: 4747, allowedHosts: [], token: null };

function statusOf(
	options: Parameters<typeof guardOf>[0],
	headers: Record<string, string>,
	isOpen = false,
): number {
	try {
		const url = `http://${headers.host}/healthz`;
		guardOf(options).check({ url, headers: new Headers(headers) } as Request, isOpen);
		return 200;
	} catch (error) {
		return (error as Refusal).status;
	}
}

describe('Host', () => {
	test.each([
		['127.0.0.1:4747', 200],
		['localhost:4747', 200],
		['LOCALHOST:4747', 200],
		['[::1]:4747', 200],
		['127.0.0.1', 403],
		['127.0.0.1:80', 403],
		['evil.example:4747', 403],
		['127.0.0.1.evil.example:4747', 403],
		['localhost.:4747', 403],
		['192.168.1.5:4747', 403],
		['', 403],
	])('%j on this machine alone: %i', (host, status) => {
		expect(statusOf(local, { host })).toBe(status);
	});

	test.each([
		['192.168.1.5:4747', 200],
		['[fe80::1]:4747', 200],
		['assay.example', 200],
		['evil.example:4747', 403],
		['1.2.3.4.evil.example:4747', 403],
		['192.168.1.5:4748', 403],
	])('%j on every network: %i', (host, status) => {
		const options = { ...local, host: '0.0.0.0', allowedHosts: ['assay.example'] };
		expect(statusOf(options, { host })).toBe(status);
	});
});

describe('Origin and Sec-Fetch-Site', () => {
	const host = '127.0.0.1:4747';
	test.each([
		[{ origin: 'http://127.0.0.1:4747' }, 200],
		[{ origin: 'http://localhost:4747' }, 200],
		[{ origin: 'null' }, 403],
		[{ origin: 'http://evil.example' }, 403],
		[{ origin: 'http://127.0.0.1:4748' }, 403],
		[{ origin: 'http://127.0.0.1:4747.evil.example' }, 403],
		[{ origin: 'http://127.0.0.1:4747@evil.example' }, 403],
		[{ origin: 'file://127.0.0.1:4747' }, 403],
		[{ origin: '' }, 403],
		[{ 'sec-fetch-site': 'same-origin' }, 200],
		[{ 'sec-fetch-site': 'none' }, 200],
		[{ 'sec-fetch-site': 'same-site' }, 403],
		[{ 'sec-fetch-site': 'cross-site' }, 403],
	])('%j: %i', (headers, status) => {
		expect(statusOf(local, { host, ...headers })).toBe(status);
	});
});

describe('the token', () => {
	const host = '127.0.0.1:4747';
	const options = { ...local, token: 'a-token-of-some-length' };
	test.each([
		[{ authorization: 'Bearer a-token-of-some-length' }, 200],
		[{ authorization: 'bearer a-token-of-some-length' }, 200],
		[{ authorization: 'Bearer a-token-of-some-lengtH' }, 401],
		[{ authorization: 'Bearer a-token-of-some-length-and-more' }, 401],
		[{ authorization: 'Bearer ' }, 401],
		[{ authorization: 'Basic a-token-of-some-length' }, 401],
		[{ authorization: 'a-token-of-some-length' }, 401],
		[{}, 401],
	])('%j: %i', (headers, status) => {
		expect(statusOf(options, { host, ...headers })).toBe(status);
	});

	test('is not asked for what says nothing, and opens nothing to other sites', () => {
		expect(statusOf(options, { host }, true)).toBe(200);
		const authorization = `Bearer ${options.token}`;
		expect(statusOf(options, { host: 'evil.example', authorization })).toBe(403);
	});
});

test('which addresses are this machine', () => {
	expect(['127.0.0.1', '127.1.2.3', '::1', 'localhost'].every(isLoopback)).toBe(true);
	expect(['0.0.0.0', '::', '127.evil.example', '192.168.0.1', 'localhost.example'].some(isLoopback)).toBe(
		false,
	);
});
