import { execFileSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './assay.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

const CONSUMER = `import { AssayError, type Envelope, open, type SymbolResult } from 'assay';

await using repo = await open();
const built = await repo.ask('index');
const found: Envelope<SymbolResult> = await repo.ask('symbol', { name: 'twice', limit: 5 });
const callers = await repo.ask('graph callers', { target: 'twice' });
const wrong = await repo.ask('symbol', { name: '' });
await repo.ask('status', {}, { signal: AbortSignal.timeout(10_000) });

// @ts-expect-error There is no such question.
const unknown = await repo.ask('symbl', { name: 'twice' });
// @ts-expect-error It needs a name.
await repo.ask('symbol', {});
// @ts-expect-error There is no such field.
await repo.ask('symbol', { name: 'twice', limt: 3 });
// @ts-expect-error There is no such type of search.
const type = await repo.ask('search', { query: 'twice', type: 'nope' });
// @ts-expect-error There is no such order.
await repo.ask('graph metrics', { by: 'beauty' });
await repo.ask('search', { query: 'twice', type: 'symbol' });
// @ts-expect-error An answer may be a failure.
found.result;

let refused = 'nothing';
try {
	await open('/nowhere/at/all');
} catch (error) {
	if (error instanceof AssayError) refused = error.code;
}
console.log(
	JSON.stringify({
		files: built.ok ? built.result.counts.files : null,
		line: found.ok ? found.result.symbols[0].line : null,
		callers: callers.ok ? callers.result.calls.map(({ from }) => from.name) : null,
		wrong: wrong.ok ? null : wrong.error.code,
		unknown: unknown.ok ? null : unknown.error.hint,
		type: type.ok ? null : type.error.message,
		refused,
	}),
);
`;

let folder: string;

/** The package as it is published, beside its dependencies. */
beforeAll(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-library-')));
	execFileSync(process.execPath, [join(PROJECT, 'scripts/build.ts')], { stdio: 'pipe' });
	const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
		cwd: PROJECT,
		encoding: 'utf8',
	});
	const [{ filename }] = JSON.parse(packed);
	const modules = join(folder, 'node_modules');
	mkdirSync(join(modules, 'assay'), { recursive: true });
	execFileSync('tar', ['-xzf', join(folder, filename), '-C', join(modules, 'assay'), '--strip-components=1']);
	for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
		if (name !== 'assay' && !name.startsWith('.'))
			symlinkSync(join(PROJECT, 'node_modules', name), join(modules, name));
	}
	writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
	writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
	writeFileSync(
		join(folder, 'tool.py'),
		'def twice(n):\n    return n * 2\n\ndef main():\n    print(twice(2))\n',
	);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the types of the package hold for those who use it', async () => {
	const options = [
		'--noEmit',
		'--strict',
		'--target',
		'ES2024',
		'--lib',
		'ES2024,ESNext.Disposable',
		'--types',
		'node',
	];
	for (const module of [
		['--module', 'NodeNext'],
		['--module', 'Preserve', '--moduleResolution', 'Bundler'],
	]) {
		const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
		const { code, out } = await run(process.execPath, [tsc, ...options, ...module, 'consumer.ts'], {
			cwd: folder,
		});
		expect([code, out]).toEqual([0, '']);
	}
}, 60_000);

test('a program that imports it asks, and gets envelopes', async () => {
	const { code, out, err } = await run(
		process.execPath,
		['--disable-warning=ExperimentalWarning', 'consumer.ts'],
		{
			cwd: folder,
		},
	);
	expect([code, err]).toEqual([0, '']);
	expect(JSON.parse(out)).toEqual({
		files: 3,
		line: 1,
		callers: ['main'],
		wrong: 'USAGE',
		unknown: 'Did you mean symbol?',
		type: 'type must be one of auto, text, regex, symbol, file, but is "nope"',
		refused: 'ROOT_MISSING',
	});
});
