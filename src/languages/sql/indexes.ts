import { isMark } from '../shared/tokens.ts';
import { readQueries } from './queries.ts';
import { isNameHere, readName, referObject, type Walk } from './walk.ts';

/** `ON [ONLY] t USING btree (a, lower(b)) INCLUDE (c) WHERE …`. */
export function readIndexed(walk: Walk, from: number, to: number): void {
	const { tokens, brackets, words } = walk;
	let at = from;
	while (at < to && words[at] !== 'on') at++;
	at++;
	if (words[at] === 'only') at++;
	if (at >= to || !isNameHere(walk, at)) return;
	const table = readName(walk, at, to);
	referObject(walk, table, 'read');
	let next = table.next;
	if (words[next] === 'using') next += 2;
	if (isMark(tokens, next, '(')) {
		const close = Math.min(to, brackets.close[next]);
		readIndexedColumns(walk, next + 1, close);
		next = close + 1;
	}
	readQueries(walk, next, to);
}

/** Columns and expressions; what follows a column (ASC, an operator class) is no name. */
export function readIndexedColumns(walk: Walk, from: number, to: number): void {
	const { tokens, brackets } = walk;
	let first = from;
	for (let i = from; i <= to; i++) {
		if (i < to && !isMark(tokens, i, ',')) {
			if (brackets.close[i] !== -1) i = Math.min(brackets.close[i], to - 1);
			continue;
		}
		if (i > first) {
			const plain =
				isNameHere(walk, first) && !isMark(tokens, first + 1, '(') && !isMark(tokens, first + 1, '.');
			readQueries(walk, first, plain ? first + 1 : i);
		}
		first = i + 1;
	}
}
