import type { Writable } from 'node:stream';
import { AssayError } from '../../model/errors.ts';

const CHUNK_CHARACTERS = 65_536;

/**
 * Writes lines and waits until the stream has taken all of them, so that the process may end
 * afterwards. Returns false when the reader went away (`| head`), which is no failure.
 */
export async function writeLines(stream: Writable, lines: Iterable<string>): Promise<boolean> {
	let closed = false;
	let failure: unknown;
	const onError = (error: NodeJS.ErrnoException) => {
		if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') closed = true;
		else failure = error;
	};
	stream.on('error', onError);
	try {
		for (const chunk of chunks(lines)) {
			if (closed || failure !== undefined) break;
			if (!stream.write(chunk)) await drained(stream);
		}
		if (!closed && failure === undefined) {
			await new Promise<void>((resolve) => stream.write('', () => resolve()));
			// An error of the last write is told after its callback.
			await new Promise((resolve) => setImmediate(resolve));
		}
	} catch (error) {
		// A stream that is a file tells so at once.
		onError(error as NodeJS.ErrnoException);
	} finally {
		// Left in place after a failure: more of them may follow, and none may end the process.
		if (!closed) stream.off('error', onError);
	}
	if (failure !== undefined) throw unwritten(failure);
	return !closed;
}

/** What the system says when output cannot be written; anything else is a defect, and stays what it is. */
function unwritten(error: unknown): unknown {
	const { code, syscall, message } = error as NodeJS.ErrnoException;
	if (code === undefined || syscall === undefined) return error;
	const isFull = code === 'ENOSPC' || code === 'EDQUOT';
	return new AssayError(
		isFull ? 'DISK_FULL' : 'IO',
		`cannot write the output: ${message}`,
		isFull ? 'Free some space, or write it to another disk.' : 'Write it to another file or program.',
		error,
	);
}

/** Until there is room again, or there never will be. */
function drained(stream: Writable): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			for (const event of EVENTS) stream.off(event, done);
			resolve();
		};
		for (const event of EVENTS) stream.on(event, done);
	});
}

const EVENTS = ['drain', 'error', 'close'] as const;

function* chunks(lines: Iterable<string>): Generator<string> {
	let buffer = '';
	for (const line of lines) {
		buffer += `${line}\n`;
		if (buffer.length >= CHUNK_CHARACTERS) {
			yield buffer;
			buffer = '';
		}
	}
	if (buffer !== '') yield buffer;
}
