import { braces, HASH, type MakeLexis } from '../shared/lexis.ts';
import { type Special, string, until } from '../shared/special-strings.ts';
import type { Tokens } from '../shared/tokens.ts';

const words = braces({ ...HASH, quotes: {}, specials: '\'"@<`', special: powershellSpecial }, ['#', '']);

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	powershell: () => ({ ...words(), paramsInBody: true }),
};

/** `@" … "@`, `<# … #>`, strings of many lines, and what a backtick escapes. */
function powershellSpecial(text: string, at: number, end: number, tokens: Tokens): Special {
	const unit = text[at];
	if (unit === '`') return { kind: 0, end: Math.min(end, at + 2) };
	if (unit === '<') {
		if (text[at + 1] !== '#') return null;
		const close = until(text, at + 2, end, '#>')!.end;
		tokens.comments.push(at, close, tokens.count);
		return { kind: 0, end: close };
	}
	if (unit === '@') {
		const quote = text[at + 1];
		return quote === '"' || quote === "'" ? until(text, at + 2, end, `\n${quote}@`) : null;
	}
	if (unit !== '"' && unit !== "'") return null;
	for (let next = at + 1; next < end; next++) {
		if (unit === '"' && text[next] === '`') next++;
		else if (text[next] === unit && text[next + 1] === unit) next++;
		else if (text[next] === unit) return string(next + 1);
	}
	return string(end);
}
