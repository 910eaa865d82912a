import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [dart] = languages;
const pack = new PackUnderTest(dart, extractor);

/** The form of the statements of a function. */
function form(statements: string): string[] {
	const recorder = pack.extract(`void f() async {\n${statements}\n}\n`);
	expect(recorder.errors).toEqual([]);
	expect(misplacedValues(recorder)).toEqual([]);
	return formOf(recorder).map((line) => line.replace(/^f: /, ''));
}

/** The value of one expression. */
function lowered(expression: string): string {
	return form(`r = ${expression};`)
		.find((line) => line.startsWith('r = '))!
		.slice('r = '.length);
}

describe('expressions', () => {
	test.each([
		['a + b * c', '(a + (b * c))'],
		['"a && b ?? c"', '"a && b ?? c"'],
		[`'select ' + id + " from t"`, '(("select " + id) + " from t")'],
		[`"a \${b + 1} c\\n$d"`, 'template("a ", (b + 1), " c\\\\n", d)'],
		[`'$a\${b.c}'`, 'template(a, b.c)'],
		["'''say '$x' '''", `template("say '", x, "' ")`],
		[`'a' "b" r'\\c$d'`, '"ab\\\\c$d"'],
		[`'a' "b$c" r'$d'`, 'template("a", "b", c, "$d")'],
		["''", '""'],
		['0xFF + 1.5e3', '(0xFF + 1.5e3)'],
		['true', 'true'],
		['null', 'null'],
		['#name', '#name'],
		['_', 'other'],
		['-a.b + ~c', '((- a.b) + (~ c))'],
		['!a.b(c) == d', '((! a.b(c)) == d)'],
		['a.b?.c!.d[i + 1]?[k]', 'a.b.c.d[(i + 1)][k]'],
		['await a.b()', 'await a.b()'],
		['(await a).b', 'await a.b'],
		['o is List<int>', '(o is List<int>)'],
		['o is! B?', '(! (o is B?))'],
		['(o as A<B>).c', '(o as A<B>).c'],
		['a ? b.c : d(1)', '(a ? (b.c | d(1)))'],
		['i++ - --j', '((i = (i + 1)) - (j = (j - 1)))'],
		['a = b += c', '(a = (b = (b + c)))'],
		['super.x + this.y', '(super.x + this.y)'],
		['A.named(1)', 'A.named(1)'],
		['new A.named(1)', 'new A.named(1)'],
		['.red', 'other.red'],
		['a..b = 1..c()', 'a'],
		['a.b..c()', 'a.b'],
		['a ?? throw E(1)', 'a'],
		['a ?? (throw E(1))', 'a'],
		['a ? b : throw E()', '(a ? b)'],
		['a ?? throw b + c', 'a'],
	])('%s', (expression, value) => {
		expect(lowered(expression)).toBe(value);
	});

	test('deeper than what is described is not described', () => {
		expect(lowered(`${'('.repeat(80)}x${')'.repeat(80)}`)).toBe('other');
	});
});

describe('operators bind as the language says, whatever the grammar reads', () => {
	test.each([
		['a - b - c', '((a - b) - c)'],
		['a - b.c - d', '((a - b.c) - d)'],
		['a - b + c * d - e / f', '(((a - b) + (c * d)) - (e / f))'],
		['a + b < c', '((a + b) < c)'],
		['a < b + c', '(a < (b + c))'],
		['a && b || c', '((a && b) || c)'],
		['a || b && c', '(a || (b && c))'],
		['a && b && c || d && e', '(((a && b) && c) || (d && e))'],
		['a.b() && c.d() || e.f()', '((a.b() && c.d()) || e.f())'],
		['a == null || b != null && c', '((a == null) || ((b != null) && c))'],
		['a && b ? c : d', '((a && b) ? (c | d))'],
		['a ? b && c : d ? e : f', '(a ? ((b && c) | (d ? (e | f))))'],
		['a + b ?? c', '((a + b) ?? c)'],
		['a ?? b ?? c', '((a ?? b) ?? c)'],
		['a && b ?? c', '((a && b) ?? c)'],
		['a + b as C', '((a + b) as C)'],
		['a as B == c', '((a as B) == c)'],
		['a == b is C', '(a == (b is C))'],
		['a is B && c is! D', '((a is B) && (! (c is D)))'],
		['a & b == c', '((a & b) == c)'],
		['a << b + c', '(a << (b + c))'],
		['a ~/ b << 2 | c & d ^ e', '(((a ~/ b) << 2) | ((c & d) ^ e))'],
		['(a + b) * c', '((a + b) * c)'],
	])('%s', (expression, value) => {
		expect(lowered(expression)).toBe(value);
	});

	test('a long chain is described, a longer one is not', () => {
		expect(lowered(Array.from({ length: 100 }, () => 'a').join(' + '))).toMatch(/^\({99}a \+ a\)/);
		expect(lowered(Array.from({ length: 300 }, () => 'a').join(' + '))).toBe('other');
	});
});

