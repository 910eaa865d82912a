import { beginsLine, Token } from '../shared/tokens.ts';
import { rewriteAssignment } from './called-targets.ts';
import { type Code, type Edits, isAdjacent, readCode, written } from './code-tokens.ts';
import { joinLines, rewriteHeader } from './headers.ts';
import { continues, endStatement, isInfix } from './line-starts.ts';
import { SOFT } from './soft-words.ts';

/*
 * The grammar lags behind the language, and does not always see where a line ends a statement. What it
 * would misread is put into words of the same length that it knows; the pack reads the text as written:
 *
 *     class A { fun f() = 1 }     class A { fun f() = 1;}   a member must end
 *     fun interface F                 interface F
 *     a().b = c                   a().b|| c                 see called-targets.ts
 *     class A : B by c {          class A : B ,  c {        see headers.ts
 *     A.B.() -> C                 A_B.() -> C               the receiver of a function is one name
 *     open = x, data.size         ope_ = x, dat_.size       words that are modifiers elsewhere
 *     in 1..2 -> x                ;in 1..2 -> x             a line that begins with `in`, `(` or `[`
 *     is A if b ->                is A ,  b ->              one more condition
 *     A?.() -> B, A<B?>::c        A .() -> B, A<B >::c
 *     context(A) () -> B                     () -> B
 *     0b01, 0..<9                 0x01, 0.. 9
 *     a eq b                      a _q b                    a statement ends before `e`, unless it is `else`
 */

export function inOlderWords(text: string): string {
	const code = readCode(text);
	const edits: Edits = new Map();
	const { tokens } = code;
	for (let index = 0; index < tokens.count; index++) {
		switch (tokens.kind[index]) {
			case Token.word:
				rewriteWord(code, index, edits);
				break;
			case Token.number:
				if (text.startsWith('0b', tokens.start[index])) edits.set(tokens.start[index] + 1, 'x');
				break;
			case Token.string:
				if (isUnclosed(text, tokens.start[index], tokens.end[index]))
					edits.set(tokens.start[index], '\u0001');
				break;
			case Token.raw:
				plainString(code, index, edits);
				break;
			case Token.mark:
				rewriteMark(code, index, edits);
		}
	}
	hideOddUnits(code, edits);
	return withEdits(text, edits);
}

/** A quote that its line does not close: with it, the grammar would lose what follows; an error it stays. */
function isUnclosed(text: string, start: number, end: number): boolean {
	return text[start] === '"' && !text.startsWith('"""', start) && (end - start < 2 || text[end - 1] !== '"');
}

/** `$$"a $b"` as a string without a template. */
function plainString({ text, tokens }: Code, index: number, edits: Edits): void {
	const string = text.slice(tokens.start[index], tokens.end[index]);
	const open = string.indexOf('"');
	edits.set(tokens.start[index], ' '.repeat(open) + string.slice(open).replaceAll('$', '_'));
}

/** The grammar ends a line comment at some letters that are not of ASCII. */
function hideOddUnits({ text, tokens }: Code, edits: Edits): void {
	for (let at = 0; at < tokens.comments.length; at += 3) {
		const comment = text.slice(tokens.comments[at], tokens.comments[at + 1]);
		if (/[\u2100-\u214f]/.test(comment))
			edits.set(tokens.comments[at], comment.replace(/[\u2100-\u214f]/g, '_'));
	}
}

function withEdits(text: string, edits: Edits): string {
	if (edits.size === 0) return text;
	const parts: string[] = [];
	let done = 0;
	for (const at of [...edits.keys()].sort((a, b) => a - b)) {
		if (at < done) continue;
		parts.push(text.slice(done, at), edits.get(at)!);
		done = at + edits.get(at)!.length;
	}
	parts.push(text.slice(done));
	return parts.join('');
}

/** Those that a parenthesis or a brace follows in their own meaning. */
const OPENING = new Set([
	'get',
	'set',
	'init',
	'constructor',
	'catch',
	'finally',
	'suspend',
	'by',
	'dynamic',
]);

