/**
 * The floor: every script of a corpus read, hashed, parsed and walked, in two processes, with nothing
 * kept.
 *
 *     node bench/bare.ts FOLDER [--lazy]
 *
 * The eager walk visits every node as an object; the lazy one makes objects only of the kinds an
 * index needs. Prints one line of JSON.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as oxc from 'oxc-parser';
import createHasher from 'xxhash-wasm';
import { listFiles } from './corpus/select.ts';
import { CORPORA } from './corpus/sources.ts';

const PROCESSES = 2;

// The package has these, and does not declare them.
const RAW = { experimentalRawTransfer: true } as oxc.ParserOptions;
const LAZY = { experimentalLazy: true } as oxc.ParserOptions;
interface LazyInterface {
	experimentalGetLazyVisitor(): new (handlers: object) => object;
}
interface LazyProgram {
	errors: unknown[];
	visit(visitor: object): void;
	dispose(): void;
}

interface Share {
	files: string[];
	lazy: boolean;
}

export interface BareResult {
	files: number;
	bytes: number;
	nodes: number;
	/** Files in which the parser found an error. */
	failed: number;
}

async function run(folder: string, lazy: boolean): Promise<BareResult> {
	const paths = listFiles(folder, CORPORA.js.files).map((file) => join(folder, file.path));
	const shares = Array.from({ length: PROCESSES }, (_, lane) =>
		paths.filter((_, index) => index % PROCESSES === lane),
	);
	const results = await Promise.all(shares.map((files) => inChild({ files, lazy })));
	return results.reduce((sum, part) => ({
		files: sum.files + part.files,
		bytes: sum.bytes + part.bytes,
		nodes: sum.nodes + part.nodes,
		failed: sum.failed + part.failed,
	}));
}

function inChild(share: Share): Promise<BareResult> {
	return new Promise((resolve, reject) => {
		const child = fork(import.meta.filename);
		child.send(share);
		child.once('message', (result: BareResult) => {
			resolve(result);
			child.disconnect();
		});
		child.once('exit', (code, signal) => reject(new Error(`the child ended with ${signal ?? code}`)));
	});
}

async function readShare({ files, lazy }: Share): Promise<BareResult> {
	const { h64Raw } = await createHasher();
	const walk = lazy ? lazyWalk() : eagerWalk;
	const result: BareResult = { files: files.length, bytes: 0, nodes: 0, failed: 0 };
	for (const path of files) {
		const bytes = readFileSync(path);
		h64Raw(bytes);
		const { nodes, errors } = walk(path, bytes.toString('utf8'));
		result.bytes += bytes.length;
		result.nodes += nodes;
		if (errors > 0) result.failed++;
	}
	return result;
}

interface Walked {
	nodes: number;
	errors: number;
}

function eagerWalk(path: string, text: string): Walked {
	const { program, errors } = oxc.parseSync(path, text, RAW);
	const stack: unknown[] = [program];
	let nodes = 0;
	while (stack.length > 0) {
		const node = stack.pop();
		if (Array.isArray(node)) for (const item of node) stack.push(item);
		else if (node !== null && node !== undefined) {
			nodes++;
			const record = node as Record<string, unknown> & { type: string };
			for (const key of oxc.visitorKeys[record.type]) stack.push(record[key]);
		}
	}
	return { nodes, errors: errors.length };
}

const INDEXED = [
	'Function',
	'ArrowFunctionExpression',
	'Class',
	'CallExpression',
	'ImportDeclaration',
	'IdentifierReference',
	'BindingIdentifier',
	'IdentifierName',
];

function lazyWalk(): (path: string, text: string) => Walked {
	const { experimentalGetLazyVisitor } = oxc as unknown as LazyInterface;
	const LazyVisitor = experimentalGetLazyVisitor();
	let nodes = 0;
	const count = () => {
		nodes++;
	};
	const visitor = new LazyVisitor(Object.fromEntries(INDEXED.map((kind) => [kind, count])));
	return (path, text) => {
		nodes = 0;
		const parsed = oxc.parseSync(path, text, LAZY) as unknown as LazyProgram;
		parsed.visit(visitor);
		const errors = parsed.errors.length;
		parsed.dispose();
		return { nodes, errors };
	};
}

if (process.send) {
	process.once('message', async (share: Share) => process.send?.(await readShare(share)));
} else if (import.meta.main) {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { lazy: { type: 'boolean' } },
	});
	console.log(JSON.stringify(await run(positionals[0], values.lazy ?? false)));
}
