import { describe, expect, test } from 'vitest';
import type { Span } from '../../../model/facts/rules.ts';
import { split } from './javascript-literals.ts';
import { typeArgumentsOf, typeMembersOf } from './javascript-types.ts';

function written(text: string, { start, end }: Span): string {
	return text.slice(start, end);
}

function parts(text: string): string[] | null {
	return split(text, 0, text.length)?.parts.map((part) => written(text, part)) ?? null;
}

describe('a list in brackets', () => {
	test('is split where no further bracket is open', () => {
		expect(parts('[a, b(c, d), { e: 1 }, // no\n]')).toEqual(['a', 'b(c, d)', '{ e: 1 }']);
	});

	test('goes on over strings, templates, comments and regular expressions', () => {
		const text = "{ a: '}', // don't }\n b: `x \x24{y ? `}` : '}'} z`, /* } */ c: /[}/]'/, d: 1 / 2 }";
		expect(parts(text)).toEqual(["a: '}'", "b: `x \x24{y ? `}` : '}'} z`", "c: /[}/]'/", 'd: 1 / 2']);
	});

	test('that is never closed is none', () => {
		expect(parts('{ a: (1, b: 2')).toBeNull();
		expect(parts('{ a: `x')).toBeNull();
	});

	test('takes time in proportion to its length, whatever is in it', () => {
		const began = performance.now();
		for (const unit of ["'", '`', '${', '/*', '{', '`${', '/']) parts(`{${unit.repeat(100_000)}`);
		expect(performance.now() - began).toBeLessThan(2000);
	});
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
