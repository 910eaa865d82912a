import { MANY_LINES, type MakeLexis, STRING, withHereDocuments } from '../shared/lexis.ts';
import { mayBeginRegex, regexEnd, type Special, string, until } from '../shared/special-strings.ts';
import { Token, type Tokens } from '../shared/tokens.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	ruby: withHereDocuments(
		{ quotes: { ...MANY_LINES, '`': STRING('`') }, specials: '/%=?$', special: rubySpecial },
		'end',
		/<<[~-]?(["'`]?)([A-Z_a-z]\w{0,80})\1/y,
	),
};

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** Ruby: regular expressions, `%w[…]`, `=begin … =end`, `?x` and `$'`. */
function rubySpecial(text: string, at: number, end: number, tokens: Tokens): Special {
	const unit = text[at];
	if (unit === '=') {
		if (!text.startsWith('=begin', at) || (at > 0 && text[at - 1] !== '\n')) return null;
		const close = until(text, at, end, '\n=end')!.end;
		tokens.comments.push(at, close, tokens.count);
		return { kind: 0, end: close };
	}
	if (unit === '$') return /["'`/]/.test(text[at + 1] ?? '') ? { kind: Token.word, end: at + 2 } : null;
	if (unit === '?')
		return /^\?["'#/](?!\w)/.test(text.slice(at, at + 3)) ? { kind: Token.string, end: at + 2 } : null;
	if (unit === '/') {
		if (!mayBeginRegex(tokens) && !(/\s/.test(text[at - 1] ?? '') && /[^\s=]/.test(text[at + 1] ?? '')))
			return null;
		const close = regexEnd(text, at, end);
		return close === -1 ? null : string(close);
	}
	const open = /^%[wWiIqQrxs]?[^\w\s]/.exec(text.slice(at, at + 3))?.[0];
	if (open === undefined || (open.length === 2 && !/^%[({[|!]/.test(open)) || !mayBeginPercent(text, at))
		return null;
	return percentEnd(text, at + open.length, end, open[open.length - 1]);
}

/** `a % (b)` is arithmetic. */
function mayBeginPercent(text: string, at: number): boolean {
	return (
		!/[\w)\]}"'] ?$/.test(text.slice(Math.max(0, at - 2), at)) ||
		/[a-z(,=] $/.test(text.slice(Math.max(0, at - 2), at))
	);
}

function percentEnd(text: string, from: number, end: number, opened: string): Special {
	const close = CLOSES[opened] ?? opened;
	let depth = 1;
	for (let at = from; at < end; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === close && --depth === 0) return string(at + 1);
		else if (text[at] === opened && close !== opened) depth++;
	}
	return string(end);
}
