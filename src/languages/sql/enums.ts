import { isMark, Token } from '../shared/tokens.ts';
import type { Walk } from './walk.ts';

/** `ENUM ('a', 'b')`: a chunk a value. */
export function readEnumValues(walk: Walk, from: number, to: number): void {
	const { tokens, brackets } = walk;
	let open = from;
	while (open < to && !isMark(tokens, open, '(')) open++;
	if (open >= to) return;
	const close = Math.min(to, brackets.close[open]);
	for (let i = open + 1; i < close; i++) if (tokens.kind[i] === Token.string) recordEnumValue(walk, i, null);
}

/** One value; `container` is its type when it stands outside of it. */
export function recordEnumValue({ tokens, out }: Walk, index: number, container: string | null): void {
	const name = tokens.text.slice(tokens.start[index] + 1, tokens.end[index] - 1);
	if (name === '') return;
	out.openChunk({
		kind: 'enum_member',
		name,
		start: tokens.start[index],
		end: tokens.end[index],
		nameStart: tokens.start[index] + 1,
		flags: 0,
		container,
	});
	out.closeChunk();
}
