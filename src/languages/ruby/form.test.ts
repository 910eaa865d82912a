import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [ruby] = languages;
const pack = new PackUnderTest(ruby, extractor);
const form = (text: string) => formOf(pack.extract(text));

/** Inside a method with parameters, so that lower-case names are variables; `f` is left out of each line. */
const inMethod = (text: string) =>
	form(`def f(a, b, c, d, y)\n${text}\nnil\nend\n`)
		.filter((line) => line !== 'f: return nil')
		.map((line) => line.replace(/^f: /, ''));

describe('values', () => {
	test.each([
		['x = "a #{b} c\\n#{d.e}"', 'x = template("a ", b, " c\\\\n", d.e())'],
		['x = "it" \'s\' "z#{1}"', 'x = template("it", "s", "z", 1)'],
		['x = "a" "b"', 'x = "ab"'],
		['x = "a \\#{b} # $c"', 'x = "a \\\\#{b} # $c"'],
		["x = 'a #{b}'", 'x = "a #{b}"'],
		['x = ""', 'x = ""'],
		['x = "#{a; b}"', 'x = template(b)'],
		['x = :a', 'x = "a"'],
		['x = :"k l"', 'x = "k l"'],
		['x = :"k#{b}"', 'x = template("k", b)'],
		['x = ?a', 'x = "a"'],
		['x = `ls #{a}`', 'x = template((` template("ls ", a)))'],
		['x = %x(ls)', 'x = template((` "ls"))'],
		['x = /[a-z]+/i', 'x = [a-z]+'],
		['x = /a#{b}c/', 'x = template("a", b, "c")'],
		['x = %w[a b]', 'x = ["a", "b"]'],
		['x = %W[a b#{c}]', 'x = ["a", template("b", c)]'],
		['x = %i[a b]', 'x = ["a", "b"]'],
		['x = %I[a b#{c}]', 'x = ["a", template("b", c)]'],
		['x = [1, 2.5, 1r, 2i, true, nil, self]', 'x = [1, 2.5, 1r, 2i, true, nil, this]'],
		['x = !a * -b > ~c % 2', 'x = (((! a) * (- b)) > ((~ c) % 2))'],
		['x = (a and b or not c)', 'x = ((a && b) || (! c))'],
		['x = a <=> b', 'x = (a <=> b)'],
		['x = a =~ /y/', 'x = (a =~ y)'],
		['x = a !~ /y/ || a != b', 'x = ((a !~ y) || (a != b))'],
		['x = a ** b << c', 'x = ((a ** b) << c)'],
		['x = "a %s" % b', 'x = ("a %s" % b)'],
		['x = 1..a', 'x = (1 .. a)'],
		['x = (a...)', 'x = (a ... ?)'],
		['x = (..a)', 'x = (? .. a)'],
		['x = defined?(@y) && defined? z', 'x = ((defined? this.@y) && (defined? z))'],
		['x = a.is_a?(A::B)', 'x = (a is A::B)'],
		['x = a&.kind_of?(Foo)', 'x = (a is Foo)'],
		['x = a.instance_of?(b)', 'x = (a is b)'],
		['x = is_a?(Foo)', 'x = (this is Foo)'],
		['x = a.is_a?', 'x = a.is_a?()'],
		['x = a.is_a?(Foo).to_s', 'x = a.is_a?(Foo).to_s()'],
		['x = Foo === a', 'x = (a is Foo)'],
		['x = MAX === a', 'x = (MAX === a)'],
		['x = a === Foo', 'x = (a === Foo)'],
		['x = a ? b : (c ? 1 : nil)', 'x = (a ? (b | (c ? (1 | nil))))'],
		['x = if a then b end', 'x = (a ? (b | <null>))'],
		['x = if a then b elsif c then d else 1 end', 'x = (a ? (b | (c ? (d | 1))))'],
		['x = unless a then b else c end', 'x = (a ? (c | b))'],
		['x = (b if a)', 'x = (a ? (b | <null>))'],
		['x = (b unless a)', 'x = (a ? (<null> | b))'],
		['x = if a then b else raise end', 'x = b'],
		['x = a || raise("no")', 'x = a'],
		['x = (return if a)', 'x = <null>'],
		['x = (a rescue b)', 'x = (a | b)'],
		['x = (a rescue raise)', 'x = a'],
		['x = begin; a; b; end', 'x = b'],
		['x = begin; a; rescue; b; ensure; c; end', 'x = (a | b)'],
		['x = begin; a; rescue A; raise; rescue; end', 'x = (a | <null>)'],
		['x = begin; a; rescue; b; else; c; end', 'x = (c | b)'],
		['x = {a: 1, "b": 2, :c => 3, "d e" => 4}', 'x = {a: 1, b: 2, c: 3, d e: 4}'],
		['x = {d => 4, "e#{a}" => 5, 1 => 2, nil => 3}', 'x = {d: 4, template("e", a): 5, 1: 2, nil: 3}'],
		['x = {**a, b:, z:}', 'x = {...a, b: b, z: z()}'],
		['x = [1, *a, b: 2, c => 3]', 'x = [1, ...a, {b: 2, c: 3}]'],
		['x = a[b][0][c, 1]', 'x = a[b][0][[c, 1]]'],
		['x = a[1..]', 'x = a[(1 .. ?)]'],
		['x = a&.b', 'x = a.b()'],
		['x = A::B', 'x = A.B'],
		['x = ::A', 'x = ::A'],
		['x = @i + @@j + $k', 'x = ((this.@i + @@j) + $k)'],
		['x = y = z += 1', 'x = (y = (z = (z + 1)))'],
		['x = (a ||= b)', 'x = (a = (a || b))'],
		['x = (a; b)', 'x = b'],
		['x = ()', 'x = <null>'],
		['x = not(a)', 'x = (! a)'],
		['x = private def g; end', 'x = private("g")'],
	])('%s', (text, expected) => {
		expect(inMethod(text)).toContain(expected);
	});

	test('cases', () => {
		const text = `x = case y
			when 1, :b then 'a'
			when Foo, 1..2, *c then d
			when /re/ then raise 'no'
			else true
			end`;
		expect(inMethod(text)).toContain(
			'x = (((y == 1) || (y == "b")) ? ("a" | ((((y is Foo) || ((1 .. 2) === y)) || (...c === y)) ? (d | true))))',
		);
		expect(inMethod('x = case when a > 1 then b when c then d end')).toContain(
			'x = ((a > 1) ? (b | (c ? (d | <null>))))',
		);
		expect(inMethod('x = case y when a then b else raise end')).toContain('x = b');
	});

	test('patterns', () => {
		const given = (pattern: string) =>
			inMethod(`x = case y\n in ${pattern} then 1\n in _ then 2 end`)[0].replace('x = ', '');
		expect(given('Integer | Float => n')).toBe('(((y is Integer) || (y is Float)) ? (1 | 2))');
		expect(given('{name: String => s, age: 18..}')).toBe(
			'(((y["name"] is String) && ((18 .. ?) === y["age"])) ? (1 | 2))',
		);
		expect(given('Point(x: 0, z:)')).toBe('((((y is Point) && (y["x"] == 0)) && other) ? (1 | 2))');
		expect(given('Foo[1, z]')).toBe('((((y is Foo) && (y[0] == 1)) && other) ? (1 | 2))');
		expect(given('[Integer, *, String]')).toBe('(((y[0] is Integer) && other) ? (1 | 2))');
		expect(given('[*, 3, *]')).toBe('(other ? (1 | 2))');
		expect(given('^a')).toBe('((a === y) ? (1 | 2))');
		expect(given('^(a + 1)')).toBe('(((a + 1) === y) ? (1 | 2))');
		expect(given('nil | :a | "b"')).toBe('((((y == nil) || (y == "a")) || (y == "b")) ? (1 | 2))');
		expect(given('String if a')).toBe('(((y is String) && a) ? (1 | 2))');
		expect(given('String unless a')).toBe('(((y is String) && (! a)) ? (1 | 2))');
		expect(given('z if a')).toBe('(a ? (1 | 2))');
		expect(given('String | z')).toBe('1');
		expect(inMethod('x = (y in {a: 1})')).toContain('x = (y["a"] == 1)');
	});

	test('patterns in patterns cost no stack', () => {
		const deep = `${'['.repeat(5000)}1${']'.repeat(5000)}`;
		expect(pack.extract(`x = (y in ${deep})\n`).errors).toEqual([]);
	});
});

