import { beforeAll, expect, test } from 'vitest';
import { type LoadedGrammar, loadGrammar } from '../../index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../index/parse/tree-sitter/parse.ts';
import { unknownKinds } from '../../model/syntax-walk.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { inOlderWords } from './newer-syntax.ts';
import { Kind } from './syntax.ts';
import { isTestPath } from './test-path.ts';

const [kotlin] = languages;
let grammar: LoadedGrammar;

beforeAll(async () => {
	grammar = await loadGrammar(kotlin.grammar);
});

function extract(text: string): ListRecorder {
	const recorder = new ListRecorder(text);
	extractor.extract(parseText(grammar, inOlderWords(text)), kotlin.id, recorder);
	return recorder.finish();
}

test('the grammar has every kind that the pack names', () => {
	expect(unknownKinds(parseText(grammar, 'class A'), Kind)).toEqual([]);
});

test('annotations of the file describe the module', () => {
	const { chunks } = extract('@file:JvmName("X")\n@file:Suppress("a", "b")\npackage a\n');
	expect(chunks[0].annotations).toEqual([
		{ name: 'file:JvmName', args: '"X"' },
		{ name: 'file:Suppress', args: '"a", "b"' },
	]);
});

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'val o = x?.run(1)\n\t.run { it }';
	const [first, second] = extract(text).calls;
	expect(text.slice(first.nameStart, first.end)).toBe('run(1)');
	expect(text.slice(first.start, first.end)).toBe('x?.run(1)');
	expect(text.slice(second.nameStart, second.end)).toBe('run { it }');
});

test('a property lasts until its last accessor, wherever the line breaks are', () => {
	for (const text of [
		'class A {\n\tvar x: Int = 1\n\t\tget() = field\n\t\t// why\n\t\tset(v) { field = v }\n}',
		'class A {\n\tvar x: Int = 1; get() = field; set(v) { field = v }\n}',
	]) {
		const property = extract(text).chunks.find(({ kind }) => kind === 'property')!;
		expect(text.slice(property.start, property.end)).toMatch(/^var x[\s\S]*field = v \}$/);
	}
});

test('what the grammar does not know is put into as many words that it does', () => {
	for (const text of [
		'fun interface F { fun f() }',
		'class A : B by c { }',
		'val x = 0b01',
		'for (i in 0..<9) f()',
		'fun f() {\n  a().b = c\n  open = 1\n}',
		'val f: A.B.() -> C',
		'class A\n  @Inject constructor()',
		'context(a: B)\nfun f() = 1',
		'val x = when (y) {\n  in 1..2 -> 3\n  in 3..4 -> 5\n}',
	]) {
		expect(inOlderWords(text)).toHaveLength(text.length);
		expect(inOlderWords(text)).not.toBe(text);
		expect(extract(text).errors).toEqual([]);
	}
	for (const text of [
		'fun f() {\n  a.b = c\n}',
		'fun f() {\n  a()\n  b = c\n}',
		'class A {\n}',
		'open class A',
		'// fun interface F { x }',
		'val s = "class A : B by c { }"',
		'@get:A val x = 1',
	]) {
		expect(inOlderWords(text)).toBe(text);
	}
});

test('long and deep code is read in a time that grows with it', () => {
	const many = Array.from({ length: 2000 }, (_, at) => `val a${at}: Int`).join(', ');
	expect(extract(`class R(${many})`).chunks).toHaveLength(2002);
	expect(extract(`val x = ${'a && '.repeat(5000)}a`).chunks[1].decisions).toBe(5000);
	expect(extract(`val x = ${'a.b().'.repeat(1000)}c()`).calls).toHaveLength(1001);
	expect(extract(`fun f() {\n${'  a().b = c\n'.repeat(2000)}}`).assigns).toHaveLength(2000);
});

test.each([
	'class '.repeat(500),
	'['.repeat(1000),
	'a?.'.repeat(1000),
	'{ '.repeat(1000),
	'"${'.repeat(500),
	'x().y = '.repeat(300),
	'class A : B by '.repeat(300),
	'} ) ] = . ( in !in :: by'.repeat(50),
])('nonsense is survived: %#', (text) => {
	expect(() => extract(text)).not.toThrow();
});

test('paths of tests', () => {
	expect(
		['a/FooTest.kt', 'src/jvmTest/kotlin/A.kt', 'src/test/kotlin/a/Helper.kt', 'b/UserSpec.kt'].map(
			isTestPath,
		),
	).toEqual([true, true, true, true]);
	expect(['src/main/kotlin/LoadTest.kt', 'src/Contest.kt', 'a/Latest.kt'].map(isTestPath)).toEqual([
		false,
		false,
		false,
	]);
});
