import { describe, expect, test } from 'vitest';
import { compileGlob, toByteString } from '../model/glob.ts';
import { PathPatterns } from './path-patterns.ts';

describe('compileGlob', () => {
	const cases: [pattern: string, matching: string[], other: string[]][] = [
		['src/*.ts', ['src/a.ts', 'src/.ts'], ['src/a/b.ts', 'a.ts', 'src/a.tsx']],
		['**/x', ['x', 'a/x', 'a/b/x'], ['ax', 'a/xb', 'x/a']],
		['a/**', ['a/b', 'a/b/c'], ['a', 'ab']],
		['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['ab', 'a/xb']],
		['a*b*c', ['abc', 'aXbYc', 'abcbc'], ['ab', 'acb', 'ab/c']],
		['[a-c]?', ['ax', 'c.'], ['dx', 'a', 'a/']],
		['[!a-c]', ['d', '-'], ['a', '/']],
		['\\*', ['*'], ['a']],
		['[[:digit:]-]', ['1', '-'], ['a']],
		['[', [], ['[']],
		['a\\', [], ['a', 'a\\']],
	];
	test.each(cases)('%s', (pattern, matching, other) => {
		const glob = compileGlob(pattern);
		expect(matching.filter((name) => !glob.matches(name))).toEqual([]);
		expect(other.filter((name) => glob.matches(name))).toEqual([]);
	});

	test('a question mark is one byte, as in git', () => {
		expect(compileGlob('?').matches(toByteString('é'))).toBe(false);
		expect(compileGlob('??').matches(toByteString('é'))).toBe(true);
	});

	test('takes no longer than pattern times name', () => {
		const glob = compileGlob(`${'*a'.repeat(60)}*b*c`);
		const started = performance.now();
		expect(glob.matches(`${'a'.repeat(4000)}bd`)).toBe(false);
		expect(glob.matches(`${'a'.repeat(4000)}bcd`)).toBe(false);
		expect(glob.matches(`${'a'.repeat(4000)}bc`)).toBe(true);
		expect(performance.now() - started).toBeLessThan(500);
	});
});

describe('PathPatterns', () => {
	test('braces, folders and the last word', () => {
		const patterns = new PathPatterns(['src/**/*.{ts,{m,c}ts}', '!src/b.ts', 'docs/']);
		expect(patterns.verdict('src/a.mts')).toBe(true);
		expect(patterns.verdict('src/b.ts')).toBe(false);
		expect(patterns.verdict('src/b.js')).toBeUndefined();
		expect(patterns.match('docs')).toBe('docs/');
		expect(patterns.match('docs/x/y')).toBe('docs/');
		expect(patterns.match('x{y}')).toBeNull();
		expect(new PathPatterns(['x{y}']).match('x{y}')).toBe('x{y}');
	});

	test('knows which folders cannot hold a match', () => {
		const patterns = new PathPatterns(['src/app/**/*.ts', 'lib/{a,b}/c']);
		expect(['src', 'src/app', 'src/app/x', 'lib', 'lib/z'].filter((path) => !patterns.reaches(path))).toEqual(
			[],
		);
		expect(['docs', 'src/ap', 'src/other', 'lib2'].filter((path) => patterns.reaches(path))).toEqual([]);
	});

	test('refuses a glob that stands for too much', () => {
		expect(() => new PathPatterns(['{a,b}'.repeat(20)])).toThrow(
			expect.objectContaining({ code: 'CONFIG_INVALID' }),
		);
	});
});
