import { describe, expect, test } from 'vitest';
import { ChunkFlag } from '../../model/chunk.ts';
import type { ListRecorder } from '../testing/list-recorder.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { FIELDS, KINDS } from './syntax.ts';

const [python] = languages;
const pack = new PackUnderTest(python, extractor);

function exportsOf(recorder: ListRecorder): string[] {
	return recorder.exports.map(
		({ kind, exported, local, module }) => `${kind} ${exported} ${local} ${module}`,
	);
}

function flagged(recorder: ListRecorder, flag: number): (string | null)[] {
	return recorder.chunks.filter(({ flags }) => flags & flag).map(({ name }) => name);
}

pack.knowsItsGrammar('x = 1\n', KINDS, FIELDS);

describe('what the name of the file decides', () => {
	const facade =
		'from .core import run, _hidden\nimport os\nfrom .more import *\nif TYPE_CHECKING:\n    import t\n';

	test('public imports of a package are offered', () => {
		expect(exportsOf(pack.extract(facade, 'pkg/__init__.py'))).toEqual([
			'named run run .core',
			'named os * os',
			'star * null .more',
		]);
	});

	test('those of another module are not', () => {
		expect(exportsOf(pack.extract(facade, 'pkg/init.py'))).toEqual(['star * null .more']);
	});

	test('a package with a list offers the list', () => {
		const text = `${facade}__all__ = ('run',)\n`;
		expect(exportsOf(pack.extract(text, 'pkg/__init__.py'))).toEqual(['all run run .core']);
	});

	test('a stub file declares', () => {
		const text = 'def f(): ...\nclass A:\n    def g(self): "doc"; ...\n    def h(self): return 1\n';
		expect(flagged(pack.extract(text, 'a.pyi'), ChunkFlag.declaration)).toEqual(['f']);
		expect(flagged(pack.extract('def f():\n    "doc"\n    ...\n', 'a.pyi'), ChunkFlag.declaration)).toEqual([
			'f',
		]);
		expect(flagged(pack.extract(text, 'a.py'), ChunkFlag.declaration)).toEqual([]);
	});

	test('pytest functions are tests only in the files it collects', () => {
		const text =
			'def test_a(): pass\nclass TestB:\n    def test_b(self): pass\nclass C(TestCase):\n    def test_c(self): pass\n';
		expect(flagged(pack.extract(text, 'tests/test_x.py'), ChunkFlag.test)).toEqual([
			'test_a',
			'test_b',
			'test_c',
		]);
		expect(flagged(pack.extract(text, 'src/x.py'), ChunkFlag.test)).toEqual(['test_c']);
	});
});

pack.tellsTests({
	'test_x.py': true,
	'a/b/x_test.py': true,
	'a/conftest.py': true,
	'latest.py': false,
	'test_/x.py': false,
	'testx.py': false,
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 20_000;

	test.each([
		['parentheses', `x = ${'('.repeat(100_000)}1${')'.repeat(100_000)}\n`],
		['calls', `x = ${'f('.repeat(depth)}1${')'.repeat(depth)}\n`],
		['called results', `f${'()'.repeat(depth)}\n`],
		['lists', `x = ${'['.repeat(depth)}1${']'.repeat(depth)}\n`],
		['targets', `${'('.repeat(depth / 10)}a${',)'.repeat(depth / 10)} = 1\n`],
		['attributes', `x = a${'.b'.repeat(depth)}\n`],
		['lambdas', `x = ${'lambda: '.repeat(depth / 10)}1\n`],
		['operators', `x = ${'a and '.repeat(depth)}b\n`],
		['assignments', `${'x = '.repeat(depth / 10)}1\n`],
		['conditionals', `x = ${'a if b else '.repeat(depth / 10)}c\n`],
		['comprehensions', `x = ${'[a for a in '.repeat(depth / 10)}b${']'.repeat(depth / 10)}\n`],
	])('%s', (_, text) => {
		const recorder = pack.extract(`${text}def after(): pass\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test('brackets that nobody closes', () => {
		expect(pack.extract('('.repeat(depth)).errors).not.toEqual([]);
	});
});

pack.boundsArguments(`${'f('.repeat(2000)}1${')'.repeat(2000)}\n`, 2000);

const DENSE = [
	'@a(1)',
	'class A(B, metaclass=M):',
	'    x: int = f(lambda y=1: [z for z in y if z])',
	'    async def m[T](self, a=(1, 2), *b, **c) -> "T":',
	'        with p() as q, r as (s, t): yield (u := q)',
	'        match u:',
	'            case {"k": [v, *w]} if v: del v',
	'        try: import n.o as o',
	'        except E as e: raise e from None',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);
pack.survivesCuts(DENSE);

pack.leavesNothingBehind(
	'a, b = f(1)\n[x for x in y if x]\n',
	'def g(a=1, *b): del a; c = lambda: 1\n'.repeat(20),
);

pack.survives([
	'',
	'\n',
	'#',
	'\\',
	'"""',
	"f'{",
	'def',
	'class A(',
	'@',
	'x = ',
	'import',
	'from . import',
	'lambda',
	'\0',
]);
