import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TrigramSet } from '../../index/extract/trigrams.ts';
import { MisreadError } from '../../model/errors.ts';
import type { TrigramCondition } from '../../store/codec/trigram-condition.ts';
import { SpanFinder } from './find-span.ts';
import { Matcher, type Work, WorkLimit } from './matcher.ts';
import { parsePattern } from './parse-pattern.ts';
import { compilePattern } from './program.ts';
import { requiredLiteral } from './required-literal.ts';
import { trigramNeeds } from './trigram-needs.ts';

const PLAIN = { ignoreCase: false, multiline: false };

function spansOf(source: string, text: string, options = PLAIN): string[] {
	const { pattern } = parsePattern(source, options);
	const finder = new SpanFinder(compilePattern(pattern), { left: 1e8 });
	const bytes = Buffer.from(text);
	const found: string[] = [];
	for (let from = 0; from <= bytes.length; ) {
		const span = finder.find(bytes, from, bytes.length);
		if (span === null) break;
		found.push(bytes.subarray(span.start, span.end).toString());
		from = span.end > span.start ? span.end : span.end + 1;
	}
	return found;
}

function matches(source: string, text: string, options = PLAIN, work: Work = { left: 1e8 }): boolean {
	const bytes = Buffer.from(text);
	return (
		new Matcher(compilePattern(parsePattern(source, options).pattern), work).firstEnd(
			bytes,
			0,
			bytes.length,
		) >= 0
	);
}

describe('what a pattern matches', () => {
	test.each([
		['a+b?', 'caab ab b', ['aab', 'ab']],
		['a+?', 'aaa', ['a', 'a', 'a']],
		['cat|category', 'category', ['cat']],
		['(?:cat|category)s', 'categorys cats', ['categorys', 'cats']],
		['[^a-c]+', 'abxyc\nz', ['xy', 'z']],
		['\\bto\\b', 'to into to_ to', ['to', 'to']],
		['\\Bo\\b', 'to o', ['o']],
		['\\<w|w\\>', 'w wow', ['w', 'w', 'w']],
		['^a|b$', 'ab\nab', ['a', 'b', 'a', 'b']],
		['(?i)straße', 'STRAßE', ['STRAßE']],
		['é+', 'éé', ['éé']],
		['[äö]x', 'äx öx ax', ['äx', 'öx']],
		['\\x41\\u{e9}\\u00e9', 'Aéé', ['Aéé']],
		['[[:digit:]&&[^5]]+', '12567', ['12', '67']],
		['[a-z--[aeiou]]+', 'abcde', ['bcd']],
		['[]a]+', 'a]', ['a]']],
		['[a-]+', 'a-b', ['a-']],
		['a{2,3}', 'aaaaa', ['aaa', 'aa']],
		['a{,2}b', 'aaab', ['aab']],
		['(?x) a b # c\n c', 'abc', ['abc']],
		['(?i:A)b', 'ab aB', ['ab']],
		['(?U)a+', 'aa', ['a', 'a']],
		['(?s).+', 'a\nb', ['a', 'b']],
		['a\\nb', 'a\nb', ['a\nb']],
		['(a*)*', 'b', ['', '']],
		['(?P<n>x)(?<m>y)', 'xy', ['xy']],
	])('%s', (source, text, expected) => {
		expect(spansOf(source, text)).toEqual(expected);
	});

	test('lines are crossed only by a pattern that names a line end', () => {
		expect(spansOf('a\\s+b', 'a\n b')).toEqual([]);
		expect(spansOf('a\\s+b', 'a\n b', { ignoreCase: false, multiline: true })).toEqual(['a\n b']);
		expect(parsePattern('a[^\\n]b', PLAIN).crossesLines).toBe(false);
		expect(parsePattern('a[\\n]b', PLAIN).crossesLines).toBe(true);
	});
});

