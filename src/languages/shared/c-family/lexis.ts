import { braces } from '../lexis.ts';
import { type Special, until } from '../special-strings.ts';

/** C and C++. */
export const C_FAMILY = braces({ specials: "R'", special: rawCppString });

/** `R"x( … )x"`; a `'` between digits is no character. */
function rawCppString(text: string, at: number, end: number): Special {
	if (text[at] === "'") {
		const between = /[0-9a-fA-F]/.test(text[at - 1] ?? '') && /[0-9a-fA-F]/.test(text[at + 1] ?? '');
		return between && text[at + 2] !== "'" ? { kind: 0, end: at + 1 } : null;
	}
	if (text[at] !== 'R' || text[at + 1] !== '"' || /\w/.test(text[at - 1] ?? '')) return null;
	const open = text.indexOf('(', at);
	if (open === -1 || open - at > 18) return null;
	return until(text, open, end, `)${text.slice(at + 2, open)}"`);
}
