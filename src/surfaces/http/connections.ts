import type { HttpBindings } from '@hono/node-server';
import { type Asker, Askers } from './asker.ts';
import type { Limits } from './limits.ts';
import { LoopTurns } from './loop-turns.ts';

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
	/** Takes back what waits for its turn. */
	leave(): void;
}

/**
 * The connections of a server. Each has one request answered at a time, however many it sends ahead, and those that come at once
 * have turns. When there are too many, one that sends nothing, sends too slowly or takes no answer is closed for the next, so that
 * such never keep others out.
 */
export class Connections {
	private readonly limits: Pick<Limits, 'connections' | 'ahead'>;
	private readonly open = new Map<Socket, Connection>();
	private readonly askers = new Askers();
	private readonly turns = new LoopTurns();

	constructor(limits: Pick<Limits, 'connections' | 'ahead'>) {
		this.limits = limits;
	}

	/** Takes a connection that nothing is read of until `begin` is called. */
	admit(socket: Socket, begin: () => void): void {
		if (this.open.size >= this.limits.connections && !this.makeRoom()) {
			socket.destroy();
			return;
		}
		const asker = this.askers.of(socket.remoteAddress ?? '');
		const since = performance.now();
		const leave = this.turns.add(asker, begin);
		const connection = { socket, asker, pending: [], handedAt: null, since, hasAnswered: false, leave };
		this.open.set(socket, connection);
		socket.once('close', () => this.forget(connection));
	}

	/** Begins with a request when those before it on its connection are answered, and the answers sent; else never. */
	inTurn({ incoming, outgoing }: HttpBindings, begin: () => void): void {
		const connection = this.open.get(incoming.socket);
		if (connection === undefined || connection.pending.length > this.limits.ahead) {
			if (connection !== undefined) this.close(connection);
			stopParsing(incoming.socket);
			return;
		}
		connection.pending.push({ incoming, begin });
		outgoing.once('close', () => this.sent(connection));
		if (connection.pending.length === 1) this.beginFirst(connection);
	}

	/** Notes that the request in hand was answered; whether it is sent depends on who asked. */
	handed(socket: Socket): void {
		const connection = this.open.get(socket);
		if (connection !== undefined) connection.handedAt = performance.now();
	}

	/** Of a connection that is open. */
	askerOf(socket: Socket): Asker {
		return this.open.get(socket)?.asker ?? this.askers.of(socket.remoteAddress ?? '');
	}

	private sent(connection: Connection): void {
		connection.pending.shift();
		connection.handedAt = null;
		connection.hasAnswered = true;
		connection.since = performance.now();
		this.beginFirst(connection);
	}

	/** Requests that were sent ahead are not answered to somebody who has gone. */
	private beginFirst(connection: Connection): void {
		const [first] = connection.pending;
		if (first === undefined || !this.open.has(connection.socket)) return;
		connection.leave = this.turns.add(connection.asker, first.begin);
	}

	private close(connection: Connection): void {
		this.forget(connection);
		connection.socket.destroy();
	}

	private forget(connection: Connection): void {
		this.open.delete(connection.socket);
		connection.leave();
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

/**
 * The rest of what was read at once, which may be hundreds of requests, is not looked at. Node has no other way to say so; where
 * it had not this one, each would be made an object of, and told that it is over.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming?: unknown } | null }): void {
	if (typeof socket.parser?.onIncoming === 'function') socket.parser.onIncoming = () => 0;
}