describe('here-documents', () => {
	test('stand behind the statement, and are told before the call', () => {
		expect(
			inMethod('db.execute(<<~A, g(1)).to_a\n  #{a[:b]}\n  and #{h(c)} \\n\nA\nx = <<-B + "z"\n  #{c}\n  B'),
		).toEqual([
			'call db()',
			'call db().execute(template("  ", a["b"], "\\n  and ", h(c), " \\\\n\\n"), g(1))',
			'call g(1)',
			'call db().execute(template("  ", a["b"], "\\n  and ", h(c), " \\\\n\\n"), g(1)).to_a()',
			'call h(c)',
			'x = (template("  ", c, "\\n") + "z")',
		]);
	});

	test('two in one line, and one that a block follows', () => {
		expect(inMethod('g(<<~A, <<~B) do |x|\n  #{h}\nA\n  #{x}\nB\n  k\nend')).toEqual([
			'call g(template("  ", h(), "\\n"), template("  ", x, "\\n"), &: chunk:f)',
			'call h()',
			'return k()',
			'call k()',
		]);
	});

	test('are texts without interpolations, raw or empty', () => {
		expect(inMethod("x = <<~'A'\n  #{z}\n  A\nx = <<B\nB\n")).toEqual(['x = "  #{z}\\n"', 'x = ""']);
		expect(inMethod('x = <<~A.strip\n  z\nA')).toEqual(['x = "  z\\n".strip()', 'call "  z\\n".strip()']);
	});

	test('what a block on the same line puts in is not known, and what it calls is told', () => {
		expect(form('let(:y) { <<~B }\n  #{z} and\nB\n')).toEqual([
			'call let("y", &: chunk:lambda)',
			'return template("  ", other, " and\\n")',
			'call z()',
		]);
	});

	test('that never end', () => {
		expect(pack.extract('x = <<~A\n  #{z}').chunks).toHaveLength(2);
	});
});

