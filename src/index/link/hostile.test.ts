import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { openViews } from '../../questions/open-views.ts';
import { stateFolder } from '../../store/state.ts';
import { buildIndex } from '../pipeline.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-hostile-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const many = (count: number, make: (at: number) => string) =>
	Array.from({ length: count }, (_, at) => make(at)).join('\n');
/** Each of many functions may give back what any of the others does. */
const TANGLE = many(
	120,
	(at) =>
		`export function f${at}(n) { if (n > 1) return f${(at + 1) % 120}(n); if (n > 2) return f${(at * 7) % 120}(n); return f${(at * 13) % 120}(n).go(f${at}); }`,
);

/** Each declares what all others declare, and uses its own. */
const SHEETS = 100;

const FILES: Record<string, string> = {
	'chain.ts': `class B { b() { return this; } }\nnew B()${'.b()'.repeat(3_000)};\n`,
	'members.ts': `const a = {};\na${'.b'.repeat(5_000)}.c();\n`,
	'circle.ts':
		'class A extends B { go() { return super.go(); } }\nclass B extends C {}\nclass C extends A {}\nnew A().go().go();\ninterface I extends J {}\ninterface J extends I {}\nfunction f(i: I) { i.x(); }\n',
	'types.ts':
		'type A = B;\ntype B = A;\ntype T<X> = T<T<X>> & { x(): T<X> };\ntype U<X> = { [K in keyof X]: U<X[K]> } | U<U<X>>;\nfunction f(a: A, t: T<number>, u: U<T<A>>) { a.x(); t.x().x().x(); u.x(); }\n',
	'tangle.js': TANGLE,
	'assigned.js': `let x;\n${many(3_000, (at) => `x = ${at % 2 ? 'x.y' : 'x()'};`)}\nx.go();\n`,
	'spread.js': `const o0 = { a() {} };\n${many(200, (at) => `const o${at + 1} = { ...o${at}, ...o${at}, b${at}: o${at} };`)}\no200.a();\n`,
	'wide.ts': `const o = {\n${many(3_000, (at) => `\tm${at}() { return this.m${(at + 1) % 3_000}(); },`)}\n};\no.m0();\n`,
	...Object.fromEntries(
		Array.from({ length: 60 }, (_, at) => [
			`barrels/b${at}.ts`,
			many(6, (other) => `export * from './b${(at * 5 + other * 11 + 1) % 60}';`),
		]),
	),
	'barrels/use.ts':
		"import { missing } from './b0';\nimport * as all from './b1';\nmissing();\nall.missing.deep();\n",
	'jvm/Circle.java':
		'package p;\nimport static p.A.*;\nclass A<T extends A<T>> extends B<T> { T go(T t) { return super.go(t).go(t); } class A {} }\nclass B<T> extends C<T> { <R extends R> R go(R r) { return r; } }\nclass C<T> extends A<C<T>> { void m() { missing(); go(null).missing(); } }\n',
	'jvm/circle.kt': `package q\nopen class A : B()\nopen class B : A()\ntypealias T = U\ntypealias U = T\nfun T.x() = x().x()\n${many(60, (at) => `fun f${at}() = f${(at * 7 + 1) % 60}().let { f${at}() }.apply { f${(at * 3) % 60}() }`)}\nfun use(a: A, t: T) { a.missing(); t.x().missing() }\n`,
	// What stands above the companion of a type is looked for in the companion, too.
	'jvm/companions.kt': `package r\n${many(30, (at) => `class E${at}(id: Key<E${at}>) : Entity<E${(at + 1) % 30}>(id) { companion object : EntityClass<E${at}, E${(at * 7) % 30}>(Table${at}) { class In : Base<E${at}>() } }`)}\nopen class Entity<T>(id: Any) { open class EntityClass<A, B>(t: Any) { fun find(): A = missing() } }\nfun use() { ${many(30, (at) => `E${at}.find().missing(); E${at}.In().missing()`)} }\n`,
	'jvm/Circle.cs': `using static N.A; using X = N.X;\nnamespace N;\npartial class A : B { A this[int i] => this[i][i]; }\nclass B : A {}\nstatic class E { public static T Same<T>(this T t) => t.Same(); }\nclass M { void Go(A a, X x) { a[0][1].missing(); a${'.Same()'.repeat(200)}; x.missing(); } }\n`,
	'php/circle.php':
		'<?php\nnamespace A;\nuse A\\B as C;\nclass B extends D { use T; function go() { return parent::go()->missing(); } }\nclass D extends B { use T; }\ntrait T { use T; function run() { return $this->run()->run(); } }\n$x = $x->go();\n(new B)->run()->missing();\n',
	'php/assigned.php': `<?php\n${many(1_500, (at) => `$x = $x${at % 2 ? '->y' : '->go()'};`)}\n$x->missing();\n`,
	'rb/circle.rb':
		'module A\n  include A::B\n  module B\n    include A\n    def go; super; end\n  end\nend\nclass C < D; end\nclass D < C\n  prepend A\n  def go; @x ||= go.go; super; end\nend\nX = Y\nY = X\nX.missing\nC.new.go.missing\n',
	'dart/a.dart':
		"export 'b.dart';\npart 'b.dart';\nclass A extends B with A {}\nvar x = x;\nvoid f() { x.go(); missing(); A().missing(); }\n",
	'dart/b.dart':
		"export 'a.dart';\npart of 'a.dart';\nclass B extends A {}\nextension E on B { go() => go().go(); }\nvoid g() { B().go().missing(); }\n",
	'py/circle.py':
		'class A(B):\n    pass\n\nclass B(A):\n    def go(self):\n        return super().go()\n\nx = x\nx()\nA().go().go()\n',
	'py/tangle.py': many(
		80,
		(at) =>
			`def f${at}(g, h=None):\n    x = f${(at + 1) % 80}(g) if g else f${(at * 7) % 80}(f${at})\n    g(x)\n    return [f${(at * 11) % 80}, x, h]\n\nf${at}(f${(at * 3) % 80}, f${at})\n`,
	),
	'py/assigned.py': `x = 1\n${many(1_500, (at) => `if x:\n    x = x${at % 2 ? '.y' : '()'}`)}\nx.go()\n`,
	'py/decorated.py': `def d(f):\n    return d(f)\n\n${many(300, () => '@d')}\ndef f():\n    pass\n\nf()\n`,
	'go/circle.go':
		'package p\ntype A struct { B; *A }\ntype B struct { A }\ntype C = D\ntype D = C\ntype L []L\ntype F func() F\nfunc f(a A, c C, l L, g F) { a.missing(); c.x(); l[0][0].x(); g()()().x(); a := a.b(a); a.x() }\n',
	'go/chain.go': `package p\ntype T struct{}\nfunc (t T) b() T { return t }\nfunc g() { T{}${'.b()'.repeat(2_000)} }\n`,
	'rs/src/lib.rs':
		'mod a;\nmod b;\npub use a::*;\npub use b::*;\nuse crate::missing::missing;\nuse self::x as y;\nuse self::y as x;\ntype T = U;\ntype U = T;\nimpl T { fn f(&self) { self.f(); x::y(); y(); missing(); } }\nimpl<T: Deref> Deref for W { type Target = W; }\nstruct W;\nfn g(w: W, t: T) { w.missing(); t.x(); }\n',
	'rs/src/a.rs': `pub use super::*;\npub use crate::b::*;\nfn h() { missing(); ${'vec![1].iter()'}${'.map(|x| x)'.repeat(500)}.next(); }\n`,
	'rs/src/b.rs': `pub use crate::a::*;\npub struct B;\nimpl B { fn b(self) -> Self { self } }\nfn h() { B${'.b()'.repeat(2_000)}; }\n`,
	'rs/Cargo.toml': '[package]\nname = "rs"\n',
	'sh/a.sh': 'source ./b.sh\nsource ./a.sh\nmissing\na() { a; }\n',
	'sh/b.sh': 'source ./a.sh\nmissing\nb() { a; b; }\n',
	'c/circle.h':
		'#include "circle.h"\n#include "back.h"\ntypedef struct a b;\ntypedef b a;\nstruct c { struct c *c; a *d; };\n',
	'c/back.h': `#include "circle.h"\n#define F(x) G(x)\n#define G(x) F(x)\nint f(struct c *c) { return F(c${'->c'.repeat(2_000)}->d->missing()); }\n`,
	'cpp/circle.cpp': `class A : B {};\nclass B : public A { A a; using T = T; T t; };\nusing U = V;\nusing V = U;\nnamespace n = m;\nnamespace m = n;\nint f(A a, U u) { u.missing(); n::missing(); return a${'.a'.repeat(2_000)}.missing(); }\n`,
	'sol/circle.sol': `import "./circle.sol";\n${many(40, (at) => `contract C${at} is C${(at + 1) % 40}, C${(at * 7) % 40}, C${(at * 3) % 40} { function f() public { super.missing(); missing(); } }`)}\n`,
	'swift/circle.swift': `class A: B {}\nclass B: A { var a: A }\ntypealias T = U\ntypealias U = T\nextension T: T {}\n${many(60, (at) => `extension A { func f${at}() { missing(); a${'.a'.repeat(40)}.missing() } }`)}\n`,
	...Object.fromEntries(
		Array.from({ length: SHEETS }, (_, at) => [
			`css/${at}.css`,
			`:root { --a: 1; }\n@keyframes spin { from { top: 0; } }\n${many(20, () => '.x { top: var(--a); animation: spin 1s; }')}\n`,
		]),
	),
	'py/__init__.py': 'from .a import *\n',
	'py/a.py': 'from .b import *\nfrom . import *\n',
	'py/b.py': 'from .a import *\nmissing()\n',
};

test('linking ends, whatever is written', async () => {
	for (const [path, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	const state = stateFolder(root, {});
	const { stages } = await buildIndex({ root, state, config: configSchema.parse({}), jobs: 1 });
	expect(stages.find(({ stage }) => stage === 'link')!.ms).toBeLessThan(40_000);
	const reader = openViews(state);
	try {
		const linked = reader.db.prepare('SELECT count(DISTINCT file) FROM call_sites').pluck().get();
		expect(linked).toBeGreaterThan(10);
		const wrong = reader.db
			.prepare(
				"SELECT file, line, callee FROM call_sites WHERE callee LIKE '%missing%' AND status = 'resolved'",
			)
			.all();
		expect(wrong).toEqual([]);
		const looked = reader.db
			.prepare("SELECT count(*) FROM link_need JOIN file f ON f.id = link_need.file WHERE f.language = 'css'")
			.pluck()
			.get();
		expect(looked).toBeLessThan(SHEETS * 10);
	} finally {
		reader.close();
	}
}, 120_000);
