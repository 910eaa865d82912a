import { BUILTIN_TYPES } from '../shared/sql/words.ts';
import { isMark } from '../shared/tokens.ts';
import { lastPart, type Name, nameText, readName, referColumns, referObject, type Walk } from './walk.ts';

/** A type behind `::` or in a cast, with its length; the token after it. */
export function readType(walk: Walk, name: Name, to: number): number {
	const last = lastPart(name);
	if (name.parts.length > 1 || !BUILTIN_TYPES.has(nameText(walk, last).toLowerCase())) {
		referObject(walk, name, 'type');
	}
	const { tokens, brackets, words } = walk;
	let next = name.next;
	while (next < to && /^(?:varying|precision|with|without|time|zone)$/.test(words[next])) next++;
	return isMark(tokens, next, '(') ? Math.min(to, brackets.close[next] + 1) : next;
}

/** `users (id)` behind REFERENCES; the token after it. */
export function referForeign(walk: Walk, index: number, to: number): number {
	const { tokens, brackets } = walk;
	const name = readName(walk, index, to);
	referObject(walk, name, 'type');
	if (!isMark(tokens, name.next, '(')) return name.next;
	const close = Math.min(to, brackets.close[name.next]);
	referColumns(walk, name.next + 1, close, 'type');
	return close + 1;
}
