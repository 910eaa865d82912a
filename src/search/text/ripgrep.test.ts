import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Indexed, indexFolder } from '../testing/indexed.ts';
import type { TextCase } from '../testing/ripgrep.ts';

/** ripgrep comes as a package with a program for each platform; there may be none for this one. */
const ripgrep = await import('../testing/ripgrep.ts').catch(() => null);
/** Parts of this repository: all of it would take long to index. */
const FOLDERS = ['src/model', 'src/platform', 'src/search', 'src/surfaces', 'src/store/queries', 'test/e2e'];
const PLAIN = { ignoreCase: false, word: false, multiline: false };

/** Line ends, encodings and shapes of lines that the sources of assay do not have. */
const ODD: Record<string, string | Buffer> = {
	'odd/crlf.txt': 'one two\r\nthree\r\n\r\nfoo bar\r\n',
	'odd/bom.txt': '\ufefffirst line\nsecond é line\n',
	'odd/utf16.txt': Buffer.from('\ufefffoo bar\nzweite Zeile ü\n', 'utf16le'),
	'odd/no-end.txt': 'a\n\n\nb foo',
	'odd/empty-lines.txt': '\n\n\n',
	'odd/empty.txt': '',
	'odd/long.txt': `${'x'.repeat(3000)} foo ${'y'.repeat(3000)}\nfoo_bar foo-bar foo\n`,
	'odd/wide.txt': 'ärger Ärger ÄRGER\nΑθήνα 東京 foo\n😀 bar\n',
	'odd/cr.txt': 'old\rmac\rlines foo\r',
	'odd/tabs.txt': '\tif (a) {\n\t\treturn\tb;\n\t}\n',
};

describe.skipIf(ripgrep === null)('the same lines as ripgrep without Unicode', () => {
	const { ownLines, ripgrepLines, randomCases } = ripgrep!;
	let indexed: Indexed;
	beforeAll(async () => {
		const root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-ripgrep-')));
		for (const folder of FOLDERS) cpSync(folder, join(root, folder), { recursive: true });
		mkdirSync(join(root, 'odd'));
		for (const [path, content] of Object.entries(ODD)) writeFileSync(join(root, path), content);
		indexed = await indexFolder(root, {}, () => rmSync(root, { recursive: true, force: true }));
	}, 300_000);
	afterAll(() => indexed?.end());

	async function compare(each: TextCase): Promise<number> {
		const expected = ripgrepLines(indexed, each);
		const own = await ownLines(indexed, each);
		const label = JSON.stringify(each);
		expect([...own].filter((line) => !expected.has(line)).slice(0, 5), `too many for ${label}`).toEqual([]);
		expect([...expected].filter((line) => !own.has(line)).slice(0, 5), `missed by ${label}`).toEqual([]);
		return expected.size;
	}

	test('random texts and patterns', { timeout: 300_000 }, async () => {
		let found = 0;
		for (const each of randomCases(indexed, 150, 20_261_116)) found += await compare(each);
		expect(found).toBeGreaterThan(500);
	});

	test.each([
		'foo',
		'^$',
		'^foo',
		'foo$',
		'\\bfoo\\b',
		'[^x]{5}foo',
		'\\s$',
		'^\\s*$',
		'.',
		'x{1000}',
		'é',
		'ü|ä',
		'\\W\\w{3}\\W',
		'foo|bar',
		'(?i)ÄRGER',
		'^.{4}$',
		'[[:upper:]]{4}',
		'\\<bar|bar\\>',
		'a\\b|\\Bo',
		'return\\s+(?:[a-z]+\\.){2}',
	])('pattern %s', async (source) => {
		expect(await compare({ source, isPattern: true, ...PLAIN })).toBeGreaterThan(0);
		await compare({ source, isPattern: true, ...PLAIN, ignoreCase: true });
		await compare({ source, isPattern: true, ...PLAIN, word: true });
	});

	test.each([
		'\\{\\n\\s*return',
		'foo\\s+bar',
		';\\n\\n+',
		'a[^b]*?b\\n',
		'(?s)import.{0,80}from',
		'line\\nsecond',
		'\\)\\s*\\{\\n',
	])('over lines: %s', async (source) => {
		expect(await compare({ source, isPattern: true, ...PLAIN, multiline: true })).toBeGreaterThan(0);
	});

	test('a text over lines', async () => {
		expect(await compare({ source: ';\n}\n', isPattern: false, ...PLAIN, multiline: true })).toBeGreaterThan(
			10,
		);
	});
});
