import type { Recorder } from '../../model/recorder.ts';
import { type Brackets, pairBrackets } from '../shared/brackets.ts';
import { recordTokenCall, type TokenWalk } from '../shared/token-walk.ts';
import {
	emptyTokens,
	isMark,
	Token,
	type TokenRules,
	type Tokens,
	tokenize,
	tokenText,
} from '../shared/tokens.ts';

const KEYWORD =
	/^(?:if|else|for|while|switch|catch|function|return|typeof|instanceof|await|async|new|void|delete|in|of|const|let|var|true|false|null|undefined|this|as|import)$/;

const SCRIPT_RULES: TokenRules = {
	wordUnits: '$',
	wordStarts: '$',
	lineComments: [],
	blockComments: 'plain',
	quotes: {
		'"': { kind: Token.string, close: '"', escape: 'backslash', multiline: true },
		"'": { kind: Token.string, close: "'", escape: 'backslash', multiline: true },
		'`': { kind: Token.string, close: '`', escape: 'backslash', multiline: true },
	},
};

const COMMENTED_RULES: TokenRules = { ...SCRIPT_RULES, lineComments: ['//'] };

/** A name and where it stands. */
type Named = [name: string, start: number];

/** Code, or a part of it. */
export interface Piece {
	start: number;
	end: number;
}

/**
 * Code in an attribute or a text of markup: what it calls and, with `isRead`, which names it reads. Parameters of its functions are
 * bound in a scope around it, and so is `$event` where it is written.
 */
export function readCode(out: Recorder, start: number, end: number, isRead: boolean): void {
	readPieces(out, [{ start, end }], { start, end }, { isRead });
}

export interface Reading {
	/** Whether names that are read are recorded; else calls alone. */
	isRead?: boolean;
	/** `$name` is what the store `name` holds. */
	hasStores?: boolean;
	/** `//` begins a comment; in an attribute of a page it is a part of an address. */
	hasComments?: boolean;
	/** Whoever reads goes on inside the scope of the parameters, and closes it. */
	staysOpen?: boolean;
}

/** Reads the pieces of one code; true when a scope for its parameters was opened and stays open. */
export function readPieces(
	out: Recorder,
	pieces: readonly Piece[],
	scope: Piece,
	{ isRead = true, hasStores = false, hasComments = false, staysOpen = false }: Reading,
): boolean {
	const walk = walkPieces(out, pieces, hasComments ? COMMENTED_RULES : SCRIPT_RULES);
	const { tokens } = walk;
	if (hasStores) passStoreSigns(tokens);
	const bound = parametersIn(walk);
	if (bound.length > 0) openNames(out, bound, scope.start, scope.end);
	for (let at = 0; at < tokens.count; at++) {
		if (tokens.kind[at] !== Token.word) continue;
		const word = tokenText(tokens, at);
		if (KEYWORD.test(word) || tokenText(tokens, at - 1) === 'function') continue;
		if (isMark(tokens, at + 1, '(')) recordCall(walk, at);
		else if (isRead && !isMember(tokens, at) && !isKey(tokens, at))
			out.refer(word, tokens.start[at], 'read', false);
	}
	if (bound.length > 0 && !staysOpen) out.closeScope();
	return bound.length > 0 && staysOpen;
}

/** `$count` is read as `count`; `$$props` is a name of Svelte's own. */
function passStoreSigns(tokens: Tokens): void {
	for (let at = 0; at < tokens.count; at++)
		if (tokens.kind[at] === Token.word && /^\$[^$]/.test(tokenText(tokens, at))) tokens.start[at]++;
}

/** Binds a name in the current scope; `value` is what it holds, -1 where that is not known. */
export function bindName(out: Recorder, name: string, start: number, value: number): void {
	const place = { scope: out.currentScope, name, start, chunk: -1, index: -1 };
	out.bind({ ...place, kind: 'let', type: null, value, path: null });
}

/** Opens a scope in which the names of a pattern are bound; the first to `value`. False when there are none. */
export function openPattern(
	out: Recorder,
	pattern: { start: number; end: number },
	scope: { start: number; end: number },
	value: number,
): boolean {
	// Also names of keys and defaults: that hides too much, never too little.
	const names = wordsBetween(walkCode(out, pattern.start, pattern.end).tokens);
	if (names.length > 0) openNames(out, names, scope.start, scope.end, value);
	return names.length > 0;
}

