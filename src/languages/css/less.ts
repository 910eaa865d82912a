import { recordTokenCall } from '../shared/token-walk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { bindParam } from './definitions.ts';
import { extend } from './sass.ts';
import { memberOf, readValue } from './values.ts';
import { findMark, type Walk } from './walk.ts';

/** The `(` of `.name(@a; @b) when (…) {`, which defines a mixin; -1 for a selector. */
export function mixinParams({ tokens, brackets }: Walk, from: number, open: number): number {
	const isNamed = isMark(tokens, from, '.') || tokens.kind[from] === Token.number;
	const paren = isMark(tokens, from, '.') ? from + 2 : from + 1;
	if (!isNamed || paren >= open || !isMark(tokens, paren, '(')) return -1;
	const next = brackets.close[paren] + 1;
	return next >= open || tokenText(tokens, next) === 'when' ? paren : -1;
}

/** `.mixin();`, `.mixin(1; 2) !important;`, `#ns > .mixin();`, `.plain;`, `@detached();`: false when it is none. */
export function readMixinCall(walk: Walk, from: number, to: number): boolean {
	const { tokens, brackets } = walk;
	const word = tokenText(tokens, from);
	if (word.startsWith('@')) {
		if (!isMark(tokens, from + 1, '(') || tokens.start[from + 1] !== tokens.end[from]) return false;
		recordTokenCall(walk, { via: 'macro', name: from, open: from + 1 });
		return true;
	}
	if (!isMark(tokens, from, '.') && tokens.kind[from] !== Token.number) return false;
	let owner = -1;
	let name = -1;
	let open = -1;
	for (let at = from; at < to && open === -1; at++) {
		const isClass = isMark(tokens, at, '.') && tokens.kind[at + 1] === Token.word;
		if (isClass || (tokens.kind[at] === Token.number && tokenText(tokens, at).startsWith('#'))) {
			owner = name;
			name = isClass ? at + 1 : at;
		} else if (isMark(tokens, at, '(')) open = at;
		else if (isMark(tokens, at, '!') || isMark(tokens, at, ':')) break;
	}
	if (name === -1) return false;
	const sigil = tokenText(tokens, name).startsWith('#') ? 1 : 0;
	const calleeValue =
		owner === -1 ? {} : { calleeValue: memberOf(walk, plainName(walk, owner), name, sigil) };
	recordTokenCall(walk, { via: 'macro', name, sigil, open, keywordMark: ':', ...calleeValue });
	if (open !== -1) readValue(walk, open + 1, Math.min(brackets.close[open], to));
	return true;
}

function plainName({ tokens }: Walk, index: number): string {
	return tokenText(tokens, index).replace(/^#/, '');
}

/** `.a:extend(.b all);`, or `&:extend(.b);` in a rule. */
export function readExtends(walk: Walk, from: number, to: number): boolean {
	const { tokens, brackets, out } = walk;
	let found = false;
	for (let at = from; at + 2 < to; at++) {
		if (tokenText(tokens, at) !== 'extend' || !isMark(tokens, at - 1, ':') || !isMark(tokens, at + 1, '('))
			continue;
		found = true;
		for (let inner = at + 2; inner < Math.min(brackets.close[at + 1], to); inner++) {
			if (!isMark(tokens, inner, '.') || tokens.kind[inner + 1] !== Token.word) continue;
			extend(
				{ out, text: tokens.text },
				tokenText(tokens, inner + 1),
				tokens.start[inner + 1],
				tokens.start[inner],
			);
		}
	}
	return found;
}

/** `@name: { … }`: a set of rules that is kept. */
export function isDetached(walk: Walk, from: number, open: number): boolean {
	return (
		tokenText(walk.tokens, from).startsWith('@') &&
		findMark(walk, from, open, ':') === from + 1 &&
		open === from + 2
	);
}

/** The parameters of mixins without a name, in the scope of the call that they are given to. */
export function bindAnonymous(walk: Walk, from: number, to: number): void {
	const { tokens, brackets } = walk;
	for (let at = from; at + 1 < to; at++) {
		if (!isMark(tokens, at, '.') || !isMark(tokens, at + 1, '(')) continue;
		for (let param = at + 2; param < Math.min(brackets.close[at + 1], to); param++)
			if (tokenText(tokens, param).startsWith('@')) bindParam(walk, param, -1);
	}
}
