/*
 * `@test "does a thing" {` is no shell: bats makes a function of it. The grammar gets to see one, with a
 * name as long as what it stands for.
 */

const MARK = '@test';

export function testsAsFunctions(text: string): string {
	if (!text.includes(MARK)) return text;
	const parts: string[] = [];
	let done = 0;
	for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, at + MARK.length)) {
		const end = headerEnd(text, at);
		if (end === -1) continue;
		parts.push(text.slice(done, at), 'T', '_'.repeat(end - at - 3), '()');
		done = end;
	}
	return done === 0 ? text : parts.join('') + text.slice(done);
}

/** Whether a text declares tests. */
export function hasTests(text: string): boolean {
	for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, at + MARK.length))
		if (headerEnd(text, at) !== -1) return true;
	return false;
}

/** Where the description of a test ends that begins at `start`; -1 when none does. */
export function headerEnd(text: string, start: number): number {
	let before = start - 1;
	while (before >= 0 && (text[before] === ' ' || text[before] === '\t')) before--;
	if (before >= 0 && text[before] !== '\n') return -1;
	const next = text[start + MARK.length];
	if (next !== ' ' && next !== '\t') return -1;
	let at = start + MARK.length;
	while (text[at] === ' ' || text[at] === '\t') at++;
	const line = text.indexOf('\n', at);
	const lineEnd = line === -1 ? text.length : line;
	const quote = text[at];
	const isQuoted = quote === '"' || quote === "'";
	let end = isQuoted ? closingQuote(text, at, lineEnd) : text.indexOf(' {', at);
	if (end === -1 || end >= lineEnd) return -1;
	let brace = end;
	while (text[brace] === ' ' || text[brace] === '\t') brace++;
	while (text[end - 1] === ' ') end--;
	return text[brace] === '{' && end > at ? end : -1;
}

/** Just past the quote that closes the one at `start`, or -1. */
function closingQuote(text: string, start: number, limit: number): number {
	for (let at = start + 1; at < limit; at++) {
		if (text[at] === '\\' && text[start] === '"') at++;
		else if (text[at] === text[start]) return at + 1;
	}
	return -1;
}

/** The description of a test, without its quotes, and where it begins; null for a plain function. */
export function testName(text: string, start: number, end: number): { name: string; start: number } | null {
	if (!text.startsWith(MARK, start)) return null;
	let from = start + MARK.length;
	while (text[from] === ' ' || text[from] === '\t') from++;
	const quote = text[from];
	const isQuoted = (quote === '"' || quote === "'") && text[end - 1] === quote && end - from > 1;
	const inner = isQuoted ? from + 1 : from;
	return { name: text.slice(inner, isQuoted ? end - 1 : end), start: inner };
}
