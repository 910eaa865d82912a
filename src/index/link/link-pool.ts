import { fileURLToPath } from 'node:url';
import { AssayError } from '../../model/errors.ts';
import { WorkerPool } from '../../platform/worker-pool.ts';
import type { FromLinker, LinkJob, LinkSetup } from './link-protocol.ts';

const SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = fileURLToPath(new URL(SOURCE ? './link-child.ts' : './link-child.js', import.meta.url));
const NODE_OPTIONS = [
	'--max-semi-space-size=8',
	'--max-old-space-size=512',
	'--disable-warning=ExperimentalWarning',
];

/** Linking a file takes milliseconds; what takes this long has stopped, and is done here. */
const PATIENCE_MS = 60_000;

/** Processes that find out where the calls of files lead. What one that dies had in hand is left to who asked. */
export class LinkPool {
	readonly processes: number;
	private readonly workers: WorkerPool<LinkJob, FromLinker>;

	/** `file`: the draft of an index, to be read when the first files are given out. */
	constructor(file: string, processes: number) {
		const setup: LinkSetup = { file };
		this.processes = processes;
		this.workers = new WorkerPool({
			entry: ENTRY,
			execArgv: () => NODE_OPTIONS,
			setup: () => setup,
			processes,
			patienceMs: PATIENCE_MS,
			again: (jobs) => jobs.map(({ path }) => ({ path, isLeft: true })),
			cannotStart: ({ ending }) =>
				new AssayError('INTERNAL', `link processes do not start: ${ending}`, 'Run it again with `--jobs 1`.'),
		});
	}

	/** Starts the processes before there is work for them. */
	warmUp(): void {
		this.workers.warmUp(this.processes);
	}

	/** Links of each batch in the order of the batches, or paths of files that are left. */
	run(batches: readonly (readonly string[])[], signal?: AbortSignal): AsyncGenerator<FromLinker> {
		const jobs = batches.map((paths) => paths.map((path) => ({ path, isLeft: false })));
		return this.workers.run(jobs, signal);
	}

	close(): void {
		this.workers.close();
	}
}
