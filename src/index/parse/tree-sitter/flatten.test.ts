import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Tree } from 'web-tree-sitter';
import type { Grammar } from '../../../model/language.ts';
import { flattenWithCursor } from './flatten-cursor.ts';
import { flattenFromHeap } from './flatten-heap.ts';
import { type LoadedGrammar, loadGrammar } from './grammars.ts';
import { layoutFits } from './heap-layout.ts';
import { firstDifference } from './same-tree.ts';
import { TreeArrays } from './tree-arrays.ts';

const require = createRequire(import.meta.url);
const PACKAGES = [
	{ name: '@vscode/tree-sitter-wasm', folder: 'wasm' },
	{ name: '@repomix/tree-sitter-wasms', folder: 'out' },
];
const GRAMMARS: Grammar[] = PACKAGES.flatMap(({ name, folder }) =>
	readdirSync(join(dirname(require.resolve(`${name}/package.json`)), folder))
		.filter((file) => file.startsWith('tree-sitter-') && file.endsWith('.wasm'))
		.map((file) => ({ package: name, wasm: `${folder}/${file}`, probe: 'a' })),
);
const CASES = join(import.meta.dirname, 'cases');
/** One text a language, named as its grammar is. To every other grammar it is a broken text. */
const SAMPLES = new Map(
	readdirSync(CASES).map((file) => [file.replace('.txt', ''), readFileSync(join(CASES, file), 'utf8')]),
);
const ALL = 1_000_000;

function parse(grammar: LoadedGrammar, text: string): Tree {
	const tree = grammar.parser.parse(text);
	if (tree === null) throw new Error('no tree');
	return tree;
}

/** Pieces cut out, doubled and misplaced: the same ones in every run. */
function broken(text: string, seed: number): string {
	const pick = (n: number) => {
		seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
		return (seed >> 8) % n;
	};
	let result = text;
	for (let change = 0; change < 4; change++) {
		const at = pick(result.length);
		const piece = result.slice(at, at + 1 + pick(30));
		const target = pick(result.length);
		const without = result.slice(0, at) + result.slice(at + piece.length);
		result =
			pick(2) === 0
				? without
				: `${without.slice(0, target)}${piece}${'"({<\0\ud83d`'[pick(7)]}${without.slice(target)}`;
	}
	return result;
}

function difference(grammar: LoadedGrammar, text: string, maxNodes = ALL): string | null {
	const tree = parse(grammar, text);
	try {
		const sure = flattenWithCursor(tree, grammar, text, new TreeArrays(), maxNodes);
		const fast = flattenFromHeap(tree, grammar, text, new TreeArrays(), maxNodes);
		return firstDifference(sure, fast);
	} finally {
		tree.delete();
	}
}

describe('the heap form gives what the public cursor gives', () => {
	it.each(GRAMMARS)('$package $wasm', { timeout: 60_000 }, async (spec) => {
		const grammar = await loadGrammar(spec);
		expect(grammar.flatten).toBe(flattenFromHeap);
		for (const [language, text] of SAMPLES) expect(difference(grammar, text), language).toBeNull();
		const own = SAMPLES.get(basename(spec.wasm, '.wasm').replace('tree-sitter-', '').replace('-', '_'))!;
		for (let seed = 1; seed <= 4; seed++) {
			expect(difference(grammar, broken(own, seed)), `broken with ${seed}`).toBeNull();
		}
		expect(difference(grammar, '')).toBeNull();
		expect(difference(grammar, '\n \t')).toBeNull();
	});

	it('also where the node budget cuts', async () => {
		const grammar = await loadGrammar(GRAMMARS.find((g) => g.wasm.endsWith('python.wasm'))!);
		const text = 'def f(a, *b):\n\treturn [a, (b)]\n';
		const tree = parse(grammar, text);
		const { count } = flattenWithCursor(tree, grammar, text, new TreeArrays(), ALL);
		tree.delete();
		for (let max = 1; max <= count; max++) expect(difference(grammar, text, max)).toBeNull();
	});

	it('also when its arrays have to grow', async () => {
		const grammar = await loadGrammar(GRAMMARS.find((g) => g.wasm.endsWith('python.wasm'))!);
		expect(difference(grammar, 'a(b)\n'.repeat(5000))).toBeNull();
		expect(difference(grammar, `${'('.repeat(3000)}a${')'.repeat(3000)}`)).toBeNull();
	});
});

it('a library with another memory layout is recognised', async () => {
	const grammar = await loadGrammar(GRAMMARS[0]);
	const tree = parse(grammar, 'a b\n');
	expect(layoutFits(tree, grammar)).toBe(true);
	const HEAP32 = Int32Array.from(grammar.runtime.HEAP32.subarray(1));
	expect(layoutFits(tree, { ...grammar, runtime: { ...grammar.runtime, HEAP32 } })).toBe(false);
	tree.delete();
});
