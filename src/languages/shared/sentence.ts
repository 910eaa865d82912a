const STOP = /[.!?](?=\s+[^a-z\s]|\s*$)/g;
/** Words whose stop ends no sentence, at the end of a text. */
const ABBREVIATION = /(?:^|[^\w.])(?:e\.g|i\.e|cf|vs|viz)\.$/i;
const LONGEST = 6;

/** Where the first sentence of a text ends, just past its stop; -1 when it does not end. A stop before a small letter ends none. */
export function sentenceEnd(text: string): number {
	for (const { index } of text.matchAll(STOP)) {
		const end = index + 1;
		if (!ABBREVIATION.test(text.slice(Math.max(0, end - LONGEST), end))) return end;
	}
	return -1;
}

/** A line that begins a part of a comment: `Arguments:`, `Exit status:`. */
export function isHeading(line: string): boolean {
	return /^[A-Z]\w{0,40}(?: \w{1,40})?:$/.test(line);
}
