/**
 * What the grammar does not know, in words of the same length that it does: `library;` without a name is
 * left out, and so are the `abstract` of a field and the label of a statement. Type arguments of a call in an
 * expression are two comparisons for the grammar: they are left out too, and read in the text as written.
 *
 *     case .red: / .red => 1       case  red: /  red => 1     a member of what is matched
 *     const .new(1)                      .ne_(1)
 *     f(set: 1)                    f(se_: 1)                  words that begin a member elsewhere
 *     a ?? throw b                 a ?? await b              no operand
 *     @override (int, int) f()     @override R_________ f()   no arguments of the annotation
 */
export function inOlderWords(text: string): string {
	let words = text;
	if (words.includes('library;')) words = words.replace(/^library;/m, '        ');
	if (words.includes('abstract')) words = words.replace(ABSTRACT_FIELD, '$1        ');
	if (words.includes(' .')) {
		words = words.replace(CONST_SHORTHAND, '     ').replace(MATCHED_SHORTHAND, ' ');
		words = words.replace(NEW_SHORTHAND, '.ne_');
	}
	if (words.includes('throw')) words = words.replace(THROWN_OPERAND, 'await');
	words = words.replace(MEMBER_WORD, (word) => `${word.slice(0, -1)}_`);
	words = words.replace(RECORD, (type) => `R${'_'.repeat(type.length - 1)}`);
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
const CONST_SHORTHAND = /\bconst(?= \.[A-Za-z_])/g;
const NEW_SHORTHAND = /(?<= )\.new(?=\()/g;
const MATCHED_SHORTHAND =
	/(?<=\bcase )\.(?=[A-Za-z_])|(?<=[{,|]\s{0,80})\.(?=[A-Za-z_]\w{0,80}\s{0,80}(?:=>|\|\||when\b))/g;
const THROWN_OPERAND = /(?<=\?\?\s{1,80})throw\b/g;
const MEMBER_WORD = /(?<=[(,{]\s{0,80})(?:set|get)(?=: )/g;
const RECORD =
	/(?:(?<=@[\w.]{1,80}\s{1,80})\([^()\n]{1,300}\)|(?<=^[ \t]{0,40})\([^()\n]{1,300},\))(?=\??[ \t](?!is\b|as\b|in\b|a?sync\b)\w{1,80}[ \t]?[(<])/gm;
const LABEL = /(?<=^[ \t]{0,80})[A-Za-z_]\w{0,80}:(?=\s{1,80}(?:for|while|do|switch|await\s+for)\b)/gm;
const TYPE_ARGUMENTS =
	/((?:=>|[.=(,:?!&|[+*/%-]|\b(?:return|await|throw|yield|in|new|const))\s{0,80}[A-Za-z_$][\w$]{0,80})(<[\w\s,.?<>$]{1,200}>)(?=[(.])/g;
