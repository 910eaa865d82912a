import { beforeAll, expect, test } from 'vitest';
import { type LoadedGrammar, loadGrammar } from '../../index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../index/parse/tree-sitter/parse.ts';
import { unknownKinds } from '../../model/syntax-walk.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { inOlderWords } from './newer-syntax.ts';
import { FIELDS, Kind } from './syntax.ts';
import { isTestPath } from './test-path.ts';

const [csharp] = languages;
let grammar: LoadedGrammar;

beforeAll(async () => {
	grammar = await loadGrammar(csharp.grammar);
});

function extract(text: string): ListRecorder {
	const recorder = new ListRecorder(text);
	extractor.extract(parseText(grammar, inOlderWords(text)), csharp.id, recorder);
	return recorder.finish();
}

test('the grammar has every kind and field that the pack names', () => {
	const tree = parseText(grammar, 'class A { }');
	expect(unknownKinds(tree, Kind)).toEqual([]);
	expect(FIELDS.filter((name) => !tree.fieldNames.includes(name))).toEqual([]);
});

test('attributes of the assembly describe the module', () => {
	const { chunks } = extract('[assembly: Version("1.0")]\n[module: Skip]\nclass A { }\n');
	expect(chunks[0].annotations).toEqual([
		{ name: 'assembly:Version', args: '"1.0"' },
		{ name: 'module:Skip' },
	]);
});

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'var o = await x?.Run()\n\t.Run(1);';
	const [first, second] = extract(text).calls;
	expect(text.slice(first.nameStart, first.end)).toBe('Run()');
	expect(text.slice(first.start, first.end)).toBe('x?.Run()');
	expect(text.slice(second.nameStart, second.end)).toBe('Run(1)');
});

test('newer words are put into as many older ones', () => {
	for (const text of [
		'x is [var a, .. var b]; x is [.., 1];',
		'void M(params Span<int> x) { }',
		'class A<T> where T : B, allows ref struct { }',
		'\textension(string s) { }',
		'x = [type, field];',
	]) {
		expect(inOlderWords(text)).toHaveLength(text.length);
		expect(inOlderWords(text)).not.toBe(text);
	}
	for (const text of ['x = a[..]; y = [1, .. b];', 'void M(params int[] x) { }', '[type: A] class B { }']) {
		expect(inOlderWords(text)).toBe(text);
	}
});

test('long and deep code is read in a time that grows with it', () => {
	const many = Array.from({ length: 4000 }, (_, at) => `int A${at}`).join(', ');
	expect(extract(`record R(${many});`).chunks).toHaveLength(4002);
	const long = `x = ${'a && '.repeat(30_000)}a;`;
	expect(extract(long).chunks[0].decisions).toBe(30_000);
	expect(extract(`${'#if A\n'.repeat(3000)}x(\n${'#endif\n'.repeat(3000)}`).chunks.length).toBeGreaterThan(0);
	expect(extract(`x = ${'a.b().'.repeat(3000)}c();`).calls).toHaveLength(3001);
});

test.each([
	'class '.repeat(500),
	'['.repeat(3000),
	'a?.'.repeat(3000),
	'{ '.repeat(2000),
	'x => '.repeat(2000),
])('nonsense is survived: %#', (text) => {
	expect(() => extract(text)).not.toThrow();
});

test('paths of tests', () => {
	expect(['a/FooTests.cs', 'tests/A.cs', 'src/App.Tests/Sub/Helper.cs'].map(isTestPath)).toEqual([
		true,
		true,
		true,
	]);
	expect(['src/Testing.cs', 'src/Contest/A.cs', 'src/Latest.cs'].map(isTestPath)).toEqual([
		false,
		false,
		false,
	]);
});
