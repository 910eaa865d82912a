import { Token, type TokenRules, type Tokens } from '../shared/tokens.ts';

export const HCL_RULES: TokenRules = {
	wordUnits: '-',
	wordStarts: '',
	lineComments: ['#', '//'],
	blockComments: 'plain',
	quotes: {},
	specials: '"<',
	special,
};

const QUOTE = 34;

function special(
	text: string,
	at: number,
	end: number,
	tokens: Tokens,
): { kind: number; end: number } | null {
	if (text.charCodeAt(at) === QUOTE) {
		const close = quoteEnd(text, at, end);
		if (close < 0) tokens.errors.push(at, -close);
		return { kind: Token.string, end: Math.abs(close) };
	}
	return hereDocument(text, at, end, tokens);
}

/** Templates inside templates that are followed; deeper ones end the string. */
const MAX_NESTING = 50;

/** Behind the closing quote; negative when the line ends before. `"${f("x")}"` is one string. */
function quoteEnd(text: string, start: number, end: number): number {
	/** For every open template, how many braces are open in it. */
	const braces: number[] = [];
	let inString = true;
	const strings: boolean[] = [];
	for (let at = start + 1; at < end; at++) {
		const unit = text[at];
		if (inString) {
			if (unit === '\\') at++;
			else if (unit === '"') {
				if (strings.length === 0) return at + 1;
				inString = strings.pop()!;
			} else if (unit === '\n' && strings.length === 0) return -at;
			else if ((unit === '$' || unit === '%') && text[at + 1] === '{') {
				if (text[at - 1] === unit) continue;
				if (braces.length >= MAX_NESTING) return -at;
				strings.push(true);
				braces.push(0);
				inString = false;
				at++;
			}
		} else if (unit === '"') {
			strings.push(false);
			inString = true;
		} else if (unit === '{') braces[braces.length - 1]++;
		else if (unit === '}') {
			if (braces[braces.length - 1] > 0) braces[braces.length - 1]--;
			else {
				braces.pop();
				inString = strings.pop()!;
			}
		}
	}
	const line = text.indexOf('\n', start);
	return line === -1 ? -end : -Math.min(line, end);
}

const MAX_MISSES = 16;
const MARK = /<<-?([A-Za-z_]\w*)[^\n]*\n/y;

/** `<<EOT` up to a line `EOT`. */
function hereDocument(
	text: string,
	at: number,
	end: number,
	tokens: Tokens,
): { kind: number; end: number } | null {
	MARK.lastIndex = at;
	const mark = MARK.exec(text);
	if (mark === null || tokens.misses > MAX_MISSES) return null;
	for (let line = at + mark[0].length; line < end; ) {
		const next = text.indexOf('\n', line);
		const stop = next === -1 ? end : next;
		if (text.slice(line, Math.min(stop, line + 200)).trim() === mark[1])
			return { kind: Token.string, end: stop };
		line = stop + 1;
	}
	tokens.misses++;
	tokens.errors.push(at, at + mark[0].length);
	return null;
}
