import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formOf, misplacedValues } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const pack = new PackUnderTest(languages[0], extractor);
const whole = (text: string): string[] => formOf(pack.extract(text));

/** The form of statements in a function, without its name before each line. */
function form(statements: string): string[] {
	const lines = formOf(pack.extract(`void f() { ${statements} }`));
	return lines.map((line) => (line.startsWith('f: ') ? line.slice(3) : line));
}

describe('expressions', () => {
	test.each([
		[
			'x = not a and b or c xor d;',
			'x = (((! a) && b) || (c ^ d))',
			'then (! a) {b}',
			'else ((! a) && b) {c xor d}',
		],
		['x = a <=> b; y = a != b == true;', 'x = (a <=> b)', 'y = ((a != b) == true)'],
		[
			'x = R"(a "b" && c)"; s = "abc"s; k = 12_km; c = u\'x\';',
			'x = "a \\"b\\" && c"',
			's = "abc"',
			'k = 12_km',
			'c = x',
		],
		[
			'x = static_cast<Derived&>(*b); i = int(y); p = dynamic_cast<T*>(q);',
			'x = (b as Derived&)',
			'i = (y as int)',
			'p = (q as T*)',
		],
		[
			'x = std::make_unique<T>(1); y = ns::Inner<T>::make(2); z = ::top;',
			'x = (std.make_unique(1) as std::unique_ptr<T>)',
			'call std.make_unique(1)',
			'y = ns.Inner.make(2)',
			'call ns.Inner.make(2)',
			'z = top',
		],
		[
			'x = typeid(y).name(); n = noexcept(g()); m = sizeof...(xs);',
			'x = (typeid y).name()',
			'call (typeid y).name()',
			'n = (noexcept g())',
			'call g()',
			'm = (sizeof xs)',
		],
		['std::cout << "a" << x + 1 << std::endl;'],
		[
			'x = cond ? "yes" : std::string("no") + \'c\';',
			'x = (cond ? ("yes" | (std.string("no") + c)))',
			'then cond {"yes"}',
			'else cond {std::string("no") + \'c\'}',
			'call std.string("no")',
		],
		['x = (... + xs) * (xs * ... * 1);', 'x = ((? + xs) * (xs * 1))'],
		[
			'g({1, x}, nullptr, true, [] { return 1; }, args...);',
			'call g([1, x], nullptr, true, chunk:f, ...args)',
			'return 1',
			'exit return',
		],
		[
			'auto* p = new T(1, x); int* a = new int[n + 1]; auto q = new double;',
			'p = new T(1, x)',
			'call new T(1, x)',
			'a = (new (n + 1))',
			'q = (new ?)',
		],
		[
			'point p{.x = 1, .y = 2}; std::vector<int> v = {1, 2, 3};',
			'call new point(x: 1, y: 2)',
			'p = new point(x: 1, y: 2)',
			'call new std.vector(1, 2, 3)',
			'v = new std.vector(1, 2, 3)',
		],
		[
			'auto h = [&n, k = n + 1](int a) mutable { n += a; return k; }; h(2);',
			'h = chunk:f',
			'k = (n + 1)',
			'n = (n + a)',
			'return k',
			'exit return',
			'call h(2)',
		],
		[
			'auto x = co_await h(1); co_yield x + 1; co_return x;',
			'x = await h(1)',
			'call h(1)',
			'yield (x + 1)',
			'return x',
			'exit return',
		],
	])('%s', (text, ...lines) => {
		expect(form(text)).toEqual(lines);
	});
});

describe('writes', () => {
	test.each([
		[
			'this->a = x; a_ |= 2; m["k"] = x; m[k] += 1;',
			'this.a = x',
			'a_ = (a_ | 2)',
			'm["k"] = x',
			'm[k] = (m[k] + 1)',
		],
		[
			'*it++ = v; (*p).x = 2; arr[i++] = j; ++*p; ns::count -= 1;',
			'it[0] = v',
			'it = (it + 1)',
			'p.x = 2',
			'arr[i] = j',
			'i = (i + 1)',
			'p[0] = (p[0] + 1)',
			'ns.count = (ns.count - 1)',
		],
		['delete p; delete[] this->items; delete a[0];', 'p = deleted', 'this.items = deleted', 'a[0] = deleted'],
		['auto [a, b] = pair(); const auto& r = a;', 'a = pair()[0]', 'b = pair()[1]', 'call pair()', 'r = a'],
	])('%s', (text, ...lines) => {
		expect(form(text)).toEqual(lines);
	});
});

