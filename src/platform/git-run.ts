import { type ChildProcess, spawn } from 'node:child_process';
import { type Trouble, trouble } from '../model/history.ts';
import type { GitProgram } from './git-program.ts';

export interface GitLimits {
	/** From the start; then it is killed, with all that it started. */
	timeoutMs: number;
	/** Of standard output. */
	maxBytes: number;
	signal?: AbortSignal | undefined;
}

export interface GitCall extends GitLimits {
	/** The command with its options. */
	args: readonly string[];
	cwd: string;
	/** Beside the fixed environment; nothing else is inherited. */
	env: Readonly<Record<string, string>>;
	/** Settings of ours, `name=value`, stronger than the fixed ones. */
	settings?: readonly string[];
	input?: string | Uint8Array | undefined;
	/** Exit codes that are answers, 0 alone unless given. */
	answers?: readonly number[];
	/** Takes the output as it comes; it is then not kept. What it throws ends the run. */
	onOutput?: ((bytes: Buffer) => void) | undefined;
	/** For those who watch what git writes elsewhere. */
	onStart?: ((kill: (why: Trouble) => void) => void) | undefined;
}

export type GitOutput = { ok: true; code: number; output: Buffer } | Trouble;

/**
 * What every run has. The settings of the repository are not read at all (see git-view.ts); these
 * keep out those of the system and the user, and name what could start a program or a connection once
 * more, in case a git reads them from somewhere we do not know of.
 */
const OPTIONS = [
	'--no-pager',
	'--no-optional-locks',
	'--no-replace-objects',
	'--literal-pathspecs',
	...[
		'core.fsmonitor=false',
		'core.hooksPath=/dev/null',
		'core.attributesFile=/dev/null',
		'core.untrackedCache=false',
		'core.precomposeUnicode=false',
		'credential.helper=',
		'protocol.allow=never',
		'protocol.ext.allow=never',
		'gc.auto=0',
		'maintenance.auto=false',
		'submodule.recurse=false',
		'core.bigFileThreshold=16m',
	].flatMap((setting) => ['-c', setting]),
];

const ENVIRONMENT: Readonly<Record<string, string>> = {
	LC_ALL: 'C',
	TZ: 'UTC',
	GIT_CONFIG_NOSYSTEM: '1',
	GIT_CONFIG_GLOBAL: '/dev/null',
	GIT_CONFIG_SYSTEM: '/dev/null',
	GIT_ATTR_NOSYSTEM: '1',
	GIT_TERMINAL_PROMPT: '0',
	GIT_ASKPASS: '',
	GIT_OPTIONAL_LOCKS: '0',
	GIT_NO_REPLACE_OBJECTS: '1',
	GIT_NO_LAZY_FETCH: '1',
	GIT_PROTOCOL_FROM_USER: '0',
	GIT_ALLOW_PROTOCOL: '',
	GIT_LFS_SKIP_SMUDGE: '1',
	GIT_PAGER: 'cat',
	GIT_EDITOR: ':',
};

const STDERR_KEPT = 2_048;
/** Variables that programs on Windows do not start without. */
const WINDOWS = ['SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'PATHEXT'];

/** Runs git and waits until it is gone. Nothing that goes wrong is thrown. */
export function runGit(program: GitProgram, call: GitCall): Promise<GitOutput> {
	const { promise, resolve } = Promise.withResolvers<GitOutput>();
	if (call.signal?.aborted) return Promise.resolve(trouble('cancelled', 'cancelled'));
	let child: ChildProcess;
	try {
		const settings = (call.settings ?? []).flatMap((setting) => ['-c', setting]);
		child = spawn(program.file, [...OPTIONS, ...settings, ...call.args], {
			cwd: call.cwd,
			env: environment(program, call.env),
			// A session of its own: no terminal to prompt on, and one group to kill.
			detached: process.platform !== 'win32',
			windowsHide: true,
			stdio: ['pipe', 'pipe', 'pipe'],
		});
	} catch (error) {
		return Promise.resolve(trouble('no_program', reasonOf(error)));
	}
	let ending: Trouble | null = null;
	const kill = (why: Trouble) => {
		ending ??= why;
		killGroup(child);
	};
	const timer = setTimeout(
		() => kill(trouble('timed_out', `git ${call.args[0]} took longer than ${call.timeoutMs} ms`)),
		call.timeoutMs,
	);
	const cancel = () => kill(trouble('cancelled', 'cancelled'));
	call.signal?.addEventListener('abort', cancel, { once: true });
	call.onStart?.(kill);

	const kept: Buffer[] = [];
	let bytes = 0;
	let stderr = '';
	child.stdout?.on('data', (chunk: Buffer) => {
		bytes += chunk.length;
		if (ending !== null) return;
		if (bytes > call.maxBytes) {
			kill(trouble('too_large', `git ${call.args[0]} gave more than ${call.maxBytes} bytes`));
		} else if (call.onOutput === undefined) kept.push(chunk);
		else {
			try {
				call.onOutput(chunk);
			} catch (error) {
				kill(trouble('damaged', `git ${call.args[0]}: ${reasonOf(error)}`));
			}
		}
	});
	child.stderr?.setEncoding('utf8').on('data', (text: string) => {
		if (stderr.length < STDERR_KEPT) stderr += text;
	});
	// A git that ends before it has read everything tells so by its exit code.
	child.stdin?.on('error', () => {});
	child.stdin?.end(call.input ?? '');
	child.on('error', (error) => {
		if (child.pid === undefined) resolve(trouble('no_program', reasonOf(error)));
	});
	child.on('close', (code, signal) => {
		if (ending !== null) resolve(ending);
		else if (code === null) resolve(trouble('damaged', `git ${call.args[0]} was ended by ${signal}`));
		else if ((call.answers ?? [0]).includes(code)) resolve({ ok: true, code, output: Buffer.concat(kept) });
		else resolve(trouble('damaged', failureOf(call.args[0], stderr)));
	});
	return promise.finally(() => {
		clearTimeout(timer);
		call.signal?.removeEventListener('abort', cancel);
	});
}

function environment(program: GitProgram, more: Readonly<Record<string, string>>): Record<string, string> {
	const env: Record<string, string> = { PATH: program.path, ...ENVIRONMENT };
	if (process.platform === 'win32') {
		for (const name of WINDOWS) {
			const value = process.env[name];
			if (value !== undefined) env[name] = value;
		}
	}
	return { ...env, ...more };
}

/** Also what git itself has started: a clone is several processes. */
function killGroup(child: ChildProcess): void {
	if (child.pid === undefined) return;
	try {
		if (process.platform === 'win32') child.kill('SIGKILL');
		else process.kill(-child.pid, 'SIGKILL');
	} catch {
		// Gone already.
	}
}

function failureOf(command: string, stderr: string): string {
	const lines = stderr.split('\n').map((line) => line.trim());
	const said = lines.find((line) => line.startsWith('fatal: ')) ?? lines.find((line) => line !== '');
	return said === undefined ? `git ${command} failed` : said.replace(/^(?:fatal|error): /, '').slice(0, 500);
}

function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
