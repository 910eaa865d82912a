import { recordTokenCall, takeFrom, unquoted } from '../shared/token-walk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { inside, isVariable, tellSort, variableName, type Walk } from './walk.ts';
import { BUILTIN_FUNCTIONS } from './words.ts';

const MAX_DEPTH = 4;

/** What a value refers to: variables, custom properties, files, and the functions of SCSS and Less it calls. */
export function readValue(walk: Walk, from: number, to: number, depth = 0): void {
	const { tokens, out, language } = walk;
	for (let at = from; at < to; at++) {
		switch (tokens.kind[at]) {
			case Token.word:
				at = readWord(walk, at, from, to) - 1;
				break;
			case Token.raw:
				if (tokens.text.charCodeAt(tokens.start[at]) === 92) break;
				if (/^url\(/i.test(tokens.text.slice(tokens.start[at], tokens.start[at] + 4))) {
					includeUrl(walk, tokens.start[at] + 4, tokens.end[at] - 1, at);
				} else if (depth < MAX_DEPTH) {
					const inner = inside(walk, tokens.start[at] + 2, tokens.end[at] - 1);
					if (language === 'less') referLess(walk, at);
					else readValue(inner, 0, inner.tokens.count, depth + 1);
				}
				break;
			case Token.string:
				if (language !== 'css' && depth < MAX_DEPTH) readString(walk, at, depth);
				break;
			default:
				if (isMark(tokens, at, '?')) out.decision();
		}
	}
}

/** The `@{name}` of Less is that variable, `${name}` what that property is set to. */
function referLess({ tokens, out }: Walk, index: number): void {
	const start = tokens.start[index];
	const name = tokens.text.slice(start + 2, tokens.end[index] - 1);
	if (!/^[\w-]+$/.test(name)) return;
	if (tokens.text.charCodeAt(start) === 64) out.refer(`@${name}`, start, 'read', false);
	else out.refer(name, start + 2, 'read', true);
}

const INTERPOLATED = /#\{([^{}]*)\}|@\{([\w-]+)\}/g;

function readString(walk: Walk, index: number, depth: number): void {
	const { tokens, out, language } = walk;
	const start = tokens.start[index];
	for (const found of tokens.text.slice(start, tokens.end[index]).matchAll(INTERPOLATED)) {
		const from = start + found.index + 2;
		if (language === 'less') {
			if (found[2] !== undefined) out.refer(`@${found[2]}`, from - 2, 'read', false);
			continue;
		}
		if (found[1] === undefined) continue;
		const inner = inside(walk, from, from + found[1].length);
		readValue(inner, 0, inner.tokens.count, depth + 1);
	}
}

function readWord(walk: Walk, at: number, from: number, to: number): number {
	const { tokens, out, language } = walk;
	const word = tokenText(tokens, at);
	if (isVariable(word, language)) {
		if (isKeyword(walk, at, from)) return at + 1;
		const skipped = word.startsWith('@@') ? 1 : 0;
		out.refer(variableName(word), tokens.start[at] + skipped, 'read', isMark(tokens, at - 1, '.'));
		return at + 1;
	}
	const opens = at + 1 < to && isMark(tokens, at + 1, '(') && tokens.end[at] === tokens.start[at + 1];
	if (opens) return readFunction(walk, at, to);
	// `math.$pi`, `math.div(…)`: a module that was used.
	const isModule =
		language === 'scss' &&
		isMark(tokens, at + 1, '.') &&
		tokens.end[at] === tokens.start[at + 1] &&
		at + 2 < to;
	if (!isModule || tokens.kind[at + 2] !== Token.word || tokens.start[at + 2] !== tokens.end[at + 1])
		return at + 1;
	out.refer(word, tokens.start[at], 'read', false);
	if (tokenText(tokens, at + 2).startsWith('$') || !isMark(tokens, at + 3, '(')) return at + 2;
	recordTokenCall(walk, {
		via: 'call',
		name: at + 2,
		first: at,
		receiver: word,
		open: at + 3,
		keywordMark: ':',
		calleeValue: memberOf(walk, word, at + 2),
	});
	return at + 4;
}

const MAX_BACK = 500;

/** Whether a variable is the name of an argument: `f($a: 1)`. In parentheses that call nothing it is a key of a map. */
function isKeyword({ tokens, brackets, language }: Walk, at: number, from: number): boolean {
	if (!isMark(tokens, at + 1, ':') || at === 0) return false;
	if (!isMark(tokens, at - 1, '(') && !isMark(tokens, at - 1, ',') && !isMark(tokens, at - 1, ';'))
		return false;
	if (language === 'less') return true;
	for (let open = at - 1; open >= Math.max(0, from - 1, at - MAX_BACK); open--)
		if (isMark(tokens, open, '(') && brackets.close[open] > at)
			return open > 0 && tokens.kind[open - 1] === Token.word && tokens.end[open - 1] === tokens.start[open];
	return false;
}

/** The name at a token as a member of a module or namespace. */
export function memberOf({ tokens, out }: Walk, owner: string, name: number, sigil = 0): number {
	return out.value('member', tokenText(tokens, name).slice(sigil), out.value('name', owner, -1, -1), -1);
}

/** `var(--x, …)`, `url("…")`, `map-get(…)`; the token in its parentheses, which are read on. */
function readFunction(walk: Walk, at: number, to: number): number {
	const { tokens, out, language } = walk;
	const word = tokenText(tokens, at).toLowerCase();
	const first = at + 2;
	if (word === 'var' && first < to && tokenText(tokens, first).startsWith('--')) {
		let last = first + 1;
		while (last < to && tokens.start[last] === tokens.end[last - 1] && tokens.kind[last] !== Token.mark)
			last++;
		out.refer(
			tokens.text.slice(tokens.start[first], tokens.end[last - 1]),
			tokens.start[first],
			'read',
			false,
		);
		return first + 1;
	}
	if (word === 'url') {
		if (tokens.kind[first] === Token.string)
			includeUrl(walk, tokens.start[first] + 1, tokens.end[first] - 1, first);
		return first;
	}
	if (
		language !== 'css' &&
		!BUILTIN_FUNCTIONS.has(word) &&
		/^(?!-(?:webkit|moz|ms|o)-)[a-z_-]/.test(word) &&
		word !== '-'
	) {
		recordTokenCall(walk, { via: 'call', name: at, open: at + 1, keywordMark: ':' });
	}
	return first;
}

/** A file that is loaded: an image, a font. What is in the text itself is none. */
function includeUrl({ tokens, out }: Walk, from: number, to: number, token: number): void {
	const written = tokens.text.slice(from, to);
	const module = written.trim();
	if (module === '' || /^(?:data:|#|about:)/i.test(module) || /[#@]\{|\$/.test(module)) return;
	const nameStart = from + written.indexOf(module);
	takeFrom(out, module, { start: tokens.start[token], end: tokens.end[token], nameStart });
}

const MAX_ANIMATIONS = 50;

/** `animation: spin 1s linear, fade 2s`: the names of keyframes in it. */
export function referAnimations(
	{ tokens, brackets, out }: Walk,
	from: number,
	to: number,
	keywords: ReadonlySet<string>,
): void {
	let count = 0;
	for (let at = from; at < to && count < MAX_ANIMATIONS; ) {
		const word = tokens.kind[at] === Token.word ? tokenText(tokens, at) : '';
		const isFunction = isMark(tokens, at + 1, '(') && tokens.start[at + 1] === tokens.end[at];
		if (
			/^[a-zA-Z_-]*[a-zA-Z_]/.test(word) &&
			!word.startsWith('--') &&
			!isFunction &&
			!isMark(tokens, at - 1, '!')
		) {
			if (!keywords.has(word.toLowerCase())) {
				out.refer(word, tokens.start[at], 'read', false);
				tellSort(out, 'keyframes', word, tokens.start[at]);
				count++;
			}
		}
		at = brackets.close[at] === -1 ? at + 1 : brackets.close[at] + 1;
	}
}

export function stringOrWord(walk: Walk, index: number): string {
	return walk.tokens.kind[index] === Token.string ? unquoted(walk, index) : tokenText(walk.tokens, index);
}
