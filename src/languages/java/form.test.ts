import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const pack = new PackUnderTest(languages[0], extractor);

/** The form of the statements of a method. */
function form(statements: string): string[] {
	const lines = formOf(pack.extract(`class A { void f() {\n${statements}\n} }`));
	return lines.map((line) => line.replace(/^A\.f: /, ''));
}

describe('expressions', () => {
	test.each([
		['r = a + b * -c;', ['r = (a + (b * (- c)))']],
		['r = "select " + id + " from t";', ['r = (("select " + id) + " from t")']],
		['r = "a + b && c";', ['r = "a + b && c"']],
		['r = a > b == c;', ['r = ((a > b) == c)']],
		['r = x >>> 2 & ~mask;', ['r = ((x >>> 2) & (~ mask))']],
		['r = !ok;', ['r = (! ok)']],
		['r = (a);', ['r = a']],
		['r = 0x1FL + 1_000 + 1.5e3f;', ['r = ((0x1FL + 1_000) + 1.5e3f)']],
		["r = '\\n';", ['r = \\n']],
		['r = true; s = null;', ['r = true', 's = null']],
		['r = """\n\thi "you"\n\t""";', ['r = "\\n\\thi \\"you\\"\\n\\t"']],
		['r = "a\\tb";', ['r = "a\\\\tb"']],
		['r = STR."a\\{b + 1}c\\{d}";', ['r = template("a", (b + 1), "c", d)']],
		['r = new int[] { 1, x };', ['r = [1, x]']],
		['r = new int[n];', ['r = []']],
		['r = a[i + 1].b;', ['r = a[(i + 1)].b']],
		['r = (String & Foo) x;', ['r = (x as String & Foo)']],
		['r = o instanceof String;', ['r = (o is String)']],
		['r = !(o instanceof List<?>);', ['r = (! (o is List<?>))']],
		['r = Foo.class;', ['r = Foo.class']],
		['r = A::b;', ['r = A.b']],
		['r = s = t;', ['r = (s = t)', 's = t']],
		['r = i++ - --j;', ['r = ((i = (i + 1)) - (j = (j - 1)))', 'i = (i + 1)', 'j = (j - 1)']],
		['int r = x, s = r;', ['r = x', 's = r']],
	])('%s', (statements, lines) => {
		expect(form(statements)).toEqual(lines);
	});

	test('a conditional in a conditional', () => {
		expect(form('r = a ? b : c ? d : e;')).toEqual([
			'r = (a ? (b | (c ? (d | e))))',
			'then a {b}',
			'else a {c ? d : e}',
			'then c {d}',
			'else c {e}',
		]);
	});

	test('a switch that gives values, in the order of the text', () => {
		expect(
			form('r = switch (k) { case 1 -> "a"; case 2 -> { yield b; } default -> throw new E(k); };'),
		).toEqual([
			'r = (k ? ("a" | b))',
			'case (k == 1) {"a";}',
			'case (k == 2) {{ yield b; }}',
			'exit break',
			'throw new E(k)',
			'case {throw new E(k);}',
			'else ((k == 1) || (k == 2)) {throw new E(k);}',
			'exit throw',
			'call new E(k)',
		]);
	});

	test('a record pattern is a test of the type and of the components', () => {
		expect(form('r = o instanceof Pair(String a, var b, Box(int c));')).toEqual([
			'r = (((o is Pair) && (o[0] is String)) && ((o[2] is Box) && (o[2][0] is int)))',
			'a = o[0]',
			'b = o[1]',
			'c = o[2][0]',
		]);
	});

	test('deeper than what is described is not described', () => {
		expect(form(`r = ${'('.repeat(80)}x${')'.repeat(80)};`)).toEqual(['r = other']);
	});
});

describe('writes', () => {
	test.each([
		['this.total = 1;', ['this.total = 1']],
		['a.b.c += d;', ['a.b.c = (a.b.c + d)']],
		['xs[i] <<= 2;', ['xs[i] = (xs[i] << 2)']],
		['flags |= MASK;', ['flags = (flags | MASK)']],
		['n >>>= 1;', ['n = (n >>> 1)']],
		['count++; --this.left;', ['count = (count + 1)', 'this.left = (this.left - 1)']],
	])('%s', (statements, lines) => {
		expect(form(statements)).toEqual(lines);
	});

	test('fields and compact constructors', () => {
		expect(formOf(pack.extract('class A { static int n = 1; int m = n + 1; }'))).toEqual([
			'A: n = 1',
			'A: chunk:A.n = 1',
			'A: m = (n + 1)',
			'A: this.m = (n + 1)',
		]);
		expect(formOf(pack.extract('record R(int a) { R { check(a); } }'))).toEqual([
			'R.R: this.a = a',
			'R.R: call check(a)',
		]);
	});
});

test('every argument has a value, keywords their names', () => {
	expect(form('send(1, "a" + b, \'c\', -3, x = 2, new Box<String>(1), null, this);')).toEqual([
		`call send(1, ("a" + b), c, (- 3), (x = 2), (new Box(1) as Box<String>), null, this)`,
		'x = 2',
		'call new Box(1)',
	]);
	expect(formOf(pack.extract('@Get(path = "/a", roles = {"x"}) class A { }'))).toEqual([
		'call Get(path: "/a", roles: ["x"])',
	]);
	const [{ argTypes }] = pack.extract('class A { int x = f(1, 2L, \'c\', true, "s", -1); }').calls;
	expect(argTypes).toEqual(['int', 'long', 'char', 'boolean', 'String', null]);
});

