import { braces, type MakeLexis } from '../shared/lexis.ts';
import { type Special, string } from '../shared/special-strings.ts';
import type { Tokens } from '../shared/tokens.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	php: braces({ quotes: {}, specials: '\'"#<', special: phpSpecial }),
};

/** Strings of many lines, `#` that is no attribute, and here-documents. */
function phpSpecial(text: string, at: number, end: number, tokens: Tokens): Special {
	const unit = text[at];
	if (unit === '"' || unit === "'") return string(escapedEnd(text, at, end));
	if (unit === '#') {
		if (text[at + 1] === '[') return null;
		const line = text.indexOf('\n', at);
		const close = line === -1 || line > end ? end : line;
		tokens.comments.push(at, close, tokens.count);
		return { kind: 0, end: close };
	}
	HERE.lastIndex = at;
	const found = HERE.exec(text);
	if (found === null) return null;
	const ends = new RegExp(`\\n[ \\t]*${found[2]}\\b`, 'g');
	ends.lastIndex = HERE.lastIndex;
	return string(ends.exec(text) === null ? end : Math.min(end, ends.lastIndex));
}

const HERE = /<<<[ \t]{0,8}(["']?)([A-Za-z_]\w{0,80})\1/y;

/** Past a string of many lines with backslashes in it. */
function escapedEnd(text: string, from: number, end: number): number {
	for (let at = from + 1; at < end; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === text[from]) return at + 1;
	}
	return end;
}
