import { fileURLToPath } from 'node:url';
import type { FileBatch } from '../../model/batch.ts';
import { AssayError } from '../../model/errors.ts';
import { WorkerProcess } from '../../platform/worker-process.ts';
import type { FromParser, ParseJob, ParseSetup } from './protocol.ts';

const SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = fileURLToPath(new URL(SOURCE ? './worker.ts' : './worker.js', import.meta.url));
/**
 * A parse process lives on short-lived objects: a small young generation keeps its memory flat and
 * costs no time; the old one needs room for one large tree.
 */
const NODE_OPTIONS = [
	'--max-semi-space-size=24',
	'--max-old-space-size=2048',
	'--disable-warning=ExperimentalWarning',
];

/** Batches a process has been given and not returned: one in work, one waiting. */
const AHEAD = 2;
/** Batches that may be finished before the one that is written next: bounds what is kept in memory. */
const WINDOW = 48;
/** A process that dies before it takes a file has nothing to blame but the installation. */
const MAX_IDLE_DEATHS = 4;

export interface PoolOptions {
	setup: ParseSetup;
	jobs: number;
	/** Milliseconds one file may take before its process is ended. */
	patienceMs: number;
	signal?: AbortSignal;
}

interface Batch {
	seq: number;
	jobs: ParseJob[];
}

interface Seat {
	process: WorkerProcess;
	given: Batch[];
	/** What was in hand when we last looked, and since when. */
	watched: string;
	since: number;
	timedOut: boolean;
	failure: string | null;
}

/**
 * Runs batches through parse processes and yields the results in the order of the batches, whatever
 * the order they finish in. A process that dies or hangs is replaced, and its file is tried again
 * with more care; the other files of the batch are not affected.
 */
export async function* parseBatches(
	batches: Iterable<ParseJob[]>,
	options: PoolOptions,
): AsyncGenerator<FileBatch> {
	const pool = new ParsePool(batches, options);
	try {
		pool.start();
		for (let batch = await pool.next(); batch !== null; batch = await pool.next()) yield batch;
	} finally {
		pool.stop();
	}
}

class ParsePool {
	private readonly source: Iterator<ParseJob[]>;
	private readonly options: PoolOptions;
	private readonly seats: Seat[] = [];
	private readonly retries: Batch[] = [];
	private readonly finished = new Map<number, FileBatch>();
	private nextToGive = 0;
	private nextToYield = 0;
	private exhausted = false;
	private stopped = false;
	private wake: (() => void) | null = null;
	/** Processes in a row that died before they took a file, and why we gave up on them. */
	private idleDeaths = 0;
	private broken: string | null = null;
	private timer: NodeJS.Timeout | undefined;
	private readonly onAbort = () => this.wake?.();

	constructor(batches: Iterable<ParseJob[]>, options: PoolOptions) {
		this.source = batches[Symbol.iterator]();
		this.options = options;
	}

	start(): void {
		for (let i = 0; i < this.options.jobs; i++) this.seat();
		this.timer = setInterval(() => this.endHungProcesses(), 250);
		this.options.signal?.addEventListener('abort', this.onAbort);
	}

	stop(): void {
		this.stopped = true;
		clearInterval(this.timer);
		this.options.signal?.removeEventListener('abort', this.onAbort);
		for (const seat of this.seats) seat.process.kill();
	}

	/** The next result in order; null when there is no more. */
	async next(): Promise<FileBatch | null> {
		for (;;) {
			this.options.signal?.throwIfAborted();
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

	private seat(): void {
		const seat: Seat = {
			process: new WorkerProcess(ENTRY, NODE_OPTIONS, {
				message: (message) => this.receive(seat, message as FromParser),
				exit: (description) => this.replace(seat, description),
			}),
			given: [],
			watched: '',
			since: 0,
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
		if (this.exhausted || this.nextToGive - this.nextToYield >= WINDOW) return null;
		const { value, done } = this.source.next();
		if (done) {
			this.exhausted = true;
			this.wake?.();
			return null;
		}
		return { seq: this.nextToGive++, jobs: value };
	}

	private receive(seat: Seat, message: FromParser): void {
		if ('failure' in message) {
			seat.failure = message.failure;
			return;
		}
		seat.given = seat.given.filter((batch) => batch.seq !== message.seq);
		seat.watched = '';
		this.finished.set(message.seq, message);
		this.feed(seat);
		this.wake?.();
	}

	private replace(seat: Seat, ending: string): void {
		this.seats.splice(this.seats.indexOf(seat), 1);
		if (this.stopped) return;
		const { batch: seq, item } = seat.process.inHand;
		this.idleDeaths = seq < 0 ? this.idleDeaths + 1 : 0;
		const trouble: Trouble = {
			status: seat.timedOut ? 'timed_out' : 'crashed',
			note: describe(seat, ending, this.options.patienceMs),
		};
		for (const batch of seat.given) {
			this.retries.push(
				batch.seq === seq
					? { seq, jobs: batch.jobs.map((job, i) => (i === item ? moreCareful(job, trouble) : job)) }
					: batch,
			);
		}
		if (this.idleDeaths >= MAX_IDLE_DEATHS) this.broken = trouble.note;
		else this.seat();
		this.wake?.();
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
			} else if (now - seat.since > this.options.patienceMs && !seat.timedOut) {
				seat.timedOut = true;
				seat.process.kill();
			}
		}
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

function moreCareful(job: ParseJob, trouble: Trouble): ParseJob {
	return { ...job, care: job.care + 1, trouble };
}

function describe(seat: Seat, ending: string, patienceMs: number): string {
	if (seat.timedOut) return `no end after ${Math.round(patienceMs / 1000)} s`;
	if (seat.failure !== null) return `extraction failed: ${seat.failure.split('\n')[0]}`;
	return `the parse process ended with ${ending}`;
}
