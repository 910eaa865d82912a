import { describe, expect, test } from 'vitest';
import { ChunkFlag } from '../../model/chunk.ts';
import type { ListRecorder } from '../testing/list-recorder.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { FIELDS, KINDS } from './syntax.ts';

const [go] = languages;
const pack = new PackUnderTest(go, extractor);

function flagged(recorder: ListRecorder, flag: number): (string | null)[] {
	return recorder.chunks.filter(({ flags }) => flags & flag).map(({ name }) => name);
}

pack.knowsItsGrammar('package p\n', KINDS, FIELDS);

test('directives that stand alone are about the file', () => {
	const text = [
		'//go:build (linux || darwin) && !cgo',
		'// +build linux darwin',
		'',
		'// Package p is documented.',
		'package p',
		'',
		'//go:generate stringer -type=Kind',
		'',
		'/*',
		'#cgo LDFLAGS: -lm',
		'#cgo linux CFLAGS: -DX=1',
		'*/',
		'import "C"',
		'',
		'//go:embed own',
		'var v string',
		'',
		'//go:linkname local runtime.nanotime',
		'',
	].join('\n');
	const [module, clause, variable] = pack.extract(text).chunks;
	expect(module.annotations).toEqual([
		{ name: 'go:build', args: '(linux || darwin) && !cgo' },
		{ name: '+build', args: 'linux darwin' },
		{ name: 'go:generate', args: 'stringer -type=Kind' },
		{ name: 'cgo', args: 'LDFLAGS: -lm' },
		{ name: 'cgo', args: 'linux CFLAGS: -DX=1' },
		{ name: 'go:linkname', args: 'local runtime.nanotime' },
	]);
	expect(clause).toMatchObject({ name: 'p', summary: 'Package p is documented.', annotations: null });
	expect(variable.annotations).toEqual([{ name: 'go:embed', args: 'own' }]);
	expect(pack.extract('package p\n').chunks[0].annotations).toBeUndefined();
});

test('functions are tests only in the files that go test builds', () => {
	const text = [
		'package p',
		'func TestA(t *testing.T) { t.Run("b", func(t *testing.T) {}) }',
		'func (s *S) TestC() {}',
		'func ExampleD() {}',
		'',
	].join('\n');
	expect(flagged(pack.extract(text, 'a/x_test.go'), ChunkFlag.test)).toEqual([
		'TestA',
		null,
		'TestC',
		'ExampleD',
	]);
	expect(flagged(pack.extract(text, 'a/x.go'), ChunkFlag.test)).toEqual([]);
});

