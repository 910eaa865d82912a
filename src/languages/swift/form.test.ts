import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const pack = new PackUnderTest(languages[0], extractor);

/** The form of statements in a function, without its name before each line. */
function form(statements: string): string[] {
	const lines = formOf(pack.extract(`func m() {\n${statements}\n}\n`));
	return lines.map((line) => line.replace(/^m: /, ''));
}

/** What `x` is given. */
function given(expression: string): string | undefined {
	const line = form(`let x = ${expression}`).find((each) => each.startsWith('x = '));
	return line?.slice('x = '.length);
}

describe('expressions', () => {
	test.each([
		['a + b * 2 - 1.5', '((a + (b * 2)) - 1.5)'],
		['a * b + c << 2', '((a * b) + (c << 2))'],
		['a == nil || b == nil', '((a == nil) || (b == nil))'],
		['a < b && c > d', '((a < b) && (c > d))'],
		['a && !b || c', '((a && (! b)) || c)'],
		['a != nil && b!.c', '((a != nil) && b.c)'],
		['a ?? b ?? c', '(a ?? (b ?? c))'],
		['a == b ?? c', '(a == (b ?? c))'],
		['-a.b + c', '((- a.b) + c)'],
		['a + b.c.d', '(a + b.c.d)'],
		['y + f(1) * 2 == g.h', '((y + (f(1) * 2)) == g.h)'],
		['!a.b() && c', '((! a.b()) && c)'],
		['a ? b : c ? 1 : nil', '(a ? (b | (c ? (1 | nil))))'],
		['a == 1 ? b + 1 : c && d', '((a == 1) ? ((b + 1) | (c && d)))'],
		['a is Foo && !(b is Bar)', '((a is Foo) && (! (b is Bar)))'],
		['-(a + b) * c', '((- (a + b)) * c)'],
		['~(a).c', '(~ a.c)'],
		['a as? Foo ?? b', '((a as Foo) ?? b)'],
		['try? f() ?? 0', '(f() ?? 0)'],
		['try await f() + 1', '(await f() + 1)'],
		['a...b + 1', '(a ... (b + 1))'],
		['a[1...]', 'a[(1 ... ?)]'],
		['a[..<n]', 'a[(? ..< n)]'],
		['a &+ b +++ c', '((a &+ b) +++ c)'],
		['"a \\(b)\\(c + 1) && \\n"', 'template("a ", b, (c + 1), " && \\\\n")'],
		['"a && b" + c', '("a && b" + c)'],
		['#"raw \\#(q) "w""#', 'template("raw ", q, " \\"w\\"")'],
		['#"a\\d"#', '"a\\\\d"'],
		['/ab+c/', 'ab+c'],
		['["k": 1, key: 2, "a\\(b)": nil]', '{k: 1, key: 2, template("a", b): nil}'],
		['[1, nil, .some]', '[1, nil, other.some]'],
		['(a, b: 2)', '[a, 2]'],
		['(a + 1) * 2', '((a + 1) * 2)'],
		['pair.0', 'pair[0]'],
		['a?.b?[0]!.c', 'a.b[0].c'],
		['grid[i, j]', 'grid[[i, j]]'],
		['`in` + self.is', '(in + this.is)'],
		['if a, let b { b } else { 2 }', '((a && (b != nil)) ? (b | 2))'],
		['switch a { case .b, .c: 1\ndefault: 2 }', '(((a == other.b) || (a == other.c)) ? (1 | 2))'],
	])('%s', (expression, value) => {
		expect(given(expression)).toBe(value);
	});
});

describe('writes', () => {
	test.each([
		['a.b += 1', 'a.b = (a.b + 1)'],
		['a[0] *= b', 'a[0] = (a[0] * b)'],
		['flags |= a + b', 'flags = (flags | (a + b))'],
		['a.b <<= c', 'a.b = (a.b << c)'],
		['a.b?.c = d', 'a.b.c = d'],
		['(a, b.c) = (b.c, a)', 'a = b.c', 'b.c = a'],
		['(a, _) = f', 'a = f[0]'],
		['_ = a'],
		['x == y'],
	])('%s', (statements, ...lines) => {
		expect(form(statements)).toEqual(lines);
	});

	test('a compound write takes all that follows it', () => {
		expect(form('bits &= a ? f() : c\ng()')).toEqual([
			'bits = (bits & (a ? (f() | c)))',
			'call f()',
			'then a {f()}',
			'else a {c}',
			'call g()',
		]);
	});

	test('what a member starts with', () => {
		expect(formOf(pack.extract('struct S { var a = b + 1; static let c = "d" }\n'))).toEqual([
			'S: a = (b + 1)',
			'S: this.a = (b + 1)',
			'S: c = "d"',
			'S: chunk:S.c = "d"',
		]);
	});
});

describe('calls', () => {
	test('every argument has a value, and a label its name', () => {
		expect(form('f(1, "a", n: x > 1, &y, nil, .z, !w)')).toEqual([
			'call f(1, "a", n: (x > 1), y, nil, other.z, (! w))',
		]);
	});

	test('what is behind an optional chain runs for something', () => {
		expect(form('a?.f(g(x))?.h()')).toEqual([
			'then (a != nil) {.f(g(x))?.h()}',
			'call a.f(g(x))',
			'call g(x)',
			'then (a.f(g(x)) != nil) {.h()}',
			'call a.f(g(x)).h()',
		]);
	});
});

