import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import type { Envelope } from '../../src/model/envelope.ts';
import { LAUNCHER } from './assay.ts';

/** A server as users start it. */
export interface Served {
	url: string;
	pid: number;
	/** What it has printed. */
	printed(): string;
	signal(name: NodeJS.Signals): void;
	/** Its exit code. */
	ended: Promise<number | null>;
}

const ADDRESS = / on (http:\/\/\S+?)(?:,|\n)/;

export async function serve(args: string[], cwd: string, env: Record<string, string> = {}): Promise<Served> {
	const { ASSAY_DIR: _dir, ASSAY_TOKEN: _token, ...inherited } = process.env;
	const child = spawn(process.execPath, [LAUNCHER, 'serve', '--port', '0', ...args], {
		cwd,
		env: { ...inherited, ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
	let text = '';
	const url = await new Promise<string>((resolve, reject) => {
		child.stderr.setEncoding('utf8').on('data', (part: string) => {
			text += part;
			const address = ADDRESS.exec(text)?.[1];
			if (address !== undefined) resolve(address);
		});
		child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
	});
	return { url, pid: child.pid as number, printed: () => text, signal: (name) => child.kill(name), ended };
}

/** One for the test that runs. */
export async function temporaryServer(
	args: string[],
	cwd: string,
	env?: Record<string, string>,
): Promise<Served> {
	const served = await serve(args, cwd, env);
	onTestFinished(async () => {
		served.signal('SIGKILL');
		await served.ended;
	});
	return served;
}

export interface Reply<T> {
	status: number;
	headers: Headers;
	envelope: Envelope<T>;
}

export async function get<T>(url: string, init?: RequestInit): Promise<Reply<T>> {
	const response = await fetch(url, init);
	const envelope = (await response.json()) as Envelope<T>;
	return { status: response.status, headers: response.headers, envelope };
}

export function post<T>(url: string, body: unknown): Promise<Reply<T>> {
	const headers = { 'content-type': 'application/json' };
	return get<T>(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
