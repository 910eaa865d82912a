import { describe, expect, test } from 'vitest';
import { ChunkFlag } from '../../model/chunk.ts';
import { misplacedValues } from '../testing/form.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { inOlderWords } from './newer-syntax.ts';
import { FIELDS, Kind } from './syntax.ts';

const [java] = languages;
const pack = new PackUnderTest(java, extractor);

pack.knowsItsGrammar('class A { }', Kind, FIELDS);

describe('the comment above a package', () => {
	const text = '/** All about it. */\npackage a.b;\n';

	test('documents it in package-info.java', () => {
		expect(pack.extract(text, 'src/a/b/package-info.java').chunks[1].summary).toBe('All about it.');
	});

	test('is a licence elsewhere', () => {
		expect(pack.extract(text, 'src/a/b/Info.java').chunks[1].summary).toBeUndefined();
	});
});

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'class A { Object o = x.run()\n\t.run(1); }';
	const [first, second] = pack.extract(text).calls;
	expect(text.slice(first.nameStart, first.end)).toBe('run()');
	expect(text.slice(first.start, first.end)).toBe('x.run()');
	expect(text.slice(second.nameStart, second.end)).toBe('run(1)');
	expect(text.slice(second.start, second.end)).toBe('x.run()\n\t.run(1)');
});

test('names of a segment are bound in its own module scope', () => {
	const recorder = new ListRecorder('import a.B;\nclass C { }\n');
	const inner = recorder.openScope('namespace', 0, recorder.text.length);
	extractor.extract(pack.parse(recorder.text), java.id, recorder);
	expect(recorder.bindings.map(({ name, scope }) => [name, scope])).toEqual([
		['B', inner],
		['C', inner],
	]);
});

pack.tellsTests({
	'src/test/java/a/CartTest.java': true,
	'CartTests.java': true,
	'a/TestCart.java': true,
	'a/CartTestCase.java': true,
	'a/CartIT.java': true,
	'a/ITCart.java': true,
	'a/Test.java': true,
	'src/main/java/a/TestContext.java': false,
	'a/Testing.java': false,
	'a/Contest.java': false,
	'a/UNIT.java': false,
	'a/ITEM.java': false,
	'a/CartTest.kt': false,
});

