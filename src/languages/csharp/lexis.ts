import { braces, type MakeLexis } from '../shared/lexis.ts';
import { lineStringEnd, type Special, string, until } from '../shared/special-strings.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	csharp: braces({ specials: '@$"', special: csharpString }),
};

/** `@"…"`, `$"…"`, `$@"…"`, `"""…"""`, and what is none of them. */
function csharpString(text: string, at: number, end: number): Special {
	let open = at;
	let verbatim = false;
	while (open - at < 8 && (text[open] === '@' || text[open] === '$')) {
		if (text[open] === '@') verbatim = true;
		open++;
	}
	if (text[open] !== '"') return null;
	let quotes = 0;
	while (text[open + quotes] === '"') quotes++;
	if (quotes >= 3) return until(text, open + quotes, end, '"'.repeat(quotes));
	if (!verbatim) return open === at ? null : string(lineStringEnd(text, open, end));
	for (let next = open + 1; next < end; next++) {
		if (text[next] !== '"') continue;
		if (text[next + 1] !== '"') return string(next + 1);
		next++;
	}
	return string(end);
}
