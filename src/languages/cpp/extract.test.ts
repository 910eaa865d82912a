import { describe, expect, test } from 'vitest';
import { ChunkFlag } from '../../model/chunk.ts';
import { unknownKinds } from '../../model/syntax-walk.ts';
import { FIELDS, Kind } from '../shared/c-family/syntax.ts';
import { rewordText } from '../shared/c-family/wording/wording.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [cpp] = languages;
const pack = new PackUnderTest(cpp, extractor);

test('the grammar has every kind and field that the packs of C and C++ name', () => {
	const tree = pack.parse('int x;');
	// `...` is a rule of the grammar of C.
	expect(unknownKinds(tree, Kind)).toEqual(['macro_type_specifier', 'variadic_parameter']);
	expect(FIELDS.filter((name) => !tree.fieldNames.includes(name))).toEqual(['index', 'underlying_type']);
});

test('a call operator is a method, and its parameters are those of the second list', () => {
	const [, , method] = pack.extract('struct F { int operator()(int a, char b) const { return a; } };').chunks;
	expect(method.qualified).toBe('F.operator()');
	expect(method.kind).toBe('method');
	expect(method.params?.map(({ name }) => name)).toEqual(['a', 'b']);
});

test('a header shows its types, a source file does not', () => {
	const text = 'class A { };\nusing B = A;\nenum class E { X };\nstatic int s;\nint f();\n';
	const names = (path: string) =>
		pack
			.extract(text, path)
			.exports.map(({ exported }) => exported)
			.sort();
	expect(names('a.hpp')).toEqual(['A', 'B', 'E', 'f']);
	expect(names('a.cpp')).toEqual(['f']);
});

describe('words of the same length', () => {
	test.each([
		['int x GUARDED_BY(m) = 1;', 'int x               = 1;'],
		['LIB_API void f();', '        void f();'],
		['void f() const LOCKED(m);', 'void f() const          ;'],
		['class LIB_API A { };', 'class         A { };'],
		['template class A<int>;', '         class A<int>;'],
		['void f(T t = {});', 'void f(T t = 0 );'],
		['TEST(A, B) { }', 'TEST(A, B);{ }'],
		['int x = a | unsigned(b);', 'int x = a | _nsigned(b);'],
		['struct A { LIB_INLINE ~A(); };', 'struct A {            ~A(); };'],
		['struct A { LIB_INLINE A() : a(1) {} };', 'struct A {            A() : a(1) {} };'],
	])('%s', (text, older) => {
		expect(rewordText(text, true).text).toBe(older);
	});

	test.each([
		'FILE *f;',
		'unsigned (*f)(int);',
		'std::function<unsigned(int)> f;',
		'DWORD x = MAX(a, b);',
		'const char *const NAME = "x";',
		'void f() { if (a) CHECK(b); }',
		'void f() { y = (T) MAX(a, b) * N; }',
		'int a = f(x) + MAX;',
		'auto x = "abc"sv;',
		'auto operator""_km(long double x);',
		'class A : public B { A(int x); operator bool() const; };',
		'static constexpr decltype(A::b) NAME{1};',
		'struct S { unsigned a : 3; };',
		'std::vector<int> MAKE(int a);',
		'int x = a < B && C > d;',
	])('%s stays', (text) => {
		expect(rewordText(text, true).text).toBe(text);
	});

	test('long runs cost no more than their length', () => {
		const started = performance.now();
		for (const part of [
			'A ',
			'A(',
			'#if A\n',
			'a::',
			'"',
			"'",
			'R"(',
			'x(1) ',
			'< ',
			'case 1 ... ',
			'{',
			'enum ',
		]) {
			const text = part.repeat(20_000);
			expect(rewordText(text, true).text).toHaveLength(text.length);
		}
		expect(performance.now() - started).toBeLessThan(10_000);
	});
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const few = 2000;

	test.each([
		['namespaces', `${'namespace a { '.repeat(few)}${'}'.repeat(few)}`],
		['classes', `${'class A { '.repeat(few)}${'};'.repeat(few)}`],
		['lambdas', `auto x = ${'[] { return '.repeat(few / 4)}1${'; }'.repeat(few / 4)};`],
		['template arguments', `${'A<'.repeat(few / 4)}B${'>'.repeat(few / 4)} x;`],
		['qualified names', `int x = ${'a::'.repeat(few)}b;`],
		['templates', `${'template <class T> '.repeat(few / 10)} int x;`],
		['braces', `A x = ${'A{'.repeat(few / 4)}1${'}'.repeat(few / 4)};`],
		['calls', `int x = f()${'.f()'.repeat(few)};`],
	])('%s', (_, text) => {
		expect(pack.extract(`${text}\nint after;\n`).chunks.at(-1)?.name).toBe('after');
	});

	test.each(['(', '{', 'class A {', 'A<', '[', 'namespace {', 'template <', 'f('])(
		'%j that nobody closes',
		(open) => {
			expect(() => pack.extract(open.repeat(few))).not.toThrow();
		},
	);
});

const DENSE = [
	'export module a.b;',
	'import <vector>;',
	'#include "c.h"',
	'namespace d::e { namespace { int f; } }',
	'/// Doc.',
	'template <class T, int N = 1> requires C<T> class LIB_API G final : public H<T>, virtual I {',
	'	Q_OBJECT',
	'public:',
	'	explicit G(int a = {}) noexcept : H<T>(a), b{1}, c(2) { d(); }',
	'	~G() override = default; operator bool() const; virtual int e() const = 0;',
	'	template <class U> static auto f(U u) -> decltype(u) { return [&, x = 1](auto... y) { return u; }; }',
	'	int g GUARDED_BY(m){1}, h = 2; using H<T>::i; friend void j(G &) {} enum class K : int { L };',
	'	struct { int n; } o; typedef int P;',
	'};',
	'template <class T> int G<T>::q = r();',
	'int ns::S::t(int u) const { try { throw V("w"); } catch (const X &y) { } catch (...) { } return 1; }',
	'template <class T> concept Z = requires(T t) { t.a(); { t.b() } -> C<int>; typename T::D; };',
	'void f() {',
	'	auto [a, b] = c(); for (auto &[d, e] : f) g(d); if (auto h = i(); h) j(); while (K *l = m()) n();',
	'	Lock o(p); Q r(1, s), t{2}; auto u = new V<int>(3); w->x.y<int>(z...); co_await a; co_yield b; co_return c;',
	'	using namespace std; using std::swap; switch (auto d = e(); d) { case F::G: h(); default: i(); }',
	'}',
	'TEST(J, K) { SECTION("l") { m(); } }',
	'template class N<int>; using O = P; namespace q = r::s; export { int t; }',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);

pack.survivesCuts(DENSE);

test('a function after a missing brace is still one of its namespace', () => {
	const recorder = pack.extract(
		'namespace a {\nvoid f() { if (a) { g();\n}\nint h(int i) { return i; }\n}\n',
	);
	const lost = recorder.chunks.find(({ name }) => name === 'h');
	expect(lost?.qualified).toBe('a.h');
	expect((lost?.flags ?? 0) & ChunkFlag.broken).not.toBe(0);
});
