import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { NodeFlag, type SyntaxTree } from '../../../model/syntax-tree.ts';
import { kindName, textOf } from '../../../model/syntax-walk.ts';
import { type LoadedGrammar, loadGrammar } from './grammars.ts';
import { parseText } from './parse.ts';

const PYTHON = { package: '@vscode/tree-sitter-wasm', wasm: 'wasm/tree-sitter-python.wasm', probe: 'a = 1' };
const DART = {
	package: '@repomix/tree-sitter-wasms',
	wasm: 'out/tree-sitter-dart.wasm',
	probe: 'var a = 1;',
};
let python: LoadedGrammar;

beforeAll(async () => {
	python = await loadGrammar(PYTHON);
});

function textsOf(tree: SyntaxTree, kind: string): string[] {
	const texts: string[] = [];
	for (let node = 0; node < tree.count; node++) {
		if (kindName(tree, node) === kind) texts.push(textOf(tree, node));
	}
	return texts;
}

function rows(tree: SyntaxTree): string {
	const { count } = tree;
	const columns = [tree.kind, tree.field, tree.start, tree.end, tree.parent, tree.after, tree.flags];
	return columns.map((column) => column.slice(0, count).join()).join('\n');
}

it('loads a grammar once', async () => {
	expect(await loadGrammar({ ...PYTHON })).toBe(python);
});

it('names the grammar that is not there', async () => {
	const missing = loadGrammar({ ...PYTHON, wasm: 'wasm/tree-sitter-nothing.wasm' });
	await expect(missing).rejects.toMatchObject({ code: 'INTERNAL', message: /tree-sitter-nothing/ });
});

describe('offsets are UTF-16 units', () => {
	it('after characters outside the basic plane', () => {
		expect(textsOf(parseText(python, 'x = "😀é" + name'), 'identifier')).toEqual(['x', 'name']);
	});

	it('wherever a pair falls on the edges of the parser’s input buffer', () => {
		for (let shift = 0; shift < 4; shift++) {
			const text = `${'#'.repeat(shift)}\nx = "${'😀'.repeat(9000)}" + name\ny`;
			const tree = parseText(python, text);
			expect(textsOf(tree, 'identifier')).toEqual(['x', 'name', 'y']);
			expect(tree.flags[0] & NodeFlag.hasError).toBe(0);
		}
	});

	it('with lone surrogates', () => {
		for (const text of ['"\ud83d" + name', '"\ude00" + name', '"\ude00\ud83d" + name', '"\ud83d']) {
			const tree = parseText(python, text);
			expect(tree.end[0]).toBe(text.length);
			expect(textsOf(tree, 'identifier')).toEqual(text.includes('name') ? ['name'] : []);
		}
	});

	it('with NUL characters, which do not end the text', () => {
		const tree = parseText(python, 'a = "\0"\nb = 1\0\nc = 2\n');
		expect(tree.end[0]).toBe(21);
		expect(textsOf(tree, 'identifier')).toEqual(['a', 'b', 'c']);
		expect(textsOf(tree, 'ERROR').at(-1)).toBe('\0');
	});

	it('after a byte order mark, which belongs to no node', () => {
		expect(parseText(python, '\ufeffx = 1').start[0]).toBe(1);
	});
});

it('gives the same tree whatever the parser did before', () => {
	const sample = readFileSync(join(import.meta.dirname, 'cases/python.txt'), 'utf8');
	const first = rows(parseText(python, sample));
	for (const other of ['f"{(', '"""', 'if a:\n        b\n  c', '\\', sample.slice(0, 400)]) {
		parseText(python, other);
		expect(rows(parseText(python, sample))).toBe(first);
	}
});

describe('budgets', () => {
	it('keeps the first nodes and closes the ones around the cut', () => {
		const tree = parseText(python, 'f(a)\nf(b)\nf(c)\n', { maxNodes: 7 });
		expect(tree).toMatchObject({ count: 7, truncated: true });
		expect(tree.after[0]).toBe(7);
		for (let node = 1; node < 7; node++) {
			expect(tree.parent[node]).toBeLessThan(node);
			expect(tree.after[node]).toBeLessThanOrEqual(tree.after[tree.parent[node]]);
		}
		expect(parseText(python, 'f(a)\n').truncated).toBe(false);
	});

	it('is not truncated by a limit that is just enough', () => {
		const { count } = parseText(python, 'f(a)\n');
		expect(parseText(python, 'f(a)\n', { maxNodes: count }).truncated).toBe(false);
		expect(parseText(python, 'f(a)\n', { maxNodes: count - 1 }).truncated).toBe(true);
	});

	it('gives up a text that is read over and over, and the parser goes on', async () => {
		const dart = await loadGrammar(DART);
		const tree = parseText(dart, '{['.repeat(15_000), { maxNodes: 1000, maxUnitsRead: 600_000 });
		expect(tree).toMatchObject({ count: 1, truncated: true });
		expect(kindName(tree, 0)).toBe('ERROR');
		expect(tree.end[0]).toBe(30_000);
		expect(parseText(dart, 'var a = 1;').flags[0] & NodeFlag.hasError).toBe(0);
	});
});
