import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { discover } from '../../src/index/discover/discover.ts';
import { DISCOVER_DEFAULTS } from '../../src/index/discover/options.ts';

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'assay-faults-'));
});
afterEach(() => {
	rmSync(root, { recursive: true, force: true });
});

const rows = (): string[] =>
	discover(root, DISCOVER_DEFAULTS).skipped.map((row) => `${row.path}: ${row.reason}, ${row.detail}`);

test('FIFOs, sockets and a sparse file of a terabyte are named at once', async () => {
	execFileSync('mkfifo', [join(root, 'fifo.ts'), join(root, 'fifo')]);
	writeFileSync(join(root, 'sparse.ts'), '');
	truncateSync(join(root, 'sparse.ts'), 2 ** 40);
	writeFileSync(join(root, 'sparse'), '');
	truncateSync(join(root, 'sparse'), 2 ** 40);
	const server = createServer();
	await new Promise<void>((done) => server.listen(join(root, 'socket'), done));
	try {
		const started = performance.now();
		expect(rows()).toEqual([
			'fifo: not_regular, a FIFO',
			'fifo.ts: not_regular, a FIFO',
			'socket: not_regular, a socket',
			'sparse: too_large, 1099511627776 bytes; the limit is 2000000',
			'sparse.ts: too_large, 1099511627776 bytes; the limit is 2000000',
		]);
		expect(performance.now() - started).toBeLessThan(1000);
	} finally {
		server.close();
	}
});

describe('names', () => {
	const odd = [
		'new\nline.ts',
		'quote".ts',
		"it's.ts",
		' space .ts',
		'😀.ts',
		'\u202Ertl.ts',
		'-rf',
		'$(x)`y`.ts',
		'a\\b.ts',
	];

	test('odd ones are indexed, and U+FFFD is a character like any other', () => {
		for (const name of [...odd, 'real\uFFFD.ts']) writeFileSync(join(root, name), '');
		expect(discover(root, DISCOVER_DEFAULTS).files.map((file) => file.path)).toEqual(
			[...odd, 'real\uFFFD.ts'].sort(),
		);
	});

	test('those that are no UTF-8 are reported, and distinct', () => {
		const raw = (name: string): Buffer =>
			Buffer.concat([Buffer.from(`${root}/`), Buffer.from(name, 'latin1')]);
		writeFileSync(raw('bad\xff.ts'), '');
		writeFileSync(raw('bad\xfe.ts'), '');
		writeFileSync(raw('bad\\xff\xff.ts'), '');
		mkdirSync(raw('folder\xe9'));
		writeFileSync(raw('folder\xe9/inside.ts'), '');
		for (const name of odd) writeFileSync(join(root, name), '');
		const found = discover(root, DISCOVER_DEFAULTS);
		expect(found.files.map((file) => file.path)).toEqual(odd.toSorted());
		expect(found.skipped.map((row) => [row.path, row.reason, row.folder])).toEqual([
			['bad\\\\xff\\xff.ts', 'bad_name', false],
			['bad\\xfe.ts', 'bad_name', false],
			['bad\\xff.ts', 'bad_name', false],
			['folder\\xe9', 'bad_name', true],
		]);
	});
});

test('nesting: 200 folders are entered, one more is named, and any depth ends', () => {
	let path = root;
	for (let depth = 0; depth < 230; depth++) {
		path = join(path, 'd');
		mkdirSync(path);
		if (depth > 195) writeFileSync(join(path, 'f'), '');
	}
	const found = discover(root, DISCOVER_DEFAULTS);
	expect(found.files.map((file) => file.path.split('/').length - 1).sort()).toEqual([197, 198, 199, 200]);
	expect(found.skipped.map((row) => [row.path.split('/').length, row.reason, row.folder])).toEqual([
		[201, 'too_deep', true],
	]);
});

test('a path too long for the system is too deep, not an error', () => {
	// Made step by step from inside, since its whole path cannot be given to the system.
	execFileSync('sh', [
		'-c',
		`cd "$0" && for i in $(seq 20); do mkdir "$1" && cd -P "$1" || exit 1; done; : > f`,
		root,
		'n'.repeat(250),
	]);
	const found = discover(root, DISCOVER_DEFAULTS);
	expect(found.files).toEqual([]);
	expect(found.skipped).toHaveLength(1);
	expect(found.skipped[0]).toMatchObject({ reason: 'too_deep', folder: true });
	execFileSync('rm', ['-rf', root]);
});

