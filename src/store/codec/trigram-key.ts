/**
 * A trigram's key: three consecutive UTF-8 bytes, each reduced to one of 64 classes. Letters lose
 * their case, so that one set of postings serves searches with and without regard to it; rare bytes
 * share a class. A key therefore stands for a few trigrams, which only adds candidates: a search
 * verifies each against the text. In return all keys fit in 2^18, whose bitmap is 32 KB.
 */
export const TRIGRAM_CLASS_BITS = 6;
export const TRIGRAM_KEYS = 1 << (3 * TRIGRAM_CLASS_BITS);

/** Classes after the 26 letters and 10 digits; characters of a group share one. */
const PUNCTUATION = [
	' \t',
	'_',
	'.',
	',',
	';',
	':',
	'(',
	')',
	'{',
	'}',
	'[',
	']',
	'<',
	'>',
	'=',
	'+',
	'-',
	'*',
	'/',
];
const MORE = ["'", '"', '`', '!', '?', '&|', '@#', '$%'];
const FIRST_OTHER = 36 + PUNCTUATION.length + MORE.length;

export const TRIGRAM_CLASS: Uint8Array = makeClasses();

function makeClasses(): Uint8Array {
	const classes = new Uint8Array(256);
	// Control characters, \\ ^ ~ and all bytes of other scripts share what is left.
	for (let byte = 0; byte < 256; byte++) classes[byte] = (byte % (64 - FIRST_OTHER)) + FIRST_OTHER;
	for (let i = 0; i < 26; i++) classes[65 + i] = classes[97 + i] = i;
	for (let i = 0; i < 10; i++) classes[48 + i] = 26 + i;
	[...PUNCTUATION, ...MORE].forEach((group, i) => {
		for (const character of group) classes[character.charCodeAt(0)] = 36 + i;
	});
	return classes;
}
