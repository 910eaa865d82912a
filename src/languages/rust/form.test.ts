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
	const lines = formOf(pack.extract(`fn m() {\n${statements}\n}\n`));
	return lines.map((line) => line.replace(/^m: /, ''));
}

/** What `z` is given. */
function given(expression: string): string | undefined {
	const line = form(`let z = ${expression};`).findLast((each) => each.startsWith('z = '));
	return line?.slice('z = '.length);
}

const EXPRESSIONS: readonly (readonly [expression: string, value: string])[] = [
	['a + b * 2 - 1.5', '((a + (b * 2)) - 1.5)'],
	['a << 2 | b & c ^ d', '((a << 2) | ((b & c) ^ d))'],
	['a == b && c != d || !e', '(((a == b) && (c != d)) || (! e))'],
	['a <= b', '(a <= b)'],
	['-n', '(- n)'],
	['-1_000i64', '-1_000i64'],
	['!0', '(! 0)'],
	['*a + *b.c', '(a + b.c)'],
	['&mut a.b', 'a.b'],
	['&a && b', '(a && b)'],
	['a as u8 as char', '((a as u8) as char)'],
	['a as usize + 1', '((a as usize) + 1)'],
	['p as *const u8', '(p as *const u8)'],
	['0..n', '(0 .. n)'],
	['1..=n + 1', '(1 ..= (n + 1))'],
	['a..', '(a .. ?)'],
	['..b', '(? .. b)'],
	['..=b', '(? ..= b)'],
	['a[i + 1]', 'a[(i + 1)]'],
	['a[1..n]', 'a[(1 .. n)]'],
	['self.a.0', 'this.a.0'],
	['a.b.await', 'await a.b'],
	['a?.b?', 'a.?.b.?'],
	['(a)', 'a'],
	['(a, 1)', '[a, 1]'],
	['(a,)', '[a]'],
	['[a, b + 1]', '[a, (b + 1)]'],
	['[a; 4]', '[a]'],
	['()', '()'],
	['true', 'true'],
	["'c'", 'c'],
	["'\\n'", '\\n'],
	["b'c'", "b'c'"],
	['"a || b"', '"a || b"'],
	['r#"a "b" c"#', '"a \\"b\\" c"'],
	['b"raw"', 'raw'],
	['f(a + 1)', 'f((a + 1))'],
	['a.f::<u8>(b)', 'a.f(b)'],
	['ns::Type::<u8>::NAME', 'ns.Type.NAME'],
	['<T as Tr>::NAME', '(T as Tr).NAME'],
	['S { a: 1, b, ..c }', 'new S(a: 1, b: b, ...c)'],
	['|x| x + 1', 'chunk:m.z'],
	['format!("a {} {b} {{}} {0:?}", c + 1)', 'template("a ", (c + 1), " ", b, " {} ", (c + 1))'],
	['format!("{:>w$.*} {n:?}", p, a, n = b)', 'template(a, " ", b)'],
	['format!("plain")', '"plain"'],
	['format!("{}")', 'template(other)'],
	['vec![a, b + 1]', '[a, (b + 1)]'],
	['vec![a; n]', '[a]'],
	['vec![]', '[]'],
	['matches!(a, Some(_))', '(a is Some)'],
	['matches!(a.b, Some(1..=5) | None)', '(((a.b is Some) && (a.b[0] in (1 ..= 5))) || (a.b is None))'],
	["matches!(c, 'a'..='z' | '_')", '((c in (a ..= z)) || (c == _))'],
	['matches!(a, E::V { x: 1, .. } if b > 2)', '(((a is E::V) && (a.x == 1)) && (b > 2))'],
	['matches!(a, ref x @ Some(MAX))', '((a is Some) && (a[0] == MAX))'],
	['matches!(a, (1, _) | &(_, ..))', 'true'],
	['matches!(a, x)', 'true'],
	['if a { b } else { c }', '(a ? (b | c))'],
	['if a > 1 { b } else if c { d } else { 2 }', '((a > 1) ? (b | (c ? (d | 2))))'],
	['if a { b } else { return }', 'b'],
	['if let Some(x) = a { x } else { 0 }', '((a is Some) ? (x | 0))'],
	['match a { 1 => b, _ => c }', '(a ? (b | c))'],
	['match a { Ok(v) => v, Err(e) => return e }', 'v'],
	['match a { Ok(v) => v, Err(e) => panic!("{e}") }', 'v'],
	['match a { }', 'other'],
	['{ f(); a + 1 }', '(a + 1)'],
	['unsafe { *a }', 'a'],
	['const { 1 }', '1'],
	['loop { if a { break 1; } break b; }', '(1 | b)'],
	["'o: loop { loop { break 'o a; } break 2; }", '(a | 2)'],
	["'b: { if a { break 'b 1; } 2 }", '(1 | 2)'],
	['loop { f(); }', 'other'],
	['async { a }', 'chunk:m'],
];