describe('mistakes have a place', () => {
	test.each([
		['a(b', '('],
		['a)b', ')'],
		['a[b', '[b'],
		['*a', '*'],
		['a{x}', '{'],
		['a{3,2}', '{3,2}'],
		['a{2000}', '{2000}'],
		['a\\', '\\'],
		['\\q', '\\'],
		['(a)\\1', '\\'],
		['a(?=b)', '(?='],
		['(?<!b)a', '(?<!'],
		['\\pL', '\\'],
		['[z-a]', 'z-a'],
		['(?y)a', '(?y)'],
		['[^é]', '[^é]'],
		[`${'('.repeat(300)}`, '('],
		['a******', '*'],
	])('%s', (source, expected) => {
		try {
			parsePattern(source, { ...PLAIN, whole: `x ${source}`, offset: 2 });
			expect.unreachable();
		} catch (error) {
			expect(error).toBeInstanceOf(MisreadError);
			const { text, start, end } = (error as MisreadError).place;
			expect(text.slice(start, end).startsWith(expected[0])).toBe(true);
			expect(end).toBeLessThanOrEqual(text.length);
		}
	});

	test('a pattern that is too large', () => {
		expect(() => compilePattern(parsePattern('((a{1000}){1000})', PLAIN).pattern)).toThrow(/too large/);
	});
});

/** How often nothing is repeated is for engines to say: V8 goes on where others end. So it is not repeated here. */
function mayBeEmpty(source: string): boolean {
	const item = new RegExp(`(?:${source})`, 'y');
	return [...'ab c_é1\n!'].some((_, at, all) => {
		item.lastIndex = at;
		return item.exec(all.join(''))?.[0] === '';
	});
}

