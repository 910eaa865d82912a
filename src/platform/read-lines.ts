import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

const CHUNK_BYTES = 1 << 20;
const LINE_FEED = 10;

/** A line of a file, without its end. */
export interface Line {
	/** null when it is not UTF-8, or longer than was asked for. */
	text: string | null;
	bytes: number;
	/** Whether a line feed ends it: only the last one may lack it. */
	isEnded: boolean;
}

/**
 * The lines of a regular file, read once from its start to its end in constant memory. Follows no symbolic link.
 * `onBytes` gets everything that was read, in order.
 */
export function* readLines(
	path: string,
	maxBytes: number,
	onBytes: (bytes: Uint8Array) => void,
): Generator<Line> {
	const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	try {
		if (!fstatSync(descriptor).isFile())
			throw Object.assign(new Error(`${path} is not a file`), { code: 'ENOTSUP' });
		yield* linesOf(descriptor, maxBytes, onBytes);
	} finally {
		closeSync(descriptor);
	}
}

function* linesOf(
	descriptor: number,
	maxBytes: number,
	onBytes: (bytes: Uint8Array) => void,
): Generator<Line> {
	const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
	/** The beginning of a line that the chunk before ended in; no more of it than may be. */
	let rest: Buffer = Buffer.alloc(0);
	let restBytes = 0;
	for (;;) {
		const read = readSync(descriptor, chunk, 0, CHUNK_BYTES, null);
		if (read === 0) break;
		const bytes = chunk.subarray(0, read);
		onBytes(bytes);
		let start = 0;
		for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, start)) {
			const tail = bytes.subarray(start, end);
			yield lineOf(
				restBytes === 0 ? tail : Buffer.concat([rest, tail]),
				restBytes + tail.length,
				maxBytes,
				true,
			);
			restBytes = 0;
			start = end + 1;
		}
		const tail = bytes.subarray(start);
		rest = Buffer.concat(restBytes === 0 ? [tail] : [rest, tail]).subarray(0, maxBytes);
		restBytes += tail.length;
	}
	if (restBytes > 0) yield lineOf(rest, restBytes, maxBytes, false);
}

function lineOf(line: Buffer, bytes: number, maxBytes: number, isEnded: boolean): Line {
	const text = bytes > maxBytes || !isUtf8(line) ? null : line.toString('utf8');
	return { text, bytes, isEnded };
}
