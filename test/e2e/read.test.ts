import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadResult } from '../../src/engine.ts';
import { answer, ask, assay, repository } from './assay.ts';

const STORE = `import { open } from 'node:fs/promises';

/** Keeps things. */
export class Store {
	private items = new Map<string, string>();

	/** Adds one. */
	add(name: string, value: string): void {
		if (name === '') throw new Error('no name');
		const known = this.items.get(name);
		if (known === value) return;
		this.items.set(name, value);
		report(name);
	}

	get size(): number {
		return this.items.size;
	}
}

export function report(name: string): void {
	console.log(name);
}
`;

const FILES = {
	'src/store.ts': STORE,
	'src/app.ts': `import { Store } from './store';\n\nexport function main() {\n\tconst store = new Store();\n\tstore.add('a', 'b');\n}\n`,
	'src/other.ts': 'export function main() {\n\treturn 2;\n}\n',
	'test/store.test.ts': `import { Store } from '../src/store';\n\ntest('adds', () => {\n\tnew Store().add('a', 'b');\n});\n`,
	'long.txt': Array.from({ length: 1500 }, (_, at) => `line ${at + 1}`).join('\n'),
	'evil.ts': "const a = '\u001b[31m\u202e';\n",
	'crlf.ts': 'export function f() {\r\n\treturn 1;\r\n}\r\n',
	'.gitignore': 'out/\n',
	'out/made.ts': 'export const made = 1;\n',
	'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
	'empty.ts': '',
};