/** Patterns over few letters, so that they match often. */
const patterns = fc.letrec<{ one: string; many: string }>((tie) => ({
	one: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		fc.constantFrom(
			'a',
			'b',
			'c',
			'ab',
			'abc',
			'cab',
			'_',
			' ',
			'.',
			'[ab]',
			'[^a]',
			'\\w',
			'\\s',
			'\\b',
			'\\B',
			'^',
			'$',
			'é',
			'\\d',
		),
		tie('many').map((inner) => `(?:${inner})`),
		fc
			.tuple(tie('one'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '*?', '+?', '??'))
			.map(([item, sign]) => (mayBeEmpty(item) ? item : `(?:${item})${sign}`)),
		fc.tuple(tie('many'), tie('many')).map(([a, b]) => `(?:${a}|${b})`),
	),
	many: fc.array(tie('one'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
})).many;
const texts = fc
	.array(fc.constantFrom('a', 'b', 'c', 'A', 'B', '_', ' ', '\n', 'é', '1', 'abc', 'cab'), { maxLength: 30 })
	.map((parts) => parts.join(''));

function fulfils(condition: TrigramCondition, keys: ReadonlySet<number>): boolean {
	switch (condition.is) {
		case 'any':
			return true;
		case 'none':
			return false;
		case 'key':
			return keys.has(condition.key);
		case 'and':
			return condition.parts.every((part) => fulfils(part, keys));
		case 'or':
			return condition.parts.some((part) => fulfils(part, keys));
	}
}

describe('for any pattern and text', () => {
	test('both engines and V8 agree, and what matches fulfils the condition', () => {
		let matched = 0;
		fc.assert(
			fc.property(patterns, texts, fc.boolean(), fc.boolean(), (source, text, ignoreCase, multiline) => {
				const { pattern } = parsePattern(source, { ignoreCase, multiline });
				const program = compilePattern(pattern);
				const bytes = Buffer.from(text);
				const end = new Matcher(program, { left: 1e7 }).firstEnd(bytes, 0, bytes.length);
				const span = new SpanFinder(program, { left: 1e7 }).find(bytes, 0, bytes.length);
				expect(end >= 0).toBe(span !== null);
				// Of bytes, as the pattern is read; without a line mode, lines one by one.
				const native = new RegExp(Buffer.from(source).toString('latin1'), ignoreCase ? 'gmi' : 'gm');
				const haystack = bytes.toString('latin1');
				const found = multiline ? native.exec(haystack) : firstInLines(native, haystack);
				expect(span).toEqual(
					found === null ? null : { start: found.index, end: found.index + found[0].length },
				);
				if (span === null) return;
				matched++;
				const keys = new Set(new TrigramSet().collect(bytes));
				expect(fulfils(trigramNeeds(pattern), keys)).toBe(true);
				const literal = requiredLiteral(pattern);
				if (literal.length > 0)
					expect(bytes.subarray(span.start, span.end).includes(Buffer.from(literal))).toBe(true);
			}),
			{ numRuns: 3000 },
		);
		expect(matched).toBeGreaterThan(500);
	});
});

function firstInLines(native: RegExp, text: string): { index: number; 0: string } | null {
	let start = 0;
	for (const line of text.split('\n')) {
		native.lastIndex = 0;
		const found = native.exec(line);
		if (found !== null) return { index: start + found.index, 0: found[0] };
		start += line.length + 1;
	}
	return null;
}

describe('conditions', () => {
	const count = (source: string, ignoreCase = false): string =>
		JSON.stringify(trigramNeeds(parsePattern(source, { ignoreCase, multiline: false }).pattern)).replaceAll(
			/"key":\d+/g,
			'k',
		);
	test('say something where there is something to say', () => {
		expect(count('.*')).toBe('{"is":"any"}');
		expect(count('ab')).toBe('{"is":"any"}');
		expect(count('abc')).toBe('{"is":"key",k}');
		expect(count('ABC', true)).toBe('{"is":"key",k}');
		expect(count('abcd.*efgh')).toBe(`{"is":"and","parts":[${Array(4).fill('{"is":"key",k}').join(',')}]}`);
		expect(count('foo|bar')).toBe('{"is":"or","parts":[{"is":"key",k},{"is":"key",k}]}');
		expect(count('(foo|bar)?')).toBe('{"is":"any"}');
		expect(count('[a-c]xy')).toContain('"or"');
		expect(count('a\\nbc')).toBe('{"is":"any"}');
		expect(count('(?:abc|de).*')).toBe('{"is":"any"}');
		expect(count('log\\w+Error')).toContain('"and"');
		expect(count('(?:one|two|three)\\s+(?:four|five)')).toContain('"or"');
	});
});

describe('hostile patterns', () => {
	test.each([
		'(a+)+$',
		'(a|a)*$',
		'(a|aa)+$',
		'(.*a){20}',
		'(a*)*b',
		'(?:a?){100}a{100}',
		'([a-z]+)*!',
		'(x+x+)+y',
		'(.|a)*b{5}',
	])('%s takes linear time', (source) => {
		const text = `${'a'.repeat(200_000)}!x`;
		const start = performance.now();
		try {
			matches(source, text, PLAIN, { left: 5e7 });
		} catch (error) {
			expect(error).toBeInstanceOf(WorkLimit);
		}
		expect(performance.now() - start).toBeLessThan(3_000);
	});

	test('the states are forgotten and made anew when they are too many', () => {
		// Needs 2^14 states.
		const source = '(a|b)*a(a|b){14}c';
		let text = '';
		let seed = 7;
		for (let i = 0; i < 20_000; i++) {
			seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
			text += (seed >> 16) & 1 ? 'a' : 'b';
		}
		expect(matches(source, text)).toBe(false);
		expect(matches(source, `${text}${'a'.repeat(15)}c`)).toBe(true);
	});

	test('work is limited', () => {
		expect(() => matches('(?:a?){1000}b', 'a'.repeat(100), PLAIN, { left: 1_000 })).toThrow(WorkLimit);
	});
});

test('real text: the same lines as V8', () => {
	const text = readFileSync(new URL('./parse-pattern.ts', import.meta.url), 'latin1');
	const lines = text.split('\n');
	for (const source of [
		'this\\.flags',
		'\\bscanner\\.\\w+\\(',
		'^\\s*(?:case|return)\\b.*;$',
		'[A-Z]{2,}',
		'\\w+: \\w+',
		"'[^']*'",
	]) {
		const native = new RegExp(source);
		const expected = lines.filter((line) => native.test(line)).length;
		expect(expected).toBeGreaterThan(0);
		expect(lines.filter((line) => matches(source, line)).length).toBe(expected);
	}
});
