import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [kotlin] = languages;
const pack = new PackUnderTest(kotlin, extractor);

/** The form of the statements of a function. */
function form(statements: string): string[] {
	const lines = formOf(pack.extract(`fun f() {\n${statements}\n}\n`));
	return lines.map((line) => line.replace(/^f: /, ''));
}

/** The value of one expression. */
function lowered(expression: string): string {
	return form(`r = ${expression}`)
		.find((line) => line.startsWith('r = '))!
		.slice('r = '.length);
}

describe('expressions', () => {
	test.each([
		['a + b * c', '(a + (b * c))'],
		['"select " + id + " from t"', '(("select " + id) + " from t")'],
		['"a && b ?: c"', '"a && b ?: c"'],
		[`"a \${b + 1} c\\n$d"`, 'template("a ", (b + 1), " c\\\\n", d)'],
		[`"\${a}$b"`, 'template(a, b)'],
		['"""say "$x" """', 'template("say \\"", x, "\\" ")'],
		['$$"a $b"', '"a $b"'],
		['$$"a $$b"', 'template(other)'],
		["'\\n'", '\\n'],
		['0xFF + 1_000L + 1.5f', '((0xFF + 1_000L) + 1.5f)'],
		['true', 'true'],
		['null', 'null'],
		['a == null', '(a == null)'],
		['null != a', '(null != a)'],
		['a === b', '(a === b)'],
		['a in xs', '(a in xs)'],
		['a !in xs', '(! (a in xs))'],
		['o is List<*>', '(o is List<*>)'],
		['o !is B', '(! (o is B))'],
		['1..n', '(1 .. n)'],
		['1..<n', '(1 ..< n)'],
		['a ?: b ?: c', '((a ?: b) ?: c)'],
		['a ?: return', 'a'],
		['x as? String', '(x as String)'],
		['a.b?.c!!.d[i + 1]', 'a.b.c.d[(i + 1)]'],
		['m[1, k]', 'm[[1, k]]'],
		['this@Outer.x', '(this as Outer).x'],
		['A::b', 'A.b'],
		['if (a) b else if (c) d else null', '(a ? (b | (c ? (d | null))))'],
		['when (k) { 1 -> "a"; else -> b }', '(k ? ("a" | b))'],
		['when { a > 1 -> x; b -> y; else -> z }', '((a > 1) ? (x | (b ? (y | z))))'],
		['try { a() } catch (e: E) { b }', '(a() | b)'],
		['i++ - --j', '((i = (i + 1)) - (j = (j - 1)))'],
	])('%s', (expression, value) => {
		expect(lowered(expression)).toBe(value);
	});

	test('deeper than what is described is not described', () => {
		expect(lowered(`${'('.repeat(80)}x${')'.repeat(80)}`)).toBe('other');
	});
});

describe('a prefix operator takes one operand', () => {
	test.each([
		['!x && y', '((! x) && y)'],
		['!a.b(c) == d', '((! a.b(c)) == d)'],
		['-a + b * c - d', '(((- a) + (b * c)) - d)'],
		['a - !b && c', '((a - (! b)) && c)'],
		['a - -b - c', '((a - (- b)) - c)'],
		['!!a && b || !c', '(((! (! a)) && b) || (! c))'],
		['a && !b && !c', '((a && (! b)) && (! c))'],
		['!(a && b) || c', '((! (a && b)) || c)'],
		['(!x && y) + !b && c', '((((! x) && y) + (! b)) && c)'],
		['a and !b or c', 'a.and((! b)).or(c)'],
		['-x as Int', '((- x) as Int)'],
		['-1..n', '((- 1) .. n)'],
		['++i < n', '((i = (i + 1)) < n)'],
		['!xs[0]', '(! xs[0])'],
	])('%s', (expression, value) => {
		expect(lowered(expression)).toBe(value);
	});

	test('what is stepped on is written', () => {
		expect(form('if (++this.n > 3) stop()')).toEqual([
			'this.n = (this.n + 1)',
			'call stop()',
			'then ((this.n = (this.n + 1)) > 3) {stop()}',
		]);
	});

	test('a long chain is put into order', () => {
		const chain = Array.from({ length: 300 }, (_, at) => `!a${at}`).join(' && ');
		const { branches, values } = pack.extract(`val r = ${chain}`);
		expect(branches.filter(({ kind }) => kind === 'then')).toHaveLength(299);
		expect(values.some(({ op, name }) => op === 'unary' && name === '!')).toBe(true);
	});
});

