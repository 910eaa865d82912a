import { fileURLToPath } from 'node:url';
import { languages } from '../../languages/registry.generated.ts';
import type { FileBatch } from '../../model/batch.ts';
import type { LanguageCount } from '../../model/build.ts';
import { AssayError } from '../../model/errors.ts';
import { TIME_NOTE } from '../../model/file.ts';
import { WorkerProcess } from '../../platform/worker-process.ts';
import { Care, type FromParser, type ParseJob, type ParseSetup } from './protocol.ts';

const SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = fileURLToPath(new URL(SOURCE ? './worker.ts' : './worker.js', import.meta.url));
/**
 * A parse process lives on short-lived trees. A small young generation and an early collection of the
 * old one keep it at 200 MB and cost no time; where trees are kept changes from file to file, and
 * optimised code that follows each change is compiled over and over.
 */
const NODE_OPTIONS = [
	'--max-semi-space-size=8',
	'--max-old-space-size=512',
	'--no-allocation-site-pretenuring',
	'--disable-warning=ExperimentalWarning',
];

/** For grammars that say so; others are a third slower with it. */
const UNOPTIMISED = [...NODE_OPTIONS, '--liftoff-only'];
const COSTLY = new Set(
	languages.filter(({ grammar }) => grammar?.isCostlyToOptimise).map((language) => language.id),
);

/** Batches a process has been given and not returned: one in work, one waiting. */
const AHEAD = 2;
/** Batches that may be finished before the one that is written next: bounds what is kept in memory. */
const WINDOW = 16;
/** A process that dies before it takes a file has nothing to blame but the installation. */
const MAX_IDLE_DEATHS = 4;
/** A process that works on its file uses at least this part of the time. */
const BUSY_PART = 0.5;
/** One that does not is waited for so many times as long. */
const MOST_PATIENCE = 6;
/** Languages that a process gets ready for before it is given a file. */
const PREPARED = 3;
/** A new process also loads its modules and grammars, which is not the fault of its first file. */
const STARTING_MS = 10_000;

export interface PoolOptions {
	setup: ParseSetup;
	/** Processes at most. */
	jobs: number;
	/** Milliseconds one file may take before its process is ended. */
	patienceMs: number;
}

interface Batch {
	seq: number;
	jobs: ParseJob[];
}

interface Seat {
	process: WorkerProcess;
	given: Batch[];
	/** What was in hand when we last looked, and since when: by the clock, and in processor time. */
	watched: string;
	since: number;
	cpuSince: number | null;
	/** It has got as far as a second file. */
	warm: boolean;
	timedOut: boolean;
	failure: string | null;
}

/**
 * Parse processes that take one run of batches after another. A process that dies or hangs is replaced,
 * and its file is tried again with more care; the other files of the batch are not affected.
 */
export class ParsePool {
	private readonly options: PoolOptions;
	private readonly seats: Seat[] = [];
	private readonly retries: Batch[] = [];
	private readonly finished = new Map<number, FileBatch>();
	private source: Iterator<ParseJob[]> = [][Symbol.iterator]();
	private nextToGive = 0;
	private nextToYield = 0;
	private exhausted = true;
	private closed = false;
	private optimises = true;
	private wake: (() => void) | null = null;
	/** Processes in a row that died before they took a file, and why we gave up on them. */
	private idleDeaths = 0;
	private broken: string | null = null;
	private readonly onAbort = () => this.wake?.();

	constructor(options: PoolOptions) {
		this.options = options;
	}

	/** Starts processes before there is work for them: starting takes longer than most files. */
	warmUp(processes = 1): void {
		while (this.seats.length < Math.min(processes, this.options.jobs)) this.seat();
	}

	/** Has the processes that were started load what files in the first of these languages need. */
	getReadyFor(counted: readonly LanguageCount[]): void {
		this.adaptTo(counted);
		const prepare = counted.slice(0, PREPARED).map(({ language }) => language);
		for (const seat of this.seats) seat.process.send({ prepare });
	}

