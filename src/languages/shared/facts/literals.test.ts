import { describe, expect, test } from 'vitest';
import { literalList, literalText, splitArguments } from './literals.ts';

describe('the text of a string literal', () => {
	test.each([
		["'a'", 'a'],
		['"a\\"b"', 'a\\"b'],
		['`/x`', '/x'],
		["r'^x$'", '^x$'],
		["b'x'", 'x'],
		['@"c:\\x"', 'c:\\x'],
		['r#"a"b"#', 'a"b'],
		['"""doc"""', 'doc'],
		["''", ''],
	])('%s', (written, text) => {
		expect(literalText(written)).toBe(text);
	});

	test.each(["'a' + 'b'", 'name', "'a", 'f(x)', '', "'a' if x else 'b'"])('%s has none', (written) => {
		expect(literalText(written)).toBeNull();
	});
});

test('arguments are split at their own commas', () => {
	expect(splitArguments(`("/x", methods=['GET', "PO,ST"], f(a, b), key: {a: 1, b: 2}, path = "/y")`)).toEqual(
		[
			{ name: null, text: '"/x"' },
			{ name: 'methods', text: `['GET', "PO,ST"]` },
			{ name: null, text: 'f(a, b)' },
			{ name: 'key', text: '{a: 1, b: 2}' },
			{ name: 'path', text: '"/y"' },
		],
	);
	expect(splitArguments('')).toEqual([]);
	expect(splitArguments('a == b, c => d')).toEqual([
		{ name: null, text: 'a == b' },
		{ name: 'c', text: 'd' },
	]);
});

test('a list of literals', () => {
	expect(literalList('["GET", \'POST\', x]')).toEqual(['GET', 'POST']);
	expect(literalList('"GET"')).toEqual(['GET']);
});
