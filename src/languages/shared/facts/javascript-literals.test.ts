import { describe, expect, test } from 'vitest';
import { entriesOf, itemsOf, written } from './javascript-literals.ts';
import { typeArgumentsOf, typeMembersOf } from './javascript-types.ts';

function entries(text: string): string[] | null {
	const found = entriesOf(text, 0);
	return found?.map(({ key, form, value }) => `${form} ${key} ${written(text, value)}`) ?? null;
}

describe('an object literal', () => {
	test('has pairs, methods, names and spreads', () => {
		expect(entries("{ a: 1, 'b-c': [2, 3], d, async *e(x) {}, get f() {}, ...g, [h]: 4, 5: 6 }")).toEqual([
			'pair a 1',
			'pair b-c [2, 3]',
			'short d d',
			'method e async *e(x) {}',
			'method f get f() {}',
			'spread null g',
			'pair null 4',
			'pair 5 6',
		]);
	});

	test('goes on over strings, templates, comments and regular expressions', () => {
		const text = "{ a: '}', // don't }\n b: `x \x24{y ? `}` : '}'} z`, /* } */ c: /[}/]'/, d: 1 / 2 }";
		expect(entries(text)).toEqual([
			"pair a '}'",
			"pair b `x \x24{y ? `}` : '}'} z`",
			"pair c /[}/]'/",
			'pair d 1 / 2',
		]);
	});

	test('may have text between tags, with its apostrophes', () => {
		expect(entries("{ a: () => <p>don't</p>, b: 2 }")).toEqual(["pair a () => <p>don't</p>", 'pair b 2']);
	});

	test('that is never closed is none', () => {
		expect(entries('{ a: (1, b: 2')).toBeNull();
		expect(entries('{ a: `x')).toBeNull();
		expect(entries('[1]')).toBeNull();
	});

	test('takes time in proportion to its length, whatever is in it', () => {
		const began = performance.now();
		for (const unit of ["'", '`', '${', '/*', '{', '`${', '/']) entries(`{${unit.repeat(100_000)}`);
		expect(performance.now() - began).toBeLessThan(2000);
	});
});

test('an array literal has items', () => {
	const text = '[a, b(c, d), { e: 1 }, // no\n]';
	expect(itemsOf(text, 0)?.map((item) => written(text, item))).toEqual(['a', 'b(c, d)', '{ e: 1 }']);
});

test('a type literal has members, with or without marks between them', () => {
	const text =
		"{ a: string; b?: Map<string, (x: number) => void>\n c: 'x' |\n 'y', (e: 'z'): void\n readonly d: {e: 1} }";
	const members = typeMembersOf(text, 0)?.map(({ name, optional, type }) => [
		name,
		optional,
		type === null ? null : written(text, type).replace(/\s+/g, ' '),
	]);
	expect(members).toEqual([
		['a', false, 'string'],
		['b', true, 'Map<string, (x: number) => void>'],
		['c', false, "'x' | 'y'"],
		[null, false, "(e: 'z'): void"],
		['d', false, '{e: 1}'],
	]);
});

test('type arguments are a list', () => {
	const text = '<A<B, C>, { d: () => void }>(x)';
	expect(typeArgumentsOf(text, 0, text.length).map((type) => written(text, type))).toEqual([
		'A<B, C>',
		'{ d: () => void }',
	]);
});
