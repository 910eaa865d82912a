import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Measured {
	code: number | null;
	stdout: string;
	stderr: string;
	wallMs: number;
	/** User and system time of the command and every process it waited for. */
	cpuMs: number;
	/** Largest sums over the processes that lived at one time, in bytes. */
	peakRss: number;
	/** Pages that several processes share are divided among them; sampled less often, as it is costly. */
	peakPss: number;
	/** Most processes at one time. */
	processes: number;
}

const SAMPLE_MS = 50;
const PSS_EVERY = 5;
const PAGE = 4096;

/** Runs a command to its end, and watches its process tree. Linux only. */
export async function measure(
	command: string,
	args: string[],
	env: NodeJS.ProcessEnv = {},
): Promise<Measured> {
	// bash tells the processor time of the whole tree, which no Node interface does.
	const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', command, ...args];
	const started = performance.now();
	const child = spawn('bash', timed, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
	const output = collect(child);
	const peak = { rss: 0, pss: 0, processes: 0 };
	let samples = 0;
	const timer = setInterval(() => {
		const pids = descendants(child.pid!);
		peak.processes = Math.max(peak.processes, pids.length);
		peak.rss = Math.max(peak.rss, sum(pids.map(rssOf)));
		if (samples++ % PSS_EVERY === 0) peak.pss = Math.max(peak.pss, sum(pids.map(pssOf)));
	}, SAMPLE_MS);
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', resolve);
	});
	clearInterval(timer);
	const wallMs = performance.now() - started;
	const lines = output.stderr.trimEnd().split('\n');
	const [user, system] = (lines.pop() ?? '').split(' ').map(Number);
	return {
		code,
		stdout: output.stdout,
		stderr: lines.join('\n'),
		wallMs,
		cpuMs: 1000 * (user + system),
		peakRss: peak.rss,
		peakPss: peak.pss,
		processes: peak.processes,
	};
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
	const output = { stdout: '', stderr: '' };
	for (const name of ['stdout', 'stderr'] as const) {
		child[name]?.setEncoding('utf8').on('data', (text: string) => {
			output[name] += text;
		});
	}
	return output;
}

/** Every process below `pid`, without it. */
function descendants(pid: number): number[] {
	const found: number[] = [];
	const waiting = [pid];
	while (waiting.length > 0) {
		const children = read(`/proc/${waiting.pop()}/task`, childrenOf);
		found.push(...children);
		waiting.push(...children);
	}
	return found;
}

function childrenOf(tasks: string): number[] {
	const pid = tasks.split('/')[2];
	return readFileSync(`${tasks}/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

function rssOf(pid: number): number {
	return sum(read(`/proc/${pid}/statm`, (path) => [Number(readFileSync(path, 'utf8').split(' ')[1]) * PAGE]));
}

function pssOf(pid: number): number {
	return sum(
		read(`/proc/${pid}/smaps_rollup`, (path) => {
			const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1];
			return [Number(kilobytes ?? 0) * 1024];
		}),
	);
}

/** A process may end between being listed and being read; then there is nothing to count. */
function read(path: string, take: (path: string) => number[]): number[] {
	try {
		return take(path);
	} catch {
		return [];
	}
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, value) => total + value, 0);
}

export function median(values: number[]): number {
	return quantile(values, 0.5);
}

/** The value that a part of all are below. */
export function quantile(values: readonly number[], part: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
