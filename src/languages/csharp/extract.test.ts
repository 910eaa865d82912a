import { expect, test } from 'vitest';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { inOlderWords } from './newer-syntax.ts';
import { FIELDS, Kind } from './syntax.ts';

const [csharp] = languages;
const pack = new PackUnderTest(csharp, extractor);

pack.knowsItsGrammar('class A { }', Kind, FIELDS);

test('attributes of the assembly describe the module', () => {
	const { chunks } = pack.extract('[assembly: Version("1.0")]\n[module: Skip]\nclass A { }\n');
	expect(chunks[0].annotations).toEqual([
		{ name: 'assembly:Version', args: '"1.0"' },
		{ name: 'module:Skip' },
	]);
});

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'var o = await x?.Run()\n\t.Run(1);';
	const [first, second] = pack.extract(text).calls;
	expect(text.slice(first.nameStart, first.end)).toBe('Run()');
	expect(text.slice(first.start, first.end)).toBe('x?.Run()');
	expect(text.slice(second.nameStart, second.end)).toBe('Run(1)');
});

test('newer words are put into as many older ones', () => {
	for (const text of [
		'x is [var a, .. var b]; x is [.., 1];',
		'void M(params Span<int> x) { }',
		'class A<T> where T : B, allows ref struct { }',
		'\textension(string s) { }',
		'x = [type, field];',
		'ref partial struct A { }',
		'void M(bool async) { }',
		'M(*(P*)p);',
		'M((a, out b) => 1);',
	]) {
		expect(inOlderWords(text)).toHaveLength(text.length);
		expect(inOlderWords(text)).not.toBe(text);
	}
	for (const text of [
		'x = a[..]; y = [1, .. b];',
		'void M(params int[] x) { }',
		'[type: A] class B { }',
		'M(a, out b);',
		'async Task M() { }',
	]) {
		expect(inOlderWords(text)).toBe(text);
	}
});

test('long and deep code is read in a time that grows with it', () => {
	const many = Array.from({ length: 4000 }, (_, at) => `int A${at}`).join(', ');
	expect(pack.extract(`record R(${many});`).chunks).toHaveLength(4002);
	const long = `x = ${'a && '.repeat(30_000)}a;`;
	expect(pack.extract(long).chunks[0].decisions).toBe(30_000);
	expect(
		pack.extract(`${'#if A\n'.repeat(3000)}x(\n${'#endif\n'.repeat(3000)}`).chunks.length,
	).toBeGreaterThan(0);
	expect(pack.extract(`x = ${'a.b().'.repeat(3000)}c();`).calls).toHaveLength(3001);
});

const DENSE = [
	'using static A.B;',
	'[assembly: V("1")]',
	'namespace N { public partial record R<T>(int X, [A] string? Y = null) : Base<T>(X), I where T : class, new() {',
	'\tpublic event Handler? Changed { add { f(); } remove => g(); }',
	'\tpublic int this[int i] { get => _a[i]; set { _a[i] = value; } }',
	'\tpublic static R<T> operator +(R<T> a, R<T> b) => a with { X = 1 };',
	'\tasync Task<int> M<U>(this U u, params int[] p) { await foreach (var x in xs) { lock (o) { x?.Run(() => new { A = 1 })!.Go<U>(out var z, ref q); } }',
	'\t\ttry { return u switch { A { B: > 1 and < 3 } c when c.D() => 1, [var h, ..] => 2, _ => throw new E() }; } catch (E e) when (e.F()) { goto done; } finally { } done: int Local(int v) => v; yield return Local(1); }',
	'\tenum K : byte { One = 1, Two } delegate void H(object s); ~R() { } public R() : this(1) { }',
	'} }',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);
pack.survivesCuts(DENSE);

pack.survives([
	'class '.repeat(500),
	'['.repeat(3000),
	'a?.'.repeat(3000),
	'{ '.repeat(2000),
	'x => '.repeat(2000),
]);

pack.tellsTests({
	'a/FooTests.cs': true,
	'tests/A.cs': true,
	'src/App.Tests/Sub/Helper.cs': true,
	'src/Testing.cs': false,
	'src/Contest/A.cs': false,
	'src/Latest.cs': false,
});
