import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const pack = new PackUnderTest(languages[0], extractor);
const whole = (text: string): string[] => formOf(pack.extract(text));

/** The form of statements in a function, without its name before each line. */
function form(statements: string): string[] {
	const lines = formOf(pack.extract(`void f(void) { ${statements} }`));
	return lines.map((line) => (line.startsWith('f: ') ? line.slice(3) : line));
}

describe('expressions', () => {
	test.each([
		['x = a + b * 2 - 1.5e3f;', 'x = ((a + (b * 2)) - 1.5e3f)'],
		['x = a < b == c > d;', 'x = ((a < b) == (c > d))'],
		['x = a << 2 | ~b & -c % 3;', 'x = ((a << 2) | ((~ b) & ((- c) % 3)))'],
		['x = !a || b && c;', 'x = ((! a) || (b && c))', 'else (! a) {b && c}', 'then b {c}'],
		[
			'x = a ? b ? 1 : 2 : NULL;',
			'x = (a ? ((b ? (1 | 2)) | NULL))',
			'then a {b ? 1 : 2}',
			'then b {1}',
			'else b {2}',
			'else a {NULL}',
		],
		["x = g() ?: 'n';", 'x = (g() ?: n)', 'call g()', "else g() {'n'}"],
		['s = "a && b" "\\n";', 's = "a && b\\\\n"'],
		['s = "n=%" PRIu64 "\\n" /* not X */ "x";', 's = template("n=%", PRIu64, "\\\\n", "x")'],
		["s = L\"wide\"; c = '\\''; d = '+'; t = true;", 's = "wide"', "c = \\'", 'd = +', 't = true'],
		['n = sizeof(int) * sizeof x + sizeof(struct s);', 'n = (((sizeof int) * (sizeof x)) + (sizeof s))'],
		['n = offsetof(struct s, field) + _Alignof(T);', 'n = ((offsetof s.field) + (_Alignof T))'],
		[
			'q = (struct s *)malloc(n * sizeof(*q));',
			'q = (malloc((n * (sizeof q))) as struct s *)',
			'call malloc((n * (sizeof q)))',
		],
		['x = (a, b);', 'x = b'],
		['y = (T){ 1, 2 };', 'y = ([1, 2] as T)'],
		['x = ({ int z = 1; z + 1; });', 'x = (z + 1)', 'z = 1'],
		['x = a[i][j - 1]; y = &a[0]; z = **p;', 'x = a[i][(j - 1)]', 'y = a[0]', 'z = p'],
		[
			'g(_Generic(x, int: fi, default: fd)(x), &y, *z, -1, ~m, "s");',
			'call g((x ? (fi | fd))(x), y, z, -1, (~ m), "s")',
			'call (x ? (fi | fd))(x)',
		],
		['x = this->class + new;', 'x = (this.class + new)'],
	])('%s', (text, ...lines) => {
		expect(form(text)).toEqual(lines);
	});
});

describe('initialisers', () => {
	test.each([
		['struct point p = { .x = 1, .y.z = g(2), 3 };', 'p = {x: 1, y.z: g(2), 2: 3}', 'call g(2)'],
		['int t[] = { 1, [2] = x, [3 ... 5] = 4 }, u[2] = {0};', 't = [1, 2: x, (3 ... 5): 4]', 'u = [0]'],
		['struct s *a = &(struct s){ .f = h };', 'a = ({f: h} as struct s)'],
	])('%s', (text, ...lines) => {
		expect(form(text)).toEqual(lines);
	});
});

describe('writes', () => {
	test.each([
		["*p = 'x';", 'p[0] = x'],
		["*p++ = '\\0'; ++*p;", 'p[0] = \\0', 'p = (p + 1)', 'p[0] = (p[0] + 1)'],
		['p[n - 1] = n;', 'p[(n - 1)] = n'],
		['(*p) += 2; (*p).x = 1;', 'p[0] = (p[0] + 2)', 'p.x = 1'],
		[
			'a->b.c = 1; a->n += 2; a->list[0]->x |= MASK;',
			'a.b.c = 1',
			'a.n = (a.n + 2)',
			'a.list[0].x = (a.list[0].x | MASK)',
		],
		['--a->n; a->n++; i++;', 'a.n = (a.n - 1)', 'a.n = (a.n + 1)', 'i = (i + 1)'],
		[
			'x = y = 3; a[i++] = j; b[i] <<= 2;',
			'x = (y = 3)',
			'y = 3',
			'a[i] = j',
			'i = (i + 1)',
			'b[i] = (b[i] << 2)',
		],
		['o->run = cb; cb = &go; (*cb)(2); o->run(1);', 'o.run = cb', 'cb = go', 'call cb(2)', 'call o.run(1)'],
		['asm("mov" : "=r"(x) : "r"(y));', 'x = other'],
	])('%s', (text, ...lines) => {
		expect(form(text)).toEqual(lines);
	});
});

