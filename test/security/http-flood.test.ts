import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sampleRepository } from '../e2e/sample.ts';
import { temporaryServer } from '../e2e/serve.ts';

const sample = sampleRepository();
const isFull = process.env.ASSAY_FAULTS === 'full';
const HOSTILE = fileURLToPath(new URL('./hostile-clients.ts', import.meta.url));
const CONNECTIONS = isFull ? 300 : 60;

/** Another address of this machine; not every system has one. */
const ELSEWHERE = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
const ADDRESS = process.env.ASSAY_HOSTILE_ADDRESS ?? ELSEWHERE;

/** Quiet and loud in turn, so that what else the machine does hurts both. */
const ROUNDS = isFull ? 10 : 1;
const ANSWERS = isFull ? 200 : 20;
const THINKING_MS = 20;

test('others are answered while hundreds flood, send giants, send slowly, and take nothing', async () => {
	const { url, pid } = await temporaryServer([], sample.root);
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	onTestFinished(() => agent.destroy());
	const ask = (): Promise<number> =>
		new Promise((resolve, reject) => {
			const started = performance.now();
			const waited = waitedMs(pid);
			const sent = request(`${url}/api/v1/symbol?name=Store`, { agent }, (response) => {
				const { statusCode } = response;
				response.resume().once('end', () => {
					if (statusCode === 200) resolve(performance.now() - started - (waitedMs(pid) - waited));
					else reject(new Error(`answered with ${statusCode}`));
				});
			});
			sent.once('error', reject).end();
		});
	const askAll = async (times: number[]) => {
		for (let i = 0; i < ANSWERS; i++) {
			times.push(await ask());
			await pause(THINKING_MS);
		}
	};
	const askBeside = async (times: number[]) => {
		const hostile = await beginHostile(new URL(url).port);
		await askAll(times);
		hostile.kill('SIGKILL');
		await once(hostile, 'exit');
	};
	const quiet: number[] = [];
	const loud: number[] = [];
	// Once each for nothing: what is loaded and compiled for the first time is not what is measured.
	await askAll([]);
	if (isFull) await askBeside([]);
	for (let round = 0; round < ROUNDS; round++) {
		await askAll(quiet);
		await askBeside(loud);
	}
	const shown = (times: number[]) =>
		`p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} ms`;
	if (isFull) console.log(`${quiet.length} answers without them: ${shown(quiet)}; with them: ${shown(loud)}`);
	// Who waits for a slow client waits for ten seconds and more, however slow the machine is.
	if (isFull) expect(quantile(loud, 0.99)).toBeLessThan(2 * quantile(quiet, 0.99) + 5);
	else expect(quantile(loud, 0.5)).toBeLessThan(2000);
}, 600_000);

async function beginHostile(port: string): Promise<ChildProcess> {
	const child = spawn(process.execPath, [HOSTILE, port, String(CONNECTIONS), ADDRESS], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	await once(child.stdout, 'data');
	return child;
}

function quantile(times: readonly number[], share: number): number {
	const sorted = times.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length * share)];
}

/**
 * How long the server and this process have waited for a processor, which others have: what the clients and the rest of the machine
 * compute is not what is measured. 0 where the system does not tell.
 */
function waitedMs(server: number): number {
	try {
		return [server, process.pid]
			.map((pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6)
			.reduce((sum, ms) => sum + ms);
	} catch {
		return 0;
	}
}
