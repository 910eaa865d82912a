/** What a token is. Comments are none. */
export const TokenType = {
	/** Taken out of the text. */
	gone: 0,
	word: 1,
	number: 2,
	string: 3,
	sign: 4,
	/** A whole line: `#if`, `#elif`, `#else`, `#endif` and their kin. */
	condition: 5,
	/** A whole line: any other directive. */
	directive: 6,
} as const;

/** The tokens of a text as columns. */
export interface Tokens {
	text: string;
	count: number;
	type: Uint8Array;
	start: Int32Array;
	end: Int32Array;
}

const CONDITION = /#[ \t]*(?:if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b/y;
const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y;
const NUMBER = /\.?\d(?:[eEpP][+-]|'?[\w.])*/y;
const RAW_OPEN = /"([^\s()\\"]{0,16})\(/y;

/** Splits C or C++ into tokens, in time linear in the text. */
export function tokenize(text: string): Tokens {
	const tokens: Tokens = {
		text,
		count: 0,
		type: new Uint8Array(1024),
		start: new Int32Array(1024),
		end: new Int32Array(1024),
	};
	let isLineStart = true;
	for (let at = 0; at < text.length; ) {
		const unit = text.charCodeAt(at);
		if (unit === 10 || unit === 13) {
			isLineStart = true;
			at++;
		} else if (unit <= 32 || unit === 92) at++;
		else if (unit === 47 && text[at + 1] === '/') at = endOfLine(text, at);
		else if (unit === 47 && text[at + 1] === '*') at = endOfBlock(text, at);
		else if (unit === 35 && isLineStart) {
			const end = endOfDirective(text, at);
			CONDITION.lastIndex = at;
			add(tokens, CONDITION.test(text) ? TokenType.condition : TokenType.directive, at, end);
			at = end;
		} else {
			isLineStart = false;
			at = addToken(tokens, at, unit);
		}
	}
	return tokens;
}

function addToken(tokens: Tokens, at: number, unit: number): number {
	const { text } = tokens;
	if (unit === 34 || unit === 39) {
		const end = endOfQuoted(text, at);
		add(tokens, TokenType.string, at, end);
		return end;
	}
	WORD.lastIndex = at;
	const word = WORD.exec(text);
	if (word !== null) {
		const end = at + word[0].length;
		if (text[end] === '"' && /^(?:u8|[uUL])?R$/.test(word[0])) {
			const raw = endOfRaw(text, end);
			add(tokens, TokenType.string, at, raw);
			return raw;
		}
		if ((text[end] === '"' || text[end] === "'") && /^(?:u8|[uUL])$/.test(word[0])) return end;
		add(tokens, TokenType.word, at, end);
		return end;
	}
	NUMBER.lastIndex = at;
	const number = NUMBER.exec(text);
	if (number !== null) {
		add(tokens, TokenType.number, at, at + number[0].length);
		return at + number[0].length;
	}
	const length = text.startsWith('::', at) || text.startsWith('->', at) ? 2 : 1;
	add(tokens, TokenType.sign, at, at + length);
	return at + length;
}

function add(tokens: Tokens, type: number, start: number, end: number): void {
	if (tokens.count === tokens.type.length) {
		tokens.type = grown(tokens.type, new Uint8Array(tokens.count * 2));
		tokens.start = grown(tokens.start, new Int32Array(tokens.count * 2));
		tokens.end = grown(tokens.end, new Int32Array(tokens.count * 2));
	}
	tokens.type[tokens.count] = type;
	tokens.start[tokens.count] = start;
	tokens.end[tokens.count++] = end;
}

function grown<T extends Uint8Array | Int32Array>(from: T, to: T): T {
	to.set(from);
	return to;
}

function endOfLine(text: string, at: number): number {
	let end = text.indexOf('\n', at);
	while (end > 0 && text[text[end - 1] === '\r' ? end - 2 : end - 1] === '\\')
		end = text.indexOf('\n', end + 1);
	return end === -1 ? text.length : end;
}

function endOfBlock(text: string, at: number): number {
	const end = text.indexOf('*/', at + 2);
	return end === -1 ? text.length : end + 2;
}

/** The line, with those that continue it; a comment that runs over its end belongs to it. */
function endOfDirective(text: string, at: number): number {
	for (let end = at; ; end++) {
		const unit = text[end];
		if (unit === undefined || unit === '\n') return end;
		if (unit === '\\') {
			if (text[end + 1] === '\r') end++;
			end++;
		} else if (unit === '/' && text[end + 1] === '*') end = endOfBlock(text, end) - 1;
		else if (unit === '/' && text[end + 1] === '/') return endOfLine(text, end);
		else if (unit === '"' || unit === "'") end = endOfQuoted(text, end) - 1;
	}
}

/** A quote that nothing closes ends with its line. */
function endOfQuoted(text: string, at: number): number {
	const quote = text[at];
	for (let end = at + 1; end < text.length; end++) {
		const unit = text[end];
		if (unit === '\\') end++;
		else if (unit === quote) return end + 1;
		else if (unit === '\n') return quote === '"' ? end : at + 1;
	}
	return text.length;
}

function endOfRaw(text: string, quote: number): number {
	RAW_OPEN.lastIndex = quote;
	const open = RAW_OPEN.exec(text);
	if (open === null) return endOfQuoted(text, quote);
	const close = `)${open[1]}"`;
	const end = text.indexOf(close, quote);
	return end === -1 ? text.length : end + close.length;
}
