import type { Readable, Writable } from 'node:stream';
import {
	type JSONRPCMessage,
	ProtocolErrorCode,
	parseJSONRPCMessage,
	type Transport,
} from '@modelcontextprotocol/server';

/** The longest message that is read. Longer ones are answered with an error, and never kept. */
const MAX_CHARACTERS = 10_000_000;

/**
 * Messages as lines of JSON. Unlike the transport of the SDK it answers what is no message with an error, as JSON-RPC
 * wants it, and a line that is too long does not end the connection.
 */
export class LineTransport implements Transport {
	onclose?: () => void;
	onerror?: (error: Error) => void;
	onmessage?: Transport['onmessage'];
	readonly #input: Readable;
	readonly #output: Writable;
	readonly #onEnd: () => void;
	#parts: string[] = [];
	#length = 0;
	#isClosed = false;

	/** `onEnd` is told once: `onclose` belongs to who is connected. */
	constructor(input: Readable, output: Writable, onEnd: () => void) {
		this.#input = input;
		this.#output = output;
		this.#onEnd = onEnd;
	}

	async start(): Promise<void> {
		this.#output.on('error', () => void this.close());
		this.#input.setEncoding('utf8');
		this.#input.on('data', (text: string) => this.#read(text));
		for (const event of ['end', 'close', 'error']) this.#input.on(event, () => void this.close());
	}

	async send(message: JSONRPCMessage): Promise<void> {
		await this.#write(message);
	}

	async close(): Promise<void> {
		if (this.#isClosed) return;
		this.#isClosed = true;
		this.#input.pause();
		this.#parts = [];
		this.onclose?.();
		this.#onEnd();
	}

	#read(text: string): void {
		let from = 0;
		for (let end = text.indexOf('\n'); end !== -1 && !this.#isClosed; end = text.indexOf('\n', from)) {
			this.#keep(text.slice(from, end));
			this.#line();
			from = end + 1;
		}
		this.#keep(text.slice(from));
	}

	#keep(part: string): void {
		this.#length += part.length;
		if (this.#length > MAX_CHARACTERS) this.#parts = [];
		else if (part !== '') this.#parts.push(part);
	}

	#line(): void {
		const line = this.#parts.join('');
		const isTooLong = this.#length > MAX_CHARACTERS;
		this.#parts = [];
		this.#length = 0;
		if (isTooLong) this.#refuse(ProtocolErrorCode.InvalidRequest, 'the message is too long', null);
		else if (line.trim() !== '') this.#message(line);
	}

	#message(line: string): void {
		let value: unknown;
		try {
			value = JSON.parse(line);
		} catch {
			this.#refuse(ProtocolErrorCode.ParseError, 'not JSON', null);
			return;
		}
		let message: JSONRPCMessage;
		try {
			message = parseJSONRPCMessage(value);
		} catch {
			this.#refuse(ProtocolErrorCode.InvalidRequest, 'not a JSON-RPC message', idOf(value));
			return;
		}
		this.onmessage?.(message);
	}

	#refuse(code: number, message: string, id: string | number | null): void {
		this.#write({ jsonrpc: '2.0', id, error: { code, message } }).catch(() => {});
	}

	/** Waits while the reader does not keep up. */
	#write(message: object): Promise<void> {
		if (this.#isClosed) return Promise.reject(new Error('the connection is closed'));
		return new Promise((resolve, reject) => {
			this.#output.write(`${oneLine(message)}\n`, (error) => (error ? reject(error) : resolve()));
		});
	}
}

/** Some readers take these two for ends of lines; they can only stand in strings, where an escape means the same. */
function oneLine(message: object): string {
	return JSON.stringify(message).replace(/[\u2028\u2029]/g, (end) =>
		end === '\u2028' ? '\\u2028' : '\\u2029',
	);
}

function idOf(value: unknown): string | number | null {
	if (typeof value !== 'object' || value === null || !('id' in value)) return null;
	return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : null;
}
