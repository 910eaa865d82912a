import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { questions } from '../../src/engine.ts';
import type { Envelope } from '../../src/model/envelope.ts';

/** Running the program as users do, on repositories made for a test. */

/** The command as it was built for this run; of the sources where it was not. */
export const LAUNCHER =
	process.env.ASSAY_TESTED ?? fileURLToPath(new URL('../../bin/assay.js', import.meta.url));

export interface Run {
	code: number | null;
	out: string;
	err: string;
}

export interface RunOptions {
	cwd: string;
	env?: Record<string, string>;
	input?: string;
	/** Told when the process has started. */
	onStart?: (signal: (name: NodeJS.Signals) => void) => void;
}

export function assay(args: string[], options: RunOptions): Promise<Run> {
	return run(process.execPath, [LAUNCHER, ...args], options);
}

export function run(program: string, args: string[], options: RunOptions): Promise<Run> {
	const { ASSAY_DIR: _dir, ASSAY_JOBS: _jobs, NO_COLOR: _colour, FORCE_COLOR: _force, ...env } = process.env;
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { cwd: options.cwd, env: { ...env, ...options.env } });
		let out = '';
		let err = '';
		child.stdout.setEncoding('utf8').on('data', (text: string) => {
			out += text;
		});
		child.stderr.setEncoding('utf8').on('data', (text: string) => {
			err += text;
		});
		child.on('error', reject);
		child.on('close', (code) => resolve({ code, out, err }));
		child.stdin.on('error', () => {});
		child.stdin.end(options.input ?? '');
		options.onStart?.((name) => child.kill(name));
	});
}

/** Runs with `--json`, and checks that the result is what the registry promises. */
export async function ask<T>(args: string[], options: RunOptions): Promise<Run & { envelope: Envelope<T> }> {
	const result = await assay([...args, '--json'], options);
	const envelope = JSON.parse(result.out) as Envelope<T>;
	if (envelope.ok) {
		const question = questions.find(({ name }) => name === args[0] || name === args.slice(0, 2).join(' '));
		if (question === undefined) throw new Error(`not a question: ${args[0]}`);
		question.output(z).parse(envelope.result);
	}
	return { ...result, envelope };
}

/** Like `ask` for a question that must be answered. */
export async function answer<T>(args: string[], options: RunOptions): Promise<T> {
	const { envelope } = await ask<T>(args, options);
	if (envelope.ok) return envelope.result;
	const { code, message, hint } = envelope.error;
	throw new Error(`${code}: ${message} ${hint}`);
}

/** A folder with these files, removed after the test (or the file, when made outside of one). */
export function repository(files: Record<string, string | Buffer>): string {
	const root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-e2e-')));
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), content);
	}
	return root;
}

export function temporaryRepository(files: Record<string, string | Buffer>): string {
	const root = repository(files);
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	return root;
}