/** What `a.b` stands for; -1 for code that is more than names. */
export function pathIn(out: Recorder, start: number, end: number): number {
	const { tokens } = walkCode(out, start, end);
	const isPath = tokens.count % 2 === 1 && receiverStart(tokens, tokens.count - 1) === 0;
	return isPath && tokens.kind[0] === Token.word ? pathValue(out, tokens, 0, tokens.count - 1) : -1;
}

function walkCode(out: Recorder, start: number, end: number): TokenWalk {
	return walkPieces(out, [{ start, end }]);
}

function walkPieces(out: Recorder, pieces: readonly Piece[], rules = SCRIPT_RULES): TokenWalk {
	const tokens = emptyTokens(out.text);
	for (const { start, end } of pieces) tokenize(tokens, rules, start, end);
	return { tokens, brackets: pairBrackets(tokens, () => false), out };
}

function openNames(out: Recorder, names: readonly Named[], start: number, end: number, value = -1): void {
	const scope = out.openScope('block', start, end);
	for (const [at, [name, nameStart]] of names.entries()) {
		const held = at === 0 ? value : -1;
		const place = { scope, name, start: nameStart, chunk: -1, index: -1 };
		out.bind({ ...place, kind: 'let', type: null, value: held, path: null });
	}
}

function recordCall(walk: TokenWalk, name: number): void {
	const { tokens, out } = walk;
	const first = receiverStart(tokens, name);
	// The receiver of a chain (`a().b()`) is no name.
	if (isMember(tokens, first)) return;
	const receiver = first === name ? null : out.text.slice(tokens.start[first], tokens.end[name - 2]);
	const calleeValue = pathValue(out, tokens, first, name);
	recordTokenCall(walk, { via: 'call', name, first, receiver, open: name + 1, calleeValue });
}

/** `a.b.c` from its first token to its last. */
function pathValue(out: Recorder, tokens: Tokens, first: number, last: number): number {
	const start = tokens.start[first];
	let value = out.value('name', tokenText(tokens, first), -1, -1, start, tokens.end[first]);
	for (let at = first + 2; at <= last; at += 2) {
		value = out.value('member', tokenText(tokens, at), value, -1, start, tokens.end[at]);
	}
	return value;
}

function receiverStart(tokens: Tokens, name: number): number {
	let first = name;
	while (first >= 2 && isMark(tokens, first - 1, '.') && tokens.kind[first - 2] === Token.word) first -= 2;
	return first;
}

/** `b` of `a.b`, not of `...b`. */
function isMember(tokens: Tokens, at: number): boolean {
	return isMark(tokens, at - 1, '.') && !isMark(tokens, at - 2, '.');
}

/** `a` of `{ a: b }`, not of `c ? a : b`. */
function isKey(tokens: Tokens, at: number): boolean {
	return isMark(tokens, at + 1, ':') && (isMark(tokens, at - 1, '{') || isMark(tokens, at - 1, ','));
}

const DECLARES = /^(?:const|let|var)$/;

/** Names before the arrows of a piece of code, and those that its functions declare: `x` of `x => …`, all that stand in `({ a, b }, c) => …`. */
function parametersIn({ tokens, brackets: { close } }: { tokens: Tokens; brackets: Brackets }): Named[] {
	const found: Named[] = [];
	for (let at = 0; at < tokens.count; at++) {
		const isWord = tokens.kind[at] === Token.word;
		const last = isMark(tokens, at, '(') ? close[at] : isWord ? at : -1;
		if (last >= at && isArrow(tokens, last + 1)) found.push(...wordsBetween(tokens, at, last + 1));
		else if (isWord && DECLARES.test(tokenText(tokens, at))) {
			const end = Math.max(close[at + 1] ?? -1, at + 1);
			found.push(...wordsBetween(tokens, at + 1, Math.min(end + 1, tokens.count)));
		} else if (isWord && tokenText(tokens, at) === '$event') found.push(['$event', tokens.start[at]]);
	}
	return found;
}

function isArrow(tokens: Tokens, at: number): boolean {
	return isMark(tokens, at, '=') && isMark(tokens, at + 1, '>') && tokens.start[at + 1] === tokens.end[at];
}

function wordsBetween(tokens: Tokens, from = 0, to = tokens.count): Named[] {
	const words: Named[] = [];
	for (let at = from; at < to; at++) {
		const word = tokens.kind[at] === Token.word ? tokenText(tokens, at) : '';
		if (word !== '' && !KEYWORD.test(word)) words.push([word, tokens.start[at]]);
	}
	return words;
}
