import type { Limits } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Receives bodies: each up to a limit, and all together up to another. */
export interface BodyReader {
	/** The bytes of the body. Throws a `Refusal` for too many of them: what does not say its length may not be large. */
	read(request: Request, mostBytes: number): Promise<Buffer>;
}

export function bodyReader({
	heldBytes,
	unannouncedBytes,
}: Pick<Limits, 'heldBytes' | 'unannouncedBytes'>): BodyReader {
	let held = 0;
	return {
		async read(request, mostBytes) {
			const announced = request.headers.get('content-length');
			if (Number(announced ?? 0) > mostBytes) throw tooLarge(mostBytes);
			const most = announced === null ? Math.min(mostBytes, unannouncedBytes) : mostBytes;
			if (request.body === null) return Buffer.alloc(0);
			const parts: Uint8Array[] = [];
			let size = 0;
			try {
				// What is announced is not believed: a body may have no length, or come slowly.
				for await (const part of request.body) {
					size += part.byteLength;
					held += part.byteLength;
					if (size > most) throw tooLarge(most);
					if (held > heldBytes) {
						throw new Refusal(503, 'BUSY', 'too much is being received', 'Ask again in a moment.', CLOSE);
					}
					parts.push(part);
				}
			} catch (error) {
				throw error instanceof Refusal ? error : brokenOff();
			} finally {
				held -= size;
			}
			return Buffer.concat(parts, size);
		},
	};
}

/** Nobody reads it: it is no defect of ours when somebody goes away. */
function brokenOff(): Refusal {
	return new Refusal(400, 'CANCELLED', 'the body did not come', 'Send all of it.', CLOSE);
}

/** What of a refused body is still on its way is not waited for. */
const CLOSE = { connection: 'close' };

function tooLarge(mostBytes: number): Refusal {
	const message = `the body is larger than ${mostBytes >> 10} KiB`;
	return new Refusal(413, 'TOO_LARGE', message, 'Send less.', CLOSE);
}

/** Other content types are those that a form of another site could send. */
export function checkContentType(given: string | null): void {
	if (/^application\/json *(?:;|$)/i.test(given ?? '')) return;
	const hint = 'Send the header Content-Type: application/json.';
	throw new Refusal(415, 'USAGE', 'a body must be JSON', hint, CLOSE);
}

export function parseFields(body: Buffer): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
	} catch {
		const hint = 'Send one object with the fields of the question.';
		throw new Refusal(400, 'USAGE', 'the body is not JSON', hint);
	}
}
