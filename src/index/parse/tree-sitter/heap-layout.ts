import type { Tree } from 'web-tree-sitter';
import type { GrammarBase } from './loaded-grammar.ts';

/**
 * Where tree-sitter 0.27.1 keeps things in 32-bit WASM memory, in words of four bytes. This is the
 * private layout of its C structures; `layoutFits` checks it before it is used.
 */
export const TreeWord = { root: 0, language: 2 } as const;

/** `SubtreeHeapData`. Its children lie directly before it, two words each. */
export const SubtreeWord = {
	padding: 1,
	size: 4,
	errorCost: 8,
	childCount: 9,
	/** Low half. */
	symbol: 10,
	bits: 11,
	visibleChildCount: 12,
	/** High half. */
	productionId: 16,
} as const;

export const HeapBit = { visible: 1, named: 2, extra: 4, missing: 512 } as const;

/** A small leaf lies in its two words itself: `inline` is set where a pointer has a zero. */
export const InlineBit = { inline: 1, visible: 2, named: 4, extra: 8, missing: 32 } as const;

const LanguageWord = {
	abiVersion: 0,
	symbolCount: 1,
	aliasCount: 2,
	productionIdCount: 7,
	fieldCount: 8,
	/** Low half. */
	maxAliasSequenceLength: 9,
	fieldMapSlices: 16,
	fieldMapEntries: 17,
	symbolMetadata: 18,
	publicSymbolMap: 19,
	aliasSequences: 21,
} as const;

export const ERROR_SYMBOL = 0xffff;

/** What the walk needs of a grammar, copied out of WASM memory. */
export interface HeapTables {
	/** From symbol to kind: symbols of equal name and namedness are one kind. */
	kindOfSymbol: Uint16Array;
	/**
	 * By production and position in it: the field in bits 0–7; in bits 8–24 the kind that the
	 * production gives the child instead of its own, plus one; in bit 25 whether that is named.
	 */
	steps: Int32Array;
	/** Positions a production. */
	width: number;
}

export const STEP_FIELD = 0xff;
export const STEP_ALIAS_SHIFT = 8;
export const STEP_ALIAS = 0x1ffff;
export const STEP_ALIAS_NAMED = 1 << 25;

const tablesByNames = new WeakMap<readonly string[], HeapTables>();

export function heapTables(grammar: GrammarBase): HeapTables {
	let tables = tablesByNames.get(grammar.names);
	if (tables === undefined) {
		tables = readTables(grammar);
		tablesByNames.set(grammar.names, tables);
	}
	return tables;
}

function readTables(grammar: GrammarBase): HeapTables {
	const { HEAP32, HEAPU8, HEAPU16 } = grammar.runtime;
	const language = address(grammar.language) >> 2;
	const word = (index: number) => HEAP32[language + index];

	const symbolCount = grammar.names.length - 1;
	const publicSymbols = word(LanguageWord.publicSymbolMap) >> 1;
	const kindOfSymbol = HEAPU16.slice(publicSymbols, publicSymbols + symbolCount);

	const productions = word(LanguageWord.productionIdCount);
	const aliasWidth = word(LanguageWord.maxAliasSequenceLength) & 0xffff;
	const fields: { production: number; position: number; field: number }[] = [];
	let width = aliasWidth;
	if (word(LanguageWord.fieldCount) > 0) {
		const slices = word(LanguageWord.fieldMapSlices) >> 1;
		const entries = word(LanguageWord.fieldMapEntries);
		for (let production = 0; production < productions; production++) {
			const first = HEAPU16[slices + production * 2];
			const length = HEAPU16[slices + production * 2 + 1];
			for (let entry = entries + first * 4; entry < entries + (first + length) * 4; entry += 4) {
				const inherited = HEAPU8[entry + 3] !== 0;
				if (inherited) continue;
				const position = HEAPU8[entry + 2];
				fields.push({ production, position, field: HEAPU16[entry >> 1] });
				width = Math.max(width, position + 1);
			}
		}
	}

	const steps = new Int32Array(productions * width);
	for (const { production, position, field } of fields) {
		const step = production * width + position;
		// The first entry of a position wins, as in the cursor.
		if (steps[step] === 0) steps[step] = field;
	}
	const aliases = word(LanguageWord.aliasSequences) >> 1;
	const metadata = word(LanguageWord.symbolMetadata);
	// Production 0 is "no special production": it has no aliases, whatever its row says.
	for (let production = 1; production < productions && aliases !== 0; production++) {
		for (let position = 0; position < aliasWidth; position++) {
			const alias = HEAPU16[aliases + production * aliasWidth + position];
			if (alias === 0) continue;
			const named = HEAPU8[metadata + alias * 3 + 1] !== 0;
			steps[production * width + position] |=
				((kindOfSymbol[alias] + 1) << STEP_ALIAS_SHIFT) | (named ? STEP_ALIAS_NAMED : 0);
		}
	}
	return { kindOfSymbol, steps, width };
}

/** The address in WASM memory that a web-tree-sitter object stands for. */
export function address(handle: object): number {
	return (handle as { 0: number })[0];
}

/**
 * Whether the words say of this tree and its grammar what the public interface says. False for a
 * library with another layout, which must then not be walked: its words would lead anywhere.
 */
export function layoutFits(tree: Tree, grammar: GrammarBase): boolean {
	const { HEAP32 } = grammar.runtime;
	const { language } = grammar;
	const at = address(tree) >> 2;
	if (!(at > 0) || HEAP32[at + TreeWord.language] !== address(language)) return false;
	const grammarAt = address(language) >> 2;
	const root = tree.rootNode;
	const rootAt = HEAP32[at + TreeWord.root] >> 2;
	const childCount = HEAP32[rootAt + SubtreeWord.childCount];
	return (
		HEAP32[grammarAt + LanguageWord.abiVersion] === language.abiVersion &&
		HEAP32[grammarAt + LanguageWord.symbolCount] + HEAP32[grammarAt + LanguageWord.aliasCount] ===
			language.types.length &&
		HEAP32[grammarAt + LanguageWord.fieldCount] === language.fields.length - 1 &&
		(HEAP32[at + TreeWord.root] & InlineBit.inline) === 0 &&
		HEAP32[rootAt + SubtreeWord.padding] === root.startIndex * 2 &&
		HEAP32[rootAt + SubtreeWord.size] === (root.endIndex - root.startIndex) * 2 &&
		HEAP32[rootAt + SubtreeWord.visibleChildCount] === root.childCount &&
		childCount > 0 &&
		childCount <= root.descendantCount * 2
	);
}
