import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords } from './word-finder.ts';

function found(text: string, names: readonly string[]): string[] {
	const places: string[] = [];
	findWords(text, names, (name, offset) => {
		places.push(`${names[name]}:${offset}`);
		return true;
	});
	return places.sort();
}

/** Names that are in no text: with them there are too many to look for one after another. */
const OTHERS = Array.from({ length: 20 }, (_, at) => `other${at}`);

describe('findWords', () => {
	it('finds whole words alone, at the ends of a text, too', () => {
		const text = 'save saves $save save_ "save" -save.save';
		const places = ['save:0', 'save:24', 'save:31', 'save:36'];
		expect(found(text, ['save'])).toEqual(places);
		expect(found(text, ['save', ...OTHERS])).toEqual(places);
	});

	it('finds names that are more than letters and digits', () => {
		const text = "größe, 'on-click', #secret größen";
		for (const more of [[], OTHERS]) {
			expect(found(text, ['größe', 'on-click', '#secret', ...more])).toEqual([
				'#secret:19',
				'größe:0',
				'on-click:8',
			]);
		}
	});

	it('goes on to the next name when one need not be looked for any more', () => {
		const places: string[] = [];
		const names = ['a', 'b', ...OTHERS];
		findWords('a b a b a', names, (name, offset) => {
			places.push(`${names[name]}:${offset}`);
			return names[name] !== 'a';
		});
		expect(places).toEqual(['a:0', 'b:2', 'b:6']);
	});

	it('finds the same of many names as of each alone', () => {
		const word = fc.stringMatching(/^[ab$_]{1,3}$/);
		const text = fc.array(fc.oneof(word, fc.constantFrom(' ', '.', 'é', '"', '-')), { maxLength: 60 });
		fc.assert(
			fc.property(text, fc.uniqueArray(word, { minLength: 9, maxLength: 20 }), (parts, names) => {
				const written = parts.join('');
				expect(found(written, names)).toEqual(names.flatMap((name) => found(written, [name])).sort());
			}),
		);
	});
});
