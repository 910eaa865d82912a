import { expect, test } from 'vitest';
import { unknownKinds } from '../../model/syntax-walk.ts';
import { misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { inOlderWords } from './newer-syntax.ts';
import { Kind } from './syntax.ts';

const [kotlin] = languages;
const pack = new PackUnderTest(kotlin, extractor);

test('the grammar has every kind that the pack names', () => {
	expect(unknownKinds(pack.parse('class A'), Kind)).toEqual([]);
});

test('annotations of the file describe the module', () => {
	const { chunks } = pack.extract('@file:JvmName("X")\n@file:Suppress("a", "b")\npackage a\n');
	expect(chunks[0].annotations).toEqual([
		{ name: 'file:JvmName', args: '"X"' },
		{ name: 'file:Suppress', args: '"a", "b"' },
	]);
});

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'val o = x?.run(1)\n\t.run { it }';
	const [first, second] = pack.extract(text).calls;
	expect(text.slice(first.nameStart, first.end)).toBe('run(1)');
	expect(text.slice(first.start, first.end)).toBe('x?.run(1)');
	expect(text.slice(second.nameStart, second.end)).toBe('run { it }');
});

test('a property lasts until its last accessor, wherever the line breaks are', () => {
	for (const text of [
		'class A {\n\tvar x: Int = 1\n\t\tget() = field\n\t\t// why\n\t\tset(v) { field = v }\n}',
		'class A {\n\tvar x: Int = 1; get() = field; set(v) { field = v }\n}',
	]) {
		const property = pack.extract(text).chunks.find(({ kind }) => kind === 'property')!;
		expect(text.slice(property.start, property.end)).toMatch(/^var x[\s\S]*field = v \}$/);
	}
});

test('what the grammar does not know is put into as many words that it does', () => {
	for (const text of [
		'fun interface F { fun f() }',
		'class A : B by c { }',
		'val x = 0b01',
		'for (i in 0..<9) f()',
		'fun f() {\n  a().b = c\n  open = 1\n}',
		'val f: A.B.() -> C',
		'class A\n  @Inject constructor()',
		'context(a: B)\nfun f() = 1',
		'val x = when (y) {\n  in 1..2 -> 3\n  in 3..4 -> 5\n}',
	]) {
		expect(inOlderWords(text)).toHaveLength(text.length);
		expect(inOlderWords(text)).not.toBe(text);
		expect(pack.extract(text).errors).toEqual([]);
	}
	for (const text of [
		'fun f() {\n  a.b = c\n}',
		'fun f() {\n  a()\n  b = c\n}',
		'class A {\n}',
		'open class A',
		'// fun interface F { x }',
		'val s = "class A : B by c { }"',
		'@get:A val x = 1',
	]) {
		expect(inOlderWords(text)).toBe(text);
	}
});

test('long and deep code is read in a time that grows with it', () => {
	const many = Array.from({ length: 2000 }, (_, at) => `val a${at}: Int`).join(', ');
	expect(pack.extract(`class R(${many})`).chunks).toHaveLength(2002);
	expect(pack.extract(`val x = ${'a && '.repeat(5000)}a`).chunks[1].decisions).toBe(5000);
	expect(pack.extract(`val x = ${'a.b().'.repeat(1000)}c()`).calls).toHaveLength(1001);
	expect(pack.extract(`fun f() {\n${'  a().b = c\n'.repeat(2000)}}`).assigns).toHaveLength(2000);
});

const DENSE = [
	'@file:JvmName("X")',
	'package a.b',
	'import c.d as e',
	'@A(1) sealed class F<out T : G>(val h: Int = 1, private vararg var i: String) : J<T>(h), K by l where T : M {',
	'\tcompanion object { const val N = 1 } init { o() } constructor(p: Int) : this(p, "q") { r() }',
	'\tvar s: Int by lazy { t() } private set; val u get() = v?.w ?: x!!',
	'\tinline fun <reified Y> Y.z(crossinline a1: (Int) -> Unit): List<Y> = b1.map { (c1, d1) -> c1.e1(d1) { it } }.also(::println)',
	'\tsuspend operator fun plus(f1: F<*>) = when (f1) { is G1 -> 1; in 1..2, !in h1 -> 2; else -> throw I1() }',
	'}',
	'enum class J1(val k1: Int) { ONE(1) { override fun l1() = 1 }, TWO(2); abstract fun l1(): Int } object M1 : N1 { }',
	'fun main() { outer@ for ((o1, p1) in q1) { try { if (o1) break@outer else return } catch (e: E) { do { r1++ } while (s1) } } val t1 = object : U1 { } }',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);

test('every value has its place', () => {
	expect(misplacedValues(pack.extract(DENSE))).toEqual([]);
});

pack.survivesCuts(DENSE);

pack.survives([
	'class '.repeat(500),
	'['.repeat(1000),
	'a?.'.repeat(1000),
	'{ '.repeat(1000),
	'"${'.repeat(500),
	'x().y = '.repeat(300),
	'class A : B by '.repeat(300),
	'} ) ] = . ( in !in :: by'.repeat(50),
]);

pack.tellsTests({
	'a/FooTest.kt': true,
	'src/jvmTest/kotlin/A.kt': true,
	'src/test/kotlin/a/Helper.kt': true,
	'b/UserSpec.kt': true,
	'src/main/kotlin/LoadTest.kt': false,
	'src/Contest.kt': false,
	'a/Latest.kt': false,
});