describe('writes', () => {
	test.each([
		['this.total = 1', ['this.total = 1']],
		['a.b.c += d', ['a.b.c = (a.b.c + d)']],
		['xs[i] -= 2', ['xs[i] = (xs[i] - 2)']],
		['m["k"] = v', ['m["k"] = v']],
		['a?.b = null', ['a.b = null']],
		['count++\n--this.left', ['count = (count + 1)', 'this.left = (this.left - 1)']],
		['get().b = !c || d', ['get().b = ((! c) || d)', 'call get()', 'else (! c) {d}']],
		['get().b %= c', ['get().b = (get().b % c)', 'call get()']],
		['val (a, b) = pair', ['a = pair[0]', 'b = pair[1]']],
	])('%s', (statements, lines) => {
		expect(form(statements)).toEqual(lines);
	});

	test('properties of a class', () => {
		expect(formOf(pack.extract('class A { val n = 1 + m }'))).toContain('A: this.n = (1 + m)');
	});
});

test('every argument has a value, keywords their names', () => {
	expect(form('send(1, "a$b", -3, !x && y, key = null, *rest) { it }')).toEqual([
		'call send(1, template("a", b), (- 3), ((! x) && y), key: null, ...rest, chunk:f)',
		'then (! x) {y}',
		'return it',
	]);
	const [{ argTypes }] = pack.extract('val x = f(1, \'c\', true, "s", -1)').calls;
	expect(argTypes).toEqual(['Int', 'Char', 'Boolean', 'String', null]);
});

test('what a function gives back', () => {
	expect(formOf(pack.extract('fun g(x: Int): Int? { if (x < 0) return null; return x + 1 }'))).toEqual([
		'g: return null',
		'g: then (x < 0) {return null}',
		'g: exit return',
		'g: return (x + 1)',
		'g: exit return',
	]);
	expect(form('run { a(); null }')).toContain('return null');
	expect(formOf(pack.extract('fun g(x: Int) = -x + 1'))).toEqual(['g: return ((- x) + 1)']);
});

