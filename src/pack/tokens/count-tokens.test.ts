import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { countTokens as countByPackage } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { countTokens } from './count-tokens.ts';

/** The package refuses names of special tokens unless told that they are text. */
const expected = (text: string) => countByPackage(text, { disallowedSpecial: new Set() });

describe('countTokens', () => {
	test('counts what the package counts, of code and of any text', () => {
		for (const path of ['count-tokens.ts', 'vocabulary.ts', '../../../README.md', '../../../package.json']) {
			const text = readFileSync(new URL(path, import.meta.url), 'utf8');
			expect(countTokens(text)).toBe(expected(text));
		}
		const words = fc.constantFrom(
			'foo',
			'Bar',
			"it's",
			'12345',
			'\n',
			'\r\n',
			'\t\t',
			'  ',
			'//',
			'{',
			'é',
			'日本',
			'👩‍💻',
			'<|endoftext|>',
			'\ud800',
			'…',
			'\u0301',
		);
		const texts = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.array(words).map((parts) => parts.join('')),
		);
		fc.assert(
			fc.property(texts, (text) => countTokens(text) === expected(text)),
			{ numRuns: 500 },
		);
	});

	test('a piece of any length is counted in time', () => {
		expect(countTokens('ab'.repeat(400))).toBe(expected('ab'.repeat(400)));
		expect(countTokens('=-+*'.repeat(300))).toBe(expected('=-+*'.repeat(300)));
		const begin = performance.now();
		// The package needs minutes for this.
		expect(countTokens('ab'.repeat(500_000))).toBeGreaterThan(10_000);
		expect(performance.now() - begin).toBeLessThan(20_000);
	});

	test('counts add up at the end of a line before what is neither space nor slash', () => {
		const line = fc.string({ unit: 'binary' }).map((text) => `${text}\n`);
		const next = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/^[\s/]/.test(text));
		fc.assert(
			fc.property(line, next, (a, b) => countTokens(a) + countTokens(b) === countTokens(a + b)),
			{ numRuns: 500 },
		);
	});
});