describe('words of the same length', () => {
	test.each([
		['#!/usr/bin/java --source 21\nclass A { }', `${' '.repeat(27)}\nclass A { }`],
		['import module java.base;', 'import        java.base;'],
		['void f(int @N(1) @M ... x);', 'void f(int          ... x);'],
		['o instanceof A.B(C.D d)', 'o instanceof   B(C.D d)'],
		['case A.B<C>(_), D(E.F(var x)) ->', 'case            D(  F(var x)) ->'],
		['a(); super(1); this(2);', 'a(); _uper(1); _his(2);'],
	])('%s', (text, older) => {
		expect(inOlderWords(text).replace(/\s/g, ' ')).toBe(older.replace(/\s/g, ' '));
		expect(inOlderWords(text)).toHaveLength(text.length);
	});

	test.each([
		'import module.Foo;',
		'void f(@N int... x);',
		'f(a, b...);',
		'case A.B -> c();',
		'case A, B -> c();',
		'o instanceof A.B b',
		'A() { super(1); }',
		'a.super(1).this_(2)',
		'lowercase A.B(x)',
	])('%s stays', (text) => {
		expect(inOlderWords(text)).toBe(text);
	});

	test('long runs cost no more than their length', () => {
		const dots = 'a...'.repeat(100_000);
		expect(inOlderWords(dots)).toBe(dots);
		const cases = 'case A('.repeat(50_000);
		expect(inOlderWords(cases)).toBe(cases);
	});
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 20_000;
	const few = depth / 10;

	test.each([
		['parentheses', `int x = ${'('.repeat(depth)}1${')'.repeat(depth)};`],
		['calls', `int x = ${'f('.repeat(depth)}1${')'.repeat(depth)};`],
		['called results', `int x = f()${'.f()'.repeat(depth)};`],
		['fields', `int x = a${'.b'.repeat(depth)};`],
		['indices', `int x = a${'[0]'.repeat(depth)};`],
		['arrays', `int[] x = ${'{'.repeat(few)}1${'}'.repeat(few)};`],
		['lambdas', `F x = ${'a -> '.repeat(few)}1;`],
		['operators', `boolean x = ${'a && '.repeat(depth)}b;`],
		['sums', `String x = ${'"a" + '.repeat(depth)}b;`],
		['conditionals', `int x = ${'a ? b : '.repeat(few)}c;`],
		['assignments', `{ ${'x = '.repeat(few)}1; }`],
		['blocks', `{ ${'{ int a; '.repeat(few)} ${'}'.repeat(few)} }`],
		['branches', `{ ${'if (a) '.repeat(few)} b(); }`],
		['other branches', `{ ${'if (a) b(); else '.repeat(few)} c(); }`],
		['classes', `${'class B { '.repeat(few)} ${'}'.repeat(few)}`],
		['anonymous classes', `A x = ${'new A() { A y = '.repeat(few / 2)}null${'; }'.repeat(few / 2)};`],
		['type arguments', `${'A<'.repeat(few)}B${'>'.repeat(few)} x;`],
		['patterns', `{ if (a instanceof ${'R('.repeat(few)}var b${')'.repeat(few)}) c(); }`],
		['annotations', `${'@A('.repeat(few)}1${')'.repeat(few)} int x;`],
	])('%s', (_, member) => {
		const recorder = pack.extract(`class A { ${member} void after() { } }`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test.each(['(', '{', 'class A {', 'f(', 'case A(', '@A(', 'a<'])('%s that nobody closes', (open) => {
		expect(pack.extract(open.repeat(few)).errors).not.toEqual([]);
	});
});

pack.boundsArguments(`class A { int x = ${'f('.repeat(2000)}1${')'.repeat(2000)}; }`, 2000);

const DENSE = [
	'@A(x = 1) package a.b;',
	'import static c.D.*;',
	'/** Doc. */ @B({1, 2}) public sealed class E<T extends F & G> extends H<T> implements I permits J {',
	'	static int k = l(() -> new M() { int n = 1; }), o[] = {1};',
	'	{ int p = 1; }',
	'	@Q E(@R int s, String @N ... t) throws U { v(); super(s); outer.new W(); }',
	'	record X(int y) { X { z(); } }',
	'	enum Y { ONE(1) { void a() { } }, TWO; Y(int b) { this.c = b; } }',
	'	int d(Object o) {',
	'		try (var e = f(); g) { for (int h : i) j.k++; } catch (L | M n) { throw n; } finally { }',
	'		label: for (int p = 0; p < q && r || s; p++) { break label; }',
	'		if (o instanceof T.U(V w, var x)) return y ? z : A::new; else if (b) c(); else d();',
	'		return switch (o) { case E f when g -> h(); case I.J(_) -> { yield 1; } case null, default -> k; };',
	'	}',
	'	@interface L { int m() default 1; }',
	'}',
	'module n { requires transitive o; exports p to q; }',
	'int top = 1; void main() { }',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);

test('every value has its place', () => {
	// The constant constructs the enum around it, which it does not name.
	expect(misplacedValues(pack.extract(DENSE))).toEqual(['Y stands at "ONE"']);
});

pack.survivesCuts(DENSE);

pack.leavesNothingBehind('class A { int a = f(1); void b() { for (int x : y) z(x); } }', DENSE);

test('a method after a missing brace is still a method of its class', () => {
	const recorder = pack.extract('class A {\n\tvoid f() { g();\n\tint h(int i) { return i; }\n}\n');
	const lost = recorder.chunks.find(({ name }) => name === 'h');
	expect(lost?.qualified).toBe('A.h');
	expect((lost?.flags ?? 0) & ChunkFlag.broken).not.toBe(0);
});

pack.survives([
	'',
	'\n',
	'//',
	'/*',
	'/**',
	'"""',
	'class',
	'class A',
	'enum E {',
	'record R(',
	'@',
	'@interface',
	'import',
	'import static',
	'package',
	'module',
	'x ->',
	'case',
	'instanceof',
	'...',
	'super(',
	'#!',
	'\0',
	'\uFEFFclass A { }',
]);
