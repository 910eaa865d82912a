import { describe, expect, test } from 'vitest';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { FIELDS, Kind } from './syntax.ts';

const [ruby] = languages;
const pack = new PackUnderTest(ruby, extractor);

pack.knowsItsGrammar('x = 1\n', Kind, FIELDS);

pack.tellsTests({
	'spec/models/user_spec.rb': true,
	'test/user_test.rb': true,
	'test_user.rb': true,
	'lib/latest.rb': false,
	'test_data/x.rb': false,
	'lib/spec.rb': false,
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
		const recorder = pack.extract(`${text}def after; end\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test('brackets that nobody closes', () => {
		expect(pack.extract('('.repeat(depth)).errors).not.toEqual([]);
	});
});

const DENSE = [
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

pack.closesWhatItOpened(DENSE);
pack.survivesCuts(DENSE);

pack.leavesNothingBehind(
	'a, b = f(1)\nc = a.map { |x| x }\n',
	'def g(a = 1, *b); a ||= ->(c) { c }; end\n'.repeat(20),
);

pack.survives([
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
]);
