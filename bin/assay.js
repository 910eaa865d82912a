#!/usr/bin/env node
// Starts assay. This file alone runs under whatever Node the user has, so its syntax stays old; all
// other code needs Node 24. A clone runs its sources, an installed package runs dist/.
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const REQUIRED_MAJOR = 24;
const OPERATION_FAILED = 3;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * What runs for days gives memory back. Garbage is collected sooner, before the heap is three times as large as what is in it; and
 * arrays are asked of the system one by one, since what was freed between others would stay with the process (of the GNU C
 * library; others do not know these names). Together a third less; what it costs an answer could not be told from noise.
 */
const SERVERS = ['mcp', 'serve'];
const SERVER_OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=200'];
const SERVER_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '262144' };

if (majorOf(process.versions.node) < REQUIRED_MAJOR) startWithInstalledNode();
else {
	hideExperimentalWarnings();
	if (SERVERS.includes(process.argv[2])) beginAnew();
	start();
}

/** Takes the place of this process with one that has the options, where the system can do that. */
function beginAnew() {
	if (process.execArgv.includes(SERVER_OPTIONS[0])) {
		// Processes that it starts have reasons of their own.
		for (const name in SERVER_MEMORY) if (process.env[name] === SERVER_MEMORY[name]) delete process.env[name];
		return;
	}
	if (typeof process.execve !== 'function') return;
	const options = [...SERVER_OPTIONS, ...process.execArgv];
	const env = { ...SERVER_MEMORY, ...process.env };
	try {
		process.execve(process.execPath, [process.execPath, ...options, ...process.argv.slice(1)], env);
	} catch {
		// Without it, it only takes more memory.
	}
}

function start() {
	keepCompiledCode();
	const sources = join(root, 'src/surfaces/cli/main.ts');
	const entry = existsSync(sources) ? sources : join(root, 'dist/main.js');
	import(pathToFileURL(entry).href)
		.then((cli) => cli.main(process.argv.slice(2)))
		.then((code) => {
			process.exitCode = code;
		})
		.catch((error) => {
			fail(`assay failed unexpectedly: ${error instanceof Error ? error.stack : error}`);
		});
}

/** Type stripping is called experimental by the first releases of Node 24; users need not know. */
function hideExperimentalWarnings() {
	const emitWarning = process.emitWarning;
	process.emitWarning = (warning, options, ...rest) => {
		const type = options instanceof Object ? options.type : options;
		if (type !== 'ExperimentalWarning') emitWarning.call(process, warning, options, ...rest);
	};
}

/**
 * Compiled code is kept in the user's own cache folder: Node's default is below the shared
 * temporary folder, where another user could put code of theirs. Child processes inherit it.
 */
function keepCompiledCode() {
	if (!process.env.NODE_COMPILE_CACHE) {
		const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
		process.env.NODE_COMPILE_CACHE = join(cache, 'assay', 'compiled');
	}
	module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

async function startWithInstalledNode() {
	const node = process.env.ASSAY_RESTARTED ? undefined : findNode();
	if (node === undefined) {
		fail(
			`assay needs Node.js ${REQUIRED_MAJOR} or newer, and this is ${process.version} (${process.execPath}).\n` +
				`Install Node.js ${REQUIRED_MAJOR} from https://nodejs.org and put it first in PATH, or run ` +
				`\`npm install --save-dev node@${REQUIRED_MAJOR}\` beside assay: it is found there.`,
		);
		return;
	}
	const { spawn } = await import('node:child_process');
	const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
		stdio: 'inherit',
		env: { ...process.env, ASSAY_RESTARTED: '1' },
	});
	// A terminal sends an interrupt to both processes; passing it on would make it two.
	const terminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
	const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
	for (const signal of signals) {
		process.on(signal, () => {
			if (signal !== 'SIGINT' || !terminal) child.kill(signal);
		});
	}
	child.on('error', (error) => fail(`assay could not start ${node}: ${error.message}`));
	child.on('exit', (code, signal) => {
		if (signal === null) {
			process.exitCode = code;
			return;
		}
		for (const handled of signals) process.removeAllListeners(handled);
		process.kill(process.pid, signal);
	});
}

/** The `node` package of npm, in this project or beside this package. */
function findNode() {
	for (const folder of [join(root, 'node_modules'), dirname(root), dirname(dirname(root))]) {
		const program = join(folder, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
		try {
			const { version } = JSON.parse(readFileSync(join(folder, 'node', 'package.json'), 'utf8'));
			if (majorOf(version) >= REQUIRED_MAJOR && existsSync(program)) return program;
		} catch {
			// Not installed there.
		}
	}
	return undefined;
}

function majorOf(version) {
	return Number(version.split('.')[0]);
}

function fail(message) {
	console.error(message);
	process.exitCode = OPERATION_FAILED;
}
