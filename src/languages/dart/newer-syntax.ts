/**
 * What the grammar does not know, in words of the same length that it does: `library;` without a name is
 * left out, and so are the `abstract` of a field and the label of a statement. Type arguments of a call in an
 * expression are two comparisons for the grammar: they are left out too, and read in the text as written.
 */
export function inOlderWords(text: string): string {
	let words = text;
	if (words.includes('library;')) words = words.replace(/^library;/m, '        ');
	if (words.includes('abstract')) words = words.replace(ABSTRACT_FIELD, '$1        ');
	words = words.replace(LABEL, (written) => ' '.repeat(written.length));
	return words.replace(TYPE_ARGUMENTS, (written, before: string, types: string) =>
		isOneList(types) ? before + ' '.repeat(types.length) : written,
	);
}

/** `<A<B>>`, and not `<A> f<B>`. */
function isOneList(types: string): boolean {
	let depth = 0;
	for (let at = 0; at < types.length; at++) {
		if (types[at] === '<') depth++;
		else if (types[at] === '>' && --depth === 0 && at < types.length - 1) return false;
	}
	return depth === 0;
}

const ABSTRACT_FIELD =
	/^([ \t]{1,40})abstract(?=[ \t]{1,4}(?:final|late|covariant|[A-Za-z_][\w<>?]{0,80}[ \t]\w{1,80};))/gm;
const LABEL = /(?<=^[ \t]{0,80})[A-Za-z_]\w{0,80}:(?=\s{1,80}(?:for|while|do|switch|await\s+for)\b)/gm;
const TYPE_ARGUMENTS =
	/((?:=>|[.=(,:?!&|[+*/%-]|\b(?:return|await|throw|yield|in|new|const))\s{0,80}[A-Za-z_$][\w$]{0,80})(<[\w\s,.?<>$]{1,200}>)(?=[(.])/g;
