/**
 * Runs the official conformance suite of MCP against our server over HTTP:
 *
 *     npm run test:conformance
 *
 * Its scenarios about one certain example server (`test_simple_text` and such) cannot pass with any other; they are
 * not run. What is run must pass.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import {
	hostHeaderValidationResponse,
	localhostAllowedHostnames,
	localhostAllowedOrigins,
	originValidationResponse,
} from '@modelcontextprotocol/server';
import { openSession } from '../src/engine.ts';
import { mcpOverHttp } from '../src/surfaces/mcp/over-http.ts';

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

const root = mkdtempSync(join(tmpdir(), 'assay-conformance-'));
writeFileSync(join(root, 'a.ts'), 'export function a(): void {}\n');
const session = await openSession({ cwd: root, env: process.env, root });
const handler = mcpOverHttp(session);
const server = serve({
	hostname: '127.0.0.1',
	port: 0,
	fetch: (request: Request) =>
		hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
		originValidationResponse(request, localhostAllowedOrigins()) ??
		handler.handle(request),
});
await new Promise((resolve) => server.once('listening', resolve));
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;

try {
	for (const scenario of SCENARIOS) {
		const code = await conformance([
			'server',
			'--url',
			`http://localhost:${port}/mcp`,
			'--scenario',
			scenario,
		]);
		console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${scenario}`);
		if (code !== 0) process.exitCode = 1;
	}
} finally {
	server.close();
	await handler.close();
	await session.close();
	rmSync(root, { recursive: true, force: true });
}

/** Its output is shown when something failed. */
function conformance(args: string[]): Promise<number | null> {
	const program = join(
		import.meta.dirname,
		'../node_modules/@modelcontextprotocol/conformance/dist/index.js',
	);
	return new Promise((resolve) => {
		// It writes its results into the current folder.
		const child = spawn(process.execPath, [program, ...args], { cwd: root });
		let output = '';
		for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
		child.on('close', (code) => {
			if (code !== 0) console.log(output);
			resolve(code);
		});
	});
}
