import { beforeAll, expect, test } from 'vitest';
import { type LoadedGrammar, loadGrammar } from '../../index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../index/parse/tree-sitter/parse.ts';
import type { Extractor, Language } from '../../model/language.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { type KindSpec, unknownKinds } from '../../model/syntax-walk.ts';
import { ListRecorder } from './list-recorder.ts';

interface Limits {
	maxNodes: number;
}

/** A language pack in the tests of its folder, and what every pack with a grammar must do, as tests. */
export class PackUnderTest {
	private readonly language: Language;
	private readonly extractor: Extractor;
	private grammar!: LoadedGrammar;

	constructor(language: Language, extractor: Extractor) {
		this.language = language;
		this.extractor = extractor;
		beforeAll(async () => {
			this.grammar = await loadGrammar(language.grammar!);
		});
	}

	/** The tree of a text, in the words that the grammar knows. */
	parse(text: string, limits?: Limits): SyntaxTree {
		return parseText(this.grammar, this.extractor.inOlderWords?.(text) ?? text, limits);
	}

	extract(text: string, path?: string, limits?: Limits): ListRecorder {
		const recorder = Object.assign(new ListRecorder(text), { path });
		this.extractor.extract(this.parse(text, limits), this.language.id, recorder);
		return recorder.finish();
	}

	knowsItsGrammar(example: string, kinds: KindSpec, fields: readonly string[]): void {
		test('the grammar has every kind and field that the pack names', () => {
			const tree = this.parse(example);
			expect(unknownKinds(tree, kinds)).toEqual([]);
			expect(fields.filter((name) => !tree.fieldNames.includes(name))).toEqual([]);
		});
	}

	tellsTests(paths: Readonly<Record<string, boolean>>): void {
		test.each(Object.entries(paths))('isTestPath(%s)', (path, expected) => {
			expect(this.language.isTestPath?.(path)).toBe(expected);
		});
	}

	closesWhatItOpened(dense: string): void {
		test('a tree that a budget cut anywhere still closes what it opened', { timeout: 60_000 }, () => {
			const { count } = this.parse(dense);
			for (let maxNodes = 1; maxNodes <= count; maxNodes++)
				expect(() => this.extract(dense, undefined, { maxNodes })).not.toThrow();
		});
	}

	survivesCuts(dense: string, step = 5): void {
		test('a text that ends anywhere, or lacks a line, is survived', { timeout: 60_000 }, () => {
			for (let end = 0; end <= dense.length; end += step)
				expect(() => this.extract(dense.slice(0, end))).not.toThrow();
			const lines = dense.split('\n');
			for (let at = 0; at < lines.length; at++)
				expect(() => this.extract(lines.toSpliced(at, 1).join('\n'))).not.toThrow();
		});
	}

	leavesNothingBehind(text: string, between: string): void {
		test('a walk of one file leaves nothing behind for the next', () => {
			const first = this.extract(text);
			this.extract(between);
			const again = this.extract(text);
			expect(again.refs).toEqual(first.refs);
			expect(again.bindings).toEqual(first.bindings);
			expect(again.values).toEqual(first.values);
		});
	}

	boundsArguments(text: string, calls: number): void {
		test('an argument text is bounded, however deep calls nest', { timeout: 60_000 }, () => {
			const recorder = this.extract(text);
			expect(recorder.calls).toHaveLength(calls);
			const longest = Math.max(...recorder.calls.flatMap(({ args }) => args.map(({ text }) => text.length)));
			expect(longest).toBeLessThanOrEqual(1000);
		});
	}

	survives(texts: readonly string[]): void {
		test.each(texts.map((text) => [text.slice(0, 40), text]))('%j is survived', (_, text) => {
			expect(() => this.extract(text)).not.toThrow();
		});
	}
}
