import { describe, expect, test } from 'vitest';
import { unknownKinds } from '../../model/syntax-walk.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import { FIELDS, KINDS, Kind } from './kinds.ts';
import languages from './language.ts';
import { inOlderWords } from './newer-syntax.ts';

const [rust] = languages;
const pack = new PackUnderTest(rust, extractor);

test('the grammar has every kind and field that the pack names', () => {
	const tree = pack.parse('fn f() {}\n');
	expect(unknownKinds(tree, KINDS)).toEqual([]);
	expect(FIELDS.filter((name) => !tree.fieldNames.includes(name))).toEqual([]);
	expect(Object.values(KINDS).sort()).toEqual(Object.values(Kind).sort());
});

test('what a file says about itself is about the module chunk', () => {
	const [module] = pack.extract(
		'//! First. Second.\n//! Third.\n#![no_std]\n#![allow(a, b)]\nfn f() {}\n',
	).chunks;
	expect(module).toMatchObject({
		annotations: [{ name: 'no_std' }, { name: 'allow', args: 'a, b' }],
		docStart: 0,
		docEnd: 29,
		summary: 'First.',
	});
});

test('an attribute further down is not about the file', () => {
	const [module] = pack.extract('fn f() {}\n#![no_std]\n//! Late.\n').chunks;
	expect(module.annotations).toBeUndefined();
	expect(module.summary).toBeUndefined();
});

test('a name bound before its scope begins has a value of the scope around', () => {
	const text = 'fn f(x: u8) { let x = x; if let y = x {} for z in x {} match x { w => {} } }';
	const { bindings, scopes } = pack.extract(text);
	for (const name of ['x', 'y', 'z', 'w']) {
		const { scope, start, value } = bindings.findLast((binding) => binding.name === name)!;
		expect(start).toBeLessThan(scopes[scope].start);
		expect(value).not.toBe(-1);
	}
});

pack.tellsTests({
	'src/tests.rs': true,
	'src/a/test.rs': true,
	'src/parser_tests.rs': true,
	'src/test_util.rs': true,
	'src/latest.rs': false,
	'src/contests.rs': false,
	'src/test/mod.rs': false,
	'src/attest.rs': false,
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 20_000;
	const few = depth / 20;

	test.each([
		['parentheses', `fn a() { ${'('.repeat(depth)}1${')'.repeat(depth)}; }`],
		['calls', `fn a() { ${'f('.repeat(depth)}1${')'.repeat(depth)}; }`],
		['called results', `fn a() { f${'()'.repeat(depth)}; }`],
		['methods', `fn a() { f${'.g()'.repeat(depth)}; }`],
		['arrays', `fn a() { ${'['.repeat(depth)}1${']'.repeat(depth)}; }`],
		['closures', `fn a() { ${'|x| '.repeat(few)}1; }`],
		['operators', `fn a() { ${'a && '.repeat(depth)}b; }`],
		['blocks', `fn a() { ${'{'.repeat(few)}${'}'.repeat(few)} }`],
		['modules', `${'mod m {'.repeat(few)}${'}'.repeat(few)}`],
		['functions', `${'fn g() {'.repeat(few)}${'}'.repeat(few)}`],
		['patterns', `fn a() { let ${'('.repeat(few)}x${',)'.repeat(few)} = 1; }`],
		['types', `type A = ${'Vec<'.repeat(few)}u8${'>'.repeat(few)};`],
		['paths', `fn a() { x${'::y'.repeat(few)}; }`],
		['use trees', `use ${'a::{'.repeat(few)}b${'}'.repeat(few)};`],
		['else ifs', `fn a() { ${'if a {} else '.repeat(few)}{} }`],
		['shadows', `fn a() { ${'let x = x; '.repeat(few)} }`],
		['tokens', `fn a() { vec![${'('.repeat(depth)}1${')'.repeat(depth)}]; }`],
		['calls in tokens', `fn a() { vec![${'f('.repeat(depth)}1${')'.repeat(depth)}]; }`],
		['chains in tokens', `fn a() { vec![a${'.f()'.repeat(depth)}]; }`],
		['borrows', `fn a() { ${'&'.repeat(few)}x; }`],
		['questions', `fn a() { x${'?'.repeat(depth)}; }`],
	])('%s', (_, text) => {
		const recorder = pack.extract(`${text}\nfn after() {}\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test('braces that nobody closes', () => {
		expect(pack.extract('fn f() {'.repeat(few)).errors).not.toEqual([]);
	});
});

test('an argument text is bounded, however deep calls nest', { timeout: 60_000 }, () => {
	const { calls } = pack.extract(
		`fn a() { ${'f('.repeat(2000)}vec![${'g('.repeat(2000)}1${')'.repeat(2000)}]${')'.repeat(2000)}; }`,
	);
	expect(calls).toHaveLength(4001);
	const longest = Math.max(...calls.flatMap(({ args }) => args.map(({ text }) => text.length)));
	expect(longest).toBeLessThanOrEqual(1000);
});

const DENSE = [
	'//! a',
	'#![b(c)]',
	'#[derive(A)] pub struct S<T: B>(#[x] pub u8, T) where T: C;',
	'#[e] impl<T> D for S<T> { const K: u8 = f(|x| [x; 3]); type O = u8; }',
	'enum E { A { x: u8 }, B(u8) = 1 }',
	'mod m { pub use a::{b::*, self as c}; extern "C" { fn g(x: u8, ...); } }',
	"async fn h((a, b): P, c: impl for<'q> Fn(&'q u8)) -> R {",
	'  let Some(x) = a else { return Err(1)? };',
	'  if let Some(y) = x && y > 1 { unsafe { y.z = 1; } } else { (a, b) = c; }',
	'  for (i, j) in k { match i { V(w) if w => async { w.await }, _ => S { a, ..b } }; }',
	'  println!("{x} {}", y.f::<T>(g!(1)), n = 2);',
	'}',
	'macro_rules! n { ($a:expr) => { $a.b() }; }',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);
pack.survivesCuts(DENSE);

pack.leavesNothingBehind(
	'fn f((a, b): P) { let c = g(a); c.d = b; }\n',
	'#[x] fn g(a: u8) { let S { b, .. } = a else { return }; vec![f(a)]; }\n'.repeat(20),
);

pack.survives([
	'',
	'\n',
	'#',
	'#[',
	'#![',
	'//',
	'///',
	'/*',
	'"',
	"'",
	'r#"',
	'fn',
	'fn f',
	'fn f(',
	'impl',
	'impl X for',
	'struct S(',
	'enum E { A(',
	'use',
	'use a::{',
	'pub use a::{b, ',
	'mod',
	'macro_rules!',
	'macro_rules! m { ($x',
	'm!(',
	'println!("{", ',
	'println!("{a:{b}$}")',
	'fn f() { let',
	'fn f() { match x { A(',
	'fn f() { for',
	'fn f() { |',
	'fn f() { a.',
	'fn f() { S {',
	'extern "C" {',
	'\0',
	'fn \u{1F600}() {}',
]);

describe('newer words', () => {
	test('a text without them is the same text', () => {
		const text = 'fn unsafe_fn() {} // safe function, automatic traits\nfn f(x: &dyn Tr) {}\n';
		expect(inOlderWords(text)).toBe(text);
	});

	test('keep every offset', () => {
		const text = "unsafe extern { safe fn a(); }\ntype D = dyn 'a + Send;\n";
		expect(inOlderWords(text)).toHaveLength(text.length);
		expect(inOlderWords(text)).toBe('unsafe extern {      fn a(); }\ntype D = dyn      Send;\n');
	});
});