describe('writes', () => {
	test('to elements and members, also compound ones', () => {
		expect(
			inMethod(
				'a[b] = c; a[1, 2] = d; a.y = b; a&.y = b; a[b] += 1; a.y ||= c; a.y &&= 1; b **= 2; A::B = 3',
			),
		).toEqual([
			'a[b] = c',
			'a[[1, 2]] = d',
			'a.y = b',
			'a.y = b',
			'a[b] = (a[b] + 1)',
			'a.y = (a.y || c)',
			'else a.y {c}',
			'a.y = (a.y && 1)',
			'then a.y {1}',
			'b = (b ** 2)',
			'A.B = 3',
		]);
	});

	test('a name that is new holds nothing before', () => {
		expect(inMethod('x ||= a; x ||= b; z += 1')).toEqual([
			'x = a',
			'else x {a}',
			'x = (x || b)',
			'else x {b}',
			'z = (z + 1)',
		]);
	});

	test('each target of a list has its part', () => {
		expect(inMethod('a, (b, *c), d.e, y[0] = g; *a, b = 1, *c; x, @z = y')).toEqual([
			'a = g()[0]',
			'b = g()[1][0]',
			'c = g()[1][<slice>]',
			'd.e = g()[2]',
			'y[0] = g()[3]',
			'call g()',
			'a = [1, ...c][<slice>]',
			'b = [1, ...c][?]',
			'x = y[0]',
			'@z = y[1]',
			'this.@z = y[1]',
		]);
	});

	test('what a loop goes through', () => {
		expect(inMethod('for i, a.b in c do g(i) end')).toEqual([
			'i = c[][0]',
			'a.b = c[?][1]',
			'loop {do g(i) end}',
			'call g(i)',
		]);
	});
});

describe('calls', () => {
	test('every argument has a value', () => {
		expect(inMethod("g(1, 'a', nil, -1.5, [], ->(q) { q }, k: a, 's' => 1, d => 2, *c, **y, &b)")).toEqual([
			'call g(1, "a", nil, (- 1.5), [], chunk:f, k: a, s: 1, {d: 2}, ...c, ...y, b)',
			'return q',
		]);
	});

	test('yield, super, and a block', () => {
		expect(inMethod('yield a, k: 1; x = yield; super; super(a); a.each { |v| v * 2 }')).toEqual([
			'call yield(a, k: 1)',
			'x = yield()',
			'call yield()',
			'call super()',
			'call super(a)',
			'call a.each(&: chunk:f)',
			'return (v * 2)',
		]);
	});

	test('procs are their blocks', () => {
		expect(inMethod('x = proc { 1 }; z = lambda { 2 }; w = Proc.new { 3 }; v = a.proc { 4 }')).toEqual([
			'x = chunk:f',
			'call proc(&: chunk:f)',
			'return 1',
			'z = chunk:f',
			'call lambda(&: chunk:f)',
			'return 2',
			'w = chunk:f',
			'call new Proc.new(&: chunk:f)',
			'return 3',
			'v = a.proc(&: chunk:f)',
			'call a.proc(&: chunk:f)',
			'return 4',
		]);
	});
});

describe('results', () => {
	test('of every way through', () => {
		expect(form('def f\n  a\nrescue A => e\n  b\nrescue B\n  raise\nelse\n  c\nensure\n  d\nend\n')).toEqual([
			'f: call a()',
			'f: try {a}',
			'f: return b()',
			'f: catch {rescue A => e b}',
			'f: call b()',
			'f: catch {rescue B raise}',
			'f: throw other',
			'f: call raise()',
			'f: exit throw',
			'f: else {else c}',
			'f: return c()',
			'f: call c()',
			'f: finally {ensure d}',
			'f: call d()',
		]);
	});

	test('of blocks, by `next`; in a loop it gives none', () => {
		expect(inMethod('a.map { |v| next 0 unless v; v }; while a do next 1 end')).toEqual([
			'call a.map(&: chunk:f)',
			'return 0',
			'then (! v) {next 0}',
			'exit return',
			'return v',
			'loop a {do next 1 end}',
			'exit continue',
		]);
	});

	test('of several values, and of none', () => {
		expect(inMethod('return a, b if c; return k: 1, l: 2 if d; return if y')).toEqual([
			'return [a, b]',
			'then c {return a, b}',
			'exit return',
			'return {k: 1, l: 2}',
			'then d {return k: 1, l: 2}',
			'exit return',
			'then y {return}',
			'exit return',
		]);
	});
});

const cases = join(import.meta.dirname, 'cases');

test.each(readdirSync(cases))('values of %s stand where they are written', (file) => {
	expect(misplacedValues(pack.extract(readFileSync(join(cases, file), 'utf8')))).toEqual([]);
});
