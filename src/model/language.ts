import type { FactRule } from './facts/rules.ts';
import type { Recorder } from './recorder.ts';
import type { SyntaxTree } from './syntax-tree.ts';

/** Where a tree-sitter grammar comes from: a `.wasm` file inside an npm package. */
export interface Grammar {
	package: string;
	/** Path of the `.wasm` inside the package. */
	wasm: string;
	/** A line of the language that the grammar must parse without an error; `assay doctor` tries it. */
	probe: string;
	/**
	 * Its lexer is one function so large that optimising it takes half a gigabyte or more, and gains little
	 * over code that was compiled once: such grammars are not optimised.
	 */
	isCostlyToOptimise?: true;
}

/**
 * What the engine knows about a language without loading any of its code. A folder below
 * `languages/` exports a list of these (its dialects) as the default of `language.ts`, and an
 * `Extractor` as the default of `extract.ts`.
 */
export interface Language {
	/** Stable identifier, as it appears in answers: `python`. */
	id: string;
	/** For people: `Python`. */
	label: string;
	/** With the dot, lower case. */
	extensions: string[];
	/**
	 * Extensions (of `extensions`) that are another language's too: given the beginning of a file, the id of
	 * its language.
	 */
	sharedExtensions?: Readonly<Record<string, (head: string) => string>>;
	/** Whole file names without a telling extension: `Makefile`. */
	filenames?: string[];
	/** Names that may have anything behind a dot, which says nothing of the language: `Dockerfile.java`. */
	stems?: string[];
	/** Programs after `#!` that mean this language: `python3`. */
	interpreters?: string[];
	/** Names used after ``` in Markdown and in `lang=` attributes. */
	aliases?: string[];
	/** Extension a tool would expect for a segment of this language: `.tsx`. */
	toolExtension: string;
	/** A path that is a test by this language's custom: `test_x.py`, `x.test.ts`. */
	isTestPath?(path: string): boolean;
	/** Absent when the pack reads the text itself: then `extract` gets a tree of its root alone. */
	grammar?: Grammar;
}

/** Loaded in parse processes only. */
export interface Extractor {
	/** What it finds in what it records, besides. */
	facts?: readonly FactRule[];
	/**
	 * Reads a tree and tells the recorder. Must not recurse over the tree. Without a grammar it reads
	 * `Recorder.text`: in linear time, whatever is in it, going on after what it cannot make sense of.
	 */
	extract(tree: SyntaxTree, language: string, out: Recorder): void;
	/**
	 * For a grammar that lags behind its language: the text to parse in place of `text`, of the same
	 * length, with what is new in the language put into words that the grammar knows. `extract` then
	 * gets a tree of that text; `Recorder.text` stays the text as written.
	 */
	inOlderWords?(text: string): string;
	/**
	 * A faster first parser, when there is one. Returns false when it cannot take the text (a syntax
	 * error, an unsupported shape); then nothing may have been recorded, and the grammar is used.
	 */
	extractFast?(path: string, text: string, language: string, out: Recorder): boolean;
}
