import type { Tree } from 'web-tree-sitter';
import type { SyntaxTree } from '../../../model/syntax-tree.ts';
import type { LoadedGrammar } from './loaded-grammar.ts';
import { enterRuntime } from './runtime.ts';
import { TreeArrays } from './tree-arrays.ts';

export interface ParseLimits {
	/** Nodes kept at most; beyond it the tree is `truncated`. */
	maxNodes: number;
	/**
	 * How much of the text the parser may ask for, in units, each time counted again when it goes
	 * back. Ordinary files are read one to ten times over, but some scanners read on to the end of
	 * the file for token after token: Dart's and CSS's in nonsense, Swift's in real files too (14
	 * million units for 31,000). The default is worth some three seconds; because it counts text and
	 * not time, every machine gives up the same files.
	 */
	maxUnitsRead?: number;
}

const DEFAULT_PARSE_LIMITS: ParseLimits = { maxNodes: 2_000_000 };

/** The parser takes no more than this at once: its buffer is 10 KB and ends with a zero. */
const INPUT_UNITS = 5119;

const arrays = new TreeArrays();

/**
 * Parses a text. The tree's arrays belong to this module and are overwritten by the next call. A
 * text that would cost too much gives a `truncated` tree of one ERROR node. Throws `ParserAborted`
 * when the WASM instance is lost.
 */
export function parseText(
	grammar: LoadedGrammar,
	text: string,
	limits: ParseLimits = DEFAULT_PARSE_LIMITS,
): SyntaxTree {
	return enterRuntime(() => {
		const tree = parseWithinBudget(grammar, text, limits.maxUnitsRead ?? 40_000_000 + 64 * text.length);
		if (tree === null) return arrays.finishUnparsed(grammar, text);
		try {
			return grammar.flatten(tree, grammar, text, arrays, limits.maxNodes);
		} finally {
			tree.delete();
		}
	});
}

/** Null when the budget ran out. */
function parseWithinBudget({ parser }: LoadedGrammar, text: string, maxUnits: number): Tree | null {
	let unitsLeft = maxUnits;
	const read = (index: number) => {
		// An end of input makes a scanner stop; the parser itself is stopped by the callback below.
		if (unitsLeft < 0) return '';
		const piece = text.slice(index, index + INPUT_UNITS);
		unitsLeft -= piece.length;
		return piece;
	};
	const tree = parser.parse(read, null, { progressCallback: () => unitsLeft < 0 });
	if (unitsLeft >= 0) return tree;
	tree?.delete();
	parser.reset();
	return null;
}
