import { describe, expect, test } from 'vitest';
import { codeOf } from './magics.ts';
import { segmentFile } from './segment.ts';

interface Cell {
	cell_type: string;
	source: string | string[];
	outputs?: unknown[];
}

function notebook(cells: readonly Cell[], metadata: object = {}): string {
	return JSON.stringify({ cells, metadata, nbformat: 4 }, null, 1);
}

const code = (source: string | string[]): Cell => ({ cell_type: 'code', source });

/** Each unit of the text of a segment as it is written in the file. */
function places(text: string, index = 0): string[] {
	const { starts, ends } = segmentFile('jupyter', text)[index].written!;
	return Array.from(starts, (start, at) => text.slice(start, ends[at]));
}

test('cells are segments in their order, outputs and raw cells are not', () => {
	const text = notebook([
		{ cell_type: 'markdown', source: ['# A\n', 'b'] },
		{ cell_type: 'raw', source: 'x = 1' },
		{ ...code(['def f():\n', '    pass']), outputs: [{ source: ['def g(): pass'] }] },
		code([]),
	]);
	const segments = segmentFile('jupyter', text);
	expect(segments.map(({ type, language, written }) => [type, language, written?.text])).toEqual([
		['cell', 'markdown', '# A\nb'],
		['cell', 'python', 'def f():\n    pass'],
	]);
	for (const { start, end, written } of segments) {
		expect(text.slice(start, end)).toBe(
			written!.text === '# A\nb' ? '# A\\n",\n    "b' : 'def f():\\n",\n    "    pass',
		);
	}
});

test('every unit of a text has its place, whatever escapes it is written with', () => {
	expect(places('{"cells":[{"cell_type":"code","source":["a\\"\\u00e9\\n","\\uD83D\\uDE00b\\/"]}]}')).toEqual(
		['a', '\\"', '\\u00e9', '\\n', '\\uD83D', '\\uDE00', 'b', '\\/'],
	);
	expect(places('{"cells":[{"source":"é😀","cell_type":"code"}]}').join('')).toBe('é😀');
});

test('the kernel says the language, wherever it stands', () => {
	const kernels: [object, number][] = [
		[{}, 1],
		[{ kernelspec: { language: 'Python' } }, 1],
		[{ language_info: { name: 'python' } }, 1],
		[{ language_info: { name: 'R' } }, 0],
		[{ kernelspec: { language: 'julia' } }, 0],
	];
	for (const [metadata, count] of kernels) {
		expect(segmentFile('jupyter', notebook([code('x = 1')], metadata))).toHaveLength(count);
	}
});

describe('what is no notebook costs itself alone', () => {
	const whole = notebook([code('x = 1'), code('y = "\\"2"')]);

	test.each(Array.from({ length: 12 }, (_, at) => Math.floor((whole.length * at) / 12)))(
		'cut at %d',
		(length) => {
			const segments = segmentFile('jupyter', whole.slice(0, length));
			for (const { written } of segments) expect(['x = 1', 'y = "\\"2"']).toContain(written!.text);
		},
	);

	test.each([
		'',
		'[]',
		'{"cells":',
		'{"cells":[,,]}',
		'{"cells":{}}',
		'{"cells":[{"cell_type":"code","source":1}]}',
	])('%s', (text) => expect(segmentFile('jupyter', text)).toEqual([]));

	test('an escape that is none', () => {
		expect(segmentFile('jupyter', '{"cells":[{"cell_type":"code","source":"\\u12"}]}')).toEqual([]);
	});

	test('deep nesting', () => {
		const deep = `{"metadata":${'['.repeat(200_000)}`;
		expect(segmentFile('jupyter', deep)).toEqual([]);
	});
});

test.each([
	['%matplotlib inline\nx = 1', '0                 \nx = 1'],
	['if x:\n    !ls -l', 'if x:\n    0     '],
	['%time y = f(1)', '0;    y = f(1)'],
	['%timeit -n 3 f(1)', '0                '],
	['%%time\nf(1)', '#%time\nf(1)'],
	['files = !ls', 'files = 0  '],
	['f?', '0 '],
	['?f.g', '0   '],
	['!a \\\n  b\nc()', '0   \n   \nc()'],
	// Look-alikes of Python.
	['s = """\n%d\n!x\n"""', null],
	['f(a\n  % b)', null],
	["x = 'a' \\\n% b", null],
	['x = a % b', null],
	["'a\\\n!b'", null],
	['x != y', null],
])('%j', (cell, expected) => {
	expect(codeOf(cell)).toBe(expected ?? cell);
	expect(codeOf(cell)).toHaveLength(cell.length);
});

test('a cell for another program is no Python', () => {
	for (const cell of ['%%bash\nls', '%%html\n<p>', '%%writefile a.py\nx = 1'])
		expect(codeOf(cell)).toBeNull();
});