describe('branches', () => {
	test.each([
		[
			'if (auto* d = dynamic_cast<Derived*>(b)) { d->run(); } else if (dynamic_cast<Other*>(b)) { }',
			'd = (b as Derived*)',
			'then (b is Derived*) {{ d->run(); }}',
			'call d.run()',
			'else (b is Derived*) {if (dynamic_…(b)) { }}',
			'then (b is Other*) {{ }}',
		],
		['if (int y = g(); y > 1) h(y);', 'y = g()', 'call g()', 'call h(y)', 'then (y > 1) {h(y);}'],
		[
			'if constexpr (N > 1) { a(); } else b();',
			'then (N > 1) {{ a(); }}',
			'call a()',
			'call b()',
			'else (N > 1) {b();}',
		],
		[
			'while (auto q = next()) use(q);',
			'q = next()',
			'call next()',
			'call use(q)',
			'loop (q = next()) {use(q);}',
		],
		[
			'for (const auto& v : items) { if (!v) continue; use(v); }',
			'v = items[]',
			'loop {{ if (!v) co…se(v); }}',
			'then (! v) {continue;}',
			'exit continue',
			'call use(v)',
		],
		['for (auto [k, w] : map) use(k);', 'k = map[][0]', 'w = map[][1]', 'call use(k)', 'loop {use(k);}'],
		[
			'outer: for (;;) { for (int i = 0; i < n; ++i) { if (i % 2 == 0) goto outer; } }',
			'loop {{ for (int i…ter; } }}',
			'i = 0',
			'loop {++i}',
			'i = (i + 1)',
			'loop (i < n) {{ if (i % 2 …outer; }}',
			'then ((i % 2) == 0) {goto outer;}',
			'exit goto',
		],
		[
			'switch (int z = g(); z) { case E::a: h(); [[fallthrough]]; case E::b: break; case E::c: throw z; }',
			'z = g()',
			'call g()',
			'case (z == E.a) {case E::a: h…rough]];}',
			'call h()',
			'case ((z == E.a) || (z == E.b)) {case E::b: break;}',
			'exit break',
			'case (z == E.c) {case E::c: throw z;}',
			'throw z',
			'exit throw',
		],
		[
			'try { run(); } catch (const E& e) { throw; } catch (...) { throw std::runtime_error("a" + e.what()); }',
			'try {{ run(); }}',
			'call run()',
			'catch {{ throw; }}',
			'exit throw',
			'catch {{ throw std:…at()); }}',
			'throw std.runtime_error(("a" + e.what()))',
			'exit throw',
			'call std.runtime_error(("a" + e.what()))',
			'call e.what()',
		],
		[
			'if (x < 0) throw E(x); return;',
			'throw E(x)',
			'then (x < 0) {throw E(x);}',
			'exit throw',
			'call E(x)',
			'exit return',
		],
		[
			'if (p && p->ok() || force) { }',
			'then p {p->ok()}',
			'call p.ok()',
			'else (p && p.ok()) {force}',
			'then ((p && p.ok()) || force) {{ }}',
		],
		['try { } catch (...) { }', 'try {{ }}', 'catch {{ }}'],
	])('%s', (text, ...lines) => {
		expect(form(text)).toEqual(lines);
	});
});

describe('files', () => {
	test.each([
		[
			'A::A(int x) : a_(x), b_{1, 2}, c_() { }',
			'A.A: this.a_ = x',
			'A.A: this.b_ = [1, 2]',
			'A.A: this.c_ = other',
		],
		['int T::count = 1 + 2;', 'T.count = (1 + 2)'],
		[
			'struct S { int a = 1; static int b; int c{2}; bool operator==(const S& o) const { return a == o.a; } };',
			'S: a = 1',
			'S: this.a = 1',
			'S: c = [2]',
			'S: this.c = [2]',
			'S.operator==: return (a == o.a)',
			'S.operator==: exit return',
		],
		[
			'template <class T> T max(T a, T b) { return a < b ? b : a; }',
			'max: return ((a < b) ? (b | a))',
			'max: exit return',
			'max: then (a < b) {b}',
			'max: else (a < b) {a}',
		],
		['namespace fs = std::filesystem; using std::string;', 'fs = std.filesystem', 'string = std.string'],
		[
			'int f(int x) { if (x > ) return x::; }',
			'f: return x.',
			'f: then (x > other) {return x::;}',
			'f: exit return',
		],
	])('%s', (text, ...lines) => {
		expect(whole(text)).toEqual(lines);
	});
});

test.each(readdirSync(new URL('cases', import.meta.url)))('every value of %s has its place', (file) => {
	const text = readFileSync(new URL(`cases/${file}`, import.meta.url), 'utf8');
	expect(misplacedValues(pack.extract(text))).toEqual([]);
});
