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

const MAX_SUMMARY = 200;

/** How a comment is read. */
interface CommentForm {
	/** A line without the marks of a comment. */
	plain(line: string): string;
	/** The text ends before this line. */
	isEnd(line: string, hasBegun: boolean): boolean;
	/** Such a line may stand before the text. */
	isPassed(line: string): boolean;
}

/** The first sentence of a comment, or its first paragraph when that ends without one. */
export function firstText(lines: Iterable<string>, { plain, isEnd, isPassed }: CommentForm): string {
	let summary = '';
	for (const written of lines) {
		const line = plain(written);
		if (isEnd(line, summary !== '')) {
			if (summary === '' && isPassed(line)) continue;
			break;
		}
		summary = summary === '' ? line : `${summary} ${line}`;
		const stop = sentenceEnd(summary);
		if (stop >= 0) return summary.slice(0, stop);
		if (summary.length > MAX_SUMMARY * 2) break;
	}
	return summary;
}

/** A summary as it is kept: null for none. */
export function cappedSummary(summary: string): string | null {
	if (summary === '') return null;
	return summary.length > MAX_SUMMARY ? `${summary.slice(0, MAX_SUMMARY - 1)}…` : summary;
}
