import type { Arg, ArgKind } from '../../model/recorder.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { lastPart, type Name, nameStart, nameText, qualifierOf, type Walk } from './walk.ts';

const MAX_ARGS = 8;
/** More of an argument is not kept; calls may nest thousands deep. */
const MAX_ARG = 400;

/** A call of a routine: `f(a, b)`, or `EXEC f` without parentheses, when `open` is -1. */
export function recordCall(walk: Walk, name: Name, open: number): void {
	const { tokens, brackets, out } = walk;
	const receiver = qualifierOf(walk, name);
	const called = nameText(walk, lastPart(name));
	const close = open === -1 ? lastPart(name) : Math.min(brackets.close[open], tokens.count - 1);
	const { args, count } =
		open === -1 ? { args: [], count: 0 } : readArgs(walk, open + 1, brackets.close[open]);
	out.refer(called, nameStart(walk, lastPart(name)), 'call', false);
	out.call({
		via: 'call',
		callee: receiver === null ? called : `${receiver}.${called}`,
		name: called,
		receiver,
		nameStart: nameStart(walk, lastPart(name)),
		start: tokens.start[name.parts[0]],
		end: Math.max(tokens.end[close], tokens.end[lastPart(name)]),
		flags: 0,
		args,
		argCount: count,
		calleeValue: out.value('name', called, -1, -1),
		argValues: [],
	});
}

function readArgs(walk: Walk, from: number, to: number): { args: Arg[]; count: number } {
	const { tokens, brackets } = walk;
	const args: Arg[] = [];
	let count = 0;
	let first = from;
	for (let i = from; i <= to; i++) {
		if (i < to && !isMark(tokens, i, ',')) {
			if (brackets.close[i] !== -1) i = Math.min(brackets.close[i], to - 1);
			continue;
		}
		if (i > first) {
			count++;
			if (args.length < MAX_ARGS) {
				args.push({
					kind: argKind(walk, first, i),
					text: tokens.text.slice(
						tokens.start[first],
						Math.min(tokens.end[i - 1], tokens.start[first] + MAX_ARG),
					),
				});
			}
		}
		first = i + 1;
	}
	return { args, count };
}

function argKind(walk: Walk, from: number, to: number): ArgKind {
	const { tokens, words } = walk;
	if (to - from > 1) {
		if (isMark(tokens, from + 1, '(') && walk.brackets.close[from + 1] === to - 1) return 'call';
		return to - from === 3 && isMark(tokens, from + 1, '.') ? 'member' : 'other';
	}
	switch (tokens.kind[from]) {
		case Token.string:
			return 'string';
		case Token.number:
			return 'number';
		case Token.quoted:
			return 'identifier';
		case Token.word:
			if (words[from] === 'null') return 'null';
			return words[from] === 'true' || words[from] === 'false' ? 'boolean' : 'identifier';
		default:
			return tokenText(tokens, from) === '*' ? 'spread' : 'other';
	}
}
