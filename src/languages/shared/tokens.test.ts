import { describe, expect, test } from 'vitest';
import { afterBracket, pairBrackets } from './brackets.ts';
import { docAbove, docBeside, summaryOf } from './comment-text.ts';
import { emptyTokens, Token, type TokenRules, type Tokens, tokenize, tokenText } from './tokens.ts';

const RULES: TokenRules = {
	wordUnits: '-',
	wordStarts: '@',
	lineComments: ['//'],
	blockComments: 'nested',
	quotes: {
		'"""': { kind: Token.string, close: '"""', escape: 'none', multiline: true },
		'"': { kind: Token.string, close: '"', escape: 'backslash', multiline: false },
		"'": { kind: Token.string, close: "'", escape: 'either', multiline: true },
		'`': { kind: Token.quoted, close: '`', escape: 'double', multiline: false },
	},
};

function read(text: string): Tokens {
	const tokens = emptyTokens(text);
	tokenize(tokens, RULES, 0, text.length);
	return tokens;
}

function words(text: string): string[] {
	const tokens = read(text);
	return Array.from({ length: tokens.count }, (_, i) => tokenText(tokens, i));
}

describe('tokens', () => {
	test.each([
		['a-b @c d1 é', ['a-b', '@c', 'd1', 'é']],
		['1.5e3+0xff..2', ['1.5e3', '+', '0xff', '.', '.', '2']],
		['"a\\"b" c', ['"a\\"b"', 'c']],
		['"""a "b"\nc""" d', ['"""a "b"\nc"""', 'd']],
		["'it''s' 'it\\'s' '\\' x", ["'it''s'", "'it\\'s'", "'\\'", 'x']],
		['`a``b` c', ['`a``b`', 'c']],
		['a // b\nc /* d /* e */ f */ g', ['a', 'c', 'g']],
		['a /* never closed', ['a']],
	])('%s', (text, expected) => {
		expect(words(text)).toEqual(expected);
	});

	test('a string that never ends is an error up to the end of its line', () => {
		const { errors } = read('a "b c\nd');
		expect(errors).toEqual([2, 6]);
		expect(words('a "b c\nd')).toEqual(['a', '"b c', 'd']);
	});
});

describe('brackets', () => {
	const pair = (text: string, fresh = '') => {
		const tokens = read(text);
		return pairBrackets(tokens, (index) => tokenText(tokens, index) === fresh);
	};

	test('close where they close', () => {
		expect([...pair('( [ ] { } )').close]).toEqual([5, 2, -1, 4, -1, -1]);
	});

	test('that are never closed end before what starts afresh', () => {
		const brackets = pair('{ a ( b new c }', 'new');
		expect([...brackets.close]).toEqual([4, -1, 4, -1, -1, -1, -1]);
		expect([...brackets.broken]).toEqual([1, 0, 1, 0, 0, 0, 1]);
		expect(afterBracket(brackets, 0)).toBe(4);
	});

	test('a wrong closing one ends those inside', () => {
		const brackets = pair('{ ( a } b ]');
		expect([...brackets.close]).toEqual([3, 3, -1, -1, -1, -1]);
		expect([...brackets.broken]).toEqual([0, 1, 0, 0, 0, 1]);
	});
});

describe('comments', () => {
	test('directly above document what follows', () => {
		const tokens = read('// One. Two.\n// Three.\na\n\n// far\n\nb // beside\nc');
		expect(docAbove(tokens, 0)).toEqual({ docStart: 0, docEnd: 22, summary: 'One.' });
		expect(docAbove(tokens, 1)).toEqual({});
		expect(docBeside(tokens, 1, 1).summary).toBe('beside');
		expect(docAbove(tokens, 2)).toEqual({});
	});

	test.each([
		['-- a\n-- b', 'a b'],
		['/**\n * First line\n * goes on. And on.\n */', 'First line goes on.'],
		['# ======\n# Title\n#\n# more', 'Title'],
		['"""\nWords.\n"""', 'Words.'],
		['//', null],
	])('%s', (comment, expected) => {
		expect(summaryOf(comment)).toBe(expected);
	});
});
