import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { ask, assay, LAUNCHER, run, temporaryRepository } from './assay.ts';

/** Skips without a tool, or fails where all tools are required. */
function needs(...command: [string, ...string[]]) {
	const works = spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0;
	if (!works && process.env.ASSAY_REQUIRE_TOOLS) throw new Error(`${command.join(' ')} does not work here`);
	return test.skipIf(!works);
}

function manyFiles(count: number): Record<string, string> {
	const body = Array.from(
		{ length: 60 },
		(_, at) => `def f${at}(a, b):\n    return g(a) + b.c(${at})\n`,
	).join('\n');
	return Object.fromEntries(
		Array.from({ length: count }, (_, at) => [`src/m${at}.py`, `n = ${at}\n${body}`]),
	);
}

describe('stopping', () => {
	test.each([
		['SIGINT' as const, 130],
		['SIGTERM' as const, 143],
	])('%s leaves the index before it as it was', async (name, exit) => {
		const cwd = temporaryRepository({ 'src/a.py': 'a = 1\n' });
		await assay(['index'], { cwd });
		const state = join(cwd, '.assay');
		const before = readFileSync(join(state, 'current'), 'utf8');
		for (const [path, text] of Object.entries(manyFiles(700))) writeFileSync(join(cwd, path), text);

		const { code, out, err } = await assay(['index'], {
			cwd,
			onStart: (signal) => {
				const timer = setInterval(() => {
					if (
						readdirSync(state).filter((file) => file.endsWith('.db') && file.startsWith('index-')).length < 2
					)
						return;
					clearInterval(timer);
					signal(name);
				}, 5);
			},
		});
		expect(code).toBe(exit);
		expect(out).toBe('');
		expect(err).toMatch(/^Stopping\. .+\nerror: .+\nhint: .+\n$/);
		expect(readFileSync(join(state, 'current'), 'utf8')).toBe(before);
		expect(readdirSync(state).filter((file) => /^index-\w+\.db$/.test(file))).toEqual([
			before.split('\n')[0],
		]);
		const { out: answer } = await assay(['sql', 'SELECT count(*) AS n FROM files'], { cwd });
		expect(answer).toBe('stale: 700 new since it was indexed; `assay index` brings it up to date.\nn\n1\n');
	});

	test('a second signal ends at once', async () => {
		const cwd = temporaryRepository(manyFiles(700));
		const { code } = await assay(['index'], {
			cwd,
			onStart: (signal) => {
				const timer = setInterval(() => {
					if (!existsSync(join(cwd, '.assay/lock.db'))) return;
					clearInterval(timer);
					signal('SIGTERM');
					setTimeout(() => signal('SIGINT'), 20);
				}, 5);
			},
		});
		expect([130, 143]).toContain(code);
		expect((await assay(['status'], { cwd })).code).toBe(3);
	});

	test('a query', async () => {
		const cwd = temporaryRepository({ 'a.py': 'a = 1\n' });
		await assay(['index'], { cwd });
		const endless = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n';
		const { code, err } = await assay(['sql', endless], {
			cwd,
			onStart: (signal) => setTimeout(() => signal('SIGINT'), 1500),
		});
		expect(code).toBe(130);
		expect(err).toContain('error: ');
	});
});

needs('test', '-w', '/dev/full').each([
	['help', ['--help']],
	['an answer', ['sql', 'SELECT file FROM files']],
	['an answer for programs', ['sql', 'SELECT file FROM files', '--json']],
	['an error', ['nothing', '--json']],
])('%s that cannot be written', async (_, args) => {
	const cwd = temporaryRepository({ 'a.js': 'export const a = 1;\n' });
	await assay(['index'], { cwd });
	const { status, stderr } = spawnSync(
		'sh',
		['-c', 'exec "$0" "$@" > /dev/full', process.execPath, LAUNCHER, ...args],
		{
			cwd,
			encoding: 'utf8',
		},
	);
	expect(stderr).toMatch(/^error: cannot write the output: ENOSPC\b.+\nhint: Free some space.+\n$/);
	expect(status).toBe(3);
});

test('a current folder that is gone', async () => {
	const cwd = temporaryRepository({});
	const script = 'mkdir gone && cd gone && rmdir ../gone && "$0" "$1" status';
	const { code, err } = await run('bash', ['-c', script, process.execPath, LAUNCHER], { cwd });
	expect(err).toContain('error: the current folder is gone\nhint: ');
	expect(code).toBe(3);
});

