import { fileURLToPath } from 'node:url';
import type { FileBatch } from '../../model/batch.ts';
import type { LanguageCount } from '../../model/build.ts';
import { AssayError } from '../../model/errors.ts';
import { TIME_NOTE } from '../../model/file.ts';
import { type Trouble, WorkerPool } from '../../platform/worker-pool.ts';
import { Care, type ParseJob, type ParseSetup } from './protocol.ts';

const SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = fileURLToPath(new URL(SOURCE ? './worker.ts' : './worker.js', import.meta.url));
/**
 * How a process is started that is to read many files. It lives on short-lived trees. A small young generation and an early collection of the
 * old one keep it at 200 MB and cost no time; where trees are kept changes from file to file, and
 * optimised code that follows each change is compiled over and over.
 *
 * More inlining of WebAssembly (`--wasm-inlining-*`) would make the parser a tenth faster, and is not wanted: how deep
 * it can go before its stack ends would then differ by a factor of two with how much of it is compiled already.
 */
export const PARSE_OPTIONS = [
	'--max-semi-space-size=8',
	'--max-old-space-size=512',
	'--no-allocation-site-pretenuring',
	'--disable-warning=ExperimentalWarning',
];

/** For few files: without the compiler that takes longest, a hundred take a seventh less. */
const FOR_FEW = ['--max-opt=2'];
const FEW_FILES = 200;
const NICENESS = 5;
/** Languages that a process gets ready for before it is given a file. */
const PREPARED = 3;

export interface PoolOptions {
	setup: ParseSetup;
	/** Processes at most. */
	jobs: number;
	/** Milliseconds one file may take before its process is ended. */
	patienceMs: number;
}

/**
 * Parse processes that take one run of batches after another. A process that dies or hangs is replaced,
 * and its file is tried again with more care; the other files of the batch are not affected.
 */
export class ParsePool {
	private readonly processes: WorkerPool<ParseJob, FileBatch>;
	private few = false;
	private many = false;

	constructor({ setup, jobs, patienceMs }: PoolOptions) {
		this.processes = new WorkerPool({
			entry: ENTRY,
			execArgv: () => (this.few ? [...PARSE_OPTIONS, ...FOR_FEW] : PARSE_OPTIONS),
			// Nobody waits for many files as one waits for an answer.
			niceness: () => (this.many ? NICENESS : 0),
			setup: () => setup,
			processes: jobs,
			patienceMs,
			again: (files, item, trouble) => withMoreCare(files, item, told(trouble, patienceMs)),
			cannotStart: (trouble) => cannotParse(told(trouble, patienceMs).note),
		});
	}

	/** Has processes that suit few files, until there are more. */
	expectFew(): void {
		this.few = true;
	}

	/** Starts processes before there is work for them: starting takes longer than most files. */
	warmUp(processes = 1): void {
		this.processes.warmUp(processes);
	}

	/** Has the processes that were started load what files in the first of these languages need. */
	getReadyFor(counted: readonly LanguageCount[]): void {
		this.processes.tell({ prepare: counted.slice(0, PREPARED).map(({ language }) => language) });
	}

	/** Before a run: has processes that suit so many files. Those that do not are started again. */
	adaptTo(files: number): void {
		this.many ||= files > FEW_FILES;
		if (!this.few || !this.many) return;
		this.few = false;
		this.processes.startAgain();
	}

	/** What is in the files of each batch, in the order of the batches. One run at a time; by so many processes at most. */
	run(batches: Iterable<ParseJob[]>, signal?: AbortSignal, processes?: number): AsyncGenerator<FileBatch> {
		return this.processes.run(batches, signal, processes);
	}

	/** Between runs: ends the processes, and with them what they hold in memory. The next run starts others. */
	rest(): void {
		this.processes.rest();
	}

	close(): void {
		this.processes.close();
	}
}

function cannotParse(why: string): AssayError {
	return new AssayError(
		'INTERNAL',
		`parse processes do not start: ${why}`,
		'Run `assay doctor` to see what is missing.',
	);
}

type FileTrouble = NonNullable<ParseJob['trouble']>;

/**
 * The files once more, with more care for the one in hand. Where no more can be taken of it, it was not
 * that file: then all of them, so that there is an end to it.
 */
function withMoreCare(files: readonly ParseJob[], item: number, trouble: FileTrouble): ParseJob[] {
	const innocent = files[item].care >= Care.leaveOut;
	return files.map((file, i) => (i === item || innocent ? { ...file, care: file.care + 1, trouble } : file));
}

function told(trouble: Trouble, patienceMs: number): FileTrouble {
	return { status: trouble.timedOut ? 'timed_out' : 'crashed', note: noteOf(trouble, patienceMs) };
}

function noteOf({ timedOut, failure, ending }: Trouble, patienceMs: number): string {
	if (timedOut) return `${TIME_NOTE} ${Math.round(patienceMs / 1000)} s`;
	if (failure !== null) return `extraction failed: ${failure.split('\n')[0]}`;
	return `the parse process ended with ${ending}`;
}
