import { Writable } from 'node:stream';
import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { csv } from './csv.ts';
import { bytes, counted, duration, ranked } from './format.ts';
import { writeLines } from './output.ts';
import { safe } from './page.ts';
import { progressText } from './progress.ts';
import { table } from './table.ts';
import { fitted, fold, pad, widthOf } from './width.ts';

const plain = pc.createColors(false);

describe('numbers', () => {
	test.each([
		[0, '0 B'],
		[999, '999 B'],
		[1000, '1.0 kB'],
		[9_949, '9.9 kB'],
		[9_950, '10 kB'],
		[999_499, '999 kB'],
		[999_500, '1.0 MB'],
		[23_000_000, '23 MB'],
		[5e15, '5000 TB'],
	])('%d bytes', (value, text) => expect(bytes(value)).toBe(text));

	test.each([
		[0, '0 ms'],
		[999.4, '999 ms'],
		[999.6, '1.0 s'],
		[3_240, '3.2 s'],
		[59_960, '1 min 00 s'],
		[65_000, '1 min 05 s'],
	])('%d ms', (value, text) => expect(duration(value)).toBe(text));

	test('nouns and orders', () => {
		expect(counted(1, 'file')).toBe('1 file');
		expect(counted(1200, 'file')).toBe('1,200 files');
		expect(counted(2, 'process', 'processes')).toBe('2 processes');
		expect(ranked({ b: 1, a: 1, c: 5, none: 0 })).toEqual([
			['c', 5],
			['a', 1],
			['b', 1],
		]);
	});
});

describe('width', () => {
	test('wide and combining characters count as a terminal counts them', () => {
		expect(widthOf('abc')).toBe(3);
		expect(widthOf('日本')).toBe(4);
		expect(widthOf('e\u0301')).toBe(1);
		expect(widthOf('\u001b[31mred\u001b[39m')).toBe(3);
		expect(fitted('日本語', 5)).toBe('日本…');
		expect(fitted('abcdef', 4)).toBe('abc…');
		expect(fitted('abcd', 4)).toBe('abcd');
		expect(pad('日', 4)).toBe('日  ');
		expect(pad('7', 3, 'right')).toBe('  7');
	});

	test('texts are folded at spaces', () => {
		expect(fold('one two three', 7)).toEqual(['one two', 'three']);
		expect(fold('unbreakable', 4)).toEqual(['unbreakable']);
	});
});

test('what a repository says cannot drive the terminal', () => {
	expect(safe('a\u001b[31mred\u0007')).toBe('a\\x1b[31mred\\x07');
	expect(safe('user\u202eexe.txt\n')).toBe('user\\u202eexe.txt\\n');
	expect(safe('naïve 日本')).toBe('naïve 日本');
});

describe('table', () => {
	const columns = [{ title: 'path' }, { title: 'n', align: 'right' as const }];

	test('aligns', () => {
		const rows = [
			['a.ts', '1'],
			['longer.ts', '12'],
		];
		expect([...table(columns, rows, 80, plain)]).toEqual(['path        n', 'a.ts        1', 'longer.ts  12']);
	});

	test('the widest column gives way, no line is wider than the terminal', () => {
		const rows = [['x'.repeat(100), '12345']];
		const lines = [...table(columns, rows, 40, plain)];
		expect(lines[1]).toBe(`${'x'.repeat(32)}…  12345`);
		expect(Math.max(...lines.map(widthOf))).toBe(40);
	});

	test('many columns stay readable rather than vanish', () => {
		const many = Array.from({ length: 20 }, (_, at) => ({ title: `column${at}` }));
		const lines = [...table(many, [many.map(() => 'some long value')], 80, plain)];
		expect(lines[1]).toContain('some …');
	});

	test('a line break in a cell stays in its cell', () => {
		expect([...table([{ title: 't' }], [['a\nb']], 80, plain)]).toHaveLength(2);
	});
});

test('CSV quotes what RFC 4180 says', () => {
	const rows = [
		['plain', 'a,b'],
		['say "hi"', 'two\nlines'],
		[null, 1.5],
	];
	expect([...csv(['x', 'y'], rows)].join('\n')).toBe(
		'x,y\r\nplain,"a,b"\r\n"say ""hi""","two\nlines"\r\n,1.5\r',
	);
});

describe('progress', () => {
	const half = { stage: 'parse' as const, done: 2000, total: 4000, bytes: 0 };

	test('shows stage, numbers, rate and time left', () => {
		const text = progressText(half, 4000, 80);
		expect(text).toContain('Parsing  ━━━━━━━━━━━━────────────  2,000/4,000  500/s  4.0 s left');
	});

	test('fits any width', () => {
		for (const columns of [1, 5, 12, 20, 30, 40, 60, 80, 200]) {
			expect(widthOf(progressText(half, 4000, columns)), `${columns}`).toBeLessThan(Math.max(columns, 1));
		}
		expect(progressText(half, 4000, 30)).toBe('Parsing  2,000/4,000  500/s');
	});

	test('a stage without a total has no bar', () => {
		expect(progressText({ stage: 'discover', done: 0, total: 0, bytes: 0 }, 10, 80)).toBe(
			'Looking for files',
		);
	});
});

describe('output', () => {
	/** Takes a chunk every other turn, fails with `code` after `limit` chunks. */
	function sink(limit = Number.POSITIVE_INFINITY, code = 'EPIPE') {
		const chunks: string[] = [];
		const stream = new Writable({
			highWaterMark: 10,
			decodeStrings: false,
			write(chunk, _encoding, done) {
				if (chunks.length >= limit) {
					done(Object.assign(new Error(code), { code }));
					return;
				}
				if (chunk !== '') chunks.push(chunk);
				setImmediate(done);
			},
		});
		return { stream, chunks };
	}

	function* manyLines(count: number) {
		for (let line = 0; line < count; line++) yield `line ${line} ${'x'.repeat(100)}`;
	}

	test('waits for a slow reader and loses nothing', async () => {
		const { stream, chunks } = sink();
		expect(await writeLines(stream, manyLines(5000))).toBe(true);
		expect(chunks.length).toBeGreaterThan(5);
		expect(chunks.join('').split('\n')).toHaveLength(5001);
	});

	test('stops quietly when the reader goes away', async () => {
		const { stream } = sink(1);
		let made = 0;
		const lines = (function* () {
			for (const line of manyLines(1_000_000)) {
				made++;
				yield line;
			}
		})();
		expect(await writeLines(stream, lines)).toBe(false);
		expect(made).toBeLessThan(10_000);
	});

	test('any other failure is one', async () => {
		await expect(writeLines(sink(1, 'ENOSPC').stream, manyLines(5000))).rejects.toThrow('ENOSPC');
	});
});
