import { mergedCount } from './merge-pieces.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

/** The tokenizer of packs, as they name it. Its tokens are those of tiktoken's `o200k_base`. */
export const TOKENIZER = 'o200k_base';

/** As the tokenizer divides a text before it looks for tokens: words with what stands before them, numbers, signs, spaces. */
const SUFFIX = "(?:'(?:[sS]|[dD]|[mM]|[tT]|[lL][lL]|[vV][eE]|[rR][eE]))?";
const UPPER = String.raw`[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`;
const LOWER = String.raw`[\p{Ll}\p{Lm}\p{Lo}\p{M}]`;
const BEFORE = String.raw`[^\r\n\p{L}\p{N}]?`;
const PIECE = new RegExp(
	[
		`${BEFORE}${UPPER}*${LOWER}+${SUFFIX}`,
		`${BEFORE}${UPPER}+${LOWER}*${SUFFIX}`,
		String.raw`\p{N}{1,3}`,
		String.raw` ?[^\s\p{L}\p{N}]+[\r\n/]*`,
		String.raw`\s*[\r\n]+`,
		String.raw`\s+(?!\S)`,
		String.raw`\s+`,
	].join('|'),
	'gu',
);

const KEPT = 20_000;
const KEPT_LENGTH = 64;
/** Pieces repeat: counts of the short ones. */
const kept = new Map<string, number>();
let scratch = new Uint8Array(1_024);
const encoder = new TextEncoder();

/**
 * Tokens of a text, exactly. Counts of texts add up where the first ends with a line and the second begins with neither a space
 * nor a slash: no piece reaches over such a place. Names of special tokens are text like any other.
 */
export function countTokens(text: string): number {
	const tokens = vocabulary();
	let count = 0;
	for (const [piece] of text.matchAll(PIECE)) {
		const known = kept.get(piece);
		count += known ?? countPiece(tokens, piece);
	}
	return count;
}

function countPiece(tokens: Vocabulary, piece: string): number {
	if (scratch.length < piece.length * 3) scratch = new Uint8Array(piece.length * 3);
	const length = encoder.encodeInto(piece, scratch).written;
	const count = tokens.rankOf(scratch, 0, length) >= 0 ? 1 : mergedCount(tokens, scratch, length);
	if (piece.length <= KEPT_LENGTH) {
		if (kept.size === KEPT) kept.clear();
		kept.set(piece, count);
	}
	return count;
}
