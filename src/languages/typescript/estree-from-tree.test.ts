import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareParsers, languageOf } from './from-tree/testing/differential.ts';

const root = join(import.meta.dirname, '../../..');

/** An even sample of the files below a folder, the same on every run. */
function sample(folder: string, wanted: number, maxBytes: number): string[] {
	if (!existsSync(folder)) return [];
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		// Tools keep files of their own in folders with a dot, which come and go.
		.filter((path) => languageOf(path) !== undefined && !/(?:^|\/)\./.test(path))
		.sort()
		.map((path) => join(folder, path));
	const step = Math.max(1, Math.floor(paths.length / wanted));
	return paths.filter(
		(path, i) => i % step === 0 && statSync(path).isFile() && statSync(path).size <= maxBytes,
	);
}

async function differencesIn(path: string, text: string): Promise<{ outcome: string; problems: string[] }> {
	const outcome = await compareParsers(path, text, languageOf(path)!);
	if (outcome.kind === 'different') {
		return {
			outcome: outcome.kind,
			problems: outcome.differences.map((found) => `${path}:${found.offset} ${found.class}`),
		};
	}
	const unexplained = outcome.kind === 'gap' && outcome.gap === null;
	return { outcome: outcome.kind, problems: unexplained ? [`${path}:${outcome.offset} grammar error`] : [] };
}

async function compareFiles(paths: readonly string[]): Promise<{ problems: string[]; equal: number }> {
	const problems: string[] = [];
	let equal = 0;
	for (const path of paths) {
		const result = await differencesIn(path, readFileSync(path, 'utf8'));
		problems.push(...result.problems);
		if (result.outcome === 'equal') equal++;
	}
	return { problems, equal };
}

