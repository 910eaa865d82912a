import { expect, test } from 'vitest';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { inOlderWords } from './newer-syntax.ts';
import { FIELDS, Kind } from './syntax.ts';

const [swift] = languages;
const pack = new PackUnderTest(swift, extractor);

pack.knowsItsGrammar('class A { }', Kind, FIELDS);

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'let o = 1 + x?.run()\n\t.run(1)';
	const [first, second] = pack.extract(text).calls;
	expect(text.slice(first.nameStart, first.end)).toBe('run()');
	expect(text.slice(first.start, first.end)).toBe('x?.run()');
	expect(text.slice(second.nameStart, second.end)).toBe('run(1)');
	expect(text.slice(second.start, second.end)).toBe('x?.run()\n\t.run(1)');
});

test('newer words are put into as many older ones', () => {
	for (const [text, older] of [
		['#if os(Linux)\nf()\n#endif', '//f os(Linux)\nf()\n//ndif'],
		['f(#line, "#line \\(#line)")', 'f(_line, "#line \\(_line)")'],
		['if #available(iOS 9, *) { }', 'if true                 { }'],
		['x = #"a "b" \\n \\#(c)"#', 'x =  "a _b_ _n _\\(c)" '],
		['x = /a"b\\/c/ + y / z / w', 'x = "a_b__c" + y / z / w'.replace('__', '_/')],
		['f(()); g(); let h: () -> Void', 'f(__); g(); let h: () -> Void'],
		['func f() throws(E) { try await g() }', 'func f() throws    { try       g() }'],
		['func `a b`() {}', 'func `a_b`() {}'],
		[
			'@Option() var x = f()\n@Flag()\nlet y: () -> Void',
			'@Option   var x = f()\n@Flag  \nlet y: () -> Void',
		],
	]) {
		expect(inOlderWords(text)).toBe(older);
	}
	for (const text of [
		'/* #if */ // #line\n"""\n#if "x"\n"""',
		'a / b / c',
		'let x = y()',
		'f { () in 1 }',
		'let f: @Sendable () -> Void',
	]) {
		expect(inOlderWords(text)).toBe(text);
	}
});

const DENSE = [
	'import A.B',
	'@available(iOS 9, *) public final class C<T: D>: E, F where T.G == H {',
	'\t@Wrapped private(set) lazy var i: Int = { j() }() { willSet { k() } didSet { l(oldValue) } }',
	'\tstatic subscript(m n: Int) -> T? { get { o[n] } set { o[n] = newValue } }',
	'\tinit?(p q: Int = 1, _ r: inout String..., s: @escaping (Int) throws -> Void) rethrows { guard let t = u, case .v(let w) = x else { return nil } }',
	'\tdeinit { y() } func z<U>(_ a1: some U) async throws -> [U: Int] { for try await b1 in c1 where b1 > 0 { try? await d1.e1(b1) { $0 + 1 } } }',
	'}',
	'indirect enum F1: String { case g1(Int, h1: F1), i1 = "a"; func j1() { switch self { case .g1(let k1, _) where k1 > 0: fallthrough; default: break } } }',
	'extension C: L1 { typealias M1 = N1 } protocol O1: AnyObject { associatedtype P1; var q1: Int { get set } func r1() } struct S1 { let t1 = \\U1.v1.w1 }',
	'do { throw X1.y1 } catch let e as Z1 { print("\\(e)") } catch { }',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);
pack.survivesCuts(DENSE);

pack.survives([
	'class '.repeat(500),
	'['.repeat(3000),
	'a?.'.repeat(3000),
	'{ '.repeat(2000),
	'"\\('.repeat(2000),
	'#"'.repeat(2000),
	'/*'.repeat(2000),
]);

pack.tellsTests({
	'a/FooTests.swift': true,
	'Tests/App/A.swift': true,
	'x/AppTests/Sub/Helper.swift': true,
	'src/Testing.swift': false,
	'src/Contest/A.swift': false,
	'Latest.swift': false,
});
