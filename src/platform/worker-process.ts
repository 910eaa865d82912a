import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

export interface WorkerEvents {
	message(message: unknown): void;
	/** The process ended, whatever the reason; called once. */
	exit(description: string): void;
}

/** What a process is working on: an item of a batch. Both are -1 before the first. */
export interface InHand {
	batch: number;
	item: number;
}

const NOTE_BYTES = 8;
/** Where a process finds the note: after its standard streams and the channel to who started it. */
const NOTE_FD = 4;

/**
 * A child process that may die or hang at any instruction. It notes the item in hand in a file
 * without a name that both sides hold open: the note survives the process, which a message in flight
 * would not.
 */
export class WorkerProcess {
	private readonly child: ChildProcess;
	private readonly note: number;
	private readonly bytes = Buffer.alloc(NOTE_BYTES, 0xff);
	private ended = false;

	/** `niceness` is what it gives way to others by, more than this process does. */
	constructor(entry: string, execArgv: readonly string[], events: WorkerEvents, niceness = 0) {
		this.note = openUnnamedFile();
		writeSync(this.note, this.bytes, 0, NOTE_BYTES, 0);
		this.child = fork(entry, [], {
			serialization: 'advanced',
			// Threads that compile and collect would keep memory apart from one another: 20 MB a process.
			env: { MALLOC_ARENA_MAX: '1', ...process.env },
			execArgv: [...execArgv],
			stdio: ['ignore', 'ignore', 'ignore', 'ipc', this.note],
		});
		if (niceness > 0) giveWay(this.child.pid, niceness);
		this.child.on('message', (message) => events.message(message));
		// Both the process and its channel must have ended: what it sent before it died still counts.
		let left = 2;
		let description = '';
		const end = () => {
			if (--left !== 0) return;
			events.exit(description);
			closeSync(this.note);
		};
		this.child.once('exit', (code, signal) => {
			this.ended = true;
			description = signal === null ? `exit code ${code}` : `signal ${signal}`;
			end();
		});
		this.child.once('disconnect', end);
		// A process that was never started has no exit, and perhaps no channel.
		this.child.on('error', (error) => {
			if (this.child.pid !== undefined || this.ended) return;
			this.ended = true;
			description = error.message;
			left = 1;
			end();
		});
	}

	send(message: object): void {
		// A process that is gone reports itself through `exit`.
		if (!this.ended && this.child.connected) this.child.send(message, () => undefined);
	}

	/** What the process noted last. Valid in `exit`, too. */
	get inHand(): InHand {
		readSync(this.note, this.bytes, 0, NOTE_BYTES, 0);
		return { batch: this.bytes.readInt32LE(0), item: this.bytes.readInt32LE(4) };
	}

	/** Processor time it has used, in milliseconds; null where the system does not tell. */
	cpuMs(): number | null {
		return this.child.pid === undefined ? null : cpuMsOf(this.child.pid);
	}

	kill(): void {
		this.child.kill('SIGKILL');
	}
}

/** Before it has other threads: those that it starts take after it. */
function giveWay(pid: number | undefined, niceness: number): void {
	try {
		if (pid !== undefined)
			setPriority(pid, Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW));
	} catch {
		// It has ended already, or the system knows no priorities: then it works like the others.
	}
}

const TICK_MS = 10;

/** From Linux's `/proc`: the fields after the name, which may hold anything, in parentheses. */
function cpuMsOf(pid: number): number | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		const ticks = Number(fields[11]) + Number(fields[12]);
		return Number.isFinite(ticks) ? ticks * TICK_MS : null;
	} catch {
		return null;
	}
}

/** Writes what `WorkerProcess.inHand` reads, from inside the process. */
export class InHandNote {
	private readonly bytes = Buffer.alloc(NOTE_BYTES);

	set(batch: number, item: number): void {
		this.bytes.writeInt32LE(batch, 0);
		this.bytes.writeInt32LE(item, 4);
		writeSync(NOTE_FD, this.bytes, 0, NOTE_BYTES, 0);
	}
}

function openUnnamedFile(): number {
	const folder = mkdtempSync(join(tmpdir(), 'assay-'));
	try {
		return openSync(join(folder, 'in-hand'), 'w+');
	} finally {
		rmSync(folder, { recursive: true });
	}
}