function rewriteWord(code: Code, index: number, edits: Edits): void {
	const { tokens } = code;
	const word = written(code, index);
	if (word === 'fun' && written(code, index + 1) === 'interface') {
		edits.set(tokens.start[index], '   ');
		return;
	}
	if (word === 'class' || word === 'interface' || word === 'object') rewriteHeader(code, index, edits);
	else if (word === 'context' && (isContext(code, index) || isContextOfType(code, index)))
		blank(code, index, code.brackets.close[index + 1], edits);
	else if (word === 'actual' && isParameter(code, index)) blank(code, index, index, edits);
	else if (SOFT.has(word) && isName(code, index, word)) edits.set(tokens.end[index] - 1, '_');
	else if (/^i[ns]\w/.test(word) && written(code, index - 1) === '!' && isAdjacent(code, index))
		edits.set(tokens.start[index], '_');
	else if (word === 'all' && written(code, index - 1) === '@' && written(code, index + 1) === ':')
		edits.set(tokens.start[index], 'get');
	else if (word[0] === 'e' && looksLikeElse(code, index, word)) edits.set(tokens.start[index], '_');
	if (word === 'if' && isGuard(code, index)) edits.set(tokens.start[index], ', ');
	if (!beginsLine(tokens, index)) return;
	if (/^in(?:\d|$)/.test(word) || (word === 'else' && isEntry(code, index))) endStatement(code, index, edits);
	else if (word === 'by' || (word === 'as' && written(code, index - 1) !== ','))
		joinLines(code, index - 1, index, edits);
}

/** `context(a: B)` before a declaration. */
function isContext(code: Code, index: number): boolean {
	const { brackets } = code;
	if (written(code, index + 1) !== '(' || brackets.broken[index + 1] === 1) return false;
	if (!beginsLine(code.tokens, index) || written(code, index + 3) !== ':') return false;
	return /^(?:@|fun|val|var|private|public|internal|protected|override|inline|suspend|abstract|open)$/.test(
		written(code, brackets.close[index + 1] + 1),
	);
}

/** `context(A)` before the type of a function. */
function isContextOfType(code: Code, index: number): boolean {
	const { brackets, tokens } = code;
	if (written(code, index + 1) !== '(' || brackets.broken[index + 1] === 1) return false;
	const before = written(code, index - 1);
	if (!/^(?:[:<]|suspend)$/.test(before) && !(before === '=' && written(code, index - 3) === 'typealias'))
		return false;
	const next = brackets.close[index + 1] + 1;
	return tokens.kind[next] === Token.word || written(code, next) === '(';
}

/** What the grammar takes for `else`: a name that begins so in a new line, and one between operands that has its first letter. */
function looksLikeElse(code: Code, index: number, word: string): boolean {
	if (beginsLine(code.tokens, index)) return word.length > 4 && word.startsWith('else');
	if (/^(?:else|enum|expect|external)$/.test(word)) return false;
	return isInfix(code, index) || written(code, index - 1) === '>';
}

/** `actual val x` among the parameters of a class. */
function isParameter(code: Code, index: number): boolean {
	return written(code, code.around[index]) === '(' && /^va[lr]$/.test(written(code, index + 1));
}

/** `else ->` behind a line with an `if`. */
function isEntry(code: Code, index: number): boolean {
	const { text, tokens } = code;
	if (written(code, index + 1) !== '-' || index === 0) return false;
	const end = tokens.end[index - 1];
	const start = text.lastIndexOf('\n', end - 1) + 1;
	return end - start < 1000 && /\bif\b/.test(text.slice(start, end));
}