describe('the state folder', () => {
	const isRoot = process.getuid?.() === 0;
	const become = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : ['env'];

	test('an index of a newer assay is not misread', async () => {
		const cwd = temporaryRepository({ 'a.py': 'a = 1\n' });
		await assay(['index'], { cwd });
		const [name] = readFileSync(join(cwd, '.assay/current'), 'utf8').split('\n');
		const db = new Database(join(cwd, '.assay', name));
		db.pragma('user_version = 99');
		db.close();
		const { code, envelope } = await ask(['status'], { cwd });
		expect(code).toBe(3);
		expect(envelope).toMatchObject({ ok: false, error: { code: 'SCHEMA_NEWER' } });
		expect((await assay(['index'], { cwd })).code).toBe(0);
		expect((await assay(['status'], { cwd })).code).toBe(0);
	});

	test('a damaged index is named as such, and built anew', async () => {
		const cwd = temporaryRepository({ 'a.py': 'a = 1\n' });
		await assay(['index'], { cwd });
		const [name] = readFileSync(join(cwd, '.assay/current'), 'utf8').split('\n');
		writeFileSync(join(cwd, '.assay', name), 'not a database');
		const { code, envelope } = await ask(['symbol', 'a'], { cwd });
		expect(code).toBe(0);
		expect(envelope).toMatchObject({
			result: { symbols: [{ file: 'a.py' }] },
			meta: { index: { fresh: true } },
		});
		expect(envelope.meta.warnings).toEqual([expect.stringMatching(/^the index was damaged/)]);
		expect(readdirSync(join(cwd, '.assay'))).toContain(name.replace('index', 'damaged'));
		const after = await assay(['symbol', 'a'], { cwd });
		expect(after.err).toBe('');
	});

	needs(
		become[0],
		...become.slice(1),
		process.execPath,
		'--version',
	)('that only one user may write can be read by all', async () => {
		const cwd = temporaryRepository({ 'a.py': 'a = 1\n' });
		await assay(['index'], { cwd });
		const args = [...become.slice(1), process.execPath, LAUNCHER, 'symbol', 'a', '--json'];
		chmodSync(cwd, 0o755);
		chmodSync(join(cwd, '.assay'), 0o555);
		for (const name of readdirSync(join(cwd, '.assay'))) chmodSync(join(cwd, '.assay', name), 0o444);
		const { out } = await run(become[0], args, { cwd, env: { XDG_CACHE_HOME: join(cwd, 'no-cache') } });
		expect(JSON.parse(out)).toMatchObject({
			ok: true,
			result: { symbols: [{ file: 'a.py' }] },
			meta: { index: { fresh: true } },
		});
		appendFileSync(join(cwd, 'a.py'), 'b = 1\n');
		const later = await run(become[0], args, { cwd, env: { XDG_CACHE_HOME: join(cwd, 'no-cache') } });
		expect(JSON.parse(later.out)).toMatchObject({
			result: { symbols: [{ file: 'a.py' }] },
			meta: { index: { fresh: false } },
		});
	});

	test('where it cannot be made', async () => {
		const cwd = temporaryRepository({ 'a.py': 'a = 1\n', plug: '' });
		const env = { ASSAY_DIR: join(cwd, 'plug/state') };
		const { code, envelope } = await ask(['index'], { cwd, env });
		expect(code).toBe(3);
		expect(envelope).toMatchObject({ ok: false, error: { code: 'STATE_UNWRITABLE' } });
		expect(!envelope.ok && envelope.error.hint).toContain('ASSAY_DIR');
	});

	needs(
		become[0],
		...become.slice(1),
		process.execPath,
		'--version',
	)('that may not be written to', async () => {
		const cwd = temporaryRepository({ 'a.py': 'a = 1\n' });
		chmodSync(cwd, 0o555);
		try {
			const args = [...become.slice(1), process.execPath, LAUNCHER, 'index', '--json'];
			const env = { XDG_CACHE_HOME: join(cwd, 'no-cache') };
			const { code, out } = await run(become[0], args, { cwd, env });
			expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: 'STATE_UNWRITABLE' } });
			expect(code).toBe(3);
		} finally {
			chmodSync(cwd, 0o755);
		}
	});
});

describe('a terminal', () => {
	const script = (command: string): [string, ...string[]] => ['script', '-qec', command, '/dev/null'];
	const onTerminal = needs(...script('true'));

	onTerminal('gets colours and a progress line that is gone at the end', async () => {
		const cwd = temporaryRepository(manyFiles(40));
		const [program, ...args] = script(`stty cols 80; '${process.execPath}' '${LAUNCHER}' index`);
		const { out } = await run(program, args, { cwd, env: { TERM: 'xterm' } });
		expect(out).toContain('\u001b[32m✓');
		expect(out).toContain('Parsing  ━');
		expect(out.lastIndexOf('\r\u001b[2K')).toBeLessThan(out.indexOf('Indexed'));
		for (const line of out.slice(out.indexOf('Indexed')).split('\r\n').slice(1)) {
			expect(line.replace(/\u001b\[\d+m/g, '').length, line).toBeLessThanOrEqual(80);
		}
	});

	onTerminal('gets none with NO_COLOR and --quiet', async () => {
		const cwd = temporaryRepository({ 'a.py': 'a = 1\n' });
		const [program, ...args] = script(`'${process.execPath}' '${LAUNCHER}' index --quiet`);
		const { out } = await run(program, args, { cwd, env: { TERM: 'xterm', NO_COLOR: '1' } });
		expect(out).toContain('✓ Indexed');
		expect(out).not.toContain('\u001b');
	});
});
