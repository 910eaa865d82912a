import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [solidity] = languages;
const pack = new PackUnderTest(solidity, extractor);

/** The form of what stands in a contract. */
function formIn(members: string): string[] {
	const recorder = pack.extract(`contract C {\n${members}\n}\n`);
	expect(recorder.errors).toEqual([]);
	expect(misplacedValues(recorder)).toEqual([]);
	return formOf(recorder).map((line) => line.replace(/^C(?:\.[fm])?: /, ''));
}

/** The form of the statements of a function. */
function form(statements: string): string[] {
	return formIn(`function f() public {\n${statements}\n}`);
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
		['"a && b ? c : d"', '"a && b ? c : d"'],
		['"a" \'b\'', '"ab"'],
		['unicode"x"', '"x"'],
		['hex"00ff"', 'hex"00ff"'],
		['0xFF + 1_000', '(0xFF + 1_000)'],
		['1 ether + 2 days', '(1 ether + 2 days)'],
		['true', 'true'],
		['-a.b + ~c', '((- a.b) + (~ c))'],
		['a == b ? c : d', '((a == b) ? (c | d))'],
		['m[a][b].c', 'm[a][b].c'],
		['y[1:n]', 'y[(1 .. n)]'],
		['y[1:]', 'y[(1 .. ?)]'],
		['(1, a, "b")', '[1, a, "b"]'],
		['[1, 2]', '[1, 2]'],
		['(a)', 'a'],
		['uint256(x)', '(x as uint256)'],
		['payable(x)', '(x as payable)'],
		['address(this)', '(this as address)'],
		['type(C).creationCode', 'C.creationCode'],
		['i++ - --j', '((i = (i + 1)) - (j = (j - 1)))'],
		['a = b += c', '(a = (b = (b + c)))'],
		['S({a: 1, b: c.d})', 'S(a: 1, b: c.d)'],
		['IToken(x).f()', 'IToken(x).f()'],
		['new D(1)', 'new D(1)'],
		['new D{salt: s, value: 1}(2)', 'new D(2, salt: s, value: 1)'],
		['a.call{value: v}("")', 'a.call("", value: v)'],
		['new uint[](3)', 'other'],
		['this.f', 'this.f'],
		['super.f', 'super.f'],
	])('%s', (expression, value) => {
		expect(lowered(expression)).toBe(value);
	});

	test('deeper than what is described is not described', () => {
		expect(lowered(`${'('.repeat(80)}x + 1${') + 1'.repeat(80)}`)).toContain('(other + other)');
	});
});

describe('what follows a name belongs to it, not to the operators before it', () => {
	test.each([
		['x == a.b.c', '(x == a.b.c)'],
		['x == a.b.c && d', '((x == a.b.c) && d)'],
		['x + a.b.c * d', '(x + (a.b.c * d))'],
		['a == b + c.d(1) * e', '(a == (b + (c.d(1) * e)))'],
		['a && b.c(1) > d', '(a && (b.c(1) > d))'],
		['a.b(1) - c.d(2) > e', '((a.b(1) - c.d(2)) > e)'],
		['x - y.z(1) - w', '((x - y.z(1)) - w)'],
		['!a.f(1) && b', '((! a.f(1)) && b)'],
		['!m[a].b', '(! m[a].b)'],
		['!!a.b', '(! (! a.b))'],
		['-a[0] ** 2', '((- a[0]) ** 2)'],
		['a ? b : c.d()', '(a ? (b | c.d()))'],
		['a ? b.x : c.d[0] + e.f', '(a ? (b.x | (c.d[0] + e.f)))'],
		['a ? b : c ? d : e', '(a ? (b | (c ? (d | e))))'],
		['a ? b ? c : d : e', '(a ? ((b ? (c | d)) | e))'],
		['a ** b ** c', '(a ** (b ** c))'],
		['uint256(x) + address(this).balance', '((x as uint256) + (this as address).balance)'],
		['(a + b).c', '(a + b).c'],
		['(a ? b : c).d', '(a ? (b | c)).d'],
		['x == (a + b).c', '(x == (a + b).c)'],
		['~a & b | c ^ d << 1', '(((~ a) & b) | (c ^ (d << 1)))'],
		['a || b && c', '(a || (b && c))'],
	])('%s', (expression, value) => {
		expect(lowered(expression)).toBe(value);
	});

	test('a long chain is described, a longer one is not', () => {
		expect(lowered(Array.from({ length: 100 }, () => 'a').join(' + '))).toMatch(/^\({99}a \+ a\)/);
		expect(lowered(Array.from({ length: 300 }, () => 'a').join(' + '))).toBe('other');
	});
});

describe('writes', () => {
	test.each([
		['x.y = 1;', ['x.y = 1']],
		['m[k] -= a.b;', ['m[k] = (m[k] - a.b)']],
		['s.x |= 2; n <<= 1;', ['s.x = (s.x | 2)', 'n = (n << 1)']],
		['x++; --y; ++m[k]; a.b--;', ['x = (x + 1)', 'y = (y - 1)', 'm[k] = (m[k] + 1)', 'a.b = (a.b - 1)']],
		['delete x; delete m[k][j].z;', ['x = deleted', 'm[k][j].z = deleted']],
		['(a, , b) = g();', ['a = g()[0]', 'b = g()[2]', 'call g()']],
		['(a, b) = (b, a);', ['a = [b, a][0]', 'b = [b, a][1]']],
		[
			'(uint k, , bool l) = g{gas: 2}(1);',
			['k = g(1, gas: 2)[0]', 'l = g(1, gas: 2)[2]', 'call g(1, gas: 2)'],
		],
		['uint n = 1 + m;', ['n = (1 + m)']],
		['unchecked { k += 1; }', ['k = (k + 1)']],
	])('%s', (statements, lines) => {
		expect(form(statements)).toEqual(lines);
	});

	test('state variables', () => {
		expect(formIn('uint public n = 1 + m;')).toEqual(['n = (1 + m)', 'n = (1 + m)']);
	});
});

