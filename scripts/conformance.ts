/**
 * Runs the official conformance suite of MCP against `assay serve`:
 *
 *     npm run test:conformance
 *
 * Its scenarios about one certain example server (`test_simple_text` and such) cannot pass with any other; they are
 * not run. What is run must pass.
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

const project = join(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'assay-conformance-'));
writeFileSync(join(root, 'a.ts'), 'export function a(): void {}\n');
const server = spawn(process.execPath, [join(project, 'bin/assay.js'), 'serve', root, '--port', '0'], {
	stdio: ['ignore', 'ignore', 'pipe'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));

try {
	const url = `${await addressOf(server)}/mcp`;
	for (const scenario of SCENARIOS) {
		const code = await conformance(['server', '--url', url, '--scenario', scenario]);
		console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${scenario}`);
		if (code !== 0) process.exitCode = 1;
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

/** Its output is shown when something failed. */
function conformance(args: string[]): Promise<number | null> {
	const program = join(project, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
	return new Promise((resolve) => {
		// It writes its results into the current folder.
		const child = spawn(process.execPath, [program, ...args], { cwd: root });
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (text) => {
				output += text;
			});
		}
		child.on('close', (code) => {
			if (code !== 0) console.log(output);
			resolve(code);
		});
	});
}
