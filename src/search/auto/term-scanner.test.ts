import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOfName } from '../../model/words/keys.ts';
import { isOfName, LONGEST_NAME } from '../../model/words/split.ts';
import { TermScanner } from './term-scanner.ts';
import { termsOf } from './terms.ts';
import { TextBytes } from './text-bytes.ts';

const WORDS = [
	...[
		'try',
		'tries',
		'trying',
		'query',
		'queries',
		'run',
		'running',
		'adding',
		'rating',
		'relational',
		'is',
		'fly',
	],
	...[
		'flies',
		'session',
		'Sessions',
		'HTTP',
		'utf8',
		'x86',
		'Über',
		'MAX',
		'creation',
		'created',
		'classes',
		'a',
		'_',
	],
];
const word = fc.constantFrom(...WORDS);
const name = fc
	.array(fc.oneof(word, fc.constantFrom('_', '$', '2')), { minLength: 1, maxLength: 4 })
	.map((parts) => parts.join(''));
const text = fc
	.array(fc.tuple(name, fc.constantFrom(' ', '.', '(', '-', '\n', '’')), { maxLength: 20 })
	.map((parts) => parts.flat().join(''));
const asked = fc.array(name, { minLength: 1, maxLength: 6 }).map((names) => names.join(' '));

/** Every name is cut out and has its keys looked up. */
function slowly(source: string, question: string): [number[], number][] {
	const { terms } = termsOf(question);
	const found: [number[], number][] = [];
	for (let at = 0; at < source.length; ) {
		const start = at;
		while (at < source.length && isOfName(source.charCodeAt(at))) at++;
		if (at - start > 1 && at - start <= LONGEST_NAME) {
			const keys = keysOfName(source.slice(start, at));
			const has = keys.flatMap((key) =>
				terms.flatMap((term, index) => (term.keys.includes(key) ? [index] : [])),
			);
			if (has.length > 0) found.push([has.sort((a, b) => a - b), start]);
		}
		if (at === start) at++;
	}
	return found;
}

test('no name that has a term is passed over', () => {
	fc.assert(
		fc.property(text, asked, (source, question) => {
			const found: [number[], number][] = [];
			new TermScanner(termsOf(question).terms).scan(new TextBytes().hold(source), (terms, at) => {
				found.push([[...terms].sort((a, b) => a - b), at]);
			});
			expect(found).toEqual(slowly(source, question));
		}),
		{ numRuns: 2_000 },
	);
});
