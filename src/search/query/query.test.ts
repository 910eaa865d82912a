import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AssayError, MisreadError } from '../../model/errors.ts';
import { readLiteral } from './literal-query.ts';
import { hasWords, parseQuery } from './parse-query.ts';
import { filterOfFlag } from './read-filter.ts';
import { MAX_PASTED, MAX_QUERY } from './search-query.ts';

const words = (text: string) => parseQuery(text).terms.map((term) => term.text);
const filters = (text: string) => parseQuery(text).filters.map(({ written, values }) => [written, values]);

function mistake(run: () => unknown): MisreadError {
	try {
		run();
	} catch (error) {
		if (error instanceof MisreadError) return error;
		throw error;
	}
	throw new Error('there was no mistake');
}

function pointedAt(text: string): string {
	const { place } = mistake(() => parseQuery(text));
	expect(place.text).toBe(text);
	return place.text.slice(place.start, place.end);
}

describe('words', () => {
	test('words, phrases, what is excluded', () => {
		const query = parseQuery('expired "session store" -redis -"old code" remove');
		expect(query.terms.map(({ text }) => text)).toEqual(['expired', 'remove']);
		expect(query.phrases).toEqual([{ text: 'session store', quoted: true, start: 8, end: 23 }]);
		expect(query.excluded.map(({ text }) => text)).toEqual(['redis', 'old code']);
		expect(query.filters).toEqual([]);
	});

	test('OR joins its neighbours, and chains', () => {
		const query = parseQuery('open a OR "b c" OR d close');
		expect(query.alternatives.map((group) => group.map(({ text }) => text))).toEqual([['a', 'b c', 'd']]);
		expect(query.terms.map(({ text }) => text)).toEqual(['open', 'close']);
		const two = parseQuery('a OR b c OR d');
		expect(two.alternatives.map((group) => group.map(({ text }) => text))).toEqual([
			['a', 'b'],
			['c', 'd'],
		]);
		expect(words('a or b')).toEqual(['a', 'or', 'b']);
	});

	test('signs inside words are part of them', () => {
		expect(words('a-b x="y" --json - it\'s')).toEqual(['a-b', 'x="y"', '--json', '-', "it's"]);
		expect(words('std::sort http://host/x TypeError: node:fs src/a.ts:12 Foo:bar a:b')).toEqual([
			'std::sort',
			'http://host/x',
			'TypeError:',
			'node:fs',
			'src/a.ts:12',
			'Foo:bar',
			'a:b',
		]);
	});

	test('escapes in quotes', () => {
		expect(parseQuery(String.raw`"say \"hi\" \\ \n"`).phrases[0].text).toBe('say "hi" \\ \\n');
	});

	test('a pasted text of several lines is words alone', () => {
		const query = parseQuery('Error: "no\n  at run (src/a.ts:12:3) -x OR lang:python');
		expect(query.filters).toEqual([]);
		expect(query.terms.map(({ text }) => text)).toContain('-x');
		expect(query.terms.map(({ text }) => text)).toContain('OR');
	});

	test('control characters separate', () => {
		expect(words('a\u0001b\u007fc\td')).toEqual(['a', 'b', 'c', 'd']);
	});
});

describe('filters', () => {
	test('each has values, and may be negated', () => {
		expect(filters('lang:python,go -in:test in:"my dir/a,b" author:"Ann Lee" exported:yes x')).toEqual([
			['lang:python,go', ['python', 'go']],
			['-in:test', ['test']],
			['in:my dir/a,b', ['my dir/a,b']],
			['author:Ann Lee', ['Ann Lee']],
			['exported:yes', ['yes']],
		]);
		expect(parseQuery('-in:test').filters[0]).toMatchObject({
			name: 'in',
			negated: true,
			place: { start: 0, end: 8 },
		});
		expect(parseQuery('language:go').filters[0].name).toBe('lang');
		expect(hasWords(parseQuery('kind:method in:src/'))).toBe(false);
	});

	test('kinds of facts by both names', () => {
		expect(filters('fact:api_endpoint fact:api_endpoints')).toHaveLength(2);
	});

	test('flags make the same filters', () => {
		const [written] = parseQuery('-lang:go,rust').filters;
		expect({ ...filterOfFlag('lang', 'go,rust', true), place: written.place }).toEqual(written);
		expect(mistake(() => filterOfFlag('kind', 'metod', false)).place.text).toBe('kind:metod');
	});

	test('a colon at the end of a word that messages use is no filter', () => {
		expect(words('in file: x')).toEqual(['in', 'file:', 'x']);
	});
});

