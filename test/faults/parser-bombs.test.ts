import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loadGrammar } from '../../src/index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../src/index/parse/tree-sitter/parse.ts';
import { NodeFlag } from '../../src/model/syntax-tree.ts';

const VSCODE = '@vscode/tree-sitter-wasm';
const REPOMIX = '@repomix/tree-sitter-wasms';
const GRAMMARS = {
	bash: { package: VSCODE, wasm: 'wasm/tree-sitter-bash.wasm', probe: 'a' },
	css: { package: VSCODE, wasm: 'wasm/tree-sitter-css.wasm', probe: 'a{}' },
	dart: { package: REPOMIX, wasm: 'out/tree-sitter-dart.wasm', probe: 'var a = 1;' },
	go: { package: VSCODE, wasm: 'wasm/tree-sitter-go.wasm', probe: 'package a' },
	php: { package: VSCODE, wasm: 'wasm/tree-sitter-php.wasm', probe: '<?php a();' },
	python: { package: VSCODE, wasm: 'wasm/tree-sitter-python.wasm', probe: 'a = 1' },
	ruby: { package: VSCODE, wasm: 'wasm/tree-sitter-ruby.wasm', probe: 'a = 1' },
	typescript: { package: VSCODE, wasm: 'wasm/tree-sitter-typescript.wasm', probe: 'let a = 1' },
};
type Language = keyof typeof GRAMMARS;
const TIMEOUT = 30_000;

/** The same noise in every run. */
function noise(length: number, highest: number): string {
	let seed = 1;
	let text = '';
	for (let i = 0; i < length; i++) {
		seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
		text += String.fromCharCode((seed >> 8) % highest);
	}
	return text;
}

describe('texts that must be parsed to their end', { timeout: TIMEOUT }, () => {
	const cases: [name: string, language: Language, text: string][] = [
		['100,000 open parentheses', 'python', '('.repeat(100_000)],
		['100,000 nested parentheses', 'python', `${'('.repeat(100_000)}a${')'.repeat(100_000)}`],
		['100,000 open parentheses', 'typescript', '('.repeat(100_000)],
		['nested blocks', 'php', `<?php ${'if (a) {'.repeat(10_000)}`],
		['a chain of conditionals', 'typescript', `x = ${'a?b:'.repeat(20_000)}c;`],
		['a chain of arrows', 'typescript', 'a=>'.repeat(20_000)],
		['a token of a million characters', 'python', 'a'.repeat(1_000_000)],
		['a million line ends', 'python', '\n'.repeat(1_000_000)],
		['a string without an end', 'typescript', `"${'a b\n'.repeat(20_000)}`],
		['templates without an end', 'typescript', '`${'.repeat(10_000)],
		['here-documents without an end', 'ruby', 'x = <<EOF\n'.repeat(500)],
		['a comment without an end', 'go', '/*'.repeat(50_000)],
		['bytes', 'python', noise(20_000, 256)],
		['bytes', 'typescript', noise(20_000, 256)],
		['code units', 'ruby', noise(20_000, 65_536)],
		['code units', 'bash', noise(5_000, 65_536)],
	];
	it.each(cases)('%s (%s)', async (_, language, text) => {
		const grammar = await loadGrammar(GRAMMARS[language]);
		const tree = parseText(grammar, text);
		expect(tree.truncated).toBe(false);
		expect(tree.after[0]).toBe(tree.count);
		expect(tree.end[0]).toBe(text.length);
	});
});

describe('texts that a scanner reads over and over', { timeout: TIMEOUT }, () => {
	it.each<[Language, string]>([
		['dart', '{['.repeat(50_000)],
		['dart', 'a?b:'.repeat(25_000)],
		['css', 'a:'.repeat(50_000)],
		['bash', '<'.repeat(100_000)],
	])('are given up by the text read, not by the clock (%s)', async (language, text) => {
		const grammar = await loadGrammar(GRAMMARS[language]);
		const limits = { maxNodes: 1_000_000, maxUnitsRead: 2_000_000 };
		const { count, truncated } = parseText(grammar, text, limits);
		expect([count, truncated]).toEqual([1, true]);
		const next = parseText(grammar, GRAMMARS[language].probe);
		expect(next.flags[0] & NodeFlag.hasError).toBe(0);
	});
});

describe('a text that exhausts the stack', { timeout: TIMEOUT }, () => {
	it('does not run into the parser’s own data', async () => {
		const grammar = await loadGrammar(GRAMMARS.go);
		const ordinary = 'package a\n\nfunc f() { g(1, "b") }\n';
		const before = parseText(grammar, ordinary).kind.slice(0, 20);
		expect(parseText(grammar, '{['.repeat(5000)).count).toBe(15_000);
		expect(parseText(grammar, ordinary).kind.slice(0, 20)).toEqual(before);
	});

	it('is reported, and so is every later parse in that process', async () => {
		const script = join(import.meta.dirname, 'parse-one.ts');
		const { package: name, wasm } = GRAMMARS.go;
		const args = ['--stack-size=200', script, name, wasm, '{[', '5000'];
		const { stdout } = await promisify(execFile)(process.execPath, args);
		expect(JSON.parse(stdout)).toEqual(['ParserAborted', 'ParserAborted']);
	});
});
