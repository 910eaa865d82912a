import type { Language, Parser, Tree } from 'web-tree-sitter';
import type { SyntaxTree } from '../../../model/syntax-tree.ts';
import type { Runtime } from './runtime.ts';
import type { TreeArrays } from './tree-arrays.ts';

export interface GrammarBase {
	readonly runtime: Runtime;
	readonly language: Language;
	readonly parser: Parser;
	/** Kind names by symbol id; the last one is ERROR, which has no small symbol id of its own. */
	readonly names: readonly string[];
	/** 1 where the kind is a rule of the grammar, 0 where it is a token as written or a hidden kind. */
	readonly namedKinds: Uint8Array;
	readonly fieldNames: readonly string[];
}

/** Copies a tree out of WASM, at most `maxNodes` of it. */
export type Flatten = (
	tree: Tree,
	grammar: GrammarBase,
	text: string,
	into: TreeArrays,
	maxNodes: number,
) => SyntaxTree;

export interface LoadedGrammar extends GrammarBase {
	readonly flatten: Flatten;
}