/** Root reads everything, so the walk is done as nobody. */
const AS_NOBODY = `
	const { discover } = await import(process.argv[1] + '/src/index/discover/discover.ts');
	const { DISCOVER_DEFAULTS } = await import(process.argv[1] + '/src/index/discover/options.ts');
	const { readSource } = await import(process.argv[1] + '/src/platform/read-source.ts');
	if (process.getuid() === 0) { process.setgroups([]); process.setgid(65534); process.setuid(65534); }
	let answer;
	try {
		const found = discover(process.argv[2], { ...DISCOVER_DEFAULTS, followGitIgnore: true });
		answer = { files: found.files.map((file) => file.path), skipped: found.skipped };
		answer.read = answer.files.map((path) => readSource(process.argv[2], path, { maxFileBytes: 100 }).reason ?? 'read');
	} catch (error) { answer = { code: error.code }; }
	console.log(JSON.stringify(answer));
`;

function asNobody(): { files: string[]; skipped: unknown[]; read: string[]; code?: string } {
	const project = join(import.meta.dirname, '../..');
	const words = ['--input-type=module', '-e', AS_NOBODY, project, root];
	return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

test('what may not be read is named with the error, and the rest is indexed', () => {
	chmodSync(root, 0o755);
	for (const name of ['open', 'closed', 'blind']) mkdirSync(join(root, name));
	for (const name of ['open/a.ts', 'closed/b.ts', 'blind/c.ts', 'secret.ts', 'secret', '.gitignore']) {
		writeFileSync(join(root, name), 'x');
	}
	for (const name of ['secret.ts', 'secret', '.gitignore', 'closed']) chmodSync(join(root, name), 0);
	chmodSync(join(root, 'blind'), 0o744); // can be listed, not entered
	const found = asNobody();
	expect(found.files).toEqual(['open/a.ts', 'secret.ts']);
	expect(found.read).toEqual(['read', 'unreadable']);
	expect(found.skipped).toEqual([
		{ path: '.gitignore', reason: 'unreadable', detail: 'its rules are not heeded: EACCES', folder: false },
		{ path: 'blind/c.ts', reason: 'unreadable', detail: 'EACCES', folder: false },
		{ path: 'closed', reason: 'unreadable', detail: 'EACCES', folder: true },
		{ path: 'secret', reason: 'unreadable', detail: 'EACCES', folder: false },
	]);
	chmodSync(root, 0);
	expect(asNobody()).toEqual({ code: 'ROOT_UNREADABLE' });
	chmodSync(root, 0o755);
});

const OUT_OF_DESCRIPTORS = `
	import { openSync } from 'node:fs';
	const { discover } = await import(process.argv[1] + '/src/index/discover/discover.ts');
	const { DISCOVER_DEFAULTS } = await import(process.argv[1] + '/src/index/discover/options.ts');
	const { readSource } = await import(process.argv[1] + '/src/platform/read-source.ts');
	discover(process.argv[2], DISCOVER_DEFAULTS);
	try { for (;;) openSync('/dev/null'); } catch {}
	const codeOf = (act) => { try { act(); return 'done'; } catch (error) { return error.code; } };
	console.log(JSON.stringify([
		codeOf(() => discover(process.argv[2], DISCOVER_DEFAULTS)),
		codeOf(() => readSource(process.argv[2], 'a.ts', { maxFileBytes: 100 })),
	]));
`;

test('out of descriptors is an error, not a tree without files', () => {
	writeFileSync(join(root, 'a.ts'), 'x');
	const project = join(import.meta.dirname, '../..');
	const script = 'ulimit -n 64 && exec "$0" --input-type=module -e "$1" "$2" "$3"';
	const words = ['-c', script, process.execPath, OUT_OF_DESCRIPTORS, project, root];
	expect(JSON.parse(execFileSync('sh', words, { encoding: 'utf8' }))).toEqual(['IO', 'IO']);
});
