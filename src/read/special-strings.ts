import { Token, type TokenRules, type Tokens } from '../languages/shared/tokens.ts';

/*
 * Strings that a table of quotes cannot tell: what opens them depends on what stands before, or what
 * closes them on how they were opened. Each is `TokenRules.special` of a language, which is asked about every unit
 * that could begin something, also a comment or a plain quote.
 */

type Special = ReturnType<NonNullable<TokenRules['special']>>;

const string = (end: number): Special => ({ kind: Token.string, end });

/** Template literals and regular expressions. */
export function javascriptSpecial(text: string, at: number, end: number, tokens: Tokens): Special {
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

/** Past a string that ends with its line at the latest. */
function lineStringEnd(text: string, from: number, end: number): number {
	for (let at = from + 1; at < end; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === text[from]) return at + 1;
		else if (text[at] === '\n') return at;
	}
	return end;
}

const BEFORE_REGEX =
	/^(?:return|typeof|case|in|of|delete|void|instanceof|new|throw|else|do|yield|await|and|or|not|if|unless|when|while|until)$/;

function mayBeginRegex({ count, kind, start, end, text }: Tokens): boolean {
	if (count === 0) return true;
	const before = text.slice(start[count - 1], Math.min(end[count - 1], start[count - 1] + 12));
	if (kind[count - 1] === Token.mark) return !')]}<'.includes(before);
	return kind[count - 1] === Token.word && BEFORE_REGEX.test(before);
}

function regexEnd(text: string, from: number, end: number): number {
	let inClass = false;
	for (let at = from + 1; at < end; at++) {
		const unit = text[at];
		if (unit === '\n') return -1;
		if (unit === '\\') at++;
		else if (unit === '[') inClass = true;
		else if (unit === ']') inClass = false;
		else if (unit === '/' && !inClass) {
			let close = at + 1;
			while (close < end && /[a-z]/.test(text[close])) close++;
			return close;
		}
	}
	return -1;
}

/** `R"x( … )x"`; a `'` between digits is no character. */
export function rawCppString(text: string, at: number, end: number): Special {
	if (text[at] === "'") {
		const between = /[0-9a-fA-F]/.test(text[at - 1] ?? '') && /[0-9a-fA-F]/.test(text[at + 1] ?? '');
		return between && text[at + 2] !== "'" ? { kind: 0, end: at + 1 } : null;
	}
	if (text[at] !== 'R' || text[at + 1] !== '"' || /\w/.test(text[at - 1] ?? '')) return null;
	const open = text.indexOf('(', at);
	if (open === -1 || open - at > 18) return null;
	return until(text, open, end, `)${text.slice(at + 2, open)}"`);
}

/** `@"…"`, `$"…"`, `$@"…"`, `"""…"""`, and what is none of them. */
export function csharpString(text: string, at: number, end: number): Special {
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

/** Strings of many lines, `#` that is no attribute, and here-documents. */
export function phpSpecial(text: string, at: number, end: number, tokens: Tokens): Special {
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

/** `@" … "@`, `<# … #>`, strings of many lines, and what a backtick escapes. */
export function powershellSpecial(text: string, at: number, end: number, tokens: Tokens): Special {
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

/** Rust: `'a'` and `'\n'`, but not the lifetime of `&'a str`; `r#"…"#`. */
export function characterOrLifetime(text: string, at: number, end: number): Special {
	if (text[at] === 'r') {
		if (/\w/.test(text[at - 1] ?? '') && text[at - 1] !== 'b') return null;
		let hashes = 0;
		while (hashes < 16 && text[at + 1 + hashes] === '#') hashes++;
		if (text[at + 1 + hashes] !== '"') return null;
		return until(text, at + 2 + hashes, end, `"${'#'.repeat(hashes)}`);
	}
	if (text[at] !== "'") return null;
	if (text[at + 1] === '\\') {
		const close = text.indexOf("'", at + 3);
		return close === -1 || close - at > 14 ? { kind: 0, end: at + 1 } : string(close + 1);
	}
	const length = (text.codePointAt(at + 1) ?? 0) > 0xffff ? 2 : 1;
	return text[at + 1 + length] === "'" ? string(at + 2 + length) : { kind: 0, end: at + 1 };
}

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** Ruby: regular expressions, `%w[…]`, `=begin … =end`, `?x` and `$'`. */
export function rubySpecial(text: string, at: number, end: number, tokens: Tokens): Special {
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

function until(text: string, from: number, end: number, close: string): Special {
	const found = text.indexOf(close, from);
	return string(found === -1 || found + close.length > end ? end : found + close.length);
}
