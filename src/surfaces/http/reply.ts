import { hash } from 'node:crypto';
import { failure } from '../../engine.ts';
import type { Envelope } from '../../model/envelope.ts';
import { AssayError } from '../../model/errors.ts';
import { Refusal, STATUS_OF } from './refusal.ts';

/** On every response: nothing of ours is run, framed, sniffed or read by a page of somebody else. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
	'x-content-type-options': 'nosniff',
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
	'x-frame-options': 'DENY',
	'referrer-policy': 'no-referrer',
	'cross-origin-resource-policy': 'same-origin',
	'cross-origin-opener-policy': 'same-origin',
};

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers as a plain object are written without being copied twice. */
export function reply(
	status: number,
	type: string,
	body: string | ReadableStream,
	more: Readonly<Record<string, string>> = {},
): Response {
	return new Response(body, {
		status,
		headers: { 'content-type': type, 'cache-control': 'no-store', ...SECURITY_HEADERS, ...more },
	});
}

/**
 * An answer with what tells whether it is still the same: a hash of the bytes. The generation of the index is in them; it
 * alone would not do, because answers about history, changes and settings depend on more. Without a fresh index there is none.
 */
export function replyWithAnswer(envelope: Envelope<unknown>, known: string | null): Response {
	if (!envelope.ok) return replyWithEnvelope(STATUS_OF[envelope.error.code], envelope);
	const body = JSON.stringify(envelope);
	if (envelope.meta.index?.fresh !== true) return reply(200, JSON_TYPE, body);
	const etag = `"${hash('sha1', body, 'base64url')}"`;
	const more = { etag, 'cache-control': 'private, no-cache' };
	if (known === null || !isNamed(etag, known)) return reply(200, JSON_TYPE, body, more);
	return new Response(null, { status: 304, headers: { ...SECURITY_HEADERS, ...more } });
}

/** Of any error: ours in our words, others without a word of where they come from. */
export function replyWithError(error: unknown): Response {
	if (error instanceof Refusal) return replyWithEnvelope(error.status, failure(error), error.headers);
	if (error instanceof AssayError) return replyWithEnvelope(STATUS_OF[error.code], failure(error));
	return replyWithEnvelope(500, failure(HIDDEN));
}

/** What failed inside is for who runs the server, not for who asks. */
const HIDDEN = new AssayError(
	'INTERNAL',
	'something failed inside assay',
	'This is a defect. What failed is printed where the server runs; please report it.',
);

function replyWithEnvelope(
	status: number,
	envelope: Envelope<unknown>,
	more?: Readonly<Record<string, string>>,
): Response {
	const isInternal = !envelope.ok && envelope.error.code === 'INTERNAL';
	return reply(status, JSON_TYPE, JSON.stringify(isInternal ? failure(HIDDEN) : envelope), more);
}

/** `If-None-Match` has one tag, several, or `*`. */
function isNamed(etag: string, known: string): boolean {
	return known.split(',').some((one) => {
		const tag = one.trim();
		return tag === '*' || tag === etag || tag === `W/${etag}`;
	});
}