describe('branches', () => {
	test('a guard that leaves early', () => {
		expect(form('if (!(o instanceof String s) || s.isEmpty()) return; use(s);')).toEqual([
			's = o',
			'else (! (o is String)) {s.isEmpty()}',
			'call s.isEmpty()',
			'then ((! (o is String)) || s.isEmpty()) {return;}',
			'exit return',
			'call use(s)',
		]);
	});

	test('if, else if, else', () => {
		expect(form('if (a) b(); else if (c && d) { } else e();')).toEqual([
			'call b()',
			'then a {b();}',
			'else a {if (c && d) …lse e();}',
			'then c {d}',
			'then (c && d) {{ }}',
			'call e()',
			'else (c && d) {e();}',
		]);
	});

	test('loops, with labels', () => {
		expect(
			form('outer: for (int i = 0; i < n; i++) { while (ok) { if (x) continue outer; else break; } }'),
		).toEqual([
			'i = 0',
			'i = (i + 1)',
			'loop {i++}',
			'loop (i < n) {{ while (ok)…eak; } }}',
			'loop ok {{ if (x) con…break; }}',
			'then x {continue outer;}',
			'exit continue',
			'else x {break;}',
			'exit break',
		]);
		expect(form('for (;;) { } do { x(); } while (y); for (var e : es) ;')).toEqual([
			'loop {{ }}',
			'loop {{ x(); }}',
			'call x()',
			'e = es[]',
			'loop {;}',
		]);
	});

	test('a switch whose groups fall through', () => {
		expect(
			form('switch (k) { case 1: case 2: a(); break; case X, Y: b(); case 3: { return; } default: c(); }'),
		).toEqual([
			'case ((k == 1) || (k == 2)) {case 2: a(); break;}',
			'call a()',
			'exit break',
			'case ((k == X) || (k == Y)) {case X, Y: b();}',
			'call b()',
			'case (((k == X) || (k == Y)) || (k == 3)) {case 3: { return; }}',
			'exit return',
			'case {default: c();}',
			'else (((((k == 1) || (k == 2)) || (k == X)) || (k == Y)) || (k == 3)) {default: c();}',
			'call c()',
		]);
	});

	test('a group that leaves on both ways does not fall through', () => {
		expect(
			form('switch (k) { case 1: if (a) return; else { throw e; } case 2: b(); }').filter((line) =>
				line.startsWith('case'),
			),
		).toEqual(['case (k == 1) {case 1: if (…row e; }}', 'case (k == 2) {case 2: b();}']);
	});

	test('patterns of a switch, with a guard', () => {
		expect(
			form(
				'switch (o) { case String s when s.isEmpty() -> a(); case P(var x) -> b(x); case null, default -> c(); }',
			),
		).toEqual([
			's = o',
			'then (o is String) {s.isEmpty()}',
			'call s.isEmpty()',
			'call a()',
			'case ((o is String) && s.isEmpty()) {a();}',
			'x = o[0]',
			'call b(x)',
			'case (o is P) {b(x);}',
			'call c()',
			'case {c();}',
			'else (((o is String) && s.isEmpty()) || (o is P)) {c();}',
		]);
	});

	test('a pattern that the grammar does not know is no test of the one behind it', () => {
		expect(form('switch (o) { case Integer _, Long _ -> a(); default -> { } }')).toContain(
			'case (other || (o is Long)) {a();}',
		);
	});

	test('try, catch and finally; what opens a resource is tried, too', () => {
		expect(form('try { a(); } catch (E | F e) { throw e; } finally { b(); }')).toEqual([
			'try {{ a(); }}',
			'call a()',
			'catch {{ throw e; }}',
			'throw e',
			'exit throw',
			'finally {{ b(); }}',
			'call b()',
		]);
		expect(form('try (var in = open()) { } catch (E e) { }')).toEqual([
			'try {(var in = open()) { }}',
			'in = open()',
			'call open()',
			'catch {{ }}',
		]);
	});

	test('the message of an assertion', () => {
		expect(form('assert x > 0 : "no " + x;')).toEqual(['else (x > 0) {"no " + x}']);
	});

	test('operators in strings and comments, and words as names, decide nothing', () => {
		expect(form('r = "a && b ? c : d"; /* if (x) return; */ var when = record; int yields = 1;')).toEqual([
			'r = "a && b ? c : d"',
			'when = record',
			'yields = 1',
		]);
	});

	test('a lambda has its own', () => {
		expect(formOf(pack.extract('class A { F f = x -> x == null ? 0 : x.size(); }'))).toEqual([
			'A: f = chunk:A.f',
			'A: this.f = chunk:A.f',
			'A.f: return ((x == null) ? (0 | x.size()))',
			'A.f: then (x == null) {0}',
			'A.f: else (x == null) {x.size()}',
			'A.f: call x.size()',
		]);
	});

	test('around syntax errors', () => {
		expect(form('if (a) { b(); } else if ( { c(); } return d + ; }')).toContain('then a {{ b(); }}');
		expect(form('switch (k) { case 1 -> a(1 +); default -> b(); }')).toContain('else (k == 1) {b();}');
	});
});

describe('every value has its place', () => {
	const folder = join(import.meta.dirname, 'cases');

	/** A constant constructs the enum around it, which it does not name. */
	const IMPLICIT = /^Op stands at "(?:PLUS|TIMES)"$/;

	test.each(readdirSync(folder))('%s', (file) => {
		const recorder = pack.extract(readFileSync(join(folder, file), 'utf8'), file);
		expect(misplacedValues(recorder).filter((each) => !IMPLICIT.test(each))).toEqual([]);
	});
});