describe('expressions', () => {
	test.each(EXPRESSIONS)('%s', (expression, value) => {
		expect(given(expression)).toBe(value);
	});
});

/** What the tokens of a macro are. */
function token(expression: string): string | undefined {
	const line = form(`dbg!(${expression});`).findLast((each) => each.startsWith('call dbg('));
	return line?.slice('call dbg('.length, -1);
}

describe('expressions among the tokens of macros', () => {
	const ALIKE = EXPRESSIONS.filter(([expression]) => !/[{|]|^\(a,\)|<T|;/.test(expression));

	test.each(ALIKE)('%s is what it is outside', (expression, value) => {
		expect(token(expression)).toBe(value);
	});

	test.each([
		['x.0.1.f', 'x.0.1.f'],
		['&mut a.b(1)[0]?.c', 'a.b(1)[0].?.c'],
		['a.await.b().c', 'await a.b().c'],
		['(a)(1)', 'other'],
		['a as Vec<Vec<u8>>, b', '(a as Vec<Vec<u8>>), b'],
		['a::<B<C>>(d) < e', '(a(d) < e)'],
		['(a, b), [c; n], [d][0]', '[a, b], [c], [d][0]'],
		['|x| x + 1, move || a', 'other, other'],
		['if a { b } else { c }', 'other'],
		['S { a: 1 }', 'other'],
		['a /* b */ + // c\n d', '(a + d)'],
		['format!("{}", a && b)', 'template((a && b))'],
		['b"x"[..].f()', 'x[(.. ?)].f()'.replace('(..', '(? ..')],
	])('%s', (tokens, value) => {
		expect(token(tokens)).toBe(value);
	});

	test('an operator in the words of an unknown macro says nothing', () => {
		expect(form('query!("select", a.b, c + d, e => f);')).toEqual([
			'call query("select", a.b, other, other)',
		]);
	});

	test('a text is a template, with the names written in it', () => {
		expect(form('println!("{a} {:>5} {b:?}", c.d, b = e + 1); write!(f, "{}{x}", y)?;')).toEqual([
			'call println(template(a, " ", c.d, " ", (e + 1)), c.d, b: (e + 1))',
			'call write(f, template(y, x), y)',
			'throw write(f, template(y, x), y)',
			'else (? write(f, template(y, x), y)) {?}',
			'exit throw',
		]);
	});

	test('every argument has a value', () => {
		const many = Array.from({ length: 20 }, (_, at) => `a${at}`).join(', ');
		expect(form(`f(${many}); vec![${many}]; S { ${many} };`)).toEqual([
			`call f(${many})`,
			`call vec(${many})`,
			expect.stringContaining('a19'),
		]);
	});
});

describe('writes', () => {
	test.each([
		['a.b = c', 'a.b = c'],
		['a[i] = c + 1', 'a[i] = (c + 1)'],
		['*a = 1', 'a.* = 1'],
		['a.b += c', 'a.b = (a.b + c)'],
		['a[0] <<= 2', 'a[0] = (a[0] << 2)'],
		['*a |= b', 'a.* = (a.* | b)'],
		['(a, b.c) = (b.c, a)', 'a = b.c', 'b.c = a'],
		['(a, _) = f', 'a = f[0]'],
		['(a, (b, c)) = f', 'a = f[0]', 'b = f[?]', 'c = f[?]'],
		['[a, .., b] = f', 'a = f[?]', 'b = f[?]'],
		['S { a, b: c.d } = f', 'a = f[?]', 'c.d = f[?]'],
		['_ = a'],
		['let (a, b) = c', 'a = c[0]', 'b = c[1]'],
		['a == b'],
		['..=b'],
	])('%s', (statement, ...lines) => {
		expect(form(`${statement};`)).toEqual(lines);
	});

	test('constants and members', () => {
		expect(formOf(pack.extract('const A: u8 = B * 2;\nimpl S { const C: u8 = A + 1; }\n'))).toEqual([
			'A = (B * 2)',
			'S: chunk:S.C = (A + 1)'.replace('chunk:S.C', 'chunk:S.C'),
		]);
	});
});

describe('branches and exits', () => {
	test.each<[string, ...string[]]>([
		[
			'if a { f() } else if b { } else { g() }',
			'then a {{ f() }}',
			'call f()',
			'else a {if b { } else { g() }}',
			'then b {{ }}',
			'else b {{ g() }}',
			'call g()',
		],
		['if let Some(x) = a { f(x) }', 'x = a.Some.0', 'then (a is Some) {{ f(x) }}', 'call f(x)'],
		[
			'if let Ok(x) = a && x.ok { f() }',
			'x = a.Ok.0',
			'then (a is Ok) {x.ok}',
			'then ((a is Ok) && x.ok) {{ f() }}',
			'call f()',
		],
		['let E::A(x) = a else { return };', 'x = a.A.0', 'else (a is E::A) {{ return }}', 'exit return'],
		['let (x, y) = a;', 'x = a[0]', 'y = a[1]'],
		['while a < b { continue }', 'loop (a < b) {{ continue }}', 'exit continue'],
		['while let Some(x) = a { f(x) }', 'x = a.Some.0', 'loop (a is Some) {{ f(x) }}', 'call f(x)'],
		['for x in 0..n { f(x) }', 'x = (0 .. n)[]', 'loop {{ f(x) }}', 'call f(x)'],
		['loop { break }', 'loop {{ break }}', 'exit break'],
		[
			"'o: while a { while b { break 'o; } }",
			"loop {{ while b { … 'o; } }}",
			"then a {{ while b { … 'o; } }}",
			"loop b {{ break 'o; }}",
			'exit break',
		],
		[
			"'b: { if a { break 'b; } f() }",
			"case {'b: { if a {… } f() }}",
			"then a {{ break 'b; }}",
			'exit break',
			'call f()',
		],
		[
			"loop { 'b: { if a { break 'b; } if c { break; } } }",
			"loop {{ 'b: { if a…k; } } }}",
			"then a {{ break 'b; }}",
			'then c {{ break; }}',
			'exit break',
		],
		['let x = a || f(b);', 'x = (a || f(b))', 'else a {f(b)}', 'call f(b)'],
		['let x = "a || b";', 'x = "a || b"'],
		['f(|| a)', 'call f(chunk:m)', 'return a'],
		['f(a)?;', 'throw f(a)', 'else (? f(a)) {?}', 'exit throw', 'call f(a)'],
		['return f(a + 1);', 'return f((a + 1))', 'exit return', 'call f((a + 1))'],
		[
			'if a { panic!("no {b}") }',
			'then a {{ panic!("no {b}") }}',
			'call panic(template("no ", b))',
			'throw template("no ", b)',
			'exit throw',
		],
		['todo!(); unreachable!()', 'call todo()', 'exit throw', 'call unreachable()', 'exit throw'],
		['bail!("x")', 'call bail("x")', 'throw "x"', 'exit throw'],
		[
			'assert!(a > 1, "{}", f())',
			'call assert((a > 1), template(f()), f())',
			'else (a > 1) {, "{}", f())}',
			'exit throw',
			'call f()',
		],
		['assert_eq!(a, b)', 'call assert_eq(a, b)', 'else (a == b) {)}', 'exit throw'],
		['debug_assert!(a)', 'call debug_assert(a)', 'else a {)}'],
		['dbg!(panic!())', 'call dbg(panic())', 'call panic()'],
		[
			'vec![a && f(b)?]',
			'call vec((a && f(b).?))',
			'then a {f(b)?}',
			'call f(b)',
			'else (? f(b)) {?}',
			'exit throw',
		],
		['dbg!(g(a || f(b)))', 'call dbg(g((a || f(b))))', 'call g((a || f(b)))', 'else a {f(b)}', 'call f(b)'],
		['vec![|x| f(x)?]', 'call vec(other)', 'call f(x)'],
		['vec![if a { f(b)? } else { c }]', 'call vec(other)', 'call f(b)'],
		['info!("{}", f(a)?)', 'call info(template(f(a).?), f(a).?)', 'call f(a)'],
	])('%s', (statements, ...lines) => {
		expect(form(statements).toSorted()).toEqual(lines.toSorted());
	});

	test('patterns of a match', () => {
		const arms = [
			'1 | 2',
			'-1',
			'3..=5',
			'Some(y) if y > 1',
			'Some(Ok(1))',
			'None',
			'E::A { b: None, c, .. }',
			'ns::MAX',
			'(1, x)',
			'&Some(ref y)',
			'n @ 7..',
			'(A | B)',
			'V(1, .., 2)',
			'[a, b]',
			'"s"',
			'other',
		];
		const lines = form(`match v {\n${arms.map((arm) => `${arm} => f(),\n`).join('')}}`);
		const tests = lines
			.filter((line) => line.endsWith(' {f()}'))
			.map((line) => line.slice(0, -' {f()}'.length));
		expect(tests.slice(0, -1)).toEqual([
			'then ((v == 1) || (v == 2))',
			'then (v == -1)',
			'then (v in (3 ..= 5))',
			'then ((v is Some) && (y > 1))',
			'then ((v is Some) && ((v[0] is Ok) && (v[0][0] == 1)))',
			'then (v is None)',
			'then ((v is E::A) && (v.b is None))',
			'then (v == ns.MAX)',
			'then (v[0] == 1)',
			'then (v is Some)',
			'then (v in (7 .. ?))',
			'then ((v is A) || (v is B))',
			'then (((v is V) && (v[0] == 1)) && (v[?] == 2))',
			'then other',
			'then (v == "s")',
			'then',
		]);
		expect(tests.at(-1)).toMatch(/^else /);
	});

	test('a guard is asked for when its pattern fits', () => {
		expect(form('match v { Some(x) if f(x) => g(), y if y > 1 => {} _ => return }').toSorted()).toEqual(
			[
				'x = v.Some.0',
				'y = v',
				'then (v is Some) {f(x)}',
				'call f(x)',
				'then ((v is Some) && f(x)) {g()}',
				'call g()',
				'then (y > 1) {{}}',
				'then {return}',
				'else (((v is Some) && f(x)) || (y > 1)) {return}',
				'exit return',
			].toSorted(),
		);
	});

	test('a macro of the file may go by the name of one of the language', () => {
		const text = 'macro_rules! panic { () => {} }\nfn f() { panic!(); }\n';
		expect(formOf(pack.extract(text))).toEqual(['f: call panic()']);
	});

	test('what is given back', () => {
		const text =
			'fn a() -> u8 { b + 1 }\nfn c() -> u8 { todo!() }\nfn d(x: u8) -> u8 { if x > 1 { return 2; } x }\n';
		expect(formOf(pack.extract(text))).toEqual([
			'a: return (b + 1)',
			'c: call todo()',
			'c: exit throw',
			'd: then (x > 1) {{ return 2; }}',
			'd: return 2',
			'd: exit return',
			'd: return x',
		]);
	});

	test('around syntax errors', () => {
		expect(form('if a { f(; }\nlet x = b + 1;')).toContain('x = (b + 1)');
	});
});

describe('a time that grows with the text', () => {
	test.each([
		['operators', `let x = ${'a || '.repeat(5000)}a;`],
		['tokens', `vec![${'a || '.repeat(20_000)}a];`],
		['groups of tokens', `vec![${'('.repeat(5000)}a && b${')'.repeat(5000)}];`],
		['calls in tokens', `vec![${'f('.repeat(5000)}a && b${')'.repeat(5000)}];`],
		['signs of tokens', `vec![${'!'.repeat(20_000)}a];`],
		['patterns of tokens', `matches!(x, ${'A('.repeat(5000)}1${')'.repeat(5000)});`],
		['alternatives', `match x { ${'A | '.repeat(5000)}B => 1 };`],
		['arms', `match x { ${'A => 1, '.repeat(5000)} };`],
		['breaks', `loop { ${'break 1; '.repeat(5000)} }`],
	])('%s', (_, statements) => {
		expect(pack.extract(`fn m() { ${statements} }\n`).branches.length).toBeLessThan(40_000);
	});
});

test.each(readdirSync(join(import.meta.dirname, 'cases')))('every value of %s has its place', (file) => {
	const text = readFileSync(join(import.meta.dirname, 'cases', file), 'utf8');
	expect(misplacedValues(pack.extract(text))).toEqual([]);
});