describe('the two parsers agree', () => {
	it('on a sample of real files, but for the gaps of the grammars', async () => {
		const { problems, equal } = await compareFiles(sample(join(root, 'node_modules'), 450, 25_000));
		expect(problems).toEqual([]);
		expect(equal).toBeGreaterThan(300);
	}, 120_000);

	it('on our own sources and the cases of the pack', async () => {
		const cases = sample(join(import.meta.dirname, 'cases'), 1_000, 1_000_000);
		const { problems, equal } = await compareFiles([...sample(join(root, 'src'), 60, 25_000), ...cases]);
		expect(problems).toEqual([]);
		expect(equal).toBeGreaterThan(40);
	}, 120_000);

	it.each([
		['a.ts', '@a() @b.c export class A<T> extends B.C<T> implements D, E.F<G> {}'],
		['a.ts', '@a() abstract class A { abstract b(): void; protected abstract readonly c: string; }'],
		['a.ts', 'class A { @x() private readonly b = 1; static #c?: D; declare e: F; g!: H; accessor i = 1 }'],
		[
			'a.ts',
			'class A { @x @y() static async *b<T>(@z c: D, ...e: F[]): G {} get h() { return 1 } set h(v) {} }',
		],
		['a.ts', 'class A { constructor(private a: B, readonly c = 1, protected override d?: E) { super() } }'],
		[
			'a.ts',
			'class A { f(): void; f(a?: string): void { } static { g() } [key: string]: B; "q"() {} [c]() {} }',
		],
		['a.ts', 'function f(): void;\nfunction f(this: A, { a, b: [c = 1], ...d }: E = {}, [g, , h]: I) {}'],
		['a.ts', 'const f = async <T,>(a: T): Promise<T> => a, g = b => ({ b }), h = (x): x is string => x'],
		['a.ts', 'function f(x): asserts x is A {} function g(x): asserts x {} function h(): this is B {}'],
		['a.ts', 'let a: A | B & C | (D | E)[] | readonly F[] | keyof G | unique symbol, b!: typeof c.d<E>'],
		['a.ts', 'type A<T extends B = C> = T extends (infer U extends D)[] ? U : T[number]["x"]'],
		[
			'a.ts',
			`type A = { readonly [K in keyof B as \`x\${K}\`]?: B[K] }; type C = { -readonly [K in D]-?: E }`,
		],
		[
			'a.ts',
			`type A = [a: B, c?: D, ...e: F[]]; type G = [B?, ...H[]]; type I = \`a\` | \`b\${C}\` | -1 | null`,
		],
		['a.ts', 'type A = new (a: B) => C; type D = abstract new () => E; type F = <T>(a: T) => asserts a is B'],
		[
			'a.ts',
			'interface A<T> extends B.C<T>, D { a?: B; readonly c: D, e(): F; (g): H; new (i): J; [k: string]: L }',
		],
		['a.ts', 'interface A { get a(): B; set a(v); "b"?: C; 1: D; [e]: F }'],
		['a.ts', 'declare module "a" { export const b: C; } declare global { var d: E } namespace F.G { h() }'],
		[
			'a.ts',
			'declare function f(): A; declare const b: C; declare class D { e(): F; g: H } declare enum I { J }',
		],
		['a.ts', 'export const enum A { B = 1, "C" = B << 1, D }'],
		[
			'a.ts',
			'import a, { type b, c as d, default as e } from "f"; import type g from "h"; import * as i from "j"',
		],
		['a.ts', 'import a = require("b"); import c = d.e.f; export import g = h.i; import "k"; export = l'],
		['a.ts', 'export { a, b as default, type c } from "d"; export * from "e"; export * as f from "g"'],
		['a.ts', 'export default class {}\nexport type A = B; export declare const c: D; export interface E {}'],
		['a.ts', 'export default function () {}'],
		['a.ts', 'export default async function* a() {}'],
		['a.ts', 'export default (function () {})'],
		['a.ts', 'export default abstract class A {}'],
		['a.ts', 'export as namespace A; import j from "k" with { type: "json" }'],
		[
			'a.ts',
			'a?.b.c(d)?.[e]!.f; (a?.b).c; a?.(); a!?.b; !a.b!.c; a && b! === c; x as a.b.c<D>; y satisfies Z.W',
		],
		['a.ts', '(a?.b)!.c; (await a)!.b; new (a().b)(c); new A<B>; a<B>; a<B>(c); <A>b; a as const'],
		['a.ts', 'delete a.b, void 0, typeof c; (-a) ** b; a = b ||= c; [a, b.c] = d; ({ a, b: c.d, ...e } = f)'],
		[
			'a.ts',
			'for (const a of b) c; for await (const [d] of e) {} for (f in g) ; for (let i = 0, j; i < j; i++) {} for (;;) {}',
		],
		[
			'a.ts',
			'a: for (;;) { break a; continue a } switch (b) { case 1: case 2: c(); break; default: d() } do e(); while (f)',
		],
		[
			'a.ts',
			'try { a() } catch ({ b }) { } finally { c() } try {} catch {} try {} catch (e: unknown) {} throw a; if (b) c; else if (d) e; else f',
		],
		[
			'a.ts',
			'#!/usr/bin/env node\n"use strict"; function f() { "use asm"; return }\n/* a */ b // c\n/** d */',
		],
		[
			'a.ts',
			`const a = 1_000n, b = 0x1F, c = "\\u{1F98A}\\x41\\n\\\n", d = /[/]\\/x/giu, e = \`a\${b}\\\`\${\`c\${d}\`}\`, f = .5e-3`,
		],
		[
			'a.ts',
			'import.meta.url; () => import("a"); await import(b); type A = import("c").D; let e: typeof import("f")',
		],
		[
			'a.ts',
			'const o = { a, b: 1, "c": 2, [d]: 3, e() {}, get f() { return 1 }, set f(v) {}, async *g() {}, ...h, 4: 5 }',
		],
		[
			'a.ts',
			'const f = function* g() { yield; yield a; yield* b }, c = class D extends (E, F) {}; [, a, , ...b]',
		],
		['a.ts', 'return_()\n\nlet x = 1 // trailing\n/* block */\nlet y // last'],
		[
			'a.tsx',
			'const a = <A.B c="d" e={f} {...g} h-i j:k="l"><></>{/* m */} text &amp; {n} <p />\n  <q.r.s></q.r.s></A.B>',
		],
		[
			'a.tsx',
			'const a = <T,>(b: T) => <A<T> c />; function f() { return (<div>\n  {x && <b>{y}</b>}\n\n</div>) }',
		],
		['a.js', 'class A { a = 1; static b; #c() {} static async *d() {} get #e() { return this.#c } } #x in y'],
		['a.js', 'module.exports = { a: require("b") }; exports.c = function () {}; with (d) e'],
		['a.js', 'async function f() { await (a, b)(c).d; await (e)(f); for await (const g of h) ; }'],
		[
			'a.js',
			'label: { break label } var a = 010, get = 1, set, async, of, let_; get(set); async(); async () => {}; function n() { new.target }',
		],
	])('%s %s', async (path, text) => {
		const { outcome, problems } = await differencesIn(path, text);
		expect(problems).toEqual([]);
		expect(outcome).toBe('equal');
	});
});
