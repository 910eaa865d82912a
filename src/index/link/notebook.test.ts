import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { askDefinition } from '../../semantics/asking/ask.ts';
import { type IndexReader, openIndex } from '../../store/reader.ts';
import { stateFolder } from '../../store/state.ts';
import { openParser } from '../pipeline.ts';
import { refreshIndex } from '../update.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-notebook-'));
const state = stateFolder(root, {});
const options = { root, state, config: configSchema.parse({}), jobs: 1 };
let reader: IndexReader;

const CELLS = [
	'from helper import load\n%matplotlib inline',
	'class Box:\n    def size(self):\n        return area(1)\n\ndef area(w, text="é\\t"):\n    return w',
	'b = Box()\nb.size()\narea(2)\nload()',
	'def area(w): return 2 * w',
	'area(3)\nnobody()',
];

beforeAll(async () => {
	const cells = CELLS.map((cell) => ({
		cell_type: 'code',
		outputs: [{ text: ['area(4)\n'] }],
		source: cell.split(/(?<=\n)/),
	}));
	writeFileSync(join(root, 'a.ipynb'), JSON.stringify({ cells, metadata: {} }, null, 1));
	writeFileSync(join(root, 'helper.py'), 'def load():\n    pass\n');
	const parser = openParser(options);
	await refreshIndex({ ...options, parser });
	parser.close();
	reader = openIndex(state);
});
afterAll(() => {
	reader.close();
	rmSync(root, { recursive: true, force: true });
});

/** The line that what is written at `mark` leads to, as it stands in its file. */
function leadsTo(mark: string): string {
	const text = readFileSync(join(root, 'a.ipynb'), 'utf8');
	const at = text.indexOf(mark);
	const name = mark.lastIndexOf('.') < 0 ? mark.search(/\w/) : mark.lastIndexOf('.') + 1;
	const answer = askDefinition(reader, 'a.ipynb', at + name, (file) =>
		readFileSync(join(root, file), 'utf8'),
	);
	if (answer === null || answer === 'not linked') return String(answer);
	if (answer.status !== 'resolved') return answer.status;
	const [{ path, start }] = answer.targets;
	const target = readFileSync(join(root, path), 'utf8');
	const end = target.indexOf('\n', start);
	return target.slice(target.lastIndexOf('\n', start) + 1, end === -1 ? undefined : end).trim();
}

test.each([
	[' Box()', '"class Box:\\n",'],
	['"b.size', '"    def size(self):\\n",'],
	// The last definition before the cell, not one of a later cell.
	['"area(2)', '"def area(w, text=\\"é\\\\t\\"):\\n",'],
	['"area(3)', '"def area(w): return 2 * w"'],
	['"load()', 'def load():'],
	['"nobody()', 'unresolved'],
])('%s leads to %s', (mark, expected) => {
	expect(leadsTo(mark)).toBe(expected);
});

test('what a function of a cell calls when it runs is what the notebook ends with', () => {
	expect(leadsTo('return area(1)'.slice('return '.length))).toBe('"def area(w): return 2 * w"');
});

test('chunks have the places of the file, and the language of the kernel', () => {
	const text = readFileSync(join(root, 'a.ipynb'), 'utf8');
	const rows = reader.db
		.prepare<[], { name: string; language: string; start: number; length: number }>(
			`SELECT n.text AS name, s.language, c.start, c.length FROM chunk c
			JOIN name n ON n.id = c.name JOIN file f ON f.id = c.id >> 20 AND f.path = 'a.ipynb'
			JOIN segment s ON s.file = f.id AND s.ord = c.segment ORDER BY c.start`,
		)
		.all();
	expect(rows.map(({ name, language }) => `${language} ${name}`)).toEqual([
		'python Box',
		'python size',
		'python area',
		'python b',
		'python area',
	]);
	expect(text.slice(rows[2].start, rows[2].start + rows[2].length)).toBe(
		'def area(w, text=\\"é\\\\t\\"):\\n",\n    "    return w',
	);
});
