import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '../../../src/model/envelope.ts';
import type { StateFolder } from '../../../src/store/state.ts';

/** What an indexer can be told to do. */
export type Order =
	/** Starts a parse process before there is work for it. */
	| { kind: 'prepare'; state: StateFolder }
	| { kind: 'refresh'; state: StateFolder; full: boolean }
	/** Stops as soon as the index has to be changed for it, unless it may. */
	| { kind: 'ask'; question: string; input: object; root: string; mayChange: boolean }
	/** Gives what does not fit together in the live index; null when everything does. */
	| { kind: 'inspect'; state: StateFolder }
	/** Commits an entry of the durable record. */
	| { kind: 'note'; state: StateFolder; key: string; value: string }
	/** Takes the write lock and never gives it back. */
	| { kind: 'lock'; state: StateFolder };

export type Reply = { value: unknown } | { error: { code: string; message: string } };

export interface Asked {
	envelope: Envelope<unknown>;
	/** It began to change the index. */
	changes: boolean;
}

export interface Refreshed {
	kind: 'none' | 'update' | 'rebuild';
	generation: string;
}

/** Longer than anything takes on a loaded machine, including a parse process that is given up. */
const PATIENCE_MS = 300_000;
/** Where such processes keep compiled code for one another: one that is killed would compile all of it each time. */
const COMPILED = join(tmpdir(), 'assay-indexers-compiled');
const SCRIPT = join(import.meta.dirname, '../indexer.ts');

/** The process ended, by a signal or by itself, before it had answered. */
export class Died extends Error {
	readonly signal: string | null;

	constructor(signal: string | null, code: number | null, output: string) {
		super(`the indexer ended with ${signal ?? code}: ${output}`);
		this.signal = signal;
	}
}

/** A process that works on an index and may be killed while it does. */
export class IndexerProcess {
	private readonly child: ChildProcess;
	private readonly ended: Promise<never>;
	private output = '';
	private isOver = false;

	private constructor() {
		this.child = fork(SCRIPT, {
			serialization: 'advanced',
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
			execArgv: ['--disable-warning=ExperimentalWarning'],
			env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
		});
		for (const stream of [this.child.stdout!, this.child.stderr!]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				this.output = (this.output + text).slice(-4_000);
			});
		}
		this.ended = new Promise((_, reject) => {
			// What it sent before it died still counts, so its channel must have ended too.
			const exit = once(this.child, 'exit');
			Promise.all([exit, once(this.child, 'disconnect')]).then(([[code, signal]]) => {
				this.isOver = true;
				reject(new Died(signal, code, this.output));
			}, reject);
		});
		// Not being waited for at the moment is no failure.
		this.ended.catch(() => undefined);
	}

	static async start(): Promise<IndexerProcess> {
		const indexer = new IndexerProcess();
		await indexer.reply();
		return indexer;
	}

	/** One that has a parse process for this root. */
	static async prepared(state: StateFolder): Promise<IndexerProcess> {
		const indexer = await IndexerProcess.start();
		await indexer.do({ kind: 'prepare', state });
		return indexer;
	}

	get pid(): number {
		return this.child.pid!;
	}

	/** Whether it has ended, for whatever reason. */
	get isGone(): boolean {
		return this.isOver;
	}

	/** Carries out an order. Throws `Died` when the process does not live to answer, `Refused` for an error. */
	async do(order: Order): Promise<unknown> {
		const reply = this.reply();
		if (this.child.connected) this.child.send(order);
		const answer = await reply;
		if ('error' in answer) throw new Refused(answer.error.code, answer.error.message);
		return answer.value;
	}

	async refresh(state: StateFolder, { full = false } = {}): Promise<Refreshed> {
		return (await this.do({ kind: 'refresh', state, full })) as Refreshed;
	}

	async ask(root: string, question: string, input: object = {}, mayChange = true): Promise<Asked> {
		return (await this.do({ kind: 'ask', question, input, root, mayChange })) as Asked;
	}

	/** Ends it as an operating system would. */
	async kill(): Promise<void> {
		this.child.kill('SIGKILL');
		await this.ended.catch(() => undefined);
	}

	async close(): Promise<void> {
		if (this.child.connected) this.child.disconnect();
		await this.ended.catch(() => undefined);
	}

	private async reply(): Promise<Reply> {
		const { promise, resolve, reject } = Promise.withResolvers<Reply>();
		const hung = setTimeout(() => {
			this.child.kill('SIGKILL');
			reject(new Error(`no answer after ${PATIENCE_MS / 1000} s: ${this.output}`));
		}, PATIENCE_MS);
		this.child.once('message', resolve);
		try {
			return await Promise.race([promise, this.ended]);
		} finally {
			clearTimeout(hung);
			this.child.off('message', resolve);
		}
	}
}

/** An order was answered with an error. */
export class Refused extends Error {
	readonly code: string;

	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}
