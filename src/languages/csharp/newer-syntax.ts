import { withoutInnerDirectives } from './directives.ts';

/** A word that may begin an attribute list, as the first item of a collection. */
const TARGET_WORD = /(\[\s{0,20})[a-z](?=(?:ype|ield|vent|ethod|aram|roperty|odule|ssembly)\s{0,20}[\],.(])/g;
/** A collection of nothing, as a value: not the brackets of an array type or a pattern. */
const EMPTY_COLLECTION =
	/(=>|\?\?=?|[=(,:[]|\breturn|\)(?=\[\];)|\s\?(?=\s{1,20}\[\s?\]\s{0,20}:))(\s{0,200})\[\s?\](?!\s{0,50}=>)/g;
const EXTENSION =
	/(^[ \t]{0,100}|[{};][ \t]{0,100})extension(?=\s{0,20}(?:<[^<>{}()]{1,200}>\s{0,20})?\([^(){}]{1,300}\)[^;(){}]{0,300}\{)/gm;
const PARAMS = /([(,]\s{0,200})params(?=\s[^[\]=;(){}]{1,200}\s\w{1,100}\s?\))/g;
/** `a?.b = c` and `a?[0] += c`. */
const CONDITIONAL_ASSIGNMENT =
	/\?(?=(?:\.[A-Za-z_][\w.]{0,200}|\[[^\]\n]{1,100}\])\s{0,20}(?:[-+*/|&^%]|\?\?|<<|>>)?=(?![=>]))/g;
/** A name, not the modifier, which a type, a name or a parameter follows. */
const ASYNC_NAME = /\basync(?=\s{0,50}(?:[),;:?.=|\]!]|&&))/g;
/** `*(Point*)p`: the type that a pointer is taken for. */
const POINTER_CAST = /(\*\s?)\([A-Za-z_][\w.]{0,100}\s?\*{1,3}\)(?=[&\w(])/g;
/** Parameters of a lambda without types. */
const UNTYPED_PARAMS =
	/\((?:\s{0,50}(?:\w{1,10}\s{1,5})?\w{1,60},){0,12}\s{0,50}(?:\w{1,10}\s{1,5})?\w{1,60}\)(?=\s{0,50}=>)/g;
const PARAM_MODIFIER = /([(,]\s{0,50})(out|ref|in|scoped)(?=\s)/g;

/**
 * What the grammar does not know yet, in words of the same length that it does: names are read from the
 * text as written. An empty collection becomes a name, an extension block a class with a primary
 * constructor, a slice in a list pattern a discard.
 */
export function inOlderWords(text: string): string {
	let words = text;
	if (/^[ \t]*#[ \t]*if\b/m.test(words)) words = withoutInnerDirectives(words);
	if (words.includes('..')) {
		words = words
			.replace(/([[,]\s{0,200})\.\.(?=\s{0,200}var\s)/g, '$1  ')
			.replace(/([[,]\s{0,200})\.\.(?=\s{0,200},)/g, '$1_ ');
	}
	words = words
		.replace(TARGET_WORD, '$1_')
		.replace(EMPTY_COLLECTION, (all: string, sign: string, room: string) =>
			`${sign}${room}`.padEnd(all.length, '_'),
		)
		.replace(/\bnew \[\]/g, 'new[] ');
	if (words.includes('?')) words = words.replace(CONDITIONAL_ASSIGNMENT, ' ');
	if (words.includes('params')) words = words.replace(PARAMS, '$1      ');
	if (words.includes('allows')) {
		words = words.replace(/([,:]\s{0,20})allows(\s{1,20})ref(\s{1,20})struct\b/g, (all, sign: string) => {
			const word = sign.startsWith(',') ? ' ' : `${sign}notnull`;
			return word.padEnd(all.length);
		});
	}
	if (words.includes('async')) words = words.replace(ASYNC_NAME, '_sync');
	if (words.includes('*('))
		words = words.replace(POINTER_CAST, (all, sign: string) => sign.padEnd(all.length));
	if (words.includes('partial')) words = words.replace(/\bref partial struct\b/g, 'partial ref struct');
	if (/\b(?:out|ref|in|scoped)\b/.test(words)) {
		words = words.replace(UNTYPED_PARAMS, (all) =>
			all.replace(PARAM_MODIFIER, (whole, sign: string) => sign.padEnd(whole.length)),
		);
	}
	if (words.includes('extension')) words = words.replace(EXTENSION, '$1class Ext');
	if (words.includes('$@"') || words.includes('@$"')) words = withoutDoubledQuotes(words);
	return words;
}

/** In `$@"a ""b"" {c}"` the doubled quotes, which may end it with three. */
function withoutDoubledQuotes(text: string): string {
	let words = '';
	let from = 0;
	for (const match of text.matchAll(/(?:\$@|@\$)"/g)) {
		if (match.index < from) continue;
		const start = match.index + 3;
		let depth = 0;
		let at = start;
		let inside = '';
		for (; at < text.length; at++) {
			const unit = text[at];
			if (unit === '{' && text[at + 1] === '{' && depth === 0) inside += text[at++];
			else if (unit === '{') depth++;
			else if (unit === '}' && depth > 0) depth--;
			else if (unit === '"' && depth === 0) {
				if (text[at + 1] !== '"') break;
				inside += '__';
				at++;
				continue;
			}
			inside += text[at];
		}
		words += text.slice(from, start) + inside;
		from = at;
	}
	return words + text.slice(from);
}
