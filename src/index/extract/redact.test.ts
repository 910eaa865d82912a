import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';
import { snippet } from './snippet.ts';

const join = (...parts: string[]) => parts.join('');

describe('redact', () => {
	it.each([
		['cloud key', `'${join('AKIA', 'IOSFODNN7EXAMPLE')}'`],
		['forge token', `"${join('ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8')}"`],
		['chat token', `'${join('xoxb-', '123456789012-abcdefABCDEF')}'`],
		['payment key', `'${join('sk_', 'live_4eC39HqLyjWDarjtT1zdp7dc')}'`],
		['web token', `'${join('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0In0', '.abcDEF123')}'`],
		['random', `'Zx8Kq2Lm9Rt4Vw7Yb1Nc5Pd3Fg6Hj0'`],
		['hex key', `'9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'`],
	])('takes out a %s', (_name, text) => {
		expect(redact(text)).toBe(`${text[0]}[redacted]${text[0]}`);
	});

	it('keeps the name and takes the value of an assignment', () => {
		expect(redact(`{ password: 'hunter2!' }`)).toBe(`{ password: '[redacted]' }`);
		expect(redact(`API_KEY="abcdef123"`)).toBe(`API_KEY="[redacted]"`);
	});

	it('takes the password out of an address', () => {
		expect(redact(`'postgres://user:s3cret@db/app'`)).toBe(`'postgres://user:[redacted]@db/app'`);
	});

	it.each([
		`'./components/organisms/NavigationBar/index'`,
		`'the quick brown fox jumps over the lazy dog'`,
		`'application/vnd.openxmlformats-officedocument'`,
		`someVeryLongFunctionNameThatGoesOnAndOn2(value)`,
		`'2024-01-01T00:00:00.000Z'`,
		`'https://example.com/some/long/path/index.html'`,
		`token => token.kind`,
		`'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'`,
	])('leaves %s alone', (text) => {
		expect(redact(text)).toBe(text);
	});

	it('is linear on hostile input', () => {
		const began = performance.now();
		for (const piece of ['password=', "'", 'eyJ.', '://a:', 'x'.repeat(30)]) redact(piece.repeat(20_000));
		expect(performance.now() - began).toBeLessThan(2000);
	});
});

describe('snippet', () => {
	it('collapses white space and caps with a mark', () => {
		expect(snippet(' a\n\t b  c ', 80)).toBe('a b c');
		expect(snippet('x'.repeat(100), 80)).toBe(`${'x'.repeat(79)}…`);
	});

	it('does not cut a character in half', () => {
		expect(snippet(`${'x'.repeat(78)}😀tail`, 80)).toBe(`${'x'.repeat(78)}…`);
	});

	it('agrees with collapsing, then redacting, whatever the text', () => {
		const piece = fc.constantFrom(
			'a',
			'B7',
			' ',
			'  ',
			'\n',
			'\t',
			'\0',
			"'",
			'"',
			'://',
			'é',
			'\u00a0',
			'pass:',
			'@h',
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
				const text = pieces.join('');
				expect(snippet(text, 80)).toBe(redact(text.replace(/\s+/g, ' ').trim()));
			}),
		);
	});
});
