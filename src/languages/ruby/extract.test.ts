import { beforeAll, describe, expect, test } from 'vitest';
import { type LoadedGrammar, loadGrammar } from '../../index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../index/parse/tree-sitter/parse.ts';
import { unknownKinds } from '../../model/syntax-walk.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { FIELDS, Kind } from './syntax.ts';

const [ruby] = languages;
let grammar: LoadedGrammar;

beforeAll(async () => {
	grammar = await loadGrammar(ruby.grammar);
});

function extract(text: string): ListRecorder {
	const recorder = new ListRecorder(text);
	extractor.extract(parseText(grammar, text), ruby.id, recorder);
	return recorder.finish();
}

test('the grammar has every kind and field that the pack names', () => {
	const tree = parseText(grammar, 'x = 1\n');
	expect(unknownKinds(tree, Kind)).toEqual([]);
	expect(FIELDS.filter((name) => !tree.fieldNames.includes(name))).toEqual([]);
});

test.each([
	['spec/models/user_spec.rb', true],
	['test/user_test.rb', true],
	['test_user.rb', true],
	['lib/latest.rb', false],
	['test_data/x.rb', false],
	['lib/spec.rb', false],
])('isTestPath(%s)', (path, expected) => {
	expect(ruby.isTestPath?.(path)).toBe(expected);
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 5000;

	test.each([
		['parentheses', `x = ${'('.repeat(depth)}1${')'.repeat(depth)}\n`],
		['calls', `x = ${'f('.repeat(depth)}1${')'.repeat(depth)}\n`],
		['chains', `x = a${'.b'.repeat(depth)}\n`],
		['arrays', `x = ${'['.repeat(depth)}1${']'.repeat(depth)}\n`],
		['operators', `x = ${'a && '.repeat(depth)}b\n`],
		['assignments', `${'x = '.repeat(depth / 10)}1\n`],
		['conditionals', `x = ${'a ? b : '.repeat(depth / 10)}c\n`],
		['blocks', `${'f { '.repeat(depth / 10)}1${' }'.repeat(depth / 10)}\n`],
		['classes', `${'class A; '.repeat(depth / 10)}${'end; '.repeat(depth / 10)}\n`],
	])('%s', (_, text) => {
		const recorder = extract(`${text}def after; end\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test('brackets that nobody closes', () => {
		expect(extract('('.repeat(depth)).errors).not.toEqual([]);
	});
});

test('a tree that a budget cut anywhere still closes what it opened', () => {
	const text = [
		'class A::B < C',
		'  P = Struct.new(:x) do',
		'    private def m(a, (b, *c), k: f(1), &d) = a&.go(*b) { |q; r| q rescue nil }',
		'  end',
		'  define_method(:z) { |y = 1| case y; in {n:} if n then super; else yield n end }',
		'  L = ->(t) { x, *y = t; y ||= <<~H }',
		'    #{u}',
		'  H',
		'  class << self; attr_reader :v; end',
		'  begin; for i in j do w end; rescue E => e; raise e; end',
		'end',
		'',
	].join('\n');
	const { count } = parseText(grammar, text);
	for (let maxNodes = 1; maxNodes <= count; maxNodes++) {
		const recorder = new ListRecorder(text);
		extractor.extract(parseText(grammar, text, { maxNodes }), ruby.id, recorder);
		expect(() => recorder.finish()).not.toThrow();
	}
});

test('a walk of one file leaves nothing behind for the next', () => {
	const text = 'a, b = f(1)\nc = a.map { |x| x }\n';
	const first = extract(text);
	extract('def g(a = 1, *b); a ||= ->(c) { c }; end\n'.repeat(20));
	const again = extract(text);
	expect(again.refs).toEqual(first.refs);
	expect(again.bindings).toEqual(first.bindings);
	expect(again.values).toEqual(first.values);
});

test.each([
	'',
	'\n',
	'#',
	'\\',
	'"#{',
	'def',
	'class A <',
	'x =',
	'->',
	'f {',
	'<<~A',
	'case x in',
	'alias',
	'private',
	'require',
	'define_method(:x) {',
	'\0',
])('%j does not trouble it', (text) => {
	expect(() => extract(text)).not.toThrow();
});
