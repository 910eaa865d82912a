import type { HttpBindings } from '@hono/node-server';
import { Asker } from './asker.ts';
import type { Limits } from './limits.ts';

type Incoming = HttpBindings['incoming'];
type Socket = Incoming['socket'];

/** An answer that was handed over so long ago, and is not taken, keeps no connection from being closed. */
const STUCK_MS = 10_000;

interface Connection {
	socket: Socket;
	asker: Asker;
	/** Requests whose answers are not sent, in order. The first is being answered. */
	pending: { incoming: Incoming; begin(): void }[];
	/** When the answer to the first was handed over. */
	handedAt: number | null;
	/** When the last answer was sent, or the connection began. */
	since: number;
	hasAnswered: boolean;
}

/**
 * The connections of a server. Each has one request answered at a time, however many it sends ahead. When there are too many, one
 * that sends nothing, sends too slowly or takes no answer is closed for the next, so that such never keep others out.
 */
export class Connections {
	private readonly limits: Pick<Limits, 'connections' | 'ahead'>;
	private readonly open = new Map<Socket, Connection>();

	constructor(limits: Pick<Limits, 'connections' | 'ahead'>) {
		this.limits = limits;
	}

	admit(socket: Socket): void {
		if (this.open.size >= this.limits.connections && !this.makeRoom()) {
			socket.destroy();
			return;
		}
		const asker = new Asker(socket.remoteAddress ?? '');
		const since = performance.now();
		this.open.set(socket, { socket, asker, pending: [], handedAt: null, since, hasAnswered: false });
		socket.once('close', () => this.open.delete(socket));
	}

	/** Begins with a request when those before it on its connection are answered, and the answers sent; else never. */
	inTurn({ incoming, outgoing }: HttpBindings, begin: () => void): void {
		const connection = this.open.get(incoming.socket);
		if (connection === undefined) return;
		if (connection.pending.length > this.limits.ahead) {
			this.close(connection);
			return;
		}
		connection.pending.push({ incoming, begin });
		outgoing.once('close', () => this.sent(connection));
		if (connection.pending.length === 1) begin();
	}

	/** Notes that the request in hand was answered; whether it is sent depends on who asked. */
	handed(socket: Socket): void {
		const connection = this.open.get(socket);
		if (connection !== undefined) connection.handedAt = performance.now();
	}

	askerOf(socket: Socket): Asker {
		return this.open.get(socket)?.asker ?? new Asker(socket.remoteAddress ?? '');
	}

	private sent(connection: Connection): void {
		connection.pending.shift();
		connection.handedAt = null;
		connection.hasAnswered = true;
		connection.since = performance.now();
		// Requests that were sent ahead are not answered to somebody who has gone.
		if (this.open.has(connection.socket)) connection.pending[0]?.begin();
	}

	private close({ socket }: Connection): void {
		this.open.delete(socket);
		socket.destroy();
	}

	private makeRoom(): boolean {
		const now = performance.now();
		let worst: Connection | null = null;
		for (const one of this.open.values()) {
			if (isDispensable(one, now) && (worst === null || isWorse(one, worst))) worst = one;
		}
		if (worst === null) return false;
		this.close(worst);
		return true;
	}
}

function isDispensable({ pending, handedAt, socket }: Connection, now: number): boolean {
	if (pending.length === 0 || !pending[0].incoming.complete) return true;
	return handedAt !== null && now - handedAt > STUCK_MS && socket.writableLength > 0;
}

/** First those that never asked anything whole, then those that have been silent for longest. */
function isWorse(one: Connection, other: Connection): boolean {
	if (one.hasAnswered !== other.hasAnswered) return !one.hasAnswered;
	return one.since < other.since;
}
