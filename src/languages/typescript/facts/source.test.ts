import { describe, expect, test } from 'vitest';
import type { FactKind } from '../../../model/facts/kind.ts';
import type { CallRule } from '../../../model/facts/rules.ts';
import { argumentsOf } from '../../shared/facts/written.ts';
import { ListRecorder } from '../../testing/list-recorder.ts';
import typescript from '../extract.ts';
import { arrayAt, objectAt, stringAt } from './source.ts';

const seen: FactKind = {
	kind: 'seen',
	view: 'seens',
	category: 'framework',
	about: 'what a call is given',
	attributes: {
		entries: 'form, key and value of what an object has',
		items: 'of a list',
		string: 'what a string says',
	},
	example: 'f({})',
};

const RULE: CallRule = {
	on: 'call',
	fact: seen,
	names: ['f'],
	find(call, file, tell) {
		const [first] = argumentsOf(call, file).all;
		const entries = objectAt(first, file, call.scope);
		tell({
			entries: entries?.map(({ form, key, value }) => `${form} ${key} ${value.text}`),
			items: arrayAt(first, file, call.scope)?.map(({ text }) => text),
			string: stringAt(first, file, call.scope),
		});
	},
};

/** What the last call of `f` in a text is given. */
function given(text: string) {
	const recorder = new ListRecorder(text, { path: 'a.tsx', language: 'tsx', facts: [RULE] });
	expect(typescript.extractFast?.('a.tsx', text, 'tsx', recorder)).toBe(true);
	return recorder.finish().facts.at(-1)?.attributes;
}

describe('an object literal', () => {
	test('has pairs, methods, names and spreads; an accessor is no value', () => {
		const text = "f({ a: 1, 'b-c': [2, 3], d, async *e(x) {}, get g() { return 1 }, ...h, [i]: 4, 5: 6 })";
		expect(given(text)?.entries).toEqual([
			'pair a 1',
			'pair b-c [2, 3]',
			'short d d',
			'method e async *e(x) {}',
			'spread null ...h',
			'pair null 4',
			'pair 5 6',
		]);
	});

	test('goes on over strings, templates, comments and regular expressions', () => {
		const text = "f({ a: '}', // don't }\n b: `x \x24{y ? `}` : '}'} z`, /* } */ c: /[}/]'/, d: 1 / 2 })";
		expect(given(text)?.entries).toEqual([
			"pair a '}'",
			"pair b `x \x24{y ? `}` : '}'} z`",
			"pair c /[}/]'/",
			'pair d 1 / 2',
		]);
	});

	test('may have functions and text between tags, with its apostrophes', () => {
		expect(given("f({ a: () => <p>don't</p>, b: function () {} })")?.entries).toEqual([
			"pair a () => <p>don't</p>",
			'pair b function () {}',
		]);
	});

	test('is that of a name which is never given another', () => {
		expect(given('const o = { a: 1 } as const; f(o)')?.entries).toEqual(['pair a 1']);
		expect(given('let o = { a: 1 }; o = p; f(o)')?.entries).toBeUndefined();
		expect(given('f([1])')?.entries).toBeUndefined();
	});
});

test('an array literal has items', () => {
	expect(given('f([a, b(c, d), { e: 1 }, // no\n])')?.items).toEqual(['a', 'b(c, d)', '{ e: 1 }']);
});

describe('a string', () => {
	test('may be put together of constants, by name, over lines and comments', () => {
		const text = "const A = '/a'; const B = `\x24{A}/b`;\nf(\n\tB + // and\n\t'/c' /* the end */,\n)";
		expect(given(text)?.string).toBe('/a/b/c');
	});

	test('is not known when a part of it is not', () => {
		expect(given("f('/a/' + name)")?.string).toBeNull();
		expect(given("let a = '/a'; a += '/b'; f(a)")?.string).toBeNull();
		expect(given('const a = b; const b = a; f(a)')?.string).toBeNull();
	});

	test('takes a bounded time, however often it is put together', () => {
		let text = "const a0 = 'x';\n";
		for (let at = 1; at < 60; at++) text += `const a${at} = a${at - 1} + a${at - 1};\n`;
		const began = performance.now();
		expect(given(`${text}f(a59)`)?.string).toBeNull();
		expect(performance.now() - began).toBeLessThan(2000);
	});
});
