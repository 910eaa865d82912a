import { describe, expect, test } from 'vitest';
import { keysOfName, NameScanner, stemKey, wordKey } from './keys.ts';
import { joinedName, wordsOfName } from './split.ts';
import { stemOf } from './stem.ts';

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

test('a scan finds the names of a text, and not what is too long to be one', () => {
	const found: [number, number][] = [];
	const text = `foo(barBaz) + ${'a'.repeat(100)}`;
	new NameScanner().scan(text, 0, text.length, (keys, start) => found.push([start, keys.length]));
	expect(found).toEqual([
		[0, 1],
		[4, 3],
	]);
});