describe('branches', () => {
	test.each([
		['if (!a) return; g(a);', 'then (! a) {return;}', 'exit return', 'call g(a)'],
		[
			'if (a) ; else if (b) { } else g();',
			'then a {;}',
			'else a {if (b) { } else g();}',
			'then b {{ }}',
			'call g()',
			'else b {g();}',
		],
		[
			'if ((p = g()) == NULL || p->n < 0) return;',
			'p = g()',
			'call g()',
			'else ((p = g()) == NULL) {p->n < 0}',
			'then (((p = g()) == NULL) || (p.n < 0)) {return;}',
			'exit return',
		],
		[
			'while (a--) { if (g(a)) continue; else break; }',
			'a = (a - 1)',
			'loop a {{ if (g(a)) …break; }}',
			'call g(a)',
			'then g(a) {continue;}',
			'exit continue',
			'else g(a) {break;}',
			'exit break',
		],
		['do { h(); } while (a);', 'loop {{ h(); }}', 'call h()'],
		[
			'for (;;) ; for (int i = 0; i < a; i++) h(i);',
			'loop {;}',
			'i = 0',
			'i = (i + 1)',
			'loop {i++}',
			'call h(i)',
			'loop (i < a) {h(i);}',
		],
		[
			'outer: for (;;) { while (b) { if (i % 2 == 0) goto outer; break; } }',
			'loop {{ while (b) …eak; } }}',
			'loop b {{ if (i % 2 …break; }}',
			'then ((i % 2) == 0) {goto outer;}',
			'exit goto',
			'exit break',
		],
		[
			"switch (k) { case 1: a(); case 2: b(); break; case 'x': { return; } default: c(); }",
			'case (k == 1) {case 1: a();}',
			'call a()',
			'case ((k == 1) || (k == 2)) {case 2: b(); break;}',
			'call b()',
			'exit break',
			"case (k == x) {case 'x': { return; }}",
			'exit return',
			'case {default: c();}',
			'else (((k == 1) || (k == 2)) || (k == x)) {default: c();}',
			'call c()',
		],
		[
			'switch (k) { default: a(); break; case A: case B: if (x) return; else goto out; case C: b(); }',
			'case {default: a(); break;}',
			'else (((k == A) || (k == B)) || (k == C)) {default: a(); break;}',
			'call a()',
			'exit break',
			'case (k == A) {case A:}',
			'case ((k == A) || (k == B)) {case B: if (…oto out;}',
			'then x {return;}',
			'exit return',
			'else x {goto out;}',
			'exit goto',
			'case (k == C) {case C: b();}',
			'call b()',
		],
		['switch (k) { }'],
	])('%s', (text, ...lines) => {
		expect(form(text)).toEqual(lines);
	});
});

describe('files', () => {
	test.each([
		[
			'int max(int a, int b) { return a > b ? a : b; }',
			'max: return ((a > b) ? (a | b))',
			'max: exit return',
			'max: then (a > b) {a}',
			'max: else (a > b) {b}',
		],
		[
			'struct ops { int (*run)(int); }; int go(struct ops *o) { return o->run(1) + (*o->run)(2); }',
			'go: return (o.run(1) + o.run(2))',
			'go: exit return',
			'go: call o.run(1)',
			'go: call o.run(2)',
		],
		[
			'#define MAX(a, b) ((a) > (b) ? (a) : (b))\nint f(int a) { return MAX(a, 2 + 3); }',
			'f: return MAX(a, (2 + 3))',
			'f: exit return',
			'f: call MAX(a, (2 + 3))',
		],
		[
			'enum e { A = 1, B = A << 2 }; static const int n = B | A;',
			'e: A = 1',
			'e: B = (A << 2)',
			'n = (B | A)',
		],
		[
			'int f(void) { if (a && ) return b +; }',
			'f: then a {}',
			'f: return (b + other)',
			'f: then (a && other) {return b +;}',
			'f: exit return',
		],
	])('%s', (text, ...lines) => {
		expect(whole(text)).toEqual(lines);
	});
});

test.each(readdirSync(new URL('cases', import.meta.url)))('every value of %s has its place', (file) => {
	const text = readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8');
	expect(misplacedValues(pack.extract(text))).toEqual([]);
});
