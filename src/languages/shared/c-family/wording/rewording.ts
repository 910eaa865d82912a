import type { Overwrite } from './conditionals.ts';
import type { Places } from './places.ts';

/** A text being rewritten. */
export interface Rewording {
	places: Places;
	isCpp: boolean;
	overwrite: Overwrite;
	/** Takes out a word with its arguments, puts `by` in its place, and returns the place behind it. */
	hide(at: number, as: 'attribute' | 'statement' | 'expression', by?: string): number;
	/** Takes out a word alone. */
	hideWord(at: number): number;
	/** Puts a semicolon into the white space behind a place, if there is any. */
	endStatement(at: number): void;
}

/** A name in capitals: by custom a macro, or a constant. */
export function isShouted(word: string): boolean {
	return /^_*[A-Z][A-Z0-9_]{2,}$/.test(word);
}

/** `_pure_`, `_cleanup_`: no type and no variable is named so. */
export function isWrapped(word: string): boolean {
	return /^_[a-z][a-z0-9_]*_$/.test(word);
}

/**
 * A macro by custom: a name in capitals, one between underscores (`_pure_`), and of kernels one with two underscores
 * that is no type: `__init`, `__user`.
 */
export function isMacroName(word: string): boolean {
	if (isWrapped(word)) return true;
	if (!word.startsWith('__')) return isShouted(word);
	return /^__[a-zA-Z0-9_]+$/.test(word) && !/_t$|__$|^__builtin|^__(?:[sum]|be|le|u?int|float)\d/.test(word);
}
