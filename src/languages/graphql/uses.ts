import { recordTokenCall } from '../shared/token-walk.ts';
import { isMark, Token } from '../shared/tokens.ts';
import { referValues } from './types.ts';
import type { Walk } from './walk.ts';

/** The token after one value. */
function valueEnd({ tokens, brackets }: Walk, at: number, to: number): number {
	if (at >= to) return to;
	if (brackets.close[at] !== -1) return Math.min(to, brackets.close[at] + 1);
	return Math.min(to, isMark(tokens, at, '$') || isMark(tokens, at, '-') ? at + 2 : at + 1);
}

/** Arguments, which need no commas between them: each begins with its name. */
function argumentItems(walk: Walk, from: number, to: number): [number, number][] {
	const { tokens, brackets } = walk;
	const items: [number, number][] = [];
	for (let at = from; at < to; ) {
		if (tokens.kind[at] === Token.word && isMark(tokens, at + 1, ':')) {
			const end = valueEnd(walk, at + 2, to);
			items.push([at, end]);
			at = Math.max(end, at + 1);
		} else at = brackets.close[at] === -1 ? at + 1 : Math.min(to, brackets.close[at] + 1);
	}
	return items;
}

/**
 * A field or a directive that is used with its arguments, and the variables and enum values in
 * them. Returns the token after it.
 */
export function readUse(walk: Walk, name: number, via: 'call' | 'decorator'): number {
	const { tokens, brackets } = walk;
	const open = isMark(tokens, name + 1, '(') ? name + 1 : -1;
	const close = open === -1 ? -1 : Math.min(brackets.close[open], tokens.count);
	const items = open === -1 ? [] : argumentItems(walk, open + 1, close);
	recordTokenCall(walk, { via, name, open, items, keywordMark: ':', isMember: via === 'call' });
	if (open === -1) return name + 1;
	referValues(walk, open + 1, close);
	return brackets.broken[open] === 1 ? close : close + 1;
}

export function readDirectiveUses(walk: Walk, names: readonly number[]): void {
	for (const name of names) readUse(walk, name, 'decorator');
}