	/** Before a run: has processes that suit these languages. Those that do not are started again. */
	adaptTo(files: readonly { language: string }[]): void {
		const optimises = !files.some(({ language }) => COSTLY.has(language));
		if (optimises || !this.optimises) return;
		this.optimises = false;
		const started = this.seats.splice(0);
		for (const seat of started) seat.process.kill();
		this.warmUp(started.length);
	}

	/**
	 * Yields the results in the order of the batches, whatever the order they finish in. One run at a
	 * time; one that is left early ends the processes, and the next run starts others.
	 */
	async *run(batches: Iterable<ParseJob[]>, signal?: AbortSignal): AsyncGenerator<FileBatch> {
		this.source = batches[Symbol.iterator]();
		this.exhausted = false;
		this.broken = null;
		this.idleDeaths = 0;
		const timer = setInterval(() => this.endHungProcesses(), 250);
		signal?.addEventListener('abort', this.onAbort);
		try {
			this.feedAll();
			this.seatThoseNeeded();
			for (let batch = await this.next(signal); batch !== null; batch = await this.next(signal)) yield batch;
		} finally {
			clearInterval(timer);
			signal?.removeEventListener('abort', this.onAbort);
			if (!this.exhausted || this.nextToYield < this.nextToGive) this.abandonRun();
		}
	}

	/** Between runs: ends the processes, and with them what they hold in memory. The next run starts others. */
	rest(): void {
		for (const seat of this.seats.splice(0)) seat.process.kill();
	}

	close(): void {
		this.closed = true;
		for (const seat of this.seats) seat.process.kill();
	}

	/** What was given out is lost: nobody waits for it any more. */
	private abandonRun(): void {
		for (const seat of this.seats.splice(0)) seat.process.kill();
		this.retries.length = 0;
		this.finished.clear();
		this.exhausted = true;
		this.nextToYield = this.nextToGive;
	}

	/** The next result in order; null when there is no more. */
	private async next(signal: AbortSignal | undefined): Promise<FileBatch | null> {
		for (;;) {
			signal?.throwIfAborted();
			const batch = this.finished.get(this.nextToYield);
			if (batch !== undefined) {
				this.finished.delete(this.nextToYield++);
				this.feedAll();
				return batch;
			}
			if (this.broken !== null) throw cannotParse(this.broken);
			if (this.exhausted && this.nextToYield === this.nextToGive) return null;
			await new Promise<void>((resolve) => {
				this.wake = resolve;
			});
			this.wake = null;
		}
	}

	/** No more processes than there are batches. */
	private seatThoseNeeded(): void {
		while (!this.exhausted && this.seats.length < this.options.jobs) this.seat();
	}

	private seat(): void {
		const seat: Seat = {
			process: new WorkerProcess(ENTRY, this.optimises ? NODE_OPTIONS : UNOPTIMISED, {
				message: (message) => this.receive(seat, message as FromParser),
				exit: (description) => this.replace(seat, description),
			}),
			given: [],
			watched: '',
			since: 0,
			cpuSince: null,
			warm: false,
			timedOut: false,
			failure: null,
		};
		seat.process.send({ setup: this.options.setup });
		this.seats.push(seat);
		this.feed(seat);
	}

	private feedAll(): void {
		for (const seat of this.seats) this.feed(seat);
	}

	private feed(seat: Seat): void {
		while (seat.given.length < AHEAD) {
			const batch = this.take();
			if (batch === null) return;
			seat.given.push(batch);
			seat.process.send(batch);
		}
	}

	private take(): Batch | null {
		const retry = this.retries.shift();
		if (retry !== undefined) return retry;
		if (this.exhausted || this.nextToGive - this.nextToYield >= Math.max(WINDOW, this.options.jobs * 4))
			return null;
		const { value, done } = this.source.next();
		if (done) {
			this.exhausted = true;
			this.wake?.();
			return null;
		}
		return { seq: this.nextToGive++, jobs: value };
	}