pack.tellsTests({
	'x_test.go': true,
	'a/b/x_linux_test.go': true,
	'test.go': false,
	'x_test.go/y.go': false,
	'xtest.go': false,
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 20_000;

	test.each([
		['parentheses', `var x = ${'('.repeat(100_000)}1${')'.repeat(100_000)}`],
		['calls', `var x = ${'f('.repeat(depth)}1${')'.repeat(depth)}`],
		['called results', `var x = f${'()'.repeat(depth)}`],
		['literals', `var x = ${'[]any{'.repeat(depth)}1${'}'.repeat(depth)}`],
		['elided literals', `var x = []any${'{'.repeat(depth)}1${'}'.repeat(depth)}`],
		['selectors', `var x = a${'.b'.repeat(depth)}`],
		['operators', `var x = a${' && b'.repeat(depth)}`],
		['pointers', `var x = ${'*'.repeat(depth)}p`],
		['indices', `var x = a${'[0]'.repeat(depth)}`],
		['types', `var x ${'[]*'.repeat(depth)}int`],
		['function types', `type F ${'func() '.repeat(depth / 10)}int`],
		['structs', `type T ${'struct{ a '.repeat(depth / 10)}int${' }'.repeat(depth / 10)}`],
		['closures', `var x = ${'func() any { return '.repeat(depth / 10)}1${' }'.repeat(depth / 10)}`],
		['blocks', `func f() ${'{'.repeat(depth / 10)}${'}'.repeat(depth / 10)}`],
		['else if', `func f() { ${'if a {} else '.repeat(depth / 10)}{} }`],
	])('%s', (_, text) => {
		const recorder = pack.extract(`package p\n${text}\nfunc after() {}\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test('brackets that nobody closes', () => {
		expect(pack.extract(`package p\nvar x = ${'('.repeat(depth)}`).errors).not.toEqual([]);
	});
});

pack.boundsArguments(`package p\nvar x = ${'f('.repeat(2000)}1${')'.repeat(2000)}\n`, 2000);

const SAMPLE = [
	'//go:build x',
	'package p',
	'import ( . "a"; b "c" )',
	'const ( A, B = iota, 1; C, D )',
	'type T[K any] struct { a, b int `j:"k"`; *E; c struct{ d int } }',
	'type I interface { M(a int) error; ~int | string; J }',
	'var _ I = (*T[int])(nil)',
	'var h = map[string]func(){"k": func() { defer f[int](1) }}',
	'func (t *T[K]) M[L any](a K, b ...L) (r int, err error) {',
	'	if v, ok := t.m[a]; ok && v > 1 || !ok { go func() {}() } else if x { t.a++ }',
	'	for i, x := range T[int]{a: 1, b: {2}} { fs[i](x...) }',
	'	switch y := z.(type) { case int, *T: case nil: default: panic(y) }',
	'	select { case v := <-ch: ch <- v }',
	'loop: for { break loop }',
	'	return',
	'}',
	'',
].join('\n');

pack.closesWhatItOpened(SAMPLE);

test('a file that lacks any one character still closes what it opened', () => {
	for (let at = 0; at < SAMPLE.length; at++) {
		expect(() => pack.extract(SAMPLE.slice(0, at) + SAMPLE.slice(at + 1))).not.toThrow();
	}
});

test('a file cut off anywhere keeps its first function', () => {
	const text =
		'package p\n\nfunc first() { a() }\n\nfunc second(x int) {\n\tif x { b("c") }\n}\n\ntype T struct { d int }\n';
	for (let end = text.indexOf('\n\nfunc second'); end < text.length; end++) {
		expect(pack.extract(text.slice(0, end)).chunks.map(({ name }) => name)).toContain('first');
	}
});

pack.leavesNothingBehind(
	'package p\nvar a, b = f(1)\nfunc g(x int) { y := T{x: 1}; y.z = x }\n',
	'package p\nfunc g(a ...int) { for i := range a { go h[int](i) } }\n'.repeat(20),
);

test.each([
	'for _, x := range x { use() }',
	'for x := x; ; { use() }',
	'if x := x; true { use() }',
	'switch x := x; { default: use() }',
	'select { case x := <-x: use() }',
])('%s: the right side is outside of what it defines', (statement) => {
	const { refs, scopes, bindings } = pack.extract(`package p\nfunc f(x T) { ${statement} }\n`);
	const right = refs.find(({ name }) => name === 'x');
	expect(scopes[right!.scope].kind).toBe('function');
	expect(scopes[bindings.at(-1)!.scope].kind).toBe('block');
	expect(refs.find(({ name }) => name === 'use')!.scope).toBe(bindings.at(-1)!.scope);
});

test('a name is not yet known on the right side that defines it', () => {
	expect(pack.extract('package p\ntype t int\nfunc f(x int) { t := t(x); t(x) }\n').calls).toHaveLength(1);
});

test('references come in source order, also those of type parameters', () => {
	const { refs } = pack.extract('package p\nfunc (t *T) M[A x.B, C D](a A) C { return f(a) }\n');
	expect(refs.map(({ start }) => start)).toEqual(refs.map(({ start }) => start).toSorted((a, b) => a - b));
});

pack.survives([
	'',
	'\n',
	'//',
	'/*',
	'`',
	'"',
	'package',
	'package p;import',
	'package p\nfunc',
	'package p\nfunc (',
	'package p\nfunc (t',
	'package p\nfunc (t T) ',
	'package p\nfunc f[',
	'package p\ntype',
	'package p\ntype T struct {',
	'package p\ntype T interface { M(',
	'package p\nconst (',
	'package p\nvar _ I =',
	'package p\nvar x = T{a:',
	'package p\nvar x, = 1',
	'func f() { := 1 }',
	'func f() { switch x := y.(type) { case',
	'}\n}\nfunc f() {}\n}',
	'\0',
	'\ufeffpackage p\n',
	'package p\r\n\r\nfunc f() {\r\n\tx.\r\n}\r\n',
]);
