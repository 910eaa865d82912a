import { randomUUID } from 'node:crypto';
import {
	createMcpHandler,
	isLegacyRequest,
	type Server,
	WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Session } from '../../engine.ts';
import { makeServer, type Repository } from './server.ts';

/** Connections of clients of before 2026, which the server keeps. */
const MOST_CONNECTIONS = 32;
const IDLE_MS = 10 * 60_000;
const MAX_BODY_BYTES = 4 * 1024 * 1024;

const SESSION_HEADER = 'mcp-session-id';

export interface McpOverHttp {
	handle(request: Request): Promise<Response>;
	close(): Promise<void>;
}

interface Connection {
	transport: WebStandardStreamableHTTPServerTransport;
	server: Server;
	usedAt: number;
	/** Requests that have no response yet. */
	open: number;
}

/**
 * Streamable HTTP over a repository that is open already. Whoever mounts it looks after hosts, origins and tokens
 * first. The newest protocol has no connections; those of older ones are bounded in number and in idle time.
 */
export function mcpOverHttp(
	session: Session,
	{ idleMs = IDLE_MS, most = MOST_CONNECTIONS } = {},
): McpOverHttp {
	const repository: Repository = {
		missing: () => null,
		session: async () => session,
		forget: () => {},
	};
	const modern = createMcpHandler(() => makeServer(repository), {
		legacy: 'reject',
		maxRequestBodySize: MAX_BODY_BYTES,
	});
	const connections = new Connections(() => makeServer(repository), idleMs, most);
	return {
		async handle(request) {
			const isLegacy = await isLegacyRequest(request, undefined, { maxRequestBodySize: MAX_BODY_BYTES });
			return isLegacy ? connections.fetch(request) : modern.fetch(request);
		},
		async close() {
			await Promise.all([modern.close(), connections.close()]);
		},
	};
}

class Connections {
	readonly #make: () => Server;
	readonly #idleMs: number;
	readonly #most: number;
	readonly #open = new Map<string, Connection>();
	readonly #sweep: NodeJS.Timeout;

	constructor(make: () => Server, idleMs: number, most: number) {
		this.#make = make;
		this.#idleMs = idleMs;
		this.#most = most;
		this.#sweep = setInterval(() => this.#endIdle(), Math.max(10, idleMs / 4));
		this.#sweep.unref();
	}

	async fetch(request: Request): Promise<Response> {
		const id = request.headers.get(SESSION_HEADER);
		if (id === null) return this.#start(request);
		const connection = this.#open.get(id);
		if (connection === undefined) return refusal(404, -32001, 'no such session: begin anew with initialize');
		return this.#use(connection, request);
	}

	async close(): Promise<void> {
		clearInterval(this.#sweep);
		await Promise.all([...this.#open.keys()].map((id) => this.#end(id)));
	}

	/** A request without a session begins one, if it is the right one: the transport refuses all others. */
	async #start(request: Request): Promise<Response> {
		if (request.method !== 'POST') return refusal(400, -32000, `${request.method} needs ${SESSION_HEADER}`);
		this.#makeRoom();
		if (this.#open.size >= this.#most) return refusal(503, -32000, 'too many sessions');
		const server = this.#make();
		const transport: WebStandardStreamableHTTPServerTransport = new WebStandardStreamableHTTPServerTransport({
			sessionIdGenerator: randomUUID,
			onsessioninitialized: (id) => void this.#open.set(id, connection),
			onsessionclosed: (id) => void this.#end(id),
		});
		const connection: Connection = { transport, server, usedAt: Date.now(), open: 0 };
		await server.connect(transport);
		const response = await this.#use(connection, request);
		if (transport.sessionId === undefined) await server.close();
		return response;
	}

	async #use(connection: Connection, request: Request): Promise<Response> {
		connection.usedAt = Date.now();
		connection.open++;
		try {
			return await connection.transport.handleRequest(request);
		} finally {
			connection.open--;
			connection.usedAt = Date.now();
		}
	}

	/** The one that was idle longest goes when a new client comes. */
	#makeRoom(): void {
		if (this.#open.size < this.#most) return;
		const idle = [...this.#open].filter(([, { open }]) => open === 0);
		const [oldest] = idle.sort(([, a], [, b]) => a.usedAt - b.usedAt);
		if (oldest !== undefined) void this.#end(oldest[0]);
	}

	#endIdle(): void {
		const before = Date.now() - this.#idleMs;
		for (const [id, { usedAt, open }] of this.#open) if (open === 0 && usedAt < before) void this.#end(id);
	}

	async #end(id: string): Promise<void> {
		const connection = this.#open.get(id);
		this.#open.delete(id);
		await connection?.server.close();
	}
}

function refusal(status: number, code: number, message: string): Response {
	return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status });
}