/** `is A if b ->`: one more condition of an entry. */
function isGuard(code: Code, index: number): boolean {
	const { text, tokens } = code;
	if (index === 0 || beginsLine(tokens, index) || !isInWhen(code, index)) return false;
	const start = text.lastIndexOf('\n', tokens.start[index]) + 1;
	if (tokens.start[index] - start > 400) return false;
	const before = text.slice(start, tokens.start[index]);
	return (
		/^\s*(?:!?i[sn]\s)?[\s\w.<>*,?()"]+$/.test(before) &&
		!/^\s*(?:else|return|throw|do|if|while|for)\b/.test(before)
	);
}

/** Whether the innermost braces around it are those of `when { … }` or `when (x) { … }`. */
function isInWhen(code: Code, index: number): boolean {
	const before = code.around[index] - 1;
	return written(code, written(code, before) === ')' ? code.opener[before] - 1 : before) === 'when';
}

function blank({ tokens, text }: Code, first: number, last: number, edits: Edits): void {
	const start = tokens.start[first];
	edits.set(start, text.slice(start, tokens.end[last]).replace(/[^\n]/g, ' '));
}

function isName(code: Code, index: number, word: string): boolean {
	const before = written(code, index - 1);
	if (before === '@') return false;
	if (before === '.') return true;
	const next = written(code, index + 1);
	if (word === 'suspend' && next === '{') return true;
	if (word === 'by' && isInfix(code, index)) return false;
	if (
		!OPENING.has(word) &&
		/^[=+&|]$|^return$/.test(before) &&
		!/^(?:fun|class|object|interface)$/.test(next)
	)
		return true;
	switch (next) {
		case '}':
		case ';':
		case '*':
		case '/':
		case '%':
		case '&':
		case '|':
		case '<':
		case '>':
			return !OPENING.has(word);
		case '=':
		case '.':
		case '?':
		case ')':
		case ',':
		case ']':
		case '+':
		case '-':
			return !(OPENING.has(word) && next === '=') || before !== 'fun';
		case '(':
			return !OPENING.has(word);
		case '!':
			return written(code, index + 2) === '!' && isAdjacent(code, index + 1);
		default:
			return false;
	}
}

function rewriteMark(code: Code, index: number, edits: Edits): void {
	const { tokens, text } = code;
	const at = tokens.start[index];
	switch (text[at]) {
		case '}':
			endMember(code, index, edits);
			break;
		case '(':
		case '[':
			if (written(code, index - 1) === '.') joinReceiver(code, index - 1, edits);
			else if (beginsLine(tokens, index) && !continues(code, index)) endStatement(code, index, edits);
			break;
		case ',':
			if (text.startsWith('->', tokens.start[index + 1]) || written(code, index + 1) === ']')
				edits.set(at, ' ');
			break;
		case ':':
			if (text[at + 1] === ':' && text[at - 1] === '>') plainArguments(code, index - 1, edits);
			if (text[at + 1] === ':' && beginsLine(tokens, index) && !continues(code, index))
				endStatement(code, index, edits);
			break;
		case '!':
			if (written(code, index + 1) === 'in' && isAdjacent(code, index + 1) && beginsLine(tokens, index))
				endStatement(code, index, edits);
			break;
		case '<':
			if (text.startsWith('..', at - 2)) edits.set(at, ' ');
			break;
		case '=':
			rewriteAssignment(code, index, edits);
	}
}

/** A member on the line of the brace that closes its type. */
function endMember({ tokens, text, opener }: Code, index: number, edits: Edits): void {
	const at = tokens.start[index];
	if (text.startsWith('->', tokens.end[index - 1] - 2)) return;
	if (opener[index] === -1 || opener[index] === index - 1 || beginsLine(tokens, index)) return;
	if (text[at - 1] === ' ' && text[tokens.end[index - 1] - 1] !== ';') edits.set(at - 1, ';');
}

/** Tokens of a type that are looked at. */
const MAX_TYPE = 200;

/** The receiver of a function type or an anonymous function: `A.B` of `A.B.(C) -> D`. */
function joinReceiver(code: Code, dot: number, edits: Edits): void {
	const { tokens } = code;
	let at = dot - 1;
	if (written(code, at) === '?' && isAdjacent(code, dot) && isFunctionType(code, dot + 1)) {
		edits.set(tokens.start[at], ' ');
		at--;
	}
	if (written(code, at) === '>') {
		at = argumentsBefore(code, at) - 1;
		if (at < 0) return;
	}
	while (
		tokens.kind[at] === Token.word &&
		written(code, at - 1) === '.' &&
		tokens.kind[at - 2] === Token.word &&
		isAdjacent(code, at) &&
		isAdjacent(code, at - 1)
	) {
		edits.set(tokens.start[at - 1], '_');
		at -= 2;
	}
}

/** Whether `->` follows the parentheses: `?.(` without it is a call. */
function isFunctionType({ text, tokens, brackets }: Code, open: number): boolean {
	return brackets.broken[open] !== 1 && text.startsWith('->', tokens.start[brackets.close[open] + 1]);
}

/** Where the type arguments begin that end at `>`; -1 when that is not known. */
function argumentsBefore(code: Code, close: number): number {
	for (let at = close, depth = 0; at > Math.max(0, close - MAX_TYPE); at--) {
		const mark = written(code, at);
		if (mark === '>') depth++;
		else if (mark === '<' && --depth === 0) return at;
		else if (mark === '(' || mark === '{' || mark === '}') return -1;
	}
	return -1;
}

/** `A<B?>::c` and `A<*>::c` as `A<B >::c` and `A<_>::c`. */
function plainArguments(code: Code, close: number, edits: Edits): void {
	const open = argumentsBefore(code, close);
	for (let at = open + 1; open >= 0 && at < close; at++) {
		const mark = written(code, at);
		if (mark === '?' || mark === '*') edits.set(code.tokens.start[at], mark === '?' ? ' ' : '_');
	}
}
