import { WorkerProcess } from './worker-process.ts';

/** Batches a process has been given and not returned: one in work, one waiting. */
const AHEAD = 2;
/** Batches that may be finished before the one that is taken next: bounds what is kept in memory. */
const WINDOW = 16;
/** A process that dies before it takes a job has nothing to blame but the installation. */
const MAX_IDLE_DEATHS = 4;
/** A process that works on its job uses at least this part of the time. */
const BUSY_PART = 0.5;
/** One that does not is waited for so many times as long. */
const MOST_PATIENCE = 6;
/** A new process also loads its modules, which is not the fault of its first job. */
const STARTING_MS = 10_000;

export interface Batch<Job> {
	seq: number;
	jobs: readonly Job[];
}

/** Why a process ended that had a job in hand. */
export interface Trouble {
	/** It was ended because the job took too long. */
	timedOut: boolean;
	/** What it said itself. */
	failure: string | null;
	/** How the system says that it ended. */
	ending: string;
}

export interface WorkerPoolOptions<Job> {
	/** The module that processes run. It gets `{ setup }`, then batches, and answers each with a message that has its `seq`. */
	entry: string;
	/** Options of Node for a process that is started now. */
	execArgv(): readonly string[];
	/** By how much a process that is started now gives way to others. */
	niceness?(): number;
	/** Told to each process once, before its first batch. */
	setup(): object;
	/** Processes at most. */
	processes: number;
	/** Milliseconds one job may take before its process is ended. */
	patienceMs: number;
	/** The jobs of a batch once more, after the process ended that had one of them in hand. */
	again(jobs: readonly Job[], item: number, trouble: Trouble): Job[];
	/** What to throw when processes do not start. */
	cannotStart(trouble: Trouble): Error;
}

interface Seat<Job> {
	process: WorkerProcess;
	given: Batch<Job>[];
	/** What was in hand when we last looked, and since when: by the clock, and in processor time. */
	watched: string;
	since: number;
	cpuSince: number | null;
	/** It has got as far as a second job. */
	warm: boolean;
	timedOut: boolean;
	failure: string | null;
}

/**
 * Processes that take one run of batches after another. One that dies or hangs is replaced, and its batch is given out
 * once more, with what `again` makes of the job that was in hand.
 */
export class WorkerPool<Job, Result extends { seq: number }> {
	private readonly options: WorkerPoolOptions<Job>;
	private readonly seats: Seat<Job>[] = [];
	private readonly retries: Batch<Job>[] = [];
	private readonly finished = new Map<number, Result>();
	private source: Iterator<readonly Job[]> = [][Symbol.iterator]();
	private nextToGive = 0;
	private nextToYield = 0;
	private exhausted = true;
	private closed = false;
	private wake: (() => void) | null = null;
	/** Processes in a row that died before they took a job, and why we gave up on them. */
	private idleDeaths = 0;
	private broken: Trouble | null = null;
	private readonly onAbort = () => this.wake?.();

	constructor(options: WorkerPoolOptions<Job>) {
		this.options = options;
	}

	/** Starts processes before there is work for them. */
	warmUp(processes = 1): void {
		while (this.seats.length < Math.min(processes, this.options.processes)) this.seat();
	}

	/** Tells all processes that were started. */
	tell(message: object): void {
		for (const seat of this.seats) seat.process.send(message);
	}

	/** Before a run: as many new processes as there are. */
	startAgain(): void {
		const started = this.seats.splice(0);
		for (const seat of started) seat.process.kill();
		this.warmUp(started.length);
	}