test('every argument has a value, options and fields their names', () => {
	expect(form('send{value: x + 1}(1, !a.b && c, S({k: -v}));')).toEqual([
		'call send(1, ((! a.b) && c), S(k: (- v)), value: (x + 1))',
		'then (! a.b) {c}',
		'call S(k: (- v))',
	]);
	expect(form('emit E(a, b.c == d.e);')).toEqual(['call E(a, (b.c == d.e))']);
});

test('what a function gives back', () => {
	expect(
		formIn('function f(int x) public returns (int) { if (x < 0) return -1; return x + g.h(); }'),
	).toEqual([
		'return (- 1)',
		'then (x < 0) {return -1;}',
		'exit return',
		'return (x + g.h())',
		'exit return',
		'call g.h()',
	]);
});

describe('branches', () => {
	test('what is required holds behind it', () => {
		expect(form('require(a.b > c.d, "x"); assert(!e); use();')).toEqual([
			'call require((a.b > c.d), "x")',
			'else (a.b > c.d) {)}',
			'exit throw',
			'call assert((! e))',
			'else (! e) {)}',
			'exit throw',
			'call use()',
		]);
		expect(form('require(a && b.c(), E(1));')).toEqual([
			'call require((a && b.c()), E(1))',
			'then a {b.c()}',
			'call b.c()',
			'call E(1)',
			'else (a && b.c()) {)}',
			'exit throw',
		]);
	});

	test('functions of others with these names check nothing', () => {
		expect(form('lib.require(a); requires(a);')).toEqual(['call lib.require(a)', 'call requires(a)']);
		expect(formIn('function require(bool x) internal {} function f() public { require(a); }')).toEqual([
			'call require(a)',
		]);
	});

	test('a guard that leaves early', () => {
		expect(form('if (a != b.c) revert E(1); if (d) revert("why"); if (e) { revert(); }')).toEqual([
			'throw E(1)',
			'then (a != b.c) {revert E(1);}',
			'exit throw',
			'call E(1)',
			'throw other',
			'call revert("why")',
			'then d {revert("why");}',
			'exit throw',
			'then e {{ revert(); }}',
			'throw other',
			'call revert()',
			'exit throw',
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

	test('right operands follow the precedence of the language', () => {
		expect(form('r = a.b() && c.d() > e || g();')).toEqual([
			'r = ((a.b() && (c.d() > e)) || g())',
			'call a.b()',
			'then a.b() {c.d() > e}',
			'call c.d()',
			'call g()',
			'else (a.b() && (c.d() > e)) {g()}',
		]);
		expect(form('r = a ? b : c ? d : e.x();')).toEqual([
			'r = (a ? (b | (c ? (d | e.x()))))',
			'then a {b}',
			'else a {c ? d : e.x()}',
			'then c {d}',
			'else c {e.x()}',
			'call e.x()',
		]);
	});

	test('loops', () => {
		expect(form('for (uint i = 0; i < n.m; ++i) { if (a) continue; break; }')).toEqual([
			'i = 0',
			'loop {++i}',
			'i = (i + 1)',
			'loop (i < n.m) {{ if (a) con…break; }}',
			'then a {continue;}',
			'exit continue',
			'exit break',
		]);
		expect(form('for (;;) {} while (!o.p) q(); do { s(); } while (t);')).toEqual([
			'loop {{}}',
			'call q()',
			'loop (! o.p) {q();}',
			'loop {{ s(); }}',
			'call s()',
		]);
	});

	test('try and catch', () => {
		expect(
			form(
				'try this.g(x) returns (uint t) { u(t); } catch Error(string memory v) { revert(v); } catch { w(); }',
			),
		).toEqual([
			'try {this.g(x)}',
			'call this.g(x)',
			'then {{ u(t); }}',
			'call u(t)',
			'catch {{ revert(v); }}',
			'throw other',
			'call revert(v)',
			'exit throw',
			'catch {{ w(); }}',
			'call w()',
		]);
	});

	test('a modifier says where the function runs', () => {
		expect(formIn('modifier m(uint a) { require(a > b.c); if (d) { _; } e(); }')).toEqual([
			'call require((a > b.c))',
			'else (a > b.c) {)}',
			'exit throw',
			'then d {{ _; }}',
			'yield other',
			'call e()',
		]);
		expect(form('r = _;')).toEqual(['r = _']);
	});

	test('operators in strings and comments decide nothing', () => {
		expect(form('r = "if (a) b && c" /* x && y */;')).toEqual(['r = "if (a) b && c"']);
	});
});

describe('of every case', () => {
	const folder = join(import.meta.dirname, 'cases');
	test.each(readdirSync(folder))('the values of %s have their places', (file) => {
		const recorder = pack.extract(readFileSync(join(folder, file), 'utf8'), file);
		expect(misplacedValues(recorder)).toEqual([]);
	});
});
