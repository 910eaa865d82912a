import { describe, expect, test } from 'vitest';
import { keysOfName, stemKey, wordKey } from './keys.ts';
import { NameTable } from './name-table.ts';
import { joinedName, numberedWords, wordsOfName } from './split.ts';
import { stemOf } from './stem.ts';
import { TextUnits } from './text-units.ts';

describe('words of a name', () => {
	test.each([
		['getCallDetails', ['get', 'call', 'details']],
		['HTTPServer', ['http', 'server']],
		['parseHTTP', ['parse', 'http']],
		['MAX_FILE_size', ['max', 'file', 'size']],
		['utf8Decode', ['utf', 'decode']],
		['$scope', ['scope']],
		['__init__', ['init']],
		['x', []],
		['aB', []],
		['12345', []],
		['ÜberName', ['Über'.toLowerCase(), 'name']],
		['', []],
	])('%s', (name, words) => {
		expect(wordsOfName(name)).toEqual(words);
	});

	test.each([
		['s3', ['s3']],
		['getS3Client', ['s3']],
		['K8sClient', ['k8s']],
		['HTTP2Server', ['http2']],
		['sha256_sum', ['sha256']],
		['aws_ec2_v2', ['ec2', 'v2']],
		['parseX509', ['x509']],
		['getCode', []],
		['x_64', []],
	])('%s with digits', (name, words) => {
		expect(numberedWords(name)).toEqual(words);
		for (const word of words) expect(keysOfName(name)).toContain(wordKey(word));
	});

	test('a name is one word, too, however its words are joined', () => {
		expect(joinedName('copy_view')).toBe('copyview');
		expect(keysOfName('CopyView')).toContain(wordKey('copyview'));
		expect(keysOfName('copy_view')).toContain(wordKey('copyview'));
	});
});

describe('stems', () => {
	test.each([
		['removed', 'removes'],
		['removing', 'remove'],
		['created', 'creation'],
		['sessions', 'session'],
		['queries', 'query'],
		['running', 'run'],
		['resolver', 'resolve'],
		['classes', 'class'],
		['management', 'manage'],
	])('%s and %s are of one', (one, other) => {
		expect(stemOf(one)).toBe(stemOf(other));
	});

	test.each([
		['status', 'state'],
		['import', 'impose'],
		['user', 'use'],
		['string', 'str'],
		['process', 'proceed'],
	])('%s and %s are not', (one, other) => {
		expect(stemOf(one)).not.toBe(stemOf(other));
	});

	test('a word that is its own stem has no second key', () => {
		expect(keysOfName('run')).toEqual([wordKey('run')]);
		expect(keysOfName('running')).toEqual([wordKey('running'), stemKey('run')]);
	});
});

describe('numbers of names', () => {
	const keysIn = (table: NameTable, name: number) =>
		Array.from({ length: table.keysEnd(name) - table.keysStart(name) }, (_, at) =>
			table.keyAt(table.keysStart(name) + at),
		);
	const unitsOf = (text: string) => new TextUnits().hold(text);

	test('a scan finds the names of a text, and not what is too long to be one', () => {
		const table = new NameTable();
		const text = `foo(barBaz) + ${'a'.repeat(100)} foo x`;
		const found = [...table.scan(unitsOf(text), 0, text.length, 0)];
		expect(found).toEqual([0, 1, 0]);
		expect(keysIn(table, 1)).toEqual(keysOfName('barBaz'));
		expect([...table.scan(unitsOf(text), 4, 7, 0)].map((name) => keysIn(table, name))).toEqual([
			keysOfName('bar'),
		]);
		expect(table.numberOf('foo')).toBe(0);
		expect(keysIn(table, table.numberOf('GET /users'))).toEqual(keysOfName('GET /users'));
	});

	test('the names of a text are counted, each once, in the order in which they come first', () => {
		const table = new NameTable();
		const many = Array.from({ length: 3_000 }, (_, at) => `name${at.toString(36)}`);
		for (const names of [['foo', 'bar', 'foo'], [...many, ...many, 'foo'], ['bar']]) {
			const text = names.join(' ');
			table.beginFile();
			expect(table.scan(unitsOf(text), 0, text.length, 1)).toHaveLength(names.length);
			const distinct = [...new Set(names)];
			expect([...table.names.subarray(0, table.distinct)]).toEqual(
				distinct.map((name) => table.numberOf(name)),
			);
			expect([...table.times.subarray(0, table.distinct)]).toEqual(
				distinct.map((name) => names.filter((other) => other === name).length),
			);
		}
	});

	test('many names keep their numbers, and are forgotten between files alone', () => {
		const table = new NameTable();
		const names = Array.from({ length: 210_000 }, (_, at) => `name${at.toString(36)}`);
		const text = names.join(' ');
		expect([...table.scan(unitsOf(text), 0, text.length, 0)]).toEqual(names.map((_, at) => at));
		expect(table.numberOf(names[209_999])).toBe(209_999);
		table.beginFile();
		expect(table.size).toBe(0);
		expect(table.numberOf(names[3])).toBe(0);
		expect(keysIn(table, 0)).toEqual(keysOfName(names[3]));
	});
});
