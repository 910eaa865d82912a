import { redact } from './redact.ts';

const UNTIDY = /[\t\n\v\f\r]|\s\s/;
const ENDS = /^\s|\s$/;

/** One line, single spaces, at most `cap` characters, no secrets: how source is quoted in answers. */
export function snippet(text: string, cap: number): string {
	// What lies beyond the cap cannot show, but white space before it can collapse: leave room for that.
	let line = text.length > cap * 8 ? text.slice(0, cap * 8) : text;
	if (UNTIDY.test(line)) line = line.replace(/\s+/g, ' ');
	if (ENDS.test(line)) line = line.trim();
	line = redact(line);
	return line.length > cap ? `${cut(line, cap - 1)}…` : line;
}

/** A prefix that does not end in half of a surrogate pair. */
function cut(text: string, length: number): string {
	const last = text.charCodeAt(length - 1);
	return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