describe('collections', () => {
	test.each([
		['[1, ...xs, ...?ys]', '[1, ...xs, ...ys]'],
		['const <int>[]', '([] as List<int>)'],
		['{1, a.b}', '[1, a.b]'],
		['<int>{}', '([] as Set<int>)'],
		['{}', '{}'],
		['<String, int>{...m}', '({...m} as Map<String, int>)'],
		["{'k': v, a.b: w, 1: x, ...m}", '{k: v, a.b: w, 1: x, ...m}'],
		['[if (a) b else if (c) ...d]', '[(a ? (b | (c ? ...d)))]'],
		['[if (o case int n when n > 1) n]', '[(((o is int) && (n > 1)) ? n)]'],
		["{if (a) 'k': v else ...m}", '{k: (a ? v), ((! a) ? ...m)}'],
		['[for (final x in xs) x.y]', '[[x.y]]'],
		['[for (final x in xs) g(x)]', '[[g(x)]]'],
		['{for (final x in xs) x: 1}', '{[x: 1]}'],
		['(1, b)', '[1, b]'],
		['(1, a: b)', '[1, "a": b]'],
	])('%s', (expression, value) => {
		expect(lowered(expression)).toBe(value);
	});

	test('code in them stands under their tests', () => {
		expect(form('r = [if (a) b() else c(), for (final x in xs) if (x) d()];')).toEqual([
			'r = [(a ? (b() | c())), [(x ? d())]]',
			'call b()',
			'then a {b()}',
			'call c()',
			'else a {c()}',
			'x = xs[]',
			'loop {if (x) d()}',
			'call d()',
			'then x {d()}',
		]);
	});
});

describe('writes', () => {
	test.each([
		['this.total = 1;', ['this.total = 1']],
		['a.b.c += d;', ['a.b.c = (a.b.c + d)']],
		['xs[i] -= 2;', ['xs[i] = (xs[i] - 2)']],
		["m['k'] = v;", ['m["k"] = v']],
		['count++; --this.left;', ['count = (count + 1)', 'this.left = (this.left - 1)']],
		['a ??= b;', ['a = (a ?? b)', 'else a {b}']],
		['a?.b = c;', ['a.b = c', 'then (a != null) {?.b = c}']],
		['a..b = 1..c[0] += d.e;', ['a.b = 1', 'a.c[0] = (a.c[0] + d.e)']],
		['(a, b) = (b, a);', ['a = [b, a][0]', 'b = [b, a][1]']],
		['var (c, d: e) = x;', ['c = x[0]', 'e = x.d']],
		['final [g, {"k": var h}] = x;', ['g = x[0]', 'h = x[1].k']],
	])('%s', (statements, lines) => {
		expect(form(statements)).toEqual(lines);
	});

	test('fields of a class', () => {
		const text = 'class A { final n = 1 + m; int k; A(this.k, int x) : j = x, super(2); int j; }';
		const lines = formOf(pack.extract(text));
		expect(lines).toContain('A: this.n = (1 + m)');
		expect(lines).toContain('A.A: this.k = k');
		expect(lines).toContain('A.A: this.j = x');
	});
});

