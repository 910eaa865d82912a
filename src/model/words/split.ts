/** Longest run of letters and digits that is taken for a name; longer ones are data. */
export const LONGEST_NAME = 64;

/** What a character is in a name; from `digit` on it belongs to no word. */
const Is = { lower: 0, upper: 1, digit: 2, joint: 3 } as const;

/**
 * The words of a name, in lower case: `getHTTPCode2` has get, http and code, `MAX_size` max and size. Digits part words
 * and are none; `numberedWords` has words with them.
 */
export function wordsOfName(name: string): string[] {
	const words: string[] = [];
	let start = 0;
	let before: number = Is.joint;
	for (let at = 0; at <= name.length; at++) {
		const is = at < name.length ? classOf(name.charCodeAt(at)) : Is.joint;
		const begins = is === Is.upper && before !== Is.upper;
		// The last capital of several belongs to the word after them.
		const beginsBefore = is === Is.lower && before === Is.upper && at - start > 1;
		if (beginsBefore) {
			push(words, name, start, at - 1);
			start = at - 1;
		} else if (begins || (is !== before && (is >= Is.digit || before >= Is.digit))) {
			if (before < Is.digit) push(words, name, start, at);
			start = at;
		}
		before = is;
	}
	return words;
}

/**
 * The words of a name that have digits in them, which do not part these: `getS3Client` has s3, `sha256Sum` sha256, `k8s` is one
 * itself. Without them nobody could ask for what is called so.
 */
export function numberedWords(name: string): string[] {
	const words: string[] = [];
	if (!/[0-9]/.test(name)) return words;
	const add = (from: number, to: number) => {
		const word = name.slice(from, to);
		if (/[0-9]/.test(word) && /[^0-9]/.test(word)) words.push(word.toLowerCase());
	};
	let start = 0;
	let before: number = Is.joint;
	for (let at = 0; at <= name.length; at++) {
		const is = at < name.length ? classOf(name.charCodeAt(at)) : Is.joint;
		const end = is === Is.lower && before === Is.upper && at - start > 1 ? at - 1 : at;
		if (is === Is.joint || end < at || (is === Is.upper && before !== Is.upper)) {
			add(start, end);
			start = is === Is.joint ? at + 1 : end;
		}
		before = is;
	}
	return words;
}

/** A name without what joins its words: `copy_view` and `CopyView` are one. */
export function joinedName(name: string): string {
	return name.replace(/[_$]/g, '').toLowerCase();
}

/** Whether a character is a part of names: letters, digits, what joins them, all beyond ASCII that is no space or sign. */
export function isOfName(code: number): boolean {
	if (code < 128) return OF_NAME[code] === 1;
	// Spaces and punctuation of Unicode: general (2000–206F) and of East Asia (3000–303F), and the first signs of Latin-1.
	return code > 0xbf && !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f);
}

const OF_NAME = new Uint8Array(128);
for (const character of '_$0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
	OF_NAME[character.charCodeAt(0)] = 1;

function classOf(code: number): number {
	if (code >= 97 && code <= 122) return Is.lower;
	if (code >= 65 && code <= 90) return Is.upper;
	if (code >= 48 && code <= 57) return Is.digit;
	return code < 128 ? Is.joint : Is.lower;
}

function push(words: string[], name: string, start: number, end: number): void {
	if (end - start > 1) words.push(name.slice(start, end).toLowerCase());
}
