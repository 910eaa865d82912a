import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { LAUNCHER } from '../e2e/assay.ts';

/** A server that is spoken to in lines, right or wrong. */

export interface Message {
	id?: number | string | null;
	method?: string;
	result?: { content?: { text: string }[]; [name: string]: unknown };
	error?: { code: number; message: string };
}

export interface RawServer {
	process: ChildProcessWithoutNullStreams;
	/** Every line it wrote is a message, or this throws. */
	messages: Message[];
	write(line: string): Promise<void>;
	/** The answer to a request. */
	ask(method: string, params: object): Promise<Message>;
	exited: Promise<number | null>;
}

let lastId = 1_000_000_000;

/** With `under`, a program with its arguments starts the server. */
export function startServer(root: string, under: readonly string[] = []): RawServer {
	const [program, ...args] = [...under, process.execPath, LAUNCHER, 'mcp', root, '--quiet'];
	const process_ = spawn(program, args, { cwd: root });
	const messages: Message[] = [];
	const waiting = new Map<number, (message: Message) => void>();
	process_.stdin.on('error', () => {});
	createInterface({ input: process_.stdout }).on('line', (line) => {
		const message = JSON.parse(line) as Message;
		messages.push(message);
		const { id } = message;
		if (typeof id === 'number') waiting.get(id)?.(message);
	});
	const exited = once(process_, 'exit').then(([code]) => code as number | null);
	onTestFinished(() => void process_.kill('SIGKILL'));
	const write = async (line: string) => {
		if (!process_.stdin.write(`${line}\n`)) await Promise.race([once(process_.stdin, 'drain'), exited]);
	};
	return {
		process: process_,
		messages,
		write,
		exited,
		async ask(method, params) {
			const id = lastId++;
			const { promise, resolve } = Promise.withResolvers<Message>();
			waiting.set(id, resolve);
			await write(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
			return promise;
		},
	};
}

export function initialize(server: RawServer): Promise<Message> {
	return server.ask('initialize', {
		protocolVersion: '2025-06-18',
		capabilities: {},
		clientInfo: { name: 'raw', version: '1' },
	});
}

/** Processes that a process started, and those that they did. */
export function descendants(pid: number): number[] {
	const file = `/proc/${pid}/task/${pid}/children`;
	if (!existsSync(file)) return [];
	const own = readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
	return own.flatMap((child) => [child, ...descendants(child)]);
}