	/**
	 * Yields the results in the order of the batches, whatever the order they finish in. It starts processes until there
	 * are that many. One run at a time; one that is left early ends the processes, and the next run starts others.
	 */
	async *run(
		batches: Iterable<readonly Job[]>,
		signal?: AbortSignal,
		processes = this.options.processes,
	): AsyncGenerator<Result> {
		this.source = batches[Symbol.iterator]();
		this.exhausted = false;
		this.broken = null;
		this.idleDeaths = 0;
		const timer = setInterval(() => this.endHungProcesses(), 250);
		signal?.addEventListener('abort', this.onAbort);
		try {
			this.feedAll();
			this.seatThoseNeeded(processes);
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

	/** Ends the processes for good, and a run that waits for them. */
	close(): void {
		this.closed = true;
		for (const seat of this.seats) seat.process.kill();
		this.wake?.();
	}

	/** What was given out is lost: nobody waits for it any more. */
	private abandonRun(): void {
		this.rest();
		this.retries.length = 0;
		this.finished.clear();
		this.exhausted = true;
		this.nextToYield = this.nextToGive;
	}

	/** The next result in order; null when there is no more. */
	private async next(signal: AbortSignal | undefined): Promise<Result | null> {
		for (;;) {
			signal?.throwIfAborted();
			const batch = this.finished.get(this.nextToYield);
			if (batch !== undefined) {
				this.finished.delete(this.nextToYield++);
				this.feedAll();
				return batch;
			}
			if (this.broken !== null) throw this.options.cannotStart(this.broken);
			if (this.closed || (this.exhausted && this.nextToYield === this.nextToGive)) return null;
			await new Promise<void>((resolve) => {
				this.wake = resolve;
			});
			this.wake = null;
		}
	}

	/** No more processes than there are batches. */
	private seatThoseNeeded(processes: number): void {
		while (!this.exhausted && this.seats.length < processes) this.seat();
	}

	private seat(): void {
		const { entry, execArgv, niceness, setup } = this.options;
		const seat: Seat<Job> = {
			process: new WorkerProcess(
				entry,
				execArgv(),
				{
					message: (message) => this.receive(seat, message as Result | { failure: string }),
					exit: (description) => this.replace(seat, description),
				},
				niceness?.(),
			),
			given: [],
			watched: '',
			since: 0,
			cpuSince: null,
			warm: false,
			timedOut: false,
			failure: null,
		};
		seat.process.send({ setup: setup() });
		this.seats.push(seat);
		this.feed(seat);
	}

	private feedAll(): void {
		for (const seat of this.seats) this.feed(seat);
	}

	private feed(seat: Seat<Job>): void {
		while (seat.given.length < AHEAD) {
			const batch = this.take();
			if (batch === null) return;
			seat.given.push(batch);
			seat.process.send(batch);
		}
	}

	private take(): Batch<Job> | null {
		const retry = this.retries.shift();
		if (retry !== undefined) return retry;
		if (this.exhausted || this.nextToGive - this.nextToYield >= Math.max(WINDOW, this.options.processes * 4))
			return null;
		const { value, done } = this.source.next();
		if (done) {
			this.exhausted = true;
			this.wake?.();
			return null;
		}
		return { seq: this.nextToGive++, jobs: value };
	}

	private receive(seat: Seat<Job>, message: Result | { failure: string }): void {
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

	private replace(seat: Seat<Job>, ending: string): void {
		const at = this.seats.indexOf(seat);
		if (at === -1 || this.closed) return;
		this.seats.splice(at, 1);
		// Nobody is waiting: the next run starts another when it needs one.
		if (seat.given.length === 0 && this.exhausted) return;
		const { batch: seq, item } = seat.process.inHand;
		this.idleDeaths = seq < 0 ? this.idleDeaths + 1 : 0;
		const trouble: Trouble = { timedOut: seat.timedOut, failure: seat.failure, ending };
		for (const batch of seat.given) {
			const jobs = batch.seq === seq ? this.options.again(batch.jobs, item, trouble) : batch.jobs;
			this.retries.push({ seq: batch.seq, jobs });
		}
		if (this.idleDeaths >= MAX_IDLE_DEATHS) this.broken = trouble;
		else this.seatAgain();
		this.wake?.();
	}

	/** Nobody could catch what is thrown here: there is no caller but the end of a process. */
	private seatAgain(): void {
		try {
			this.seat();
		} catch (error) {
			const ending = error instanceof Error ? error.message : String(error);
			this.broken = { timedOut: false, failure: null, ending };
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

	/** On a machine with other work a process may have had no time to do its own: that is not its job's fault. */
	private isHung(seat: Seat<Job>, waitedMs: number): boolean {
		const patience = this.options.patienceMs + (seat.warm ? 0 : STARTING_MS);
		if (waitedMs <= patience) return false;
		const now = seat.process.cpuMs();
		if (now === null || seat.cpuSince === null) return true;
		return now - seat.cpuSince > patience * BUSY_PART || waitedMs > patience * MOST_PATIENCE;
	}
}
