import { fileURLToPath } from 'node:url';
import type { BuildProgress } from '../model/build.ts';
import { AssayError } from '../model/errors.ts';
import { WorkerProcess } from '../platform/worker-process.ts';
import type { WorkspaceRequest } from '../questions/workspace.ts';
import type { FromIndexer, ToIndexer } from './indexer-protocol.ts';

const SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = fileURLToPath(new URL(SOURCE ? './indexer-child.ts' : './indexer-child.js', import.meta.url));
const NODE_OPTIONS = ['--disable-warning=ExperimentalWarning'];
/** A process that nothing was asked of for so long is given back with its memory. */
const IDLE_MS = 120_000;

interface Waiting {
	resolve(generation: string): void;
	reject(error: AssayError): void;
}

/** Brings an index up to date in a process of its own, one request after the other. */
export class Indexer {
	private readonly request: WorkspaceRequest;
	private readonly onProgress: (progress: BuildProgress) => void;
	private process: WorkerProcess | null = null;
	private waiting: Waiting | null = null;
	private last: Promise<unknown> = Promise.resolve();
	private idle: NodeJS.Timeout | undefined;
	private isClosed = false;

	constructor(request: WorkspaceRequest, onProgress: (progress: BuildProgress) => void) {
		this.request = request;
		this.onProgress = onProgress;
	}

	/** Gives the generation of the index, after it was brought up to date. Throws an `AssayError`. */
	refresh(within?: readonly string[], waitMs?: number): Promise<string> {
		const turn = this.last.then(() => this.refreshNow(within, waitMs));
		this.last = turn.catch(() => undefined);
		return turn;
	}

	/** Ends the process, whatever it does: what it has not published is as if it had not begun. */
	close(): void {
		this.isClosed = true;
		this.giveBack();
	}

	private async refreshNow(within?: readonly string[], waitMs?: number): Promise<string> {
		if (this.isClosed) throw ended('the repository was closed');
		clearTimeout(this.idle);
		this.process ??= this.start();
		const { promise, resolve, reject } = Promise.withResolvers<string>();
		this.waiting = { resolve, reject };
		this.process.send({ kind: 'refresh', request: this.request, within, waitMs } satisfies ToIndexer);
		try {
			return await promise;
		} finally {
			this.waiting = null;
			this.idle = setTimeout(() => this.giveBack(), IDLE_MS).unref();
		}
	}

	private start(): WorkerProcess {
		const process = new WorkerProcess(ENTRY, NODE_OPTIONS, {
			message: (message) => this.hear(message as FromIndexer),
			exit: (description) => {
				if (this.process === process) this.process = null;
				this.waiting?.reject(ended(`the process that reads files ended: ${description}`));
			},
		});
		return process;
	}

	private hear(message: FromIndexer): void {
		if (message.kind === 'progress') this.onProgress(message.progress);
		else if (message.kind === 'done') this.waiting?.resolve(message.generation);
		else this.waiting?.reject(new AssayError(message.code, message.message, message.hint));
	}

	private giveBack(): void {
		clearTimeout(this.idle);
		this.process?.send({ kind: 'end' } satisfies ToIndexer);
		this.process = null;
	}
}

function ended(message: string): AssayError {
	return new AssayError('IO', message, 'Ask again; `assay doctor` looks for what may be wrong.');
}
