import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const pack = new PackUnderTest(languages[0], extractor);

/** The form of statements in a method, without its name before each line. */
function form(statements: string): string[] {
	const lines = formOf(pack.extract(`class C { void M() { ${statements} } }`));
	return lines.map((line) => line.replace(/^C\.M: /, ''));
}

describe('expressions', () => {
	test.each([
		['x = a + b * 2 - 1.5e3;', 'x = ((a + (b * 2)) - 1.5e3)'],
		['x = "a && b" + \'+\' + @"c:\\d";', 'x = (("a && b" + +) + "c:\\\\d")'],
		['x = """raw "q" text""";', 'x = "raw \\"q\\" text"'],
		['x = "bytes"u8;', 'x = "bytes"'],
		['x = a < b == c > d;', 'x = ((a < b) == (c > d))'],
		['x = a >>> 2 | ~b & -c;', 'x = ((a >>> 2) | ((~ b) & (- c)))'],
		['x = !a || b && c ?? d;', 'x = (((! a) || (b && c)) ?? d)'],
		['x = a ? b ? 1 : 2 : null;', 'x = (a ? ((b ? (1 | 2)) | null))'],
		['x = $"a {b,10:F2}{c + 1} {{d}}\\n";', 'x = template("a ", b, (c + 1), " {{d}}\\\\n")'],
		['x = $@"{a}\\{b.C}";', 'x = template(a, "\\\\", b.C)'],
		['x = $$"""{{a}} {b}""";', 'x = template(a, " {b}")'],
		['x = $"";', 'x = ""'],
		['x = (List<int>)a; y = b as Foo;', 'x = (a as List<int>)', 'y = (b as Foo)'],
		['x = a?.b?[0]!.c; y = grid[i, j];', 'x = a.b[0].c', 'y = grid[[i, j]]'],
		['x = a[1..^2]; y = a[..n]; z = a[..];', 'x = a[(1 .. (^ 2))]', 'y = a[(? .. n)]', 'z = a[(? .. ?)]'],
		['x = [1, .. a]; y = (a, n: 2); z = new[] { a };', 'x = [1, ...a]', 'y = [a, 2]', 'z = [a]'],
		['x = new { a, B = c.D };', 'x = {a: a, B: c.D}'],
		['x = a with { B = c, D = 1 };', 'x = (a | {B: c, D: 1})'],
		['x = await a; y = (this); z = checked(a + 1);', 'x = await a', 'y = this', 'z = (a + 1)'],
		[
			'x = default; y = default(int); z = sizeof(int);',
			'x = default',
			'y = (default as int)',
			'z = (sizeof int)',
		],
		['x = nameof(a.b); y = typeof(Foo);', 'x = "b"', 'y = Foo'],
		['x = a.@is; @in = not + and;', 'x = a.@is', '@in = (not + and)'],
	])('%s', (statements, ...lines) => {
		expect(form(statements).filter((line) => !/^(?:then|else) /.test(line))).toEqual(lines);
	});

	test('the element of a query is looked up in the query', () => {
		expect(form('x = from a in xs where a.Ok let b = a.B select b + 1;')).toEqual([
			'x = [(b + 1)]',
			'a = xs[]',
			'loop {where a.Ok l…ct b + 1}',
			'then a.Ok {let b = a.B select b + 1}',
			'b = a.B',
		]);
	});
});

