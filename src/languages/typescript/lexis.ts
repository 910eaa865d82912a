import { braces, type MakeLexis } from '../shared/lexis.ts';
import { lineStringEnd, mayBeginRegex, regexEnd, type Special, string } from '../shared/special-strings.ts';
import type { Tokens } from '../shared/tokens.ts';

const JAVASCRIPT = braces({ specials: '`/', special: javascriptSpecial });

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	typescript: JAVASCRIPT,
	tsx: JAVASCRIPT,
	javascript: JAVASCRIPT,
	jsx: JAVASCRIPT,
};

/** Template literals and regular expressions. */
function javascriptSpecial(text: string, at: number, end: number, tokens: Tokens): Special {
	if (text[at] === '`') return string(templateEnd(text, at, end));
	if (text[at] !== '/' || text[at + 1] === '/' || text[at + 1] === '*' || !mayBeginRegex(tokens)) return null;
	const close = regexEnd(text, at, end);
	return close === -1 ? null : string(close);
}

/** A template with `${…}`, which may hold templates again. */
function templateEnd(text: string, from: number, end: number): number {
	/** -1 in a template; in what it inserts, how many braces are open. */
	const around = [-1];
	for (let at = from + 1; at < end; at++) {
		const unit = text[at];
		const top = around[around.length - 1];
		if (unit === '\\') at++;
		else if (unit === '`') {
			if (top !== -1) around.push(-1);
			else if (around.length === 1) return at + 1;
			else around.pop();
		} else if (top === -1) {
			if (unit !== '$' || text[at + 1] !== '{') continue;
			around.push(0);
			at++;
		} else if (unit === '{') around[around.length - 1]++;
		else if (unit === '}') {
			if (top === 0) around.pop();
			else around[around.length - 1]--;
		} else if (unit === '"' || unit === "'") at = lineStringEnd(text, at, end) - 1;
	}
	return end;
}
