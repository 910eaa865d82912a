export function endOfLine(text: string, at: number): number {
	const line = text.indexOf('\n', at);
	return line === -1 ? text.length : line;
}

export function startOfLine(text: string, at: number): number {
	return text.lastIndexOf('\n', at - 1) + 1;
}

/** `---` or `...` alone, or before content. */
export function isMarker(text: string, at: number): boolean {
	return (text.startsWith('---', at) || text.startsWith('...', at)) && !(text.charCodeAt(at + 3) > 32);
}

export function isDash(text: string, at: number): boolean {
	return text.charCodeAt(at) === 45 && !(text.charCodeAt(at + 1) > 32);
}

/** `{{- if … }}`, `{% … %}`: a line of a template engine. */
export function isTemplate(text: string, at: number): boolean {
	return text.startsWith('{{', at) || text.startsWith('{%', at) || text.startsWith('<%', at);
}

/** Longer holes end with their line. */
const MAX_HOLE = 20_000;

/** Behind the `}}` or `%}` that closes what opens at `at`; a comment of Go ends with its own mark. */
export function afterHole(text: string, at: number): number {
	const close = text.startsWith('{%', at) ? '%}' : text.startsWith('<%', at) ? '%>' : '}}';
	const within = text.slice(at, at + MAX_HOLE);
	const comment = /^\{\{-?\s*\/\*/.test(within) ? within.indexOf('*/') : 0;
	const end = within.indexOf(close, Math.max(2, comment));
	return end === -1 ? endOfLine(text, at) : at + end + 2;
}

/** Where a plain scalar ends: before a comment and blanks. */
export function trimmedEnd(text: string, start: number, end: number): number {
	let at = start;
	while (at < end) {
		const hash = text.indexOf('#', at);
		if (hash === -1 || hash >= end) break;
		const before = text.charCodeAt(hash - 1);
		if (hash === start || before === 32 || before === 9) {
			end = hash;
			break;
		}
		at = hash + 1;
	}
	while (end > start && text.charCodeAt(end - 1) <= 32) end--;
	return end;
}

/** A line `...` inside a document: manuals leave out the rest so. */
export function isElision(text: string, start: number, end: number): boolean {
	return /^(?:\.{3}|…)$/.test(text.slice(start, Math.min(end, start + 20)).trim());
}
