import { recordTokenCall } from '../shared/token-walk.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { memberOf, readValue } from './values.ts';
import { atWord, type Walk } from './walk.ts';

/** `@include name($a)`, `@include ns.name`: a call that puts in what the mixin holds. Returns what follows it. */
export function readInclude(walk: Walk, from: number, to: number): number {
	const { tokens, brackets, out } = walk;
	let name = from + 1;
	if (name >= to || tokens.kind[name] !== Token.word) return name;
	let receiver: string | null = null;
	if (isMark(tokens, name + 1, '.') && name + 2 < to && tokens.kind[name + 2] === Token.word) {
		receiver = tokenText(tokens, name);
		out.refer(receiver, tokens.start[name], 'read', false);
		name += 2;
	}
	const open = name + 1 < to && isMark(tokens, name + 1, '(') ? name + 1 : -1;
	recordTokenCall(walk, {
		via: 'macro',
		name,
		first: from + 1,
		receiver,
		open,
		keywordMark: ':',
		...(receiver === null ? {} : { calleeValue: memberOf(walk, receiver, name) }),
	});
	if (open === -1) return name + 1;
	const close = Math.min(brackets.close[open], to);
	readValue(walk, open + 1, close);
	return Math.min(to, close + 1);
}

/** `@extend .a, %b !optional`: the rule around is also all that. */
export function readExtend({ tokens, out }: Walk, from: number, to: number): void {
	for (let at = from + 1; at + 1 <= to; at++) {
		const word = tokens.kind[at] === Token.word && at < to ? tokenText(tokens, at) : '';
		if (word === '' || isMark(tokens, at - 1, '!')) continue;
		const isClass = isMark(tokens, at - 1, '.');
		const isPlaceholder = isMark(tokens, at - 1, '%');
		if (!isClass && !isPlaceholder) continue;
		extend(
			{ out, text: tokens.text },
			isPlaceholder ? `%${word}` : word,
			tokens.start[at] - (isPlaceholder ? 1 : 0),
			tokens.start[at] - 1,
		);
	}
}

/** A rule takes over all of another. */
export function extend(
	{ out, text }: { out: Walk['out']; text: string },
	name: string,
	start: number,
	selectorStart: number,
): void {
	out.refer(name, start, 'read', false);
	if (out.currentChunk === 0) return;
	const written = text.slice(selectorStart, start + name.length);
	const value = out.value('name', name, -1, -1);
	out.heritage({ chunk: out.currentChunk, kind: 'extends', text: written, name, start, value });
}

const LOOPS = /^(?:each|for|while)$/;

export function isControl(word: string): boolean {
	return word === 'if' || word === 'else' || LOOPS.test(word);
}

/** The head of `@if`, `@else if`, `@each $k, $v in $map`, `@for $i from 1 through $n`, `@while`. */
export function readControl(walk: Walk, from: number, to: number): void {
	const { tokens, out } = walk;
	const word = atWord(walk, from);
	const isElse = word === 'else';
	if (!isElse || tokenText(tokens, from + 1) === 'if') out.decision();
	out.effort(!isElse);
	let at = from + 1;
	if (word === 'each' || word === 'for') {
		for (; at < to && !/^(?:in|from)$/.test(tokenText(tokens, at)); at++) {
			const name = tokenText(tokens, at);
			if (!name.startsWith('$')) continue;
			const { currentScope: scope } = out;
			const start = tokens.start[at];
			out.bind({ scope, name, kind: 'let', start, chunk: -1, type: null, value: -1, path: null, index: -1 });
		}
	}
	readValue(walk, at, to);
}
