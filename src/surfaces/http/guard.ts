import { hash, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** Who may ask. */
export interface GuardOptions {
	/** The address that is listened on, and its port. */
	host: string;
	port: number;
	/** Other names under which the server is known, as behind a proxy. */
	allowedHosts: readonly string[];
	/** Without one, everybody on this machine may ask. */
	token: string | null;
}

export interface Guard {
	/** Throws a `Refusal` for a request that a page of somebody else may have made, or that has no right to be answered. */
	check(request: Request, isOpen: boolean): void;
}

/**
 * A page of another site can make a browser send requests to this machine. It cannot choose what `Host` and `Origin` say: a name
 * that is bound to our address by its owner is not one of ours (DNS rebinding), and neither is its origin.
 */
export function guardOf({ host, port, allowedHosts, token }: GuardOptions): Guard {
	const isOurs = hostTest(host, port, allowedHosts);
	const expected = token === null ? null : digest(token);
	return {
		check(request, isOpen) {
			const { headers } = request;
			if (!isOurs(headers.get('host') ?? '') || !isOurs(hostOf(request.url))) {
				throw forbidden(
					'this is not a name of this server',
					'Use the address it printed, or start it with --allow-host.',
				);
			}
			const origin = headers.get('origin');
			if (origin !== null && !(/^https?:\/\//.test(origin) && isOurs(hostOf(origin)))) {
				throw forbidden(
					'requests of other sites are refused',
					'Ask from a page of this server, or from a program.',
				);
			}
			const site = headers.get('sec-fetch-site');
			if (site !== null && site !== 'same-origin' && site !== 'none') {
				throw forbidden('requests of other sites are refused', 'Open the address itself.');
			}
			if (expected !== null && !isOpen && !hasToken(headers.get('authorization'), expected)) {
				throw new Refusal(
					401,
					'UNAUTHORIZED',
					'a token is needed',
					'Send the header Authorization: Bearer <token>, with the token the server was started with.',
					{ 'www-authenticate': 'Bearer' },
				);
			}
		},
	};
}

function forbidden(message: string, hint: string): Refusal {
	return new Refusal(403, 'FORBIDDEN', message, hint);
}

/** Hashes have the same length, so that the time of comparing tells nothing about the token. */
function hasToken(given: string | null, expected: Buffer): boolean {
	const token = /^bearer +([\x21-\x7e]+)$/i.exec(given ?? '')?.[1];
	return token !== undefined && timingSafeEqual(digest(token), expected);
}

function digest(token: string): Buffer {
	return hash('sha256', token, 'buffer');
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Which values of `Host` are ours. On an address for all networks any number is, because nobody can bind
 * a number to another address; names are when they were allowed.
 */
function hostTest(host: string, port: number, allowedHosts: readonly string[]): (given: string) => boolean {
	const names = isLoopback(host) ? [...LOOPBACK_NAMES, bracketed(host)] : [bracketed(host)];
	const known = new Set(names.map((name) => `${name}:${port}`));
	if (port === 80) for (const name of names) known.add(name);
	for (const name of allowedHosts) known.add(name.toLowerCase());
	const takesNumbers = host === '0.0.0.0' || host === '::';
	return (given) => {
		const wanted = given.toLowerCase();
		return known.has(wanted) || (takesNumbers && isNumberWithPort(wanted, port));
	};
}

function isNumberWithPort(given: string, port: number): boolean {
	const end = `:${port}`;
	if (!given.endsWith(end)) return false;
	const name = given.slice(0, -end.length);
	return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name);
}

export function isLoopback(host: string): boolean {
	return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** As it stands in an address: a number with colons in brackets. */
export function bracketed(host: string): string {
	return host.includes(':') ? `[${host.toLowerCase()}]` : host.toLowerCase();
}

/** Between the slashes and what follows, without the cost of reading the whole address. */
function hostOf(url: string): string {
	return /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
}
