/**
 * Measures `assay serve` from `dist/`, as users run it:
 *
 *     node bench/serve.ts --repo DIR [--seconds N] [--connections N]
 *
 * Starts to the first answer, then symbols looked up by connections that ask one after the other. Only prints. The time of the
 * processor that the server took for an answer says what a core can do when others use the machine, too.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installBuild } from '../scripts/install-build.ts';
import type { SqlResult } from '../src/engine.ts';
import type { Envelope } from '../src/model/envelope.ts';
import { measure, median, quantile } from './measure.ts';

const STARTS = 7;
const NAMES = 500;

const { values } = parseArgs({
	options: {
		repo: { type: 'string' },
		seconds: { type: 'string', default: '10' },
		connections: { type: 'string', default: '8' },
	},
});
if (values.repo === undefined) throw new Error('--repo DIR is needed');
const repo = values.repo;

const folder = mkdtempSync(join(tmpdir(), 'assay-serve-'));
const assay = installBuild(join(folder, 'installed'));
const env = { ...process.env, ASSAY_DIR: join(folder, 'state') };
try {
	const built = await measure(process.execPath, [assay, 'index', repo, '--quiet', '--json'], env);
	if (built.code !== 0) throw new Error(built.stderr);
	await measureStarts();
	await measureLoad(Number(values.connections), Number(values.seconds));
} finally {
	rmSync(folder, { recursive: true, force: true });
}

interface Server {
	url: string;
	child: ChildProcess;
}

async function measureStarts(): Promise<void> {
	const times: number[] = [];
	const cpu: number[] = [];
	for (let i = 0; i < STARTS; i++) {
		const started = performance.now();
		const server = await start();
		await get(`${server.url}/api/v1/symbol?name=main`);
		times.push(performance.now() - started);
		cpu.push(1000 * (await cpuSeconds(server)));
		await stop(server);
	}
	console.log(
		`start to first answer: median ${median(times).toFixed(0)} ms, least ${Math.min(...times).toFixed(0)} ms; ${median(cpu).toFixed(0)} ms of the processor`,
	);
}

async function measureLoad(connections: number, seconds: number): Promise<void> {
	const server = await start();
	const names = await symbolNames(server);
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	// Warm: code is compiled, pages are read.
	for (const name of names) await get(`${server.url}/api/v1/symbol?name=${name}`, agent);
	const cpuBefore = await cpuSeconds(server);
	const times: number[] = [];
	const end = performance.now() + 1000 * seconds;
	const started = performance.now();
	let at = 0;
	const ask = async () => {
		while (performance.now() < end) {
			const before = performance.now();
			await get(`${server.url}/api/v1/symbol?name=${names[at++ % names.length]}`, agent);
			times.push(performance.now() - before);
		}
	};
	await Promise.all(Array.from({ length: connections }, ask));
	const wall = (performance.now() - started) / 1000;
	const cpu = (await cpuSeconds(server)) - cpuBefore;
	agent.destroy();
	await stop(server);
	console.log(
		`${times.length} symbols by ${connections} connections: ${(times.length / wall).toFixed(0)}/s by the clock, ` +
			`${(times.length / cpu).toFixed(0)}/s of one core (${((1000 * cpu) / times.length).toFixed(2)} ms each); ` +
			`p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
	);
}

function start(): Promise<Server> {
	const child = spawn(process.execPath, [assay, 'serve', repo, '--port', '0'], {
		env,
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	return new Promise((resolve, reject) => {
		let text = '';
		child.stderr.setEncoding('utf8').on('data', (part: string) => {
			text += part;
			const url = / on (http:\S+)\n/.exec(text)?.[1];
			if (url !== undefined) resolve({ url, child });
		});
		child.once('exit', () => reject(new Error(text)));
	});
}

async function stop({ child }: Server): Promise<void> {
	const ended = new Promise((resolve) => child.once('exit', resolve));
	child.kill('SIGTERM');
	await ended;
}

async function cpuSeconds({ url }: Server): Promise<number> {
	const text = await get(`${url}/metrics`);
	return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function symbolNames({ url }: Server): Promise<string[]> {
	const query = `SELECT DISTINCT name FROM symbols WHERE name GLOB '[A-Za-z]*' ORDER BY name LIMIT ${NAMES}`;
	const text = await get(`${url}/api/v1/sql?query=${encodeURIComponent(query)}`);
	const envelope = JSON.parse(text) as Envelope<SqlResult>;
	if (!envelope.ok || !('rows' in envelope.result)) throw new Error(text);
	return envelope.result.rows.map(([name]) => encodeURIComponent(String(name)));
}

function get(url: string, agent?: Agent): Promise<string> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { agent }, (response) => {
			let text = '';
			response.setEncoding('utf8').on('data', (part: string) => {
				text += part;
			});
			response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
		});
		sent.on('error', reject);
		sent.end();
	});
}