test('every argument has a value, keywords their names', () => {
	expect(form('send(1, "a$b", -3, !x && y, (z) => z, key: null, of: await w);')).toEqual([
		'call send(1, template("a", b), (- 3), ((! x) && y), chunk:f, key: null, of: await w)',
		'then (! x) {y}',
		'return z',
	]);
	expect(form('a..b(1)..c.d(2);')).toEqual(['call a.b(1)', 'call a.c.d(2)']);
});

describe('what a function gives back', () => {
	test.each([
		[
			'int g(x) { if (x < 0) return -1; return x + 1; }',
			['return (- 1)', 'then (x < 0) {return -1;}', 'exit return', 'return (x + 1)', 'exit return'],
		],
		['int g(x) => -x + 1;', ['return ((- x) + 1)']],
		['int g(x) => throw E();', ['throw new E()', 'exit throw', 'call new E()']],
		['g() sync* { yield a; yield* b.c; }', ['yield a', 'yield ...b.c']],
	])('%s', (text, lines) => {
		expect(formOf(pack.extract(text)).map((line) => line.replace(/^g: /, ''))).toEqual(lines);
	});
});

describe('branches', () => {
	test('a guard that leaves early', () => {
		expect(form('if (o is! String || o.isEmpty()) return; use(o);')).toEqual([
			'else (! (o is String)) {o.isEmpty()}',
			'call o.isEmpty()',
			'then ((! (o is String)) || o.isEmpty()) {return;}',
			'exit return',
			'call use(o)',
		]);
		expect(form('final x = y ?? throw E(z);')).toEqual([
			'x = y',
			'throw new E(z)',
			'else y {throw E(z)}',
			'exit throw',
			'call new E(z)',
		]);
	});

	test('if, else if, else', () => {
		expect(form('if (a) { b(); } else if (c && d) {} else e();')).toEqual([
			'then a {{ b(); }}',
			'call b()',
			'else a {if (c && d) {} else e();}',
			'then c {d}',
			'then (c && d) {{}}',
			'call e()',
			'else (c && d) {e();}',
		]);
	});

	test('if with a pattern', () => {
		expect(form('if (x.y case A(b: > 1, :final c) when c.ok()) { d(c); }')).toEqual([
			'c = x.y.c',
			'then ((x.y is A) && (x.y.b > 1)) {c.ok()}',
			'call c.ok()',
			'then (((x.y is A) && (x.y.b > 1)) && c.ok()) {{ d(c); }}',
			'call d(c)',
		]);
	});

	test('right operands follow the precedence of the language', () => {
		expect(form('r = a && b || c;')).toEqual(['r = ((a && b) || c)', 'then a {b}', 'else (a && b) {c}']);
		expect(form('r = a && b ? c() : d ?? e;')).toEqual([
			'r = ((a && b) ? (c() | (d ?? e)))',
			'then a {b}',
			'call c()',
			'then (a && b) {c()}',
			'else (a && b) {d ?? e}',
			'else d {e}',
		]);
	});

	test('loops, with labels', () => {
		expect(
			form('outer: for (final x in xs) { while (!done && ok) { if (x) continue outer; else break; } }'),
		).toEqual([
			'x = xs[]',
			'loop {{ while (!do…eak; } }}',
			'then (! done) {ok}',
			'loop ((! done) && ok) {{ if (x) con…break; }}',
			'then x {continue outer;}',
			'exit continue',
			'else x {break;}',
			'exit break',
		]);
		expect(form('for (var i = 0; i < n.m; i++, j--) { a(); }')).toEqual([
			'i = 0',
			'i = (i + 1)',
			'loop {i++, j--}',
			'j = (j - 1)',
			'loop (i < n.m) {{ a(); }}',
			'call a()',
		]);
		expect(form('do { x(); } while (y);')).toEqual(['loop {{ x(); }}', 'call x()']);
	});

	test('a switch statement', () => {
		expect(
			form(
				'switch (a.b) { case 1: x(); break; case 2: case [3, ...]: y(); case C() when z: continue; case _: w(); }',
			),
		).toEqual([
			'call x()',
			'case (a.b == 1) {x(); break;}',
			'exit break',
			'call y()',
			'case ((a.b == 2) || ((a.b[0] == 3) && other)) {y();}',
			'then (a.b is C) {z}',
			'case ((a.b is C) && z) {continue;}',
			'exit continue',
			'call w()',
			'case {w();}',
			'else ((((a.b == 1) || (a.b == 2)) || ((a.b[0] == 3) && other)) || ((a.b is C) && z)) {w();}',
		]);
		expect(form('switch (k) { case A.b: x(); default: return; }')).toContain('else (k == A.b) {return;}');
	});

	test('a switch expression', () => {
		expect(
			form(
				"r = switch (v) { > 2 && < 4 || 5 => d(), (1, n: -2) => e, {'k': var q} when q => g, var t? => t, int _ => 0, _ => throw E() };",
			),
		).toEqual([
			'r = ((((v > 2) && (v < 4)) || (v == 5)) ? (d() | (((v[0] == 1) && (v.n == (- 2))) ? (e | ((other && q) ? (g | ((v != null) ? (t | 0))))))))',
			'call d()',
			'case (((v > 2) && (v < 4)) || (v == 5)) {d()}',
			'case ((v[0] == 1) && (v.n == (- 2))) {e}',
			'q = v.k',
			'then other {q}',
			'case (other && q) {g}',
			't = v',
			'case (v != null) {t}',
			'case (v is int) {0}',
			'throw new E()',
			'case {throw E()}',
			'else (((((((v > 2) && (v < 4)) || (v == 5)) || ((v[0] == 1) && (v.n == (- 2)))) || (other && q)) || (v != null)) || (v is int)) {throw E()}',
			'exit throw',
			'call new E()',
		]);
		expect(
			lowered('switch (v) { (A() || B()) && C() => 1, A(x: var y as int) => y, const (2 + 3) => 4, _ => 5 }'),
		).toBe('((((v is A) || (v is B)) && (v is C)) ? (1 | ((v is A) ? (y | ((v == (2 + 3)) ? (4 | 5))))))');
	});

	test('try, on, catch, finally and rethrow', () => {
		expect(
			form(
				'try { a(); } on E catch (e) { rethrow; } on F { b(); } catch (e, s) { throw c; } finally { d(); }',
			),
		).toEqual([
			'try {{ a(); }}',
			'call a()',
			'catch {{ rethrow; }}',
			'throw e',
			'exit throw',
			'catch {{ b(); }}',
			'call b()',
			'catch {{ throw c; }}',
			'throw c',
			'exit throw',
			'finally {finally { d(); }}',
			'call d()',
		]);
	});

	test('what is asked for only when there is something', () => {
		expect(form('a.b?.c(x()).d(y());')).toEqual([
			'then (a.b != null) {?.c(x()).d(y())}',
			'call a.b.c(x())',
			'call x()',
			'call a.b.c(x()).d(y())',
			'call y()',
		]);
		expect(form('a?..b()..c = 1;')).toEqual(['then (a != null) {?..b()..c = 1}', 'call a.b()', 'a.c = 1']);
		expect(form('r = a?.b;')).toEqual(['r = a.b']);
		expect(form("assert(a, m('x'));")).toEqual(['call m("x")', "else a {m('x')}"]);
	});

	test('operators in strings and comments decide nothing', () => {
		expect(form("r = 'if (a) b ?? c' /* x && y */;")).toEqual(['r = "if (a) b ?? c"']);
	});

	test('a function has its own', () => {
		expect(form('xs.map((x) { if (x == null) return 0; return x.y; });')).toEqual([
			'call xs.map(chunk:f)',
			'return 0',
			'then (x == null) {return 0;}',
			'exit return',
			'return x.y',
			'exit return',
		]);
	});
});

describe('of every case', () => {
	const folder = join(import.meta.dirname, 'cases');
	test.each(readdirSync(folder))('the values of %s have their places', (file) => {
		const recorder = pack.extract(readFileSync(join(folder, file), 'utf8'), file);
		expect(misplacedValues(recorder)).toEqual([]);
	});
});