describe('branches', () => {
	test('a guard that leaves early', () => {
		expect(form('if (o !is String || o.isEmpty()) return\nuse(o)')).toEqual([
			'else (! (o is String)) {o.isEmpty()}',
			'call o.isEmpty()',
			'then ((! (o is String)) || o.isEmpty()) {return}',
			'exit return',
			'call use(o)',
		]);
		expect(form('val x = y ?: throw E(z)')).toEqual([
			'x = y',
			'throw new E(z)',
			'else y {throw E(z)}',
			'exit throw',
			'call new E(z)',
		]);
	});

	test('if, else if, else', () => {
		expect(form('if (a) b() else if (c && d) { } else e()')).toEqual([
			'call b()',
			'then a {b()}',
			'else a {if (c && d) { } else e()}',
			'then c {d}',
			'then (c && d) {{ }}',
			'call e()',
			'else (c && d) {e()}',
		]);
	});

	test('loops, with labels', () => {
		expect(form('outer@ for (x in xs) { while (!done && ok) { if (x) continue@outer else break } }')).toEqual(
			[
				'x = xs[]',
				'loop {{ while (!do…reak } }}',
				'then (! done) {ok}',
				'loop ((! done) && ok) {{ if (x) con… break }}',
				'then x {continue@outer}',
				'exit continue',
				'else x {break}',
				'exit break',
			],
		);
		expect(form('do { x() } while (y)')).toEqual(['loop {{ x() }}', 'call x()']);
	});

	test('a when with a subject', () => {
		expect(
			form('when (k) { 1, X -> a(); in 2..3, !in xs -> b(); is P -> c(); !is Q -> d(); else -> return }'),
		).toEqual([
			'call a()',
			'case ((k == 1) || (k == X)) {a()}',
			'call b()',
			'case ((k in (2 .. 3)) || (! (k in xs))) {b()}',
			'call c()',
			'case (k is P) {c()}',
			'call d()',
			'case (! (k is Q)) {d()}',
			'case {return}',
			'else ((((((k == 1) || (k == X)) || (k in (2 .. 3))) || (! (k in xs))) || (k is P)) || (! (k is Q))) {return}',
			'exit return',
		]);
	});

	test('a when without one, and one whose subject has a name', () => {
		expect(form('when { a && b -> x = 1\n else -> { } }')).toEqual([
			'then a {b}',
			'x = 1',
			'case (a && b) {x = 1}',
			'case {{ }}',
			'else (a && b) {{ }}',
		]);
		expect(form('when (val r = load()) { null -> return\n else -> use(r) }')).toContain(
			'case (r == null) {return}',
		);
	});

	test('a guard of an entry', () => {
		expect(form('when (o) {\n is P if o.ok() -> a()\n else -> b()\n}')).toEqual([
			'then (o is P) {o.ok()}',
			'call o.ok()',
			'call a()',
			'case ((o is P) && o.ok()) {a()}',
			'call b()',
			'case {b()}',
			'else ((o is P) && o.ok()) {b()}',
		]);
	});

	test('try, catch and finally', () => {
		expect(form('try { a() } catch (e: E) { throw e } finally { b() }')).toEqual([
			'call a()',
			'try {a()}',
			'catch {catch (e: E) { throw e }}',
			'throw e',
			'exit throw',
			'finally {finally { b() }}',
			'call b()',
		]);
	});

	test('operators in strings and comments, and words as names, decide nothing', () => {
		expect(form('r = "if (a) b else c" /* x && y */\nval data = open\nval inner = `when`')).toEqual([
			'r = "if (a) b else c"',
			'data = open',
			'inner = when',
		]);
	});

	test('a lambda has its own', () => {
		expect(form('xs.map { if (it == null) return@map 0; it.size }')).toEqual([
			'call xs.map(chunk:f)',
			'return 0',
			'then (it == null) {return@map 0}',
			'exit return',
			'return it.size',
		]);
	});

	test('around syntax errors', () => {
		expect(form('if (a) { b() }\nval x = = 1\nwhile (c) d()')).toContain('then a {{ b() }}');
		expect(form('if (a) { b() }\nval x = = 1\nwhile (c) d()')).toContain('loop c {d()}');
	});
});

describe('of every case', () => {
	const folder = join(import.meta.dirname, 'cases');
	const files = readdirSync(folder);

	test.each(files)('the values of %s have their places', (file) => {
		const recorder = pack.extract(readFileSync(join(folder, file), 'utf8'), file);
		expect(misplacedValues(recorder)).toEqual([]);
	});

	test.each(files)('the nodes of %s lie in one another after they were put into order', (file) => {
		const text = readFileSync(join(folder, file), 'utf8');
		const tree = pack.parse(text);
		extractor.extract(tree, kotlin.id, new ListRecorder(text));
		for (let node = 1; node < tree.count; node++) {
			const around = tree.parent[node];
			expect(around).toBeLessThan(node);
			expect(tree.after[node]).toBeLessThanOrEqual(tree.after[around]);
			expect(tree.start[node]).toBeGreaterThanOrEqual(tree.start[around]);
			expect(tree.end[node]).toBeLessThanOrEqual(tree.end[around]);
			let child = around + 1;
			while (child < node) child = tree.after[child];
			expect(child).toBe(node);
		}
	});
});
