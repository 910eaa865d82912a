/** Text of a repository in a pack is data: nothing in it may end its fence, hide, or reverse the direction of writing. */

/** Characters that are not shown, or change how others are, as escapes; lines end with a line feed. */
export function visible(text: string): string {
	return text
		.toWellFormed()
		.replace(/\r\n?/g, '\n')
		.replace(
			/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufffe\uffff]/g,
			(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
		);
}

const LONGEST = 300;

/** In one line of at most some characters. */
export function inLine(text: string, longest = LONGEST): string {
	const line = visible(text)
		.replace(/\s{1,1000}/g, ' ')
		.trim();
	return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line;
}

/** A fence that is longer than any run of backticks in a text. */
export function fenceFor(text: string): string {
	return '`'.repeat(Math.max(2, longestRun(text)) + 1);
}

/** A code span, whatever is in it. */
export function span(text: string): string {
	const run = longestRun(text);
	if (run === 0) return `\`${text}\``;
	const mark = '`'.repeat(run + 1);
	return `${mark} ${text} ${mark}`;
}

function longestRun(text: string): number {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
}

/** A path or place as it is, unless it has characters that mean something in Markdown. */
export function plain(text: string): string {
	return /^[\w./@+~:,()[\]=-]*$/.test(text) ? text : span(text);
}

/** The whole lines of a part of a text. */
export function wholeLines(text: string, start: number, end: number): string {
	const from = text.lastIndexOf('\n', start - 1) + 1;
	const isIndent = /^[ \t]*$/.test(text.slice(from, Math.min(start, from + 1_000)));
	return text.slice(isIndent ? from : start, end).trimEnd();
}
