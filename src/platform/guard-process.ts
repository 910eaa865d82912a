import { Worker } from 'node:worker_threads';

const GUARD = `
const { workerData, parentPort } = require('node:worker_threads');
const { deadlineMs, maxBytes } = workerData;
const started = performance.now();
setInterval(() => {
	const over = process.memoryUsage.rss() > maxBytes || performance.now() - started > deadlineMs;
	if (over) process.kill(process.pid, 'SIGKILL');
}, 10);
parentPort.postMessage('watching');
`;

/**
 * Ends this process when it takes more memory or time than that, whatever it is doing: its one thread may be busy, so
 * another looks after it.
 */
export async function guardProcess(limits: { deadlineMs: number; maxBytes: number }): Promise<void> {
	const guard = new Worker(GUARD, { eval: true, workerData: limits, execArgv: [] });
	guard.unref();
	await new Promise((resolve, reject) => guard.once('message', resolve).once('error', reject));
}
