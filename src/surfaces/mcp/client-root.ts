import { fileURLToPath } from 'node:url';
import {
	CLIENT_CAPABILITIES_META_KEY,
	type InputRequiredResult,
	inputRequired,
	inputResponse,
	type Server,
	type ServerContext,
} from '@modelcontextprotocol/server';
import { openSession, type Session } from '../../engine.ts';
import { AssayError } from '../../model/errors.ts';
import type { ServiceRequest } from '../service.ts';
import type { Repository } from './server.ts';

const ANSWER_MS = 5_000;
const MOST_ROOTS = 50;
/** A client that changes its folders gets the ones before quickly again. */
const MOST_SESSIONS = 4;
const ROOTS = 'roots';

type Where = Pick<ServiceRequest, 'cwd' | 'env' | 'root'>;

/**
 * The repository of a connection: the one on the command line, else the first folder the client tells, else the one
 * around the current folder.
 */
export class ClientRoot implements Repository {
	readonly #where: Where;
	readonly #sessions = new Map<string, Promise<Session>>();
	/** null as long as nobody told. */
	#chosen: Promise<Session> | null = null;

	constructor(where: Where) {
		this.#where = where;
	}

	/** The newest protocol has no requests to clients: what is needed is asked for in place of an answer. */
	missing(server: Server, { mcpReq }: ServerContext): InputRequiredResult | null {
		if (this.#chosen !== null || this.#where.root !== undefined || mcpReq.envelope === undefined) return null;
		if (!hasRoots(server, mcpReq.envelope)) return null;
		if (inputResponse(mcpReq.inputResponses, ROOTS).kind !== 'missing') return null;
		return inputRequired({ inputRequests: { [ROOTS]: inputRequired.listRoots() } });
	}

	session(server: Server, context: ServerContext): Promise<Session> {
		if (this.#chosen === null) {
			const chosen = this.#choose(server, context);
			this.#chosen = chosen;
			// A folder that could not be opened may be there when it is asked for again.
			chosen.catch(() => {
				if (this.#chosen === chosen) this.#chosen = null;
			});
		}
		return this.#chosen;
	}

	/** Opens the repository of the command line: who mistyped it is told at once. Throws an `AssayError`. */
	async openGiven(): Promise<void> {
		if (this.#where.root !== undefined) await this.#open(this.#where.root);
	}

	forget(): void {
		this.#chosen = null;
	}

	async close(): Promise<void> {
		const opened = await Promise.allSettled(this.#sessions.values());
		await Promise.all(opened.map((each) => (each.status === 'fulfilled' ? each.value.close() : undefined)));
	}

	async #choose(server: Server, context: ServerContext): Promise<Session> {
		const { root } = this.#where;
		if (root !== undefined) return this.#open(root);
		let failure: unknown = null;
		for (const folder of foldersOf(await tellRoots(server, context))) {
			try {
				return await this.#open(folder);
			} catch (error) {
				failure ??= error;
			}
		}
		// A client that has folders means one of them, not where the server happens to run.
		if (failure !== null) throw failure;
		return this.#open(undefined);
	}

	#open(root: string | undefined): Promise<Session> {
		const key = root ?? '';
		const known = this.#sessions.get(key);
		if (known !== undefined) return known;
		const { cwd, env } = this.#where;
		const opened = openSession({ cwd, env, root });
		this.#sessions.set(key, opened);
		opened.catch(() => this.#sessions.delete(key));
		const [oldest] = this.#sessions;
		if (this.#sessions.size > MOST_SESSIONS) {
			this.#sessions.delete(oldest[0]);
			oldest[1].then((session) => session.close()).catch(() => {});
		}
		return opened;
	}
}

/** What the client says its folders are; nothing when it does not know of such, or does not answer. */
async function tellRoots(server: Server, { mcpReq }: ServerContext): Promise<readonly { uri: string }[]> {
	const told = inputResponse(mcpReq.inputResponses, ROOTS);
	if (told.kind === 'roots') return told.roots;
	if (mcpReq.envelope !== undefined || !hasRoots(server, undefined)) return [];
	try {
		return (await mcpReq.send({ method: 'roots/list' }, { timeout: ANSWER_MS })).roots;
	} catch {
		return [];
	}
}

function hasRoots(server: Server, envelope: object | undefined): boolean {
	const own = (envelope as Record<string, unknown> | undefined)?.[CLIENT_CAPABILITIES_META_KEY];
	const capabilities = (own ?? server.getClientCapabilities()) as { roots?: unknown } | undefined;
	return capabilities?.roots !== undefined;
}

function foldersOf(roots: readonly { uri: string }[]): string[] {
	return roots.slice(0, MOST_ROOTS).flatMap(({ uri }) => {
		if (typeof uri !== 'string' || !uri.startsWith('file:')) return [];
		try {
			return [fileURLToPath(uri)];
		} catch {
			throw new AssayError('ROOT_MISSING', `not the address of a folder: ${uri}`, 'Give a file:// address.');
		}
	});
}