describe('branches and exits', () => {
	test.each([
		[
			'if a { f() } else if b { } else { g() }',
			'then a {f()}',
			'call f()',
			'else a {if b { } else { g() }}',
			'else b {g()}',
			'call g()',
		],
		[
			'guard let a = b, a.ok else { return }\nf(a)',
			'then (b != nil) {a.ok}',
			'a = b',
			'else ((b != nil) && a.ok) {return}',
			'exit return',
			'call f(a)',
		],
		['if let c { f(c) }', 'c = c', 'then (c != nil) {f(c)}', 'call f(c)'],
		['if case .some(let d) = e { d.f() }', 'd = e[0]', 'then (e == other.some) {d.f()}', 'call d.f()'],
		['if case let d? = e { f() }', 'd = e', 'then (e != nil) {f()}', 'call f()'],
		['while a < b { continue }', 'loop (a < b) {continue}', 'exit continue'],
		['repeat { f() } while a', 'loop {f()}', 'call f()'],
		['for y in ys where y > 1 { f(y) }', 'y = ys[]', 'loop {f(y)}', 'then (y > 1) {f(y)}', 'call f(y)'],
		[
			'outer: for a in b { for c in a { break outer } }',
			'a = b[]',
			'loop {for c in a {… outer }}',
			'c = a[]',
			'loop {break outer}',
			'exit break',
		],
		['for _ in xs { }'],
		['let y = a || f(b)', 'y = (a || f(b))', 'else a {f(b)}', 'call f(b)'],
		[
			'let y = a == nil || f(b) && c',
			'y = ((a == nil) || (f(b) && c))',
			'else (a == nil) {f(b) && c}',
			'then f(b) {c}',
			'call f(b)',
		],
		['let y = "a || b"', 'y = "a || b"'],
		['throw E.a', 'throw E.a', 'exit throw'],
		['if #available(iOS 15, *) { f() }', 'then other {f()}', 'call f()'],
	])('%s', (statements, ...lines) => {
		expect(form(statements).toSorted()).toEqual(lines.toSorted());
	});

	test('patterns of a switch', () => {
		const entries = [
			'1, 2',
			'.a(let b) where b > 1',
			'let y as Foo',
			'is Bar',
			'3...5',
			'(1, _)',
			'E.c',
			'nil',
		];
		const lines = form(
			`switch x {\n${entries.map((each) => `case ${each}: break\n`).join('')}default: f() }`,
		);
		expect(lines.filter((line) => line.startsWith('case')).map((line) => line.replace(/ \{.*/, ''))).toEqual([
			'case ((x == 1) || (x == 2))',
			'case ((x == other.a) && (b > 1))',
			'case (x is Foo)',
			'case (x is Bar)',
			'case ((3 ... 5) ~= x)',
			'case (x[0] == 1)',
			'case (x == E.c)',
			'case (x == nil)',
			'case',
		]);
	});

	test('an entry that falls through runs the next', () => {
		expect(form('switch x {\ncase 1: f(); fallthrough\ncase 2: g()\ncase let y: h(y) }')).toEqual([
			'case (x == 1) {case 1: f(); fallthrough}',
			'call f()',
			'case ((x == 1) || (x == 2)) {case 2: g()}',
			'call g()',
			'case {case let y: h(y)}',
			'else ((x == 1) || (x == 2)) {case let y: h(y)}',
			'y = x',
			'call h(y)',
		]);
	});

	test('errors', () => {
		expect(form('do { try f() } catch let e as F where e.ok { g() } catch { throw error }')).toEqual([
			'try {try f()}',
			'call f()',
			'call g()',
			'catch {g()}',
			'then e.ok {g()}',
			'throw error',
			'catch {throw error}',
			'exit throw',
		]);
	});

	test('what is given back', () => {
		expect(
			formOf(pack.extract('func a() -> Int { b + 1 }\nfunc c() -> Int { defer { d() }; return e ?? 2 }\n')),
		).toEqual(['a: return (b + 1)', 'c: call d()', 'c: return (e ?? 2)', 'c: exit return', 'c: else e {2}']);
	});

	test('around syntax errors', () => {
		expect(form('if a { f(; }\nlet x = b + 1')).toContain('x = (b + 1)');
	});
});

test('a long expression is read in a time that grows with it', () => {
	expect(pack.extract(`let x = ${'a || '.repeat(20_000)}a\n`).branches.length).toBeLessThan(20_000);
	expect(pack.extract(`let x = ${'a.b().'.repeat(2000)}c()\n`).calls).toHaveLength(2001);
});

test.each(readdirSync(join(import.meta.dirname, 'cases')))('every value of %s has its place', (file) => {
	const text = readFileSync(join(import.meta.dirname, 'cases', file), 'utf8');
	expect(misplacedValues(pack.extract(text))).toEqual([]);
});
