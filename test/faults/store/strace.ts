import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether we can watch and disturb the system calls of other processes. */
export function canTrace(): boolean {
	// It is interrupted when it could attach, and ends by itself when not.
	const script = 'sleep 1 & exec timeout --signal=INT 0.3 strace -qq -o /dev/null -p $!';
	return spawnSync('sh', ['-c', script], { stdio: 'ignore' }).status === 124;
}

/**
 * Runs `work` while the main thread of a process is traced with these options, and gives the log. The
 * process may end meanwhile.
 */
export async function traced(
	pid: number,
	options: readonly string[],
	work: () => Promise<unknown>,
): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'assay-strace-'));
	const log = join(folder, 'log');
	const strace = spawn('strace', ['-o', log, ...options, '-p', String(pid)], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const exit = once(strace, 'exit');
	const end = async () => {
		strace.kill('SIGINT');
		await exit;
	};
	try {
		let said = '';
		await new Promise<void>((resolve, reject) => {
			strace.once('error', reject);
			strace.stderr.setEncoding('utf8').on('data', (text: string) => {
				said += text;
				if (said.includes('attached')) resolve();
			});
			exit.then(() => reject(new Error(`strace ended: ${said}`)));
		});
		await work();
		await end();
		return readFileSync(log, 'latin1');
	} finally {
		await end();
		rmSync(folder, { recursive: true });
	}
}

/** A call in a log: the `nth` of its name, from 1. */
export interface TracedCall {
	name: string;
	nth: number;
	line: string;
}

/** Calls of a log in their order. */
export function callsIn(log: string): TracedCall[] {
	const seen = new Map<string, number>();
	const calls: TracedCall[] = [];
	for (const line of log.split('\n')) {
		const name = /^(\w+)\(/.exec(line)?.[1];
		if (name === undefined) continue;
		const nth = (seen.get(name) ?? 0) + 1;
		seen.set(name, nth);
		calls.push({ name, nth, line });
	}
	return calls;
}
