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

const [dart] = languages;
let grammar: LoadedGrammar;

beforeAll(async () => {
	grammar = await loadGrammar(dart.grammar);
});

function extract(text: string): ListRecorder {
	const recorder = new ListRecorder(text);
	extractor.extract(parseText(grammar, inOlderWords(text)), dart.id, recorder);
	return recorder.finish();
}

test('the grammar has every kind and field that the pack names', () => {
	const tree = parseText(grammar, 'class A { }');
	expect(unknownKinds(tree, Kind)).toEqual([]);
	expect(FIELDS.filter((name) => !tree.fieldNames.includes(name))).toEqual([]);
});

test('what stands before the name of a library describes the module', () => {
	const { chunks } = extract("/// A library. Of things.\n@TestOn('vm')\nlibrary app;\nclass A { }\n");
	expect(chunks[0].annotations).toEqual([{ name: 'TestOn', args: "'vm'" }]);
	expect(chunks[0].summary).toBe('A library.');
});

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'var o = 1 + x?.run()\n\t.run(1);';
	const [first, second] = extract(text).calls;
	expect(text.slice(first.nameStart, first.end)).toBe('run()');
	expect(text.slice(first.start, first.end)).toBe('x?.run()');
	expect(text.slice(second.nameStart, second.end)).toBe('run(1)');
	expect(text.slice(second.start, second.end)).toBe('x?.run()\n\t.run(1)');
});

test('newer words are put into as many older ones', () => {
	for (const text of [
		'library;\nclass A { }',
		'class A {\n  abstract final int x;\n}',
		'void f() {\n  outer: for (;;) { }\n}',
		'var x = f<int>(1);',
		'return List<Map<String, int>>.of(x);',
	]) {
		expect(inOlderWords(text)).toHaveLength(text.length);
		expect(inOlderWords(text)).not.toBe(text);
	}
	for (const text of [
		'library x;',
		'abstract class A { }',
		'void m<T>(T x) { }',
		'if (a < b && c > (d)) { }',
	]) {
		expect(inOlderWords(text)).toBe(text);
	}
});

test.each([
	'class '.repeat(500),
	'['.repeat(3000),
	'a?.'.repeat(3000),
	'{ '.repeat(2000),
	'x(() => '.repeat(1000),
	'a<'.repeat(2000),
	'class A { void f( '.repeat(300),
])('nonsense is survived: %#', (text) => {
	expect(() => extract(text)).not.toThrow();
});

test('paths of tests', () => {
	expect(['lib/a_test.dart', 'test/helper.dart', 'x/integration_test/a.dart'].map(isTestPath)).toEqual([
		true,
		true,
		true,
	]);
	expect(['lib/test.dart', 'lib/latest.dart', 'lib/contest/a.dart'].map(isTestPath)).toEqual([
		false,
		false,
		false,
	]);
});
