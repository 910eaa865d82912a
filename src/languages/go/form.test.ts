import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const pack = new PackUnderTest(languages[0], extractor);

/** The form of the statements of a function `f`. */
function formIn(...statements: string[]): string[] {
	const lines = formOf(pack.extract(`package p\n\nfunc f() {\n${statements.join('\n')}\n}\n`));
	return lines.map((line) => line.replace(/^f: /, ''));
}

function given(expression: string): string {
	return formIn(`x := ${expression}`).find((line) => line.startsWith('x = '))!;
}

describe('expressions', () => {
	test.each([
		['a + b*c', 'x = (a + (b * c))'],
		['a &^ b | c << 2', 'x = ((a &^ b) | (c << 2))'],
		['a == b && c != d || e', 'x = (((a == b) && (c != d)) || e)'],
		['!ok', 'x = (! ok)'],
		['-n', 'x = (- n)'],
		['-1.5e3', 'x = -1.5e3'],
		['^0', 'x = (^ 0)'],
		['0x_FF', 'x = 0x_FF'],
		["'\\n'", 'x = \\n'],
		['true', 'x = true'],
		['nil', 'x = nil'],
		['"a && b" + `c | d`', 'x = ("a && b" + "c | d")'],
		['*p.next', 'x = p.next'],
		['&T{A: 1}', 'x = ({A: 1} as T)'],
		['<-ch', 'x = ch[?]'],
		['(a)', 'x = a'],
		['xs[i+1]', 'x = xs[(i + 1)]'],
		['xs[1:n:m]', 'x = xs'],
		['y.(io.Reader)', 'x = (y as io.Reader)'],
		['[]byte(s)', 'x = (s as []byte)'],
		['float64(a) / 2', 'x = ((a as float64) / 2)'],
		['make(map[string]int, 8)', 'x = (make(other, 8) as map[string]int)'],
		['append(xs, y)', 'x = xs'],
		['[]int{1, 2, n}', 'x = ([1, 2, n] as []int)'],
		['[]T{{A: 1}, {A: 2}}', 'x = ([{A: 1}, {A: 2}] as []T)'],
		['map[string]bool{"a": true, "b": false}', 'x = ({a: true, b: false} as map[string]bool)'],
		['func() {}', 'x = chunk:f.x'],
		['gen[int](a)(b)', 'x = gen(a)(b)'],
	])('%s', (expression, form) => {
		expect(given(expression)).toBe(form);
	});

	test('a key that is no constant is a value', () => {
		const { values } = pack.extract(
			'package p\n\nvar x = map[K]int{KindA: 1, pkg.B: 2, {1, 2}: 3, "s": 4}\nvar y = T{KindA: 1}\n',
		);
		expect(values.filter(({ op }) => op === 'pair')).toHaveLength(3);
		expect(values.filter(({ op }) => op === 'entry').map(({ name }) => name)).toEqual(['s', 'KindA']);
	});

	test('a text is kept as a whole, or not at all', () => {
		const text = 'select '.repeat(50);
		expect(given(`"${text}"`)).toBe(`x = ${JSON.stringify(text)}`);
	});

	test('a second value says whether there is a first', () => {
		expect(formIn('v, ok := m[k]', 'r, is := y.(*T)', 'e, more := <-ch', 'a, err := g()')).toEqual([
			'v = m[k]',
			'ok = (k in m)',
			'r = (y as *T)',
			'is = (y is *T)',
			'e = ch[?]',
			'more = <boolean>',
			'a = g()[0]',
			'err = g()[1]',
			'call g()',
		]);
	});

	test('arguments have values, constants too, also behind those that are listed', () => {
		expect(formIn('fmt.Printf("%d %s\\n", 1, nil, a, b, c, d, e, g, h)', 'go run(xs...)')).toEqual([
			'call fmt.Printf("%d %s\\\\n", 1, nil, a, b, c, d, e, g, h)',
			'call run(...xs)',
		]);
	});

	test('deeper expressions are cut off', () => {
		expect(given(`${'!'.repeat(100)}a`)).toMatch(/^x = (?:\(! ){60}\(! other\)+$/);
	});
});

describe('writes', () => {
	test('members, elements and what pointers point to', () => {
		expect(formIn('s.a.b = 1', 'm[k] = v', '*p = q', 'a, s.b = s.b, a')).toEqual([
			's.a.b = 1',
			'm[k] = v',
			'p = q',
			'a = s.b',
			's.b = a',
		]);
	});

	test('changes name their operator', () => {
		expect(formIn('n++', 's.n--', 'm[k] += len(x)', 'a &^= b', 'a <<= 1', 's += "=" + t')).toEqual([
			'n = (n + 1)',
			's.n = (s.n - 1)',
			'm[k] = (m[k] + len(x))',
			'call len(x)',
			'a = (a &^ b)',
			'a = (a << 1)',
			's = (s + ("=" + t))',
		]);
	});

	test('channels and lists are given elements', () => {
		expect(formIn('ch <- v', 'xs = append(xs, a, b)', 'ys := append(xs, zs...)')).toEqual([
			'ch[?] = v',
			'xs = xs',
			'xs[?] = a',
			'xs[?] = b',
			'call append(xs, a, b)',
			'ys = xs',
			'xs[?] = ...zs',
			'call append(xs, ...zs)',
		]);
	});

	test('deleted entries', () => {
		expect(formIn('delete(m, k)')).toEqual(['m[k] = deleted', 'call delete(m, k)']);
	});

	test('functions that only have the name of one of the language', () => {
		expect(formIn('delete := m.del', 'delete(m, k)', 'x.append(y, z)')).toEqual([
			'delete = m.del',
			'call delete(m, k)',
			'call x.append(y, z)',
		]);
		const text = 'package p\n\nfunc panic(x any) {}\n\nfunc f() { panic(1) }\n';
		expect(formOf(pack.extract(text))).toEqual(['f: call panic(1)']);
	});
});

describe('branches', () => {
	test('a guard that returns early', () => {
		expect(formIn('if err != nil { return }', 'use()')).toEqual([
			'then (err != nil) {{ return }}',
			'exit return',
			'call use()',
		]);
	});

	test('if, else if, else, with a definition before the test', () => {
		expect(formIn('if v, ok := m[k]; !ok { a() } else if v > 1 && w { b() } else { c() }')).toEqual([
			'v = m[k]',
			'ok = (k in m)',
			'then (! ok) {{ a() }}',
			'call a()',
			'else (! ok) {if v > 1 && … { c() }}',
			'then (v > 1) {w}',
			'then ((v > 1) && w) {{ b() }}',
			'call b()',
			'else ((v > 1) && w) {{ c() }}',
			'call c()',
		]);
	});

	test('the right side of logical operators', () => {
		expect(formIn('x := a() && (b() || c())')).toEqual([
			'x = (a() && (b() || c()))',
			'call a()',
			'then a() {(b() || c())}',
			'call b()',
			'call c()',
			'else b() {c()}',
		]);
	});

	test('loops, with labels', () => {
		expect(
			formIn(
				'outer:',
				'for i := 0; i < n; i++ {',
				'	for ok() { continue outer }',
				'	for { break outer }',
				'	for _, x := range xs { use(x) }',
				'	for range 3 {}',
				'}',
			),
		).toEqual([
			'i = 0',
			'i = (i + 1)',
			'loop {i++}',
			'loop (i < n) {{ for ok() {…e 3 {} }}',
			'call ok()',
			'loop ok() {{ continue outer }}',
			'exit continue',
			'loop {{ break outer }}',
			'exit break',
			'x = xs[]',
			'loop {{ use(x) }}',
			'call use(x)',
			'loop {{}}',
		]);
	});

	test('a switch, and what falls through', () => {
		expect(
			formIn('switch n := g(); n {', 'case 1, 2:', 'a()', 'fallthrough', 'case 3:', 'default:', 'b()', '}'),
		).toEqual([
			'n = g()',
			'call g()',
			'call a()',
			'case ((n == 1) || (n == 2)) {a() fallthrough}',
			'case (((n == 1) || (n == 2)) || (n == 3)) {:}',
			'call b()',
			'case {b()}',
			'else (((n == 1) || (n == 2)) || (n == 3)) {b()}',
		]);
	});

	test('a switch without a subject has tests for cases', () => {
		expect(formIn('switch {', 'case a > 1 && b:', 'c()', 'case d():', 'break', '}')).toEqual([
			'then (a > 1) {b}',
			'call c()',
			'case ((a > 1) && b) {c()}',
			'call d()',
			'case d() {break}',
			'exit break',
		]);
	});

	test('a switch over types', () => {
		expect(formIn('switch v := x.(type) {', 'case *T, error:', 'a(v)', 'case nil:', 'b()', '}')).toEqual([
			'v = x',
			'v = x',
			'call a(v)',
			'case ((x is *T) || (x is error)) {a(v)}',
			'call b()',
			'case (x == nil) {b()}',
		]);
	});

	test('select', () => {
		expect(formIn('select {', 'case v := <-a:', 'use(v)', 'case b <- w:', 'default:', 'c()', '}')).toEqual([
			'v = a[?]',
			'call use(v)',
			'case {use(v)}',
			'b[?] = w',
			'case {:}',
			'call c()',
			'case {c()}',
		]);
	});

	test('panic ends a block, unless it is deferred', () => {
		expect(formIn('if a { panic("x: " + b) }', 'defer panic(c)', 'goto end', 'end:')).toEqual([
			'then a {{ panic("x: " + b) }}',
			'throw ("x: " + b)',
			'call panic(("x: " + b))',
			'exit throw',
			'throw c',
			'call panic(c)',
			'exit goto',
		]);
	});

	test('what is given back', () => {
		const text = [
			'package p',
			'func f(a int) (n int, err error) {',
			'	if a > 0 { return }',
			'	return a * 2, fmt.Errorf("no %d", a)',
			'}',
		].join('\n');
		expect(formOf(pack.extract(text))).toEqual([
			'f: then (a > 0) {{ return }}',
			'f: return [n, err]',
			'f: exit return',
			'f: return [(a * 2), fmt.Errorf("no %d", a)]',
			'f: exit return',
			'f: call fmt.Errorf("no %d", a)',
		]);
	});

	test('a syntax error takes nothing with it that is around', () => {
		expect(formIn('if a { b() }', 'x := := 1', 'if c { return }')).toEqual(
			expect.arrayContaining(['then a {{ b() }}', 'then c {{ return }}', 'exit return']),
		);
	});
});

const cases = new URL('cases/', import.meta.url);
test.each(readdirSync(cases))('every value of %s has a place', (name) => {
	expect(misplacedValues(pack.extract(readFileSync(new URL(name, cases), 'utf8')))).toEqual([]);
});
