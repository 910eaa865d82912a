import { describe, expect, test } from 'vitest';
import { ChunkFlag } from '../../model/chunk.ts';
import { FIELDS } from '../shared/c-family/syntax.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [c] = languages;
const pack = new PackUnderTest(c, extractor);

function exportedNames(text: string, path: string): string[] {
	return pack
		.extract(text, path)
		.exports.map(({ exported }) => exported)
		.sort();
}

test('the grammar has the fields that C is read by', () => {
	const tree = pack.parse('int x;');
	const ofCpp = FIELDS.filter((name) => !tree.fieldNames.includes(name));
	expect(ofCpp).toEqual([
		'base',
		'captures',
		'default_type',
		'default_value',
		'header',
		'indices',
		'length',
		'partition',
		'pattern',
		'placement',
		'scope',
		'template_parameters',
	]);
});

describe('what a file shows to others', () => {
	const text =
		'#define M 1\nstruct s { int a; };\ntypedef int t;\nenum e { A };\nint f(void);\nstatic int g;\nint v;\n';

	test('a header shows types and macros', () => {
		expect(exportedNames(text, 'a/b.h')).toEqual(['A', 'M', 'e', 'f', 's', 't', 'v']);
	});

	test('a source file shows what the linker sees', () => {
		expect(exportedNames(text, 'a/b.c')).toEqual(['f', 'v']);
	});
});

test('a macro of several lines is one chunk, comments in it or not', () => {
	const text = '#define F(a) do { \\\n\tg(a); /* why */ \\\n\th(a, "x"); \\\n} while (0)\nint after;\n';
	const recorder = pack.extract(text);
	expect(recorder.errors).toEqual([]);
	expect(recorder.chunks.map(({ name }) => name)).toEqual([null, 'F', 'after']);
	expect(text.slice(recorder.chunks[1].start, recorder.chunks[1].end)).toBe(
		text.slice(0, text.indexOf('\nint')),
	);
	expect(recorder.calls.map(({ callee, argCount }) => [callee, argCount])).toEqual([
		['g', 1],
		['h', 2],
	]);
});

test('a call is placed at its name, and its range is the whole expression', () => {
	const text = 'int x = a->run(1)\n\t.run(2);';
	const [first, second] = pack.extract(text).calls;
	expect(text.slice(first.start, first.end)).toBe('a->run(1)');
	expect(text.slice(second.nameStart, second.end)).toBe('run(2)');
	expect(text.slice(second.start, second.end)).toBe('a->run(1)\n\t.run(2)');
});

test('names of a segment are bound in its own module scope', () => {
	const recorder = new ListRecorder('int a;\nvoid f(void) { }\n');
	const inner = recorder.openScope('namespace', 0, recorder.text.length);
	extractor.extract(pack.parse(recorder.text), c.id, recorder);
	expect(recorder.bindings.map(({ name, scope }) => [name, scope])).toEqual([
		['a', inner],
		['f', inner],
	]);
});

pack.tellsTests({
	'tests/test_list.c': true,
	'src/list_test.c': true,
	'check_money.c': true,
	'list-tests.cpp': true,
	'ListTest.cpp': true,
	'list.unittest.cc': true,
	'src/latest.c': false,
	'src/contest.c': false,
	'src/testing.c': false,
	'test_list.py': false,
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 20_000;
	const few = depth / 10;

	test.each([
		['parentheses', `int x = ${'('.repeat(depth)}1${')'.repeat(depth)};`],
		['calls', `int x = ${'f('.repeat(depth)}1${')'.repeat(depth)};`],
		['called results', `int x = f${'()'.repeat(depth)};`],
		['members', `int x = a${'.b'.repeat(depth)};`],
		['indices', `int x = a${'[0]'.repeat(depth)};`],
		['lists', `int x[] = ${'{'.repeat(few)}1${'}'.repeat(few)};`],
		['operators', `int x = ${'a && '.repeat(depth)}b;`],
		['conditionals', `int x = ${'a ? b : '.repeat(few)}c;`],
		['pointers', `int ${'*'.repeat(few)}x;`],
		['declarators', `int ${'('.repeat(few)}x${')'.repeat(few)};`],
		['blocks', `void f(void) { ${'{ int a; '.repeat(few)} ${'}'.repeat(few)} }`],
		['branches', `void f(void) { ${'if (a) '.repeat(few)} b(); }`],
		['other branches', `void f(void) { ${'if (a) b(); else '.repeat(few)} c(); }`],
		['structs', `${'struct { '.repeat(few)} int a; ${'} b;'.repeat(few)}`],
		['conditions', `${'#if A\n'.repeat(few)}int x;\n${'#endif\n'.repeat(few)}`],
	])('%s', (_, text) => {
		const recorder = pack.extract(`${text}\nint after;\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test.each(['(', '{', 'struct {', 'f(', '[', '#if A\n', '"', '/*', "'"])('%j that nobody closes', (open) => {
		expect(() => pack.extract(open.repeat(few))).not.toThrow();
	});
});

const DENSE = [
	'#ifndef A_H',
	'#define A_H',
	'#include <a.h>',
	'#define F(x, ...) g(x) /* y */',
	'/* Doc. */ __attribute__((packed)) struct s { int a : 1, *b; struct { int c; } d; void (*e)(int f); } g, *h;',
	'typedef enum { I = 1, J } k, *l;',
	'API static int m(int n, char o[], ...) NONNULL(1) {',
	'#ifdef P',
	'	if (q) {',
	'#else',
	'	if (r) {',
	'#endif',
	'		for (int s = 0; s < 1 && t || u; s++) v->w[x](y, (z){ .a = 1 });',
	'	} else goto end;',
	'	switch (a) { case 1 ... 2: b(); default: c(); }',
	'	FOREACH(x) { _Generic(a, int: b)(c); }',
	'end: return a ? b : c;',
	'}',
	'int old(a, b) int a; char *b; { return a; }',
	'TEST(a, b) { d(); }',
	'int *p = &q, r[] = { 1, [2] = 3 };',
	'#endif',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);

pack.survivesCuts(DENSE, 3);

pack.leavesNothingBehind('int a = f(1); void b(void) { for (int x = 0; x; x++) z(x); }', DENSE);

test('a function after a missing brace is still one of its file', () => {
	const recorder = pack.extract('int f(void) {\n\tif (a) {\n\tg();\n}\nint h(int i) { return i; }\n');
	const lost = recorder.chunks.find(({ name }) => name === 'h');
	expect(lost?.qualified).toBe('h');
	expect((lost?.flags ?? 0) & ChunkFlag.broken).not.toBe(0);
});

pack.survives([
	'',
	'\n',
	'//',
	'/*',
	'#',
	'#if',
	'#define',
	'#include',
	'struct',
	'typedef',
	'int',
	'*',
	'(',
	'\0',
	'\\',
	"'",
	'"',
	'#endif',
	'}',
]);