describe('patterns', () => {
	test.each([
		['x = a is Foo;', '(a is Foo)'],
		['x = a is not null;', '(! (a == null))'],
		['x = a is string or int?;', '((a is string) || (a is int?))'],
		['x = a is Ns.Foo f;', '(a is Ns.Foo)'],
		['x = a is { };', '(a != null)'],
		['x = a is string { Length: > 3, A.B: 1 };', '(((a is string) && (a.Length > 3)) && (a.A.B == 1))'],
		['x = a is (1, var q);', '(a[0] == 1)'],
		['x = a is Point(1, _);', '((a is Point) && (a[0] == 1))'],
		['x = a is [1, ..];', '((a[0] == 1) && other)'],
		['x = a is var q;', 'true'],
		['x = a is >= 1 and < 5 or 7;', '(((a >= 1) && (a < 5)) || (a == 7))'],
		['x = a is null && b;', '((a == null) && b)'],
		['x = a && b is Foo || c;', '((a && (b is Foo)) || c)'],
		['x = a is > 5 && y || z;', '(((a > 5) && y) || z)'],
		['x = a is not null && c is >= 1 and <= 5;', '((! (a == null)) && ((c >= 1) && (c <= 5)))'],
		['x = a is Foo == b;', '((a is Foo) == b)'],
		['x = a is Flags.A | Flags.B;', '((a is Flags.A) | Flags.B)'],
	])('%s', (statement, value) => {
		expect(form(statement).find((line) => line.startsWith('x = '))).toBe(`x = ${value}`);
	});

	test('a switch expression chooses by pattern and condition', () => {
		expect(
			form('x = y switch { 1 => "a", > 2 when q => b, Foo f => f.X, null => throw new E(), _ => d };'),
		).toEqual([
			'x = ((y == 1) ? ("a" | (((y > 2) && q) ? (b | ((y is Foo) ? (f.X | d))))))',
			'case (y == 1) {1 => "a"}',
			'case ((y > 2) && q) {> 2 when q => b}',
			'case (y is Foo) {Foo f => f.X}',
			'f = y',
			'case (y == null) {null => throw new E()}',
			'throw new E()',
			'exit throw',
			'call new E()',
			'case {_ => d}',
			'else ((((y == 1) || ((y > 2) && q)) || (y is Foo)) || (y == null)) {_ => d}',
		]);
	});
});

describe('writes', () => {
	test.each([
		['a.b += 1;', 'a.b = (a.b + 1)'],
		['a[0] <<= b[1];', 'a[0] = (a[0] << b[1])'],
		['a.b++; --c[1];', 'a.b = (a.b + 1)', 'c[1] = (c[1] - 1)'],
		['x = y++;', 'x = y', 'y = (y + 1)'],
		['x = ++y;', 'x = (y = (y + 1))', 'y = (y + 1)'],
		['a.b ??= c;', 'a.b = (a.b ?? c)', 'else a.b {c}'],
		['sql += input;', 'sql = ((sql + input) | input)'],
		['b.Click -= OnClick;', 'b.Click = (b.Click - OnClick)'],
		['(a, b.c) = (d, e);', 'a = d', 'b.c = e'],
		['(a, b) = c;', 'a = c[0]', 'b = c[1]'],
		['a?.b = c;', 'a.b = c'],
		[
			'x = new D { A = b, ["k"] = c, { l, d }, E = { F = g } };',
			'x = new D()',
			'call new D()',
			'new D().A = b',
			'new D()["k"] = c',
			'new D()[l] = d',
			'new D().E.F = g',
		],
		[
			'x = new List<int> { a, 2 };',
			'x = (new List() as List<int>)',
			'call new List()',
			'new List()[0] = a',
			'new List()[1] = 2',
		],
	])('%s', (statements, ...lines) => {
		expect(form(statements)).toEqual(lines);
	});
});

describe('calls', () => {
	test('every argument has a value, and a keyword its name', () => {
		expect(form('F(1, "a", n: x > 1, ref y, out var z, \'c\', null, !w);')).toEqual([
			'call F(1, "a", n: (x > 1), y, z, c, null, (! w))',
		]);
	});

	test('what an attribute sets is an argument, and nothing is written', () => {
		expect(formOf(pack.extract('[Route("a/b", Order = 1 + 2)] class C { }'))).toEqual([
			'call Route("a/b", Order: (1 + 2))',
		]);
	});

	test('what is behind a null-conditional call runs for something', () => {
		expect(form('a?.F(g(x))?.H();')).toEqual([
			'then (a != null) {.F(g(x))}',
			'call a.F(g(x))',
			'call g(x)',
			'then (a.F(g(x)) != null) {.H()}',
			'call a.F(g(x)).H()',
		]);
	});
});

