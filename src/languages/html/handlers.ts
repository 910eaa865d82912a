import type { Recorder } from '../../model/recorder.ts';
import { pairBrackets } from '../shared/brackets.ts';
import { recordTokenCall, type TokenWalk } from '../shared/token-walk.ts';
import { emptyTokens, isMark, Token, type TokenRules, tokenize, tokenText } from '../shared/tokens.ts';
import type { Attribute } from './tags.ts';

/** `onclick`, `@click` and `v-on:click` of Vue, `(click)` of Angular. */
const HANDLER = /^(?:on[a-z]+$|@|v-on:|\([a-z])/;
const KEYWORD = /^(?:if|for|while|switch|catch|function|return|typeof|await|new|void|delete|in|of)$/;
const PLAIN_NAME = /^\s*([A-Za-z_$][\w$]*)\s*$/;

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

/** Code in an attribute: what it calls, or the function that it names. */
export function readHandler(out: Recorder, { name, start, end }: Attribute): void {
	if (!HANDLER.test(name) || start === -1 || end <= start) return;
	const named = PLAIN_NAME.exec(out.text.slice(start, Math.min(end, start + 200)));
	if (named !== null && name.startsWith('on') === false) {
		out.refer(named[1], start + named[0].indexOf(named[1]), 'read', false);
		return;
	}
	const tokens = emptyTokens(out.text);
	tokenize(tokens, SCRIPT_RULES, start, end);
	const walk: TokenWalk = { tokens, brackets: pairBrackets(tokens, () => false), out };
	for (let at = 0; at + 1 < tokens.count; at++) {
		if (tokens.kind[at] !== Token.word || !isMark(tokens, at + 1, '(')) continue;
		const word = tokenText(tokens, at);
		if (KEYWORD.test(word) || tokenText(tokens, at - 1) === 'function') continue;
		const first = receiverStart(walk, at);
		const receiver = first === at ? null : out.text.slice(tokens.start[first], tokens.end[at - 2]);
		// The receiver of a chain (`a().b()`) is no name.
		if (isMark(tokens, first - 1, '.')) continue;
		recordTokenCall(walk, { via: 'call', name: at, first, receiver, open: at + 1 });
	}
}

function receiverStart({ tokens }: TokenWalk, name: number): number {
	let first = name;
	while (first >= 2 && isMark(tokens, first - 1, '.') && tokens.kind[first - 2] === Token.word) first -= 2;
	return first;
}
