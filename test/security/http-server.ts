import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { AskOptions, Question, Session } from '../../src/engine.ts';
import { ENVELOPE_VERSION, type Envelope } from '../../src/model/envelope.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../src/surfaces/http/server.ts';

/** Servers with small limits, and clients that do not keep to the protocol. */

type Asked = (question: Question, input: unknown, options: AskOptions) => Promise<Envelope<unknown>>;

const META = {
	schemaVersion: ENVELOPE_VERSION,
	index: null,
	completeness: null,
	truncated: false,
	warnings: [],
};

export function answered(result: unknown): Envelope<unknown> {
	return { ok: true, result, meta: META };
}

/** A session that answers as it is told, where the answer is not what is tested. */
export function sessionThat(ask: Asked): Session {
	return {
		root: '/nowhere',
		ask: (question, input, options = {}) => ask(question, input, options),
		listen: () => () => {},
		close: async () => {},
	};
}

export async function temporaryHttp(
	session: Session,
	options: Partial<ServerOptions> = {},
): Promise<RunningServer> {
	const server = await startServer({ session, host: '127.0.0.1', port: 0, token: null, ...options });
	onTestFinished(() => server.close());
	return server;
}

/** Sends bytes as they are and gives everything that comes back until the connection is closed. */
export function raw(port: number, ...parts: (string | Buffer | number)[]): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, '127.0.0.1');
		let received = '';
		socket.setEncoding('latin1').on('data', (text: string) => {
			received += text;
		});
		// A server that refuses may close while we still send.
		socket.on('error', () => {});
		socket.once('close', () => resolve(received));
		socket.setTimeout(20_000, () => reject(new Error('the connection stays open')));
		void send();
		async function send(): Promise<void> {
			for (const part of parts) {
				if (typeof part === 'number') await new Promise((done) => setTimeout(done, part));
				else if (socket.writable) socket.write(part);
			}
		}
	});
}

export function statusOf(response: string): number {
	return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
}
