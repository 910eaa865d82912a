import { isMark, Token } from '../shared/tokens.ts';
import { readIndexedColumns } from './indexes.ts';
import { readQueries } from './queries.ts';
import { referForeign } from './types.ts';
import { isName, nameStart, nameText, readName, referObject, type Walk } from './walk.ts';

/** `CONSTRAINT x FOREIGN KEY (a) REFERENCES t (b)`, `KEY x (a)`, `LIKE other`. A named one is a chunk. */
export function readConstraint(
	walk: Walk,
	first: number,
	to: number,
	container: string | null,
	start = first,
): void {
	const { tokens, out, words } = walk;
	if (words[first] === 'like') {
		if (isName(walk, first + 1)) referObject(walk, readName(walk, first + 1, to), 'type');
		return;
	}
	const { name, isIndex } = constraintName(walk, first, to);
	if (name !== -1) {
		out.openChunk({
			kind: isIndex ? 'index' : 'property',
			name: nameText(walk, name),
			start: tokens.start[start],
			end: tokens.end[to - 1],
			nameStart: nameStart(walk, name),
			flags: 0,
			signature: tokens.text.slice(tokens.start[first], tokens.end[to - 1]),
			container,
		});
	}
	readParts(walk, name === -1 ? first : Math.max(first, name + 1), to);
	if (name !== -1) out.closeChunk();
}

/** The name, or -1, and whether it is an index by MySQL's words. */
function constraintName(walk: Walk, first: number, to: number): { name: number; isIndex: boolean } {
	const { tokens, words } = walk;
	let at = first;
	let isIndex = false;
	if (words[at] === 'constraint') at++;
	else {
		while (at < to && /^(?:unique|fulltext|spatial|key|index)$/.test(words[at])) {
			if (words[at] === 'key' || words[at] === 'index') isIndex = true;
			at++;
		}
		if (words[at] === 'projection') at++;
		if (!isIndex) return { name: -1, isIndex };
	}
	const named = at < to && (tokens.kind[at] === Token.quoted || isName(walk, at));
	return { name: named && nameText(walk, at) !== '' ? at : -1, isIndex };
}

function readParts(walk: Walk, from: number, to: number): void {
	const { tokens, brackets, words } = walk;
	for (let i = from; i < to; ) {
		if (words[i] === 'references' && isName(walk, i + 1)) i = referForeign(walk, i + 1, to);
		else if (isMark(tokens, i, '(')) {
			const close = Math.min(to, brackets.close[i]);
			if (words[i - 1] === 'check') readQueries(walk, i + 1, close);
			else readIndexedColumns(walk, i + 1, close);
			i = close + 1;
		} else i++;
	}
}