describe('branches and exits', () => {
	test.each([
		['if (x == null) return; F(x);', 'then (x == null) {return;}', 'exit return', 'call F(x)'],
		[
			'if (a) F(); else if (b) { } else G();',
			'then a {F();}',
			'call F()',
			'else a {if (b) { } else G();}',
			'then b {{ }}',
			'else b {G();}',
			'call G()',
		],
		[
			'var y = a ? F() : G();',
			'y = (a ? (F() | G()))',
			'then a {F()}',
			'call F()',
			'else a {G()}',
			'call G()',
		],
		['x = a && b;', 'x = (a && b)', 'then a {b}'],
		['x = "a && b";', 'x = "a && b"'],
		['x = a is null || F(a);', 'x = ((a == null) || F(a))', 'else (a == null) {F(a)}', 'call F(a)'],
		[
			'x = q && a is B && F(a) || y;',
			'x = (((q && (a is B)) && F(a)) || y)',
			'then q {a is B}',
			'then (q && (a is B)) {F(a)}',
			'call F(a)',
			'else ((q && (a is B)) && F(a)) {y}',
		],
		[
			'x = a ?? throw new E();',
			'x = (a ?? other)',
			'else a {throw new E()}',
			'throw new E()',
			'exit throw',
			'call new E()',
		],
		[
			'while (a) { if (b) break; else continue; }',
			'loop a {{ if (b) bre…tinue; }}',
			'then b {break;}',
			'exit break',
			'else b {continue;}',
			'exit continue',
		],
		['do F(); while (a);', 'loop {F();}', 'call F()'],
		['for (int i = 0; i < 3; i++) { }', 'i = 0', 'loop {i++}', 'i = (i + 1)', 'loop (i < 3) {{ }}'],
		[
			'foreach (var (k, v) in map) goto done; done: ;',
			'loop {goto done;}',
			'k = map[][0]',
			'v = map[][1]',
			'exit goto',
		],
		['yield return a; yield break;', 'yield a', 'exit return'],
	])('%s', (statements, ...lines) => {
		expect(form(statements).toSorted()).toEqual(lines.toSorted());
	});

	test('sections of a switch, with labels that share statements', () => {
		expect(
			form(
				'switch (x) { case 1: case 2: F(); break; case string s when s.Ok: goto case 1; default: return; }',
			),
		).toEqual([
			'case (x == 1) {case 1:}',
			'case ((x == 1) || (x == 2)) {case 2: F(); break;}',
			'call F()',
			'exit break',
			'case ((x is string) && s.Ok) {case string … case 1;}',
			's = x',
			'exit goto',
			'case {default: return;}',
			'else (((x == 1) || (x == 2)) || ((x is string) && s.Ok)) {default: return;}',
			'exit return',
		]);
	});

	test('exceptions', () => {
		expect(form('try { F(); } catch (E e) when (e.Ok) { throw; } catch { } finally { G(); }')).toEqual([
			'try {{ F(); }}',
			'call F()',
			'catch {{ throw; }}',
			'then e.Ok {{ throw; }}',
			'exit throw',
			'catch {{ }}',
			'finally {finally { G(); }}',
			'call G()',
		]);
	});

	test('what is given back', () => {
		expect(formOf(pack.extract('class C { C A() { return this; } C B() => this; int D => a + 1; }'))).toEqual(
			['C.A: return this', 'C.A: exit return', 'C.B: return this', 'C.D: return (a + 1)'],
		);
	});

	test('around syntax errors', () => {
		expect(form('if (a) { F(; } x = b + 1;')).toContain('x = (b + 1)');
	});
});

test.each(readdirSync(join(import.meta.dirname, 'cases')))('every value of %s has its place', (file) => {
	const text = readFileSync(join(import.meta.dirname, 'cases', file), 'utf8');
	expect(misplacedValues(pack.extract(text))).toEqual([]);
});