	private receive(seat: Seat, message: FromParser): void {
		if (!this.seats.includes(seat)) return;
		if ('failure' in message) {
			seat.failure = message.failure;
			return;
		}
		seat.given = seat.given.filter((batch) => batch.seq !== message.seq);
		seat.watched = '';
		seat.warm = true;
		this.idleDeaths = 0;
		this.finished.set(message.seq, message);
		this.feed(seat);
		this.wake?.();
	}

	private replace(seat: Seat, ending: string): void {
		const at = this.seats.indexOf(seat);
		if (at === -1 || this.closed) return;
		this.seats.splice(at, 1);
		// Nobody is waiting: the next run starts another when it needs one.
		if (seat.given.length === 0 && this.exhausted) return;
		const { batch: seq, item } = seat.process.inHand;
		this.idleDeaths = seq < 0 ? this.idleDeaths + 1 : 0;
		const trouble: Trouble = {
			status: seat.timedOut ? 'timed_out' : 'crashed',
			note: describe(seat, ending, this.options.patienceMs),
		};
		for (const batch of seat.given) {
			this.retries.push(batch.seq === seq ? withMoreCare(batch, item, trouble) : batch);
		}
		if (this.idleDeaths >= MAX_IDLE_DEATHS) this.broken = trouble.note;
		else this.seatAgain();
		this.wake?.();
	}

	/** Nobody could catch what is thrown here: there is no caller but the end of a process. */
	private seatAgain(): void {
		try {
			this.seat();
		} catch (error) {
			this.broken = error instanceof Error ? error.message : String(error);
		}
	}

	private endHungProcesses(): void {
		const now = performance.now();
		for (const seat of this.seats) {
			if (seat.given.length === 0) continue;
			const { batch, item } = seat.process.inHand;
			const watched = `${batch}:${item}:${seat.given[0].seq}`;
			if (watched !== seat.watched) {
				seat.watched = watched;
				seat.since = now;
				seat.cpuSince = seat.process.cpuMs();
				seat.warm ||= item > 0;
			} else if (!seat.timedOut && this.isHung(seat, now - seat.since)) {
				seat.timedOut = true;
				seat.process.kill();
			}
		}
	}

	/** On a machine with other work a process may have had no time to do its own: that is not its file's fault. */
	private isHung(seat: Seat, waitedMs: number): boolean {
		const patience = this.patience(seat);
		if (waitedMs <= patience) return false;
		const now = seat.process.cpuMs();
		if (now === null || seat.cpuSince === null) return true;
		return now - seat.cpuSince > patience * BUSY_PART || waitedMs > patience * MOST_PATIENCE;
	}

	private patience(seat: Seat): number {
		return this.options.patienceMs + (seat.warm ? 0 : STARTING_MS);
	}
}

function cannotParse(why: string): AssayError {
	return new AssayError(
		'INTERNAL',
		`parse processes do not start: ${why}`,
		'Run `assay doctor` to see what is missing.',
	);
}

type Trouble = NonNullable<ParseJob['trouble']>;

/**
 * The batch once more, with more care for the file in hand. Where no more can be taken of it, it was not
 * that file: then all of them, so that there is an end to it.
 */
function withMoreCare({ seq, jobs }: Batch, item: number, trouble: Trouble): Batch {
	const innocent = jobs[item].care >= Care.leaveOut;
	return {
		seq,
		jobs: jobs.map((job, i) => (i === item || innocent ? moreCareful(job, trouble) : job)),
	};
}

function moreCareful(job: ParseJob, trouble: Trouble): ParseJob {
	return { ...job, care: job.care + 1, trouble };
}

function describe(seat: Seat, ending: string, patienceMs: number): string {
	if (seat.timedOut) return `${TIME_NOTE} ${Math.round(patienceMs / 1000)} s`;
	if (seat.failure !== null) return `extraction failed: ${seat.failure.split('\n')[0]}`;
	return `the parse process ended with ${ending}`;
}
