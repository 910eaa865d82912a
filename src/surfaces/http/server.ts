import { createAdaptorServer, type HttpBindings, type ServerType } from '@hono/node-server';
import type { Session } from '../../engine.ts';
import type { Envelope } from '../../model/envelope.ts';
import { AssayError } from '../../model/errors.ts';
import { VERSION } from '../../model/version.ts';
import { type App, makeApp } from './app.ts';
import type { Asker } from './asker.ts';
import { Connections } from './connections.ts';
import { eventsOf } from './events.ts';
import { gatesOf } from './gate.ts';
import { bracketed, guardOf } from './guard.ts';
import { LIMITS, type Limits } from './limits.ts';
import { startMetrics } from './metrics.ts';
import { questionRoutes } from './question-routes.ts';
import { bodyReader } from './read-body.ts';
import type { Mount } from './route.ts';

export interface ServerOptions {
	session: Session;
	host: string;
	/** 0 for one that is free. */
	port: number;
	token: string | null;
	allowedHosts?: readonly string[];
	mounts?: readonly Mount[];
	limits?: Partial<Limits>;
	/** Told in one line of what failed inside. */
	onDefect?: (line: string) => void;
}

export interface RunningServer {
	/** Where it listens. */
	url: string;
	port: number;
	/** Takes no more requests, finishes what runs, for a while, and lets go of the session. */
	close(): Promise<void>;
}

/** Throws an `AssayError` when it cannot listen there. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
	const { session, host, mounts = [], token, allowedHosts = [] } = options;
	const limits = { ...LIMITS, ...options.limits };
	// Who may ask depends on the port, which is known when it listens; nothing is asked before.
	let app: App;
	const server = serverOf(limits, (request, asker) => app.answer(request, asker));
	const port = await listen(server, host, options.port);

	const ended = new AbortController();
	const gates = gatesOf(limits);
	const bodies = bodyReader(limits);
	const metrics = startMetrics(VERSION);
	const events = eventsOf(session, limits);
	session.listen((event) => {
		if (event.kind === 'index') metrics.noteGeneration(event.generation);
	});
	const onDefect = (error: unknown) =>
		options.onDefect?.(error instanceof Error ? String(error.stack) : String(error));
	const onAnswer = (envelope: Envelope<unknown>) => {
		metrics.noteAnswer(envelope);
		if (envelope.ok || envelope.error.code !== 'INTERNAL') return;
		options.onDefect?.(`${envelope.error.message} (${envelope.error.hint})`);
	};
	app = makeApp({
		guard: guardOf({ host, port, allowedHosts, token }),
		gates,
		bodies,
		metrics,
		events,
		limits,
		mounts,
		onDefect,
		questionRoutes: questionRoutes({ session, gates, bodies, limits, ended: ended.signal, onAnswer }),
	});
	return {
		url: `http://${bracketed(host)}:${port}`,
		port,
		async close() {
			events.close();
			// Mounts may have streams open that would go on: they are told when no answer is being made any more.
			const closed = closeServer(server, limits.endMs);
			const deadline = performance.now() + limits.endMs;
			while (app.inFlight > 0 && performance.now() < deadline) await pause(SWEEP_MS);
			for (const mount of mounts) await mount.close();
			await closed;
			ended.abort();
			if ('closeAllConnections' in server) server.closeAllConnections();
			await session.close();
		},
	};
}

function pause(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

function serverOf(limits: Limits, answer: (request: Request, asker: Asker) => Promise<Response>): ServerType {
	const connections = new Connections(limits);
	const server = createAdaptorServer({
		async fetch(request, given) {
			const { incoming, outgoing } = given as HttpBindings;
			// A connection that stays open would keep a server that is told to end from ending.
			if (!server.listening) outgoing.shouldKeepAlive = false;
			const asker = connections.askerOf(incoming.socket);
			const response = await answer(request, asker);
			asker.noteAnswer(response.status >= 400, performance.now());
			connections.handed(incoming.socket);
			return response;
		},
		// What is left of a body that was refused is not read: the connection is closed.
		autoCleanupIncoming: false,
		serverOptions: {
			maxHeaderSize: limits.headerBytes,
			headersTimeout: limits.headersMs,
			requestTimeout: limits.requestMs,
			connectionsCheckingInterval: Math.min(1000, limits.headersMs),
			keepAliveTimeout: limits.idleMs / 4,
		},
	});
	server.setTimeout(limits.idleMs);
	serveInTurn(server, connections);
	return server;
}

/** Nothing is read of a connection before its turn, and nothing is made of a request. */
function serveInTurn(server: ServerType, connections: Connections): void {
	const serveConnection = takeListeners(server, 'connection');
	const serveRequest = takeListeners(server, 'request');
	// Node has this as an option for servers of plain sockets alone.
	Object.assign(server, { pauseOnConnect: true });
	server.on('connection', (socket: HttpBindings['incoming']['socket']) =>
		connections.admit(socket, () => {
			serveConnection(socket);
			socket.resume();
		}),
	);
	server.on('request', (incoming: HttpBindings['incoming'], outgoing: HttpBindings['outgoing']) =>
		connections.inTurn({ incoming, outgoing }, () => serveRequest(incoming, outgoing)),
	);
}

/** Gives what those that listened until now would have done. */
function takeListeners(server: ServerType, event: string): (...given: unknown[]) => void {
	const listeners = server.listeners(event);
	server.removeAllListeners(event);
	return (...given) => {
		for (const listener of listeners) listener.apply(server, given);
	};
}

async function listen(server: ServerType, host: string, port: number): Promise<number> {
	await new Promise<void>((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port)));
		server.listen({ host, port, exclusive: true }, resolve);
	});
	const address = server.address();
	return address === null || typeof address === 'string' ? port : address.port;
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): AssayError {
	switch (error.code) {
		case 'EADDRINUSE':
			return new AssayError(
				'BUSY',
				`port ${port} of ${host} is in use`,
				'Choose another with --port, or 0 for any that is free.',
				error,
			);
		case 'EACCES':
			return new AssayError(
				'IO',
				`port ${port} needs more rights`,
				'Choose one from 1024 on with --port.',
				error,
			);
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
		case 'EINVAL':
			return new AssayError(
				'USAGE',
				`${host} is not an address of this machine`,
				'Give one with --host: 127.0.0.1 for this machine alone, 0.0.0.0 for every network.',
				error,
			);
		default:
			return new AssayError(
				'IO',
				`cannot listen on ${host}: ${error.message}`,
				'Choose another with --host.',
				error,
			);
	}
}

/** Connections that were busy when it was told to close stay open when they are done; they are looked for again and again. */
async function closeServer(server: ServerType, endMs: number): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	const sweeping = setInterval(() => {
		if ('closeIdleConnections' in server) server.closeIdleConnections();
	}, SWEEP_MS);
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, endMs);
	});
	await Promise.race([closed, late]);
	clearTimeout(timer);
	clearInterval(sweeping);
}

const SWEEP_MS = 20;