let root = '';
beforeAll(async () => {
	root = repository(FILES);
	mkdirSync(join(root, '.git'));
	writeFileSync(join(root, '.git', 'config'), '[remote]\n\turl = https://user:secret@example.org\n');
	symlinkSync('/etc/passwd', join(root, 'link.txt'));
	await assay(['index'], { cwd: root });
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (...args: string[]) => assay(['read', ...args], { cwd: root });
const result = (...args: string[]) => answer<ReadResult>(['read', ...args], { cwd: root });

describe('what a target means', () => {
	test('a file, with numbers, and without them exactly as it is', async () => {
		const { out, code } = await read('src/store.ts');
		expect(code).toBe(0);
		expect(out.split('\n')[0]).toBe('src/store.ts  typescript, 23 lines');
		expect(out).toContain('\n 4  export class Store {\n');
		const plain = await read('src/store.ts', '--no-line-numbers', '--quiet');
		expect(plain.out).toBe(STORE);
	});

	test('lines, a line, a member, a name, a chunkUid', async () => {
		expect((await result('src/store.ts:16-18')).lines.map(({ line }) => line)).toEqual([16, 17, 18]);
		const member = await result('src/store.ts#Store.add');
		expect(member.ranges).toEqual([{ from: 7, to: 14 }]);
		expect(member.lines[0]).toEqual({ line: 7, text: '\t/** Adds one. */' });
		expect((await result('Store.add')).ranges).toEqual(member.ranges);
		expect((await result('src/store.ts:11')).ranges).toEqual(member.ranges);
		expect((await result('src/store.ts:11:9')).ranges).toEqual(member.ranges);
		expect((await result(member.target?.chunkUid ?? '')).ranges).toEqual(member.ranges);
		expect((await result('src/store.ts:1')).ranges).toEqual([{ from: 1, to: 11 }]);
	});

	test('several of a name are listed, not guessed', async () => {
		const several = await result('main');
		expect(several.file).toBeNull();
		expect(several.choices.map(({ file }) => file)).toEqual(['src/app.ts', 'src/other.ts']);
		expect((await read('main')).out).toContain('src/other.ts:1:17  main function');
	});

	test('a file that is not indexed is read, and says why', async () => {
		const made = await result('out/made.ts');
		expect(made.lines[0].text).toBe('export const made = 1;');
		expect(made.note).toBe('not in the index: the folder out was left out as ignored (.gitignore:1: out/)');
		const skeleton = await ask(['read', 'out/made.ts', '--skeleton'], { cwd: root });
		expect(skeleton.envelope).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
	});

	test.each([
		['logo.png', 3, 'cannot be read: binary'],
		['link.txt', 3, 'left out as symlink_outside'],
		['.git/config', 3, 'not a file of the repository'],
		['../x.ts', 2, 'not a path below the root'],
		['/etc/passwd', 2, 'not a path below the root'],
		['src', 3, 'nothing is called src'],
		['src/none.ts', 3, 'no such file: src/none.ts'],
		['store.ts', 3, 'Did you mean src/store.ts?'],
		['store.ts:3', 3, 'Did you mean src/store.ts?'],
		['src/none.ts:3', 3, 'no such file: src/none.ts'],
		['src/store.ts:99', 2, 'has no line 99'],
		['src/store.ts:99-120', 2, 'has no line 99'],
		['src/store.ts:9-3', 2, 'no lines 9-3'],
		['src/store.ts#Store.none', 3, 'nothing is called'],
		['npm:react', 2, 'not in the repository'],
		['ck64:v1:repo:none', 3, 'nothing is called'],
	])('%s is refused with the reason', async (target, code, message) => {
		const refused = await read(target);
		expect(refused.code).toBe(code);
		expect(refused.err).toContain(message);
		expect(refused.out + refused.err).not.toContain('secret');
	});
});

describe('forms', () => {
	test('a skeleton folds bodies and keeps numbers; a detail asks for one', async () => {
		const { out } = await read('src/store.ts', '--skeleton');
		expect(out).toContain(
			' 8  \tadd(name: string, value: string): void { … 5 lines }\n15\n16  \tget size(): number {\n',
		);
		const brief = await result('Store', '--detail', 'minimal');
		expect(brief.form).toBe('skeleton');
		expect(brief.lines.map(({ text }) => text)).toEqual([
			'/** Keeps things. */',
			'export class Store {',
			'\tprivate items = new Map<string, string>();',
			'\t/** Adds one. */',
			'\tadd(name: string, value: string): void { … }',
			'\tget size(): number { … }',
			'}',
		]);
	});

	test('an outline has names, kinds and lines', async () => {
		const { out } = await read('src/store.ts', '--outline');
		expect(out.split('\n').slice(1)).toEqual([
			' 4-19  class export class Store',
			'    5    field private items',
			' 8-14    method add(name: string, value: string): void',
			'16-18    getter get size(): number',
			'21-23  function export function report(name: string): void',
			'',
		]);
	});

	test('lists around a definition', async () => {
		const { with: lists } = await result('Store.add', '--with', 'tests,callers,callees');
		expect(lists.map(({ what, total }) => [what, total])).toEqual([
			['callers', 2],
			['callees', 4],
			['tests', 1],
		]);
		expect(lists[0].entries[0]).toEqual({ file: 'src/app.ts', line: 5, name: 'main' });
		expect(lists[1].entries[0]).toEqual({ file: 'src/store.ts', line: 21, name: 'report' });
		expect((await read('Store.add', '--with', 'callers')).out).toContain('callers  2\n  src/app.ts:5 ');
	});

	test('a cut says how to go on', async () => {
		const { out } = await read('long.txt', '--limit', '10');
		expect(out).toContain('Cut here; the rest: assay read long.txt:11-1500\n');
		const cut = await ask<ReadResult>(['read', 'long.txt:5-8', '--limit', '2'], { cwd: root });
		expect(cut.envelope).toMatchObject({ result: { next: 'long.txt:7-8' }, meta: { truncated: true } });
		expect((await result('long.txt:5-8', '--limit', '4')).next).toBeNull();
	});

	test('what would act on a terminal is made visible', async () => {
		const { out } = await read('evil.ts');
		expect(out).toContain("const a = '\\x1b[31m\\u202e';");
	});

	test('other line ends and no lines at all', async () => {
		expect((await result('crlf.ts')).lines.map(({ text }) => text)).toEqual([
			'export function f() {',
			'\treturn 1;',
			'}',
		]);
		expect((await read('empty.ts', '--skeleton')).code).toBe(0);
	});
});

describe('a text that is not saved', () => {
	const draft = 'export class Draft {\n\trun() {\n\t\ta();\n\t\tb();\n\t\tc();\n\t\td();\n\t\te();\n\t}\n}\n';

	test('has a skeleton, and members by name', async () => {
		const skeleton = await assay(['read', 'src/draft.ts', '--skeleton', '--stdin'], {
			cwd: root,
			input: draft,
		});
		expect(skeleton.out).toContain('2  \trun() { … 5 lines }\n');
		const member = await assay(['read', 'src/draft.ts#Draft.run', '--stdin'], { cwd: root, input: draft });
		expect(member.out).toContain('src/draft.ts  method Draft.run, typescript, lines 2-8 of 9');
	});

	test('needs to be of a file', async () => {
		const refused = await assay(['read', 'Draft', '--stdin'], { cwd: root, input: draft });
		expect(refused.code).toBe(2);
		expect(refused.err).toContain('does not say which file');
	});
});

test.each([
	[['--skeleton', '--outline'], 'exclude each other'],
	[['--detail', 'much'], 'detail must be one of minimal, standard, full'],
	[['--with', 'friends'], 'knows no "friends"'],
	[['--limit', '0'], 'limit must be'],
])('%s is wrong use', async (flags, message) => {
	const refused = await read('src/store.ts', ...flags);
	expect(refused.code).toBe(2);
	expect(refused.err).toContain(message);
});

test('a file that changed since it was indexed is read as it is', async () => {
	writeFileSync(join(root, 'src/late.ts'), 'export function late() {\n\treturn 1;\n}\n');
	await assay(['index'], { cwd: root });
	writeFileSync(join(root, 'src/late.ts'), '// more\n// lines\nexport function late() {\n\treturn 1;\n}\n');
	expect((await result('late')).ranges).toEqual([{ from: 1, to: 5 }]);
});
