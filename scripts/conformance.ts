/**
 * Runs the official conformance suite of MCP against `assay serve`, and the command line of the MCP Inspector against it
 * and `assay mcp`:
 *
 *     npm run test:conformance
 *
 * Scenarios of the suite about one certain example server (`test_simple_text` and such) cannot pass with any other; they
 * are not run. What is run must pass. The Inspector is fetched by npm: with all that it brings it is larger than the rest of
 * what is installed for development.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCENARIOS = [
	'server-initialize',
	'ping',
	'logging-set-level',
	'completion-complete',
	'tools-list',
	'resources-list',
	'prompts-list',
	'server-sse-multiple-streams',
	'dns-rebinding-protection',
];

const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';

/** In the answer to a wrong call, for which the Inspector fails. */
const REFUSED = 'has no field';

/** What the Inspector is asked for, and what it must print. `--strict` looks for schemas that clients do not understand. */
const INSPECTIONS: readonly (readonly [args: readonly string[], expected: string])[] = [
	[['--method', 'tools/list', '--strict'], '"name": "search"'],
	[['--method', 'tools/call', '--tool-name', 'search', '--tool-arg', 'query=a'], '"file": "a.ts"'],
	[
		[
			'--method',
			'tools/call',
			'--tool-name',
			'graph',
			'--tool-arg',
			'question=callers',
			'target=a',
			'depth=2',
		],
		'"ok": true',
	],
	[['--method', 'tools/call', '--tool-name', 'search', '--tool-arg', 'qery=a'], REFUSED],
	[['--method', 'resources/list'], '"resources"'],
	[['--method', 'resources/templates/list'], 'assay://'],
	[['--method', 'resources/read', '--uri', 'assay://file/a.ts'], 'export function a'],
	[['--method', 'prompts/list'], '"explore"'],
	[['--method', 'prompts/get', '--prompt-name', 'explain', '--prompt-args', 'target=a'], '"messages"'],
	[['--method', 'logging/setLevel', '--log-level', 'warning'], '{}'],
];

const project = join(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'assay-conformance-'));
writeFileSync(join(root, 'a.ts'), 'export function a(): void {}\n');
const server = spawn(process.execPath, [join(project, 'bin/assay.js'), 'serve', root, '--port', '0'], {
	stdio: ['ignore', 'ignore', 'pipe'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));

try {
	const url = `${await addressOf(server)}/mcp`;
	const suite = join(project, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
	for (const scenario of SCENARIOS) {
		const args = [suite, 'server', '--url', url, '--scenario', scenario];
		report(await run(process.execPath, args), '', scenario);
	}
	const targets = { HTTP: [url], stdio: [process.execPath, join(project, 'bin/assay.js'), 'mcp', root] };
	for (const [transport, target] of Object.entries(targets)) {
		for (const [args, expected] of INSPECTIONS) {
			const inspected = await run('npm', ['exec', '--yes', INSPECTOR, '--', '--cli', ...target, ...args]);
			report(inspected, expected, `inspector, ${transport}: ${args.join(' ')}`);
		}
	}
} finally {
	server.kill();
	await ended;
	rmSync(root, { recursive: true, force: true });
}

/** Where it says that it listens. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let text = '';
		stderr?.on('data', (part) => {
			text += part;
			const address = / on (http:\/\/\S+?)(?:,|\n)/.exec(text)?.[1];
			if (address !== undefined) resolve(address.replace(/\/$/, ''));
		});
		stderr?.once('end', () => reject(new Error(text)));
	});
}

interface Ran {
	code: number | null;
	output: string;
}

/** What it printed is shown when something failed. */
function report({ code, output }: Ran, expected: string, subject: string): void {
	const hasPassed = output.includes(expected) && (code === 0 || expected === REFUSED);
	console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${subject}`);
	if (hasPassed) return;
	console.log(output);
	process.exitCode = 1;
}

function run(program: string, args: readonly string[]): Promise<Ran> {
	return new Promise((resolve, reject) => {
		// They write results and settings into the current folder.
		const env = { ...process.env, MCP_CATALOG_PATH: join(root, 'catalog.json') };
		const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (text) => {
				output += text;
			});
		}
		child.once('error', reject);
		child.on('close', (code) => resolve({ code, output }));
	});
}
