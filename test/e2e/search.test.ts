import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult } from '../../src/engine.ts';
import { answer, ask, assay, repository } from './assay.ts';

let root: string;
beforeAll(async () => {
	root = repository({
		'src/session.ts': [
			'export class SessionStore {',
			'\tremoveExpired(now: number) {',
			'\t\treturn this.getCallDetails(now);',
			'\t}',
			'\tgetCallDetails(now: number) {',
			'\t\treturn now; // TODO: é really',
			'\t}',
			'}',
			'',
		].join('\n'),
		'src/app.py': 'def remove_expired(now):\n    # TODO later\n    return now\n',
		'test/session.test.ts':
			"import { SessionStore } from '../src/session.ts';\nnew SessionStore().removeExpired(1);\n",
		'src/broken.py': 'def half(:\n    pass\n\nclass Lost(\n',
		'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
		'out/gone.ts': 'export const gone = 1;\n',
		'.gitignore': 'out/\n',
	});
	const git = (...args: string[]) =>
		execFileSync('git', ['-C', root, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args]);
	git('init', '-q');
	git('add', '-A');
	git('commit', '-qm', 'all');
	const { code } = await assay(['index', '.'], { cwd: root });
	expect(code).toBe(0);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const find = (...args: string[]) => answer<SearchResult>(['search', ...args], { cwd: root });
const places = ({ hits }: SearchResult) => hits.map(({ file, line }) => `${file}:${line}`);

describe('text', () => {
	test('lines with their place, matches and symbol', async () => {
		const { hits, total, tiers, notLookedAt } = await find('TODO', '--type', 'text', '--context', '1');
		expect(hits).toHaveLength(2);
		expect(hits[1]).toMatchObject({
			file: 'src/session.ts',
			line: 6,
			col: 18,
			qualifiedName: 'SessionStore.getCallDetails',
			kind: 'method',
			text: '\t\treturn now; // TODO: é really',
			marks: [{ at: 17, length: 4 }],
			before: ['\tgetCallDetails(now: number) {'],
			after: ['\t}'],
			tier: 'index',
		});
		expect(total).toEqual({ count: 2, exact: true });
		expect(tiers).toEqual({ index: 2, fresh: 0, text: 0 });
		expect(notLookedAt).toMatchObject({ binary: 1, ignored: 1, recovered: 1 });
	});

	test('what defines a name comes first', async () => {
		expect((await find('SessionStore', '--type', 'text')).hits.map(({ fit }) => fit)).toEqual([
			'definition',
			'line',
			'line',
		]);
	});

	test('case, words, filters in the query and as flags', async () => {
		expect((await find('todo', '--type', 'text')).hits).toEqual([]);
		expect((await find('todo', '--type', 'text', '--ignore-case')).hits).toHaveLength(2);
		expect((await find('Expired', '--type', 'text', '--word')).hits).toEqual([]);
		expect(places(await find('lang:python TODO', '--type', 'text'))).toEqual(['src/app.py:2']);
		expect(places(await find('TODO', '--type', 'text', '--lang', 'python'))).toEqual(['src/app.py:2']);
		expect(places(await find('now kind:function', '--type', 'text'))).toEqual([
			'src/app.py:1',
			'src/app.py:3',
		]);
		expect(places(await find('removeExpired author:ann -in:test', '--type', 'text'))).toEqual([
			'src/session.ts:2',
		]);
	});

	test('pages', async () => {
		const first = await find('now', '--type', 'text', '--limit', '3');
		expect(first.total.count).toBe(6);
		const second = await find('now', '--type', 'text', '--limit', '3', '--cursor', first.next!);
		expect(second.next).toBeNull();
		expect(new Set([...places(first), ...places(second)]).size).toBe(6);
	});
});

describe('patterns', () => {
	test('within lines and over them', async () => {
		expect(places(await find('^\\s+return \\w+;', '--type', 'regex'))).toEqual(['src/session.ts:6']);
		const over = await find('\\{\\n\\s*return this', '--type', 'regex');
		expect(over.hits[0]).toMatchObject({ file: 'src/session.ts', line: 2, endLine: 3 });
	});

	test('one without a certain text reads every file, and says so', async () => {
		const { read, notes } = await find('[0-9]', '--type', 'regex');
		expect(read).toMatchObject({ everyFile: true });
		expect(notes.join()).toContain('every file was read');
	});

	test('a mistake is pointed at', async () => {
		const { code, err } = await assay(['search', 'lang:ts foo(', '--type', 'regex'], { cwd: root });
		expect(code).toBe(2);
		expect(err.split('\n').slice(0, 3)).toEqual([
			'error: this parenthesis is not closed',
			'  lang:ts foo(',
			'             ^',
		]);
		const { envelope } = await ask(['search', 'a(?=b)', '--type', 'regex'], { cwd: root });
		expect(envelope).toMatchObject({ ok: false, error: { place: { text: 'a(?=b)', start: 1, end: 4 } } });
	});

	test.each(['(a+)+$', '(a|a)*$', '(.*)*b', '((((a{50}){20}b)*c)*'])('%s takes no time', async (pattern) => {
		const started = performance.now();
		await ask(['search', pattern, '--type', 'regex'], { cwd: root });
		expect(performance.now() - started).toBeLessThan(20_000);
	});
});

describe('symbols and files', () => {
	test('initials and typing errors', async () => {
		for (const typed of ['gCD', 'getCalDetails', 'getcalldetails', 'SessionStore.getCall', 'CallDetails']) {
			const { hits } = await find(typed, '--type', 'symbol');
			expect(hits[0].qualifiedName, typed).toBe('SessionStore.getCallDetails');
		}
	});

	test('a name in a file that does not parse is found by its text, which is said', async () => {
		const { hits, tiers } = await find('Lost', '--type', 'symbol');
		expect(hits[0]).toMatchObject({ file: 'src/broken.py', line: 4 });
		if (hits[0].tier === 'text') expect(tiers.text).toBe(1);
	});

	test('files', async () => {
		expect((await find('session', '--type', 'file')).hits[0]).toMatchObject({
			type: 'file',
			file: 'src/session.ts',
		});
		expect((await find('sst', '--type', 'file')).hits.map(({ file }) => file)).toContain(
			'test/session.test.ts',
		);
	});

	test('auto: a name, a place, a mistyped name', async () => {
		const { hits } = await find('SessionStore');
		expect(hits[0]).toMatchObject({ type: 'symbol', qualifiedName: 'SessionStore' });
		expect((await find('src/session.ts:5')).hits[0]).toMatchObject({
			...{ type: 'symbol', file: 'src/session.ts', line: 5 },
			...{ qualifiedName: 'SessionStore.getCallDetails', fit: 'named in the query' },
		});
		// Files have the word "store", yet none has the name.
		const mistyped = await find('SesionStore');
		expect(mistyped.hits[0]).toMatchObject({ qualifiedName: 'SessionStore', fit: 'similar' });
		expect(mistyped.notes.join()).toMatch(/No file has this name/);
		expect((await find('remExp')).hits[0]).toMatchObject({ fit: 'initials' });
		const written = await find('expired');
		expect(written.hits.map(({ fit }) => fit)).not.toContain('part');
		// What nothing comes close to is not announced as if something did.
		expect(await find('SesssionStoor')).toMatchObject({ hits: [], notes: [] });
	});
});

test('what nothing comes close to says no more than that', async () => {
	const { out } = await assay(['search', 'Qxzjvwk'], { cwd: root });
	expect(out).toMatch(/^Nothing fits Qxzjvwk\.\n0 hits · /);
});

test('why something is there, and why not', async () => {
	const explained = await find('SessionStore', '--type', 'symbol', '--explain');
	expect(explained.hits[0].explanation).toContain('exported');
	const why = async (...args: string[]) => {
		const { whyNot } = await find(...args);
		return whyNot.map(({ reason, detail }) => `${reason}: ${detail}`).join('\n');
	};
	expect(await why('TODO', '--type', 'text', '--why-not', 'out/gone.ts')).toMatch(
		/not indexed: the folder out was left out as ignored/,
	);
	expect(await why('TODO in:src', '--type', 'text', '--why-not', 'test/session.test.ts')).toMatch(
		/filtered: in:src leaves it out/,
	);
	expect(await why('TODO', '--type', 'text', '--why-not', 'src/broken.py')).toMatch(/no match/);
	expect(await why('now', '--type', 'text', '--limit', '1', '--why-not', 'src/session.ts')).toMatch(
		/ranked lower: it is number/,
	);
	expect(await why('x', '--type', 'file', '--why-not', '../../etc/passwd')).toMatch(
		/no such file: it is not below the root/,
	);
	expect(await why('Store', '--type', 'symbol', '--kind', 'class', '--why-not', 'removeExpired')).toMatch(
		/filtered: kind:class/,
	);
	expect(await why('Store', '--type', 'symbol', '--why-not', 'nowhere')).toMatch(/no such symbol/);
	expect(await why('call details now', '--why-not', 'removeExpired')).toMatch(
		/^ranked lower: its file is number 1, told by SessionStore.getCallDetails/,
	);
});

test('a file with words of the query that many others have more of is ranked lower, not without a match', async () => {
	const many = Array.from({ length: 45 }, (_, at) => [
		`src/widget${at}.ts`,
		`export function widget${at}() {\n\treturn 'widget of widgets';\n}\n`,
	]);
	const padding = 'const other = 1;\n'.repeat(300);
	const crowded = repository({
		...Object.fromEntries(many),
		'far.ts': `${padding}export const widget = 1;\n`,
	});
	await assay(['index', '.'], { cwd: crowded });
	const { whyNot } = await answer<SearchResult>(
		['search', 'where is the widget made', '--why-not', 'far.ts'],
		{ cwd: crowded },
	);
	expect(whyNot).toEqual([
		{ what: 'far.ts', reason: 'ranked lower', detail: expect.stringContaining('the file has "widget", but') },
	]);
	rmSync(crowded, { recursive: true, force: true });
});

test('a file that has just changed is read again, and the answer says so', async () => {
	writeFileSync(join(root, 'src/new.ts'), 'export function brandNew() { return 1; }\n');
	const { hits, tiers } = await find('brandNew', '--type', 'symbol');
	expect(hits[0]).toMatchObject({ file: 'src/new.ts', line: 1 });
	expect(tiers.fresh).toBe(1);
	expect(places(await find('brandNew changed:1d', '--type', 'text'))).toContain('src/new.ts:1');
	rmSync(join(root, 'src/new.ts'));
});

describe('wrong use', () => {
	test.each([
		[['', '--type', 'symbol'], /empty/],
		[['   '], /empty/],
		[['kind:metod x'], /metod/],
		[['in:../other x'], /out of the repository/],
		[['x', '--in', '../other'], /out of the repository/],
		[['lang:klingon x'], /language called "klingon"/],
		[['kind:class'], /nothing to look for but filters/],
		[['"abc'], /not closed/],
		[['x', '--type', 'txt'], /type must be one of auto, text/],
		[['x author:zorro'], /no commit is by/],
		[['x changed:no-such-branch'], /no-such-branch/],
	])('%j', async (args, message) => {
		const { code, err } = await assay(['search', ...args], { cwd: root });
		expect(code).toBeGreaterThan(1);
		expect(err).toMatch(message);
		expect(err).toContain('hint:');
	});

	test('a query that is too long', async () => {
		const { code, err } = await assay(['search', 'x'.repeat(10_001)], { cwd: root });
		expect(code).toBe(2);
		expect(err).toMatch(/10,001 characters/);
		expect(err.length).toBeLessThan(1_000);
	});

	test('NUL and control characters', async () => {
		const { ask: inProcess, questions } = await import('../../src/engine.ts');
		const question = questions.find(({ name }) => name === 'search')!;
		const options = { cwd: root, env: process.env, signal: new AbortController().signal };
		expect(await inProcess(question, { query: 'a\0b' }, options)).toMatchObject({
			ok: false,
			error: { code: 'USAGE' },
		});
		expect(await inProcess(question, { query: 'a\u0007b', type: 'text' }, options)).toMatchObject({
			ok: true,
		});
		expect(await inProcess(question, { query: '\u001b[31m' }, options)).toMatchObject({ ok: true });
	});
});

describe('auto', () => {
	test('a question finds what it is about, with what is around it', async () => {
		const { hits } = await find('remove expired sessions', '--explain');
		expect(hits[0]).toMatchObject({
			type: 'symbol',
			file: 'src/session.ts',
			qualifiedName: 'SessionStore.removeExpired',
			fit: 'by its words',
		});
		expect(hits[0].around?.callees.items.map(({ qualifiedName }) => qualifiedName)).toEqual([
			'SessionStore.getCallDetails',
		]);
		expect(hits[0].explanation.join('\n')).toMatch(/links that lead here .*at most a sixth/);
	});

	test('a name is its definition first', async () => {
		const { hits } = await find('remove_expired');
		expect(hits[0]).toMatchObject({ file: 'src/app.py', fit: 'exact' });
	});
});
