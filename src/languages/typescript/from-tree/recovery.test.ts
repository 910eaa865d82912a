import { expect, it } from 'vitest';
import { loadGrammar } from '../../../index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../../index/parse/tree-sitter/parse.ts';
import { ListRecorder } from '../../testing/list-recorder.ts';
import { toEstree } from '../estree-from-tree.ts';
import extractor from '../extract.ts';
import languages from '../language.ts';

const grammar = await loadGrammar(languages.find(({ id }) => id === 'typescript')!.grammar);

function record(text: string): ListRecorder {
	const recorder = new ListRecorder(text);
	extractor.extract(parseText(grammar, text), 'typescript', recorder);
	return recorder;
}

const chunks = (text: string): string[] =>
	record(text).chunks.flatMap(({ kind, qualified }) => (kind === 'module' ? [] : [`${kind} ${qualified}`]));

it.each([
	[
		'a broken method',
		'class A { a() { x(); } b( { y(); } }\nfunction f() {}',
		['class A', 'method A.a', 'function f'],
	],
	[
		'an open parenthesis',
		'function f() { return g(1, ; }\nclass B { m() {} }',
		['function f', 'class B', 'method B.m'],
	],
	['an open brace', 'function f() {\n\tif (a) {\n}\nfunction g() {}', ['function f', 'function f.g']],
	['an open class', 'class A {\n\tm() {}\n\tn() {}\n', ['class A', 'method A.m', 'method A.n']],
	['a half-written import', 'import { a from "b";\nfunction f() { g() }\n', ['function f']],
	['stray text', 'function f() {}\n<<<<<<< HEAD\nfunction g() {}\n', ['function f', 'function g']],
])('keeps the definitions around %s', (_, text, expected) => {
	expect(chunks(text)).toEqual(expect.arrayContaining(expected));
	expect(record(text).errors.length).toBeGreaterThan(0);
});

it('keeps the calls and imports of a file with an error', () => {
	const { calls, imports } = record(
		'import { a } from "b";\nfunction f( { a(1); }\nfoo(bar(), ;\nbaz.qux();',
	);
	expect(imports.map(({ local, module }) => `${local} ${module}`)).toEqual(['a b']);
	expect(calls.map(({ callee }) => callee)).toEqual(expect.arrayContaining(['bar', 'baz.qux']));
});

it('names the ranges it could not read', () => {
	const text = 'let a = 1;\nlet = = 2;\nlet c = 3;';
	const { errors } = toEstree(parseText(grammar, text));
	expect(errors.length).toBeGreaterThan(0);
	for (const { start, end } of errors) {
		expect(start).toBeGreaterThanOrEqual(text.indexOf('\n'));
		expect(end).toBeLessThanOrEqual(text.lastIndexOf('\n') + 1);
	}
});

const SOURCES = [
	'export class A<T> extends B { #x = 1; @d() m(a: T, ...b: C[]) { return this.#x!.y?.(a, () => b) } }',
	`import a, { b as c } from "d"; export const e = { f() { return \`g\${h(1)}\` }, i: [j, ...k] };`,
	'interface A { a(b: C): D; [k: string]: E } type F = { [K in keyof A]?: A[K] } | readonly G[];',
	'for (const [a, b] of c) { switch (d) { case 1: e(); break; default: f = async () => { await g } } }',
];

it('never throws, whatever is cut out or put in', () => {
	for (const source of SOURCES) {
		for (let at = 0; at < source.length; at++) {
			record(source.slice(0, at) + source.slice(at + 1));
			record(source.slice(0, at));
			for (const extra of ['{', ')', ' class ', '`', '<', ' function ']) {
				if (at % 5 === 0) record(source.slice(0, at) + extra + source.slice(at));
			}
		}
	}
}, 60_000);

it.each([
	['parentheses', `${'('.repeat(100_000)}a${')'.repeat(100_000)}`],
	['open braces', '{'.repeat(100_000)],
	['members', `a${'.b'.repeat(100_000)}`],
	['optional calls', `a${'?.(b)'.repeat(30_000)}`],
	['prefixes and postfixes', `${'!'.repeat(50_000)}a${'!.b'.repeat(2_000)}`],
	['operators after postfixes', `a${' && b! === c'.repeat(10_000)}`],
	['unions', `type A = a${'|b'.repeat(50_000)}`],
	['arrows', `${'a=>'.repeat(50_000)}b`],
	['open classes', 'class A {'.repeat(10_000)],
])('converts deep %s', (_, text) => {
	const started = performance.now();
	expect(toEstree(parseText(grammar, text)).program.type).toBe('Program');
	expect(performance.now() - started).toBeLessThan(10_000);
});
