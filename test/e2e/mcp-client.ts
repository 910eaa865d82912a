import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Envelope } from '../../src/model/envelope.ts';
import { LAUNCHER, repository, temporaryRepository } from './assay.ts';

/** The SDK's own client, talking to the real command. */

export type Era = 'legacy' | 'auto';

export interface Connection {
	client: Client;
	transport: StdioClientTransport;
	/** What the server logged. */
	logged: string[];
}

export interface ConnectOptions {
	args: string[];
	cwd: string;
	era?: Era;
	/** Folders that the client says are its roots. */
	roots?: string[];
}

export async function connect({ args, cwd, era = 'legacy', roots }: ConnectOptions): Promise<Connection> {
	const options: ClientOptions = { versionNegotiation: { mode: era } };
	if (roots !== undefined) options.capabilities = { roots: { listChanged: true } };
	const client = new Client({ name: 'test', version: '1' }, options);
	if (roots !== undefined) {
		client.setRequestHandler('roots/list', () => ({
			roots: roots.map((root) => ({ uri: pathToFileURL(root).href })),
		}));
	}
	const transport = new StdioClientTransport({
		command: process.execPath,
		args: [LAUNCHER, 'mcp', ...args],
		cwd,
		stderr: 'inherit',
	});
	const logged: string[] = [];
	client.setNotificationHandler('notifications/message', ({ params }) => {
		logged.push(String(params.data));
	});
	await client.connect(transport);
	return { client, transport, logged };
}

export interface Called<T> {
	text: string;
	isError: boolean;
	envelope: Envelope<T>;
}

type CallOptions = Parameters<Client['callTool']>[1];

export async function call<T = Record<string, unknown>>(
	client: Client,
	name: string,
	given: Record<string, unknown>,
	options?: CallOptions,
): Promise<Called<T>> {
	const { content, isError, structuredContent } = await client.callTool({ name, arguments: given }, options);
	const [first] = content as { type: string; text: string }[];
	return {
		text: first.text,
		isError: isError === true,
		envelope: structuredContent as unknown as Envelope<T>,
	};
}

/** A shop with a server, a client of it, tests and a history. */
export function shop(): string {
	const root = repository({
		'package.json': '{ "name": "shop", "private": true, "dependencies": { "express": "^5" } }\n',
		'src/price.ts':
			'/** What a cart costs. */\nexport function total(prices: number[]): number {\n\treturn round(prices.reduce((a, b) => a + b, 0));\n}\n\n' +
			'export function round(value: number): number {\n\tconst cents = Math.round(value * 100);\n\treturn cents / 100;\n}\n',
		'src/cart.ts':
			"import { total } from './price.ts';\n\nexport class Cart {\n\tprices: number[] = [];\n\n\tadd(price: number): void {\n\t\tthis.prices.push(price);\n\t}\n\n" +
			'\tcost(): number {\n\t\treturn total(this.prices);\n\t}\n}\n',
		'src/server.ts':
			"import express from 'express';\nimport { Cart } from './cart.ts';\n\nconst app = express();\nconst cart = new Cart();\n\n" +
			"app.get('/cost', (_request, response) => {\n\tresponse.json(cart.cost());\n});\n\napp.listen(3000);\n",
		'test/price.test.ts':
			"import { test } from 'vitest';\nimport { total } from '../src/price.ts';\n\ntest('adds', () => {\n\ttotal([1, 2]);\n});\n",
		'README.md': '# Shop\n\nA cart and what it costs.\n',
	});
	const git = (...args: string[]) => {
		const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
		execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' });
	};
	git('init', '-q', '-b', 'main');
	git('add', '.');
	git('commit', '-q', '-m', 'Open the shop');
	return root;
}

/** A folder without anything, for a server that has to be told where to look. */
export function nowhere(): string {
	return temporaryRepository({});
}
