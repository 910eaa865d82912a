import { execFileSync, spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'assay-pack-'));
const installed = join(work, 'installed');
const sample = join(work, 'sample');
const node24 = dirname(process.execPath);
/** The path without the Node 24 that npm scripts put first: what a user's shell has. */
const userPath = (process.env.PATH ?? '')
	.split(delimiter)
	.filter((folder) => !folder.includes('node_modules') && folder !== node24)
	.join(delimiter);

const PRETENCE = `data:text/javascript,${encodeURIComponent(`
	Object.defineProperty(process, 'version', { value: 'v20.0.0' });
	Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } });
`)}`;

beforeAll(() => {
	npm(['pack', '--pack-destination', work], project);
	const [tarball] = readdirSync(work).filter((name) => name.endsWith('.tgz'));
	mkdirSync(installed);
	writeFileSync(join(installed, 'package.json'), '{ "private": true }\n');
	// Scripts of packages are off: an install must not need a compiler.
	npm(
		['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', join(work, tarball)],
		installed,
	);
	mkdirSync(sample);
	writeFileSync(
		join(sample, 'greet.ts'),
		"export function greet(name: string) {\n\treturn 'Hello ' + name;\n}\n",
	);
	writeFileSync(join(sample, 'main.py'), 'def main():\n    return 1\n');
}, 180_000);

afterAll(() => rmSync(work, { recursive: true, force: true }));

function npm(args: string[], cwd: string): void {
	execFileSync('npm', ['--loglevel=error', ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Runs the installed command, with this Node first in PATH. */
function assay(args: string[]) {
	const program = join(installed, 'node_modules/.bin/assay');
	const env = {
		...process.env,
		PATH: `${node24}${delimiter}${userPath}`,
		XDG_CACHE_HOME: join(work, 'cache'),
	};
	return spawnSync(program, args, { cwd: sample, env, encoding: 'utf8' });
}

/** Under the system's Node where that is older, else under this one made to take itself for older. */
function withOlderNode(program: string, args: string[]) {
	const env = { ...process.env, PATH: userPath, XDG_CACHE_HOME: join(work, 'cache') };
	const found = spawnSync('node', ['--version'], { env, encoding: 'utf8' });
	const major = Number(/^v(\d+)\./.exec(found.stdout ?? '')?.[1] ?? Number.NaN);
	const [node, ...options] = major < 24 ? ['node'] : [process.execPath, '--import', PRETENCE];
	return spawnSync(node, [...options, program, ...args], { cwd: sample, env, encoding: 'utf8' });
}

test('the package holds the product and nothing else', () => {
	const root = join(installed, 'node_modules/assay');
	expect(existsSync(join(root, 'LICENSE'))).toBe(true);
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
	expect(files).toContain(join('dist', 'main.js'));
	expect(
		files.filter((path) => /(?<!\.d)\.ts$|\.test\.|(?:^|\/)(?:cases|testing|src)(?:\/|$)/.test(path)),
	).toEqual([]);
});

test('what questions load does without servers and schemas', () => {
	const dist = join(installed, 'node_modules/assay/dist');
	const loaded = new Set([
		'main.js',
		'open.js',
		'print.js',
		'find.js',
		'search.js',
		'update.js',
		'graphs.js',
	]);
	for (const file of loaded) {
		if (!file.endsWith('.js')) continue;
		const text = readFileSync(join(dist, file), 'utf8');
		for (const [, local, other] of text.matchAll(/^import .*? from "(?:\.\/(.+)|(.+))";$/gm))
			loaded.add(local ?? other);
	}
	const packages = [...loaded].filter((name) => !name.endsWith('.js') && !name.startsWith('node:'));
	expect(packages.sort()).toEqual(['better-sqlite3', 'commander', 'picocolors', 'xxhash-wasm']);
	expect([...loaded]).not.toContain('answer.js');
});

test('help', () => {
	const { status, stdout, stderr } = assay(['--help']);
	expect(stderr).toBe('');
	expect(stdout).toContain('Usage: assay');
	expect(status).toBe(0);
});

test('an index is built and answers', () => {
	const built = assay(['index', '.', '--json']);
	expect(built.stderr).toBe('');
	const envelope = JSON.parse(built.stdout);
	expect(envelope).toMatchObject({ ok: true });
	expect(envelope.result.counts.files).toBe(2);
	expect(envelope.result.statuses).toEqual({ parsed: 2 });
	const asked = assay(['symbol', 'greet', '--json']);
	expect(JSON.parse(asked.stdout).ok).toBe(true);
	expect(asked.stdout).toContain('greet.ts');
});

test('wrong use has its exit code', () => {
	expect(assay(['no-such-command']).status).toBe(2);
});

describe('under an older Node', () => {
	test('the package says what to do', () => {
		const { status, stdout, stderr } = withOlderNode(join(installed, 'node_modules/assay/bin/assay.js'), [
			'--help',
		]);
		expect(stdout).toBe('');
		expect(stderr).toMatch(/^assay needs Node\.js 24 or newer, and this is v\d+\./);
		expect(stderr).toContain('https://nodejs.org');
		expect(status).toBe(3);
	});

	test('a clone uses the Node it installed', () => {
		const clone = join(project, 'bin/assay.js');
		const help = withOlderNode(clone, ['--help']);
		expect(help.stderr).toBe('');
		expect(help.stdout).toContain('Usage: assay');
		expect(withOlderNode(clone, ['no-such-command']).status).toBe(2);
	});
});
