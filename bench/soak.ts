/**
 * Measures `assay mcp` from `dist/`, as agents use it, over a repository that is indexed already:
 *
 *     node bench/soak.ts --repo DIR [--requests N]
 *
 * Round trips of the tools, memory after many mixed requests, and what a full build beside them does to answers. Only prints.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { installBuild } from '../scripts/install-build.ts';
import type { SqlResult } from '../src/engine.ts';
import type { Envelope } from '../src/model/envelope.ts';
import { measure, median, quantile } from './measure.ts';

const { values } = parseArgs({
	options: { repo: { type: 'string' }, requests: { type: 'string', default: '10000' } },
});
if (values.repo === undefined) throw new Error('--repo DIR is needed');
const repo = values.repo;
const requests = Number(values.requests);

interface Call {
	tool: string;
	arguments: Record<string, unknown>;
}

const folder = mkdtempSync(join(tmpdir(), 'assay-soak-'));
const assay = installBuild(join(folder, 'installed'));
const env: Record<string, string> = { PATH: process.env.PATH ?? '', ASSAY_DIR: join(folder, 'state') };
try {
	const built = await measure(process.execPath, [assay, 'index', repo, '--quiet', '--json'], env);
	if (built.code !== 0) throw new Error(built.stderr);
	const transport = new StdioClientTransport({ command: process.execPath, args: [assay, 'mcp', repo], env });
	const client = new Client({ name: 'bench', version: '1' });
	await client.connect(transport);
	const pid = transport.pid!;
	const calls = mixed(named());
	await ask(client, calls[0]);
	await new Promise((resolve) => setTimeout(resolve, 1_000));
	const times = new Map<string, number[]>();
	for (let done = 0; done < requests; done++) {
		const call = calls[done % calls.length];
		const ms = await ask(client, call);
		const label = labelOf(call);
		times.set(label, [...(times.get(label) ?? []), ms]);
		if ((done + 1) % (requests / 4) === 0) console.log(`after ${done + 1} requests: ${memoryOf(pid)}`);
	}
	for (const [label, all] of [...times].sort()) console.log(`${label}: ${figures(all)}`);
	await besideBuild(client, calls);
	await client.close();
} finally {
	rmSync(folder, { recursive: true, force: true });
}

/** Answers while another process builds the index anew, as a whole. */
async function besideBuild(client: Client, calls: readonly Call[]): Promise<void> {
	const quiet: number[] = [];
	for (const call of calls) quiet.push(await ask(client, call));
	const build = spawn(process.execPath, [assay, 'index', repo, '--full', '--quiet'], {
		env,
		stdio: 'ignore',
	});
	let isBuilding = true;
	build.once('exit', () => {
		isBuilding = false;
	});
	const beside: number[] = [];
	for (let at = 0; isBuilding; at++) beside.push(await ask(client, calls[at % calls.length]));
	console.log(`beside a full build: ${figures(beside)}; before it: ${figures(quiet)}`);
}

/** What agents ask for, over names that are there. */
function mixed(names: readonly string[]): Call[] {
	return names.flatMap((name) => [
		{ tool: 'search', arguments: { query: name } },
		{ tool: 'search', arguments: { query: name, type: 'symbol' } },
		{ tool: 'search', arguments: { query: `how is ${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')} used` } },
		{ tool: 'graph', arguments: { question: 'callers', target: name } },
		{ tool: 'graph', arguments: { question: 'callees', target: name } },
		{ tool: 'explain', arguments: { target: name } },
		{ tool: 'status', arguments: {} },
	]);
}

function named(): string[] {
	const sql =
		"SELECT name FROM symbols WHERE kind = 'function' AND length(name) > 6 GROUP BY name HAVING count(*) = 1 ORDER BY name";
	const json = execFileSync(
		process.execPath,
		[assay, 'sql', sql, '--root', repo, '--json', '--limit', '5000'],
		{
			env,
			encoding: 'utf8',
			maxBuffer: 64 << 20,
		},
	);
	const envelope = JSON.parse(json) as Envelope<SqlResult>;
	if (!envelope.ok) throw new Error(envelope.error.message);
	const { rows } = envelope.result as Extract<SqlResult, { rows: unknown }>;
	const all = rows.map(([name]) => String(name));
	return all.filter((_, at) => at % Math.ceil(all.length / 100) === 0);
}

function labelOf({ tool, arguments: { question, type, query } }: Call): string {
	const isAsked = typeof query === 'string' && query.includes(' ');
	return [tool, question, type, isAsked ? 'a question' : null].filter((part) => part != null).join(' ');
}

async function ask(client: Client, { tool, arguments: input }: Call): Promise<number> {
	const started = performance.now();
	const answer = await client.callTool({ name: tool, arguments: input });
	if (answer.isError) throw new Error(`${tool} ${JSON.stringify(input)}: ${JSON.stringify(answer.content)}`);
	return performance.now() - started;
}

function figures(all: readonly number[]): string {
	const ms = (value: number) => `${value.toFixed(1)} ms`;
	return `${all.length} answers, p50 ${ms(median([...all]))}, p95 ${ms(quantile([...all], 0.95))}`;
}

/** All of it, and what is the process's own. */
function memoryOf(pid: number): string {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	const mb = (name: string) =>
		Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
	return `${mb('VmRSS')} MB resident, ${mb('RssAnon')} MB of them its own`;
}
