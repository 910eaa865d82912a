import { expect, test } from 'vitest';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { inOlderWords } from './newer-syntax.ts';
import { FIELDS, Kind } from './syntax.ts';

const [dart] = languages;
const pack = new PackUnderTest(dart, extractor);

pack.knowsItsGrammar('class A { }', Kind, FIELDS);

test('what stands before the name of a library describes the module', () => {
	const { chunks } = pack.extract("/// A library. Of things.\n@TestOn('vm')\nlibrary app;\nclass A { }\n");
	expect(chunks[0].annotations).toEqual([{ name: 'TestOn', args: "'vm'" }]);
	expect(chunks[0].summary).toBe('A library.');
});

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'var o = 1 + x?.run()\n\t.run(1);';
	const [first, second] = pack.extract(text).calls;
	expect(text.slice(first.nameStart, first.end)).toBe('run()');
	expect(text.slice(first.start, first.end)).toBe('x?.run()');
	expect(text.slice(second.nameStart, second.end)).toBe('run(1)');
	expect(text.slice(second.start, second.end)).toBe('x?.run()\n\t.run(1)');
});

test('newer words are put into as many older ones', () => {
	for (const text of [
		'library;\nclass A { }',
		'class A {\n  abstract final int x;\n}',
		'void f() {\n  outer: for (;;) { }\n}',
		'var x = f<int>(1);',
		'return List<Map<String, int>>.of(x);',
	]) {
		expect(inOlderWords(text)).toHaveLength(text.length);
		expect(inOlderWords(text)).not.toBe(text);
	}
	for (const text of [
		'library x;',
		'abstract class A { }',
		'void m<T>(T x) { }',
		'if (a < b && c > (d)) { }',
	]) {
		expect(inOlderWords(text)).toBe(text);
	}
});

const DENSE = [
	'@A(1) library a.b;',
	"import 'x.dart' as x show y hide z;",
	"part 'p.dart';",
	'abstract class C<T extends D> extends E with F, G implements H {',
	'\tfinal int a = 1, b; static const c = [1, ...d, if (e) f, for (var g in h) g];',
	'\tC(this.a, {required this.b, super.k = 1}) : assert(a > 0), _l = m(), super(b); factory C.n() = O; const C.p();',
	'\tint get q => _q; set q(int v) { _q = v; } operator ==(Object o) => o is C && o.a == a;',
	'\tFuture<void> r<U>(U u, [int s = 1]) async* { await for (final t in u) { yield* t..v()..w = 1; } try { throw X(); } on Y catch (e, st) { rethrow; } finally {} }',
	'}',
	'enum En implements I { one(1), two(2); const En(this.n); final int n; } mixin M on C { } extension Ext on int { int twice() => this * 2; }',
	'typedef Fn = int Function(int); var (aa, bb: cc) = switch (dd) { Sq(len: var l) when l > 0 => l, _ => 0 };',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);
pack.survivesCuts(DENSE);

pack.survives([
	'class '.repeat(500),
	'['.repeat(3000),
	'a?.'.repeat(3000),
	'{ '.repeat(2000),
	'x(() => '.repeat(1000),
	'a<'.repeat(2000),
	'class A { void f( '.repeat(300),
]);

pack.tellsTests({
	'lib/a_test.dart': true,
	'test/helper.dart': true,
	'x/integration_test/a.dart': true,
	'lib/test.dart': false,
	'lib/latest.dart': false,
	'lib/contest/a.dart': false,
});
