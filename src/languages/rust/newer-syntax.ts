/**
 * Words that the grammar does not know. Each only adds a property to what it stands before, so that
 * white space in its place leaves the rest as it is: `safe` in an `extern` block, `auto` and `const` of a
 * trait, `const` of an `impl`, and a lifetime as the first bound of `dyn`.
 */
const NEWER =
	/\bsafe(?= (?:fn|static)\b)|\b(?:auto|const)(?= (?:unsafe )?trait )|(?<=\bimpl )const(?= [A-Z])|(?<=\bdyn )'[a-z_]\w* ?\+/g;

/** Without looking around a match: an eighth of the cost, in a text that has none of it. */
const SIGN = /\b(?:safe (?:fn|static)|(?:auto|const) (?:unsafe )?trait|impl const|dyn ')/;

export function inOlderWords(text: string): string {
	return SIGN.test(text) ? text.replace(NEWER, blank) : text;
}

function blank(word: string): string {
	return ' '.repeat(word.length);
}