describe('mistakes point at their place', () => {
	test.each([
		['a "b c', '"', /not closed/],
		['a lan:go', 'lan', /no filter lan:/],
		['a -lan:go', 'lan', /no filter lan:/],
		['type:function x', 'type', /no filter type:/],
		['x kind:metod', 'kind:metod', /metod/],
		['x exported:maybe', 'exported:maybe', /neither/],
		['fact:api_endpiont', 'fact:api_endpiont', /api_endpiont/],
		['in:../other x', 'in:../other', /out of the repository/],
		['in:a/../../b', 'in:a/../../b', /out of the repository/],
		['lang:,', 'lang:,', /needs a value/],
		['open in: src/', 'in:', /needs a value/],
		['open -in:', '-in:', /needs a value/],
		['OR a', 'OR', /before/],
		['a OR', 'OR', /after/],
		['a OR OR b', 'OR', /OR has no word/],
		['a OR -b', 'OR', /after/],
		['a OR lang:go', 'OR', /joins words/],
		['a "" b', '""', /nothing between/],
		['a\0b', '\0', /NUL/],
	])('%s', (text, place, message) => {
		expect(pointedAt(text)).toBe(place);
		expect(mistake(() => parseQuery(text)).message).toMatch(message);
	});

	test('the nearest filter or value is named', () => {
		expect(mistake(() => parseQuery('langg:go')).hint).toContain('lang:');
		expect(mistake(() => parseQuery('kind:metod')).hint).toContain('kind:method');
		expect(mistake(() => parseQuery('fact:api_endpiont')).hint).toContain('fact:api_endpoint');
	});

	test('a query that is too long', () => {
		expect(mistake(() => parseQuery('x'.repeat(MAX_QUERY + 1))).message).toContain('10,001');
		expect(parseQuery('x'.repeat(MAX_QUERY)).terms).toHaveLength(1);
		// What was pasted may have more.
		expect(parseQuery('x\n'.repeat(MAX_QUERY)).terms).toHaveLength(MAX_QUERY);
		expect(mistake(() => parseQuery('x\n'.repeat(MAX_PASTED))).message).toContain('100,000');
	});
});

describe('a text with filters about it', () => {
	test.each([
		['foo  bar', 'foo  bar', []],
		[' foo ', ' foo ', []],
		['lang:go  foo(a, "b") -in:test', 'foo(a, "b")', ['lang:go', '-in:test']],
		['x in:"a b"', 'x', ['in:a b']],
		['lang:go', 'lang:go', []],
		['lang:go in:src', 'in:src', ['lang:go']],
		['foo: bar:baz', 'foo: bar:baz', []],
		['lan:go x', 'lan:go x', []],
		['"quoted"', '"quoted"', []],
		['a OR b -c', 'a OR b -c', []],
	])('%j', (given, text, taken) => {
		const literal = readLiteral(given);
		expect(literal.text).toBe(text);
		expect(given.slice(literal.offset, literal.offset + text.length)).toBe(text);
		expect(literal.filters.map(({ written }) => written)).toEqual(taken);
	});
});

test('whatever is given, the answer is a query or a mistake with a place', () => {
	const part = fc.constantFrom(
		'"',
		'-',
		'OR',
		' ',
		':',
		'lang:',
		'in:',
		'a',
		'\\',
		'\n',
		'kind:class',
		',',
		'é',
		'\0',
	);
	fc.assert(
		fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
			const text = parts.join('');
			try {
				const { terms, phrases, excluded } = parseQuery(text);
				for (const { start, end } of [...terms, ...phrases, ...excluded]) expect(start).toBeLessThan(end);
				readLiteral(text);
			} catch (error) {
				expect(error).toBeInstanceOf(AssayError);
				const { place } = error as MisreadError;
				expect(place.start).toBeLessThan(place.end);
				expect(place.end).toBeLessThanOrEqual(place.text.length);
			}
		}),
		{ numRuns: 500 },
	);
});
