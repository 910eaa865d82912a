/**
 * What a word has in common with its other forms: `removed`, `removes` and `removal` are `remov`. A light form of
 * Porter's algorithm, for English: words of code are English, and a wrong stem only costs a place in a ranking.
 */
export function stemOf(word: string): string {
	if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
	return withoutEnd(withoutSuffix(withoutForm(withoutPlural(word))));
}

function withoutPlural(word: string): string {
	if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
	if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
	return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** `running` is `run`, `created` is `create`. */
function withoutForm(word: string): string {
	for (const ending of ['ing', 'ed']) {
		const rest = word.slice(0, -ending.length);
		if (!word.endsWith(ending) || rest.length < 3 || !/[aeiouy]/.test(rest)) continue;
		if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
		return /([^aeiouylsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
	}
	return word;
}

/** Longer ones first: only one is taken away. */
const SUFFIXES: readonly (readonly [string, string])[] = [
	['iveness', 'ive'],
	['fulness', 'ful'],
	['ousness', 'ous'],
	['ational', 'ate'],
	['ization', 'ize'],
	['bility', 'ble'],
	['ation', 'ate'],
	['ality', 'al'],
	['ivity', 'ive'],
	['ement', ''],
	['ator', 'ate'],
	['ment', ''],
	['ness', ''],
	['ance', ''],
	['ence', ''],
	['able', ''],
	['ible', ''],
	['ion', ''],
	['ive', ''],
	['ize', ''],
	['al', ''],
	['er', ''],
	['or', ''],
	['ly', ''],
];

function withoutSuffix(word: string): string {
	for (const [suffix, instead] of SUFFIXES) {
		const rest = word.length - suffix.length;
		if (rest >= 4 && word.endsWith(suffix)) return word.slice(0, rest) + instead;
	}
	return word;
}

function withoutEnd(word: string): string {
	const short = word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;
	return short.endsWith('y') && short.length > 3 ? `${short.slice(0, -1)}i` : short;
}
