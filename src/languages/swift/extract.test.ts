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

const [swift] = languages;
let grammar: LoadedGrammar;

beforeAll(async () => {
	grammar = await loadGrammar(swift.grammar);
});

function extract(text: string): ListRecorder {
	const recorder = new ListRecorder(text);
	extractor.extract(parseText(grammar, inOlderWords(text)), swift.id, recorder);
	return recorder.finish();
}

test('the grammar has every kind and field that the pack names', () => {
	const tree = parseText(grammar, 'class A { }');
	expect(unknownKinds(tree, Kind)).toEqual([]);
	expect(FIELDS.filter((name) => !tree.fieldNames.includes(name))).toEqual([]);
});

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'let o = 1 + x?.run()\n\t.run(1)';
	const [first, second] = extract(text).calls;
	expect(text.slice(first.nameStart, first.end)).toBe('run()');
	expect(text.slice(first.start, first.end)).toBe('x?.run()');
	expect(text.slice(second.nameStart, second.end)).toBe('run(1)');
	expect(text.slice(second.start, second.end)).toBe('x?.run()\n\t.run(1)');
});

test('newer words are put into as many older ones', () => {
	for (const [text, older] of [
		['#if os(Linux)\nf()\n#endif', '//f os(Linux)\nf()\n//ndif'],
		['f(#line, "#line \\(#line)")', 'f(_line, "#line \\(_line)")'],
		['if #available(iOS 9, *) { }', 'if true                 { }'],
		['x = #"a "b" \\n \\#(c)"#', 'x =  "a _b_ _n _\\(c)" '],
		['x = /a"b\\/c/ + y / z / w', 'x = "a_b__c" + y / z / w'.replace('__', '_/')],
		['f(()); g(); let h: () -> Void', 'f(__); g(); let h: () -> Void'],
		['func f() throws(E) { try await g() }', 'func f() throws    { try       g() }'],
		['func `a b`() {}', 'func `a_b`() {}'],
	]) {
		expect(inOlderWords(text)).toBe(older);
	}
	for (const text of ['/* #if */ // #line\n"""\n#if "x"\n"""', 'a / b / c', 'let x = y()', 'f { () in 1 }']) {
		expect(inOlderWords(text)).toBe(text);
	}
});

test.each([
	'class '.repeat(500),
	'['.repeat(3000),
	'a?.'.repeat(3000),
	'{ '.repeat(2000),
	'"\\('.repeat(2000),
	'#"'.repeat(2000),
	'/*'.repeat(2000),
])('nonsense is survived: %#', (text) => {
	expect(() => extract(text)).not.toThrow();
});

test('paths of tests', () => {
	expect(['a/FooTests.swift', 'Tests/App/A.swift', 'x/AppTests/Sub/Helper.swift'].map(isTestPath)).toEqual([
		true,
		true,
		true,
	]);
	expect(['src/Testing.swift', 'src/Contest/A.swift', 'Latest.swift'].map(isTestPath)).toEqual([
		false,
		false,
		false,
	]);
});
