import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Quiet and loud in turn, so that what else the machine does hurts both. */
const ROUNDS = isFull ? 10 : 1;
const ANSWERS = isFull ? 200 : 20;
const THINKING_MS = 20;

test('others are answered while hundreds flood, send giants, send slowly, and take nothing', async () => {
	const { url } = await temporaryServer([], sample.root);
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	onTestFinished(() => agent.destroy());
	const ask = (): Promise<number> =>
		new Promise((resolve, reject) => {
			const started = performance.now();
			const sent = request(`${url}/api/v1/symbol?name=Store`, { agent }, (response) => {
				const { statusCode } = response;
				response.resume().once('end', () => {
					if (statusCode === 200) resolve(performance.now() - started);
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
	await askAll([]);
	const quiet: number[] = [];
	const loud: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		await askAll(quiet);
		const hostile = await beginHostile(new URL(url).port);
		await askAll(loud);
		hostile.kill('SIGKILL');
		await once(hostile, 'exit');
	}
	const shown = (times: number[]) =>
		`p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} ms`;
	if (isFull) console.log(`${quiet.length} answers without them: ${shown(quiet)}; with them: ${shown(loud)}`);
	// A machine that does other work makes everything slow; who waits for a slow client waits for ten seconds and more.
	if (isFull) expect(quantile(loud, 0.99)).toBeLessThan(2 * quantile(quiet, 0.99) + 5);
	else expect(quantile(loud, 0.5)).toBeLessThan(2000);
}, 600_000);

async function beginHostile(port: string): Promise<ChildProcess> {
	const child = spawn(process.execPath, [HOSTILE, port, String(CONNECTIONS)], {
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
