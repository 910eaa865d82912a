import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { docBeside } from '../shared/comment-text.ts';
import { COLUMN_CLAUSES } from '../shared/sql/words.ts';
import { isMark, Token } from '../shared/tokens.ts';
import { readConstraint } from './constraints.ts';
import { readQueries } from './queries.ts';
import { readType, referForeign } from './types.ts';
import { isName, isNameHere, nameStart, nameText, readName, referObject, type Walk } from './walk.ts';

/** Words that begin an item of a table that is no column. */
const NO_COLUMN =
	/^(?:constraint|primary|foreign|unique|check|key|index|fulltext|spatial|exclude|like|period|partition|projection)$/;

/** Behind the name of a table: its columns and constraints, or the query it is made of. */
export function readTable(walk: Walk, from: number, to: number): void {
	const { tokens, brackets, words } = walk;
	if (!isMark(tokens, from, '(') || /^(?:select|with)$/.test(words[from + 1] ?? '')) {
		if (words[from] === 'partition' || words[from] === 'like' || words[from] === 'inherits') {
			const name = from + (words[from + 1] === 'of' ? 2 : 1);
			if (isName(walk, name)) readInherited(walk, name, to);
		}
		readQueries(walk, from, to);
		return;
	}
	const close = Math.min(to, brackets.close[from]);
	readFields(walk, from, to);
	let next = close + (brackets.broken[from] === 1 ? 0 : 1);
	if (words[next] === 'inherits' && isMark(tokens, next + 1, '(') && isName(walk, next + 2)) {
		readInherited(walk, next + 2, to);
		next = brackets.close[next + 1] + 1;
	}
	if (words[next] === 'as' || words[next] === 'select') readQueries(walk, next, to);
}

function readInherited(walk: Walk, index: number, to: number): void {
	const { tokens, out } = walk;
	const name = readName(walk, index, to);
	referObject(walk, name, 'type');
	const last = name.parts[name.parts.length - 1];
	out.heritage({
		chunk: out.currentChunk,
		kind: 'extends',
		text: tokens.text.slice(tokens.start[index], tokens.end[last]),
		name: nameText(walk, last),
		start: tokens.start[index],
		value: out.value('name', nameText(walk, last), -1, -1),
	});
}

/** The items of the first parentheses: columns of a table, fields of a composite type. */
export function readFields(walk: Walk, from: number, to: number): void {
	const { tokens, brackets, words } = walk;
	let open = from;
	while (open < to && !isMark(tokens, open, '(')) open++;
	if (open >= to) return;
	const close = Math.min(to, brackets.close[open]);
	let first = open + 1;
	for (let i = first; i <= close; i++) {
		if (i < close && !isMark(tokens, i, ',')) {
			if (brackets.close[i] !== -1) i = Math.min(brackets.close[i], close - 1);
			continue;
		}
		if (i > first) {
			const isColumn = tokens.kind[first] === Token.quoted || !NO_COLUMN.test(words[first]);
			if (!isColumn || isKeyword(walk, first)) readConstraint(walk, first, i, null);
			else if (isNameHere(walk, first)) readColumn(walk, first, i, null);
		}
		first = i + 1;
	}
}

/** `key (a)` is a constraint, `key text` a column of that name. */
function isKeyword({ tokens, words }: Walk, first: number): boolean {
	return tokens.kind[first] === Token.word && NO_COLUMN.test(words[first]);
}

/** A column; `container` is its table when it is added to it later. Returns its chunk. */
export function readColumn(
	walk: Walk,
	first: number,
	to: number,
	container: string | null,
	start = first,
): number {
	const { tokens, out } = walk;
	const typeEnd = columnTypeEnd(walk, first + 1, to);
	const annotations = readClauses(walk, typeEnd, to);
	const name = nameText(walk, first);
	if (name === '') return -1;
	const optional = annotations.some((note) => note.name === 'null');
	const chunk = out.openChunk({
		kind: 'field',
		name,
		start: tokens.start[start],
		end: tokens.end[to - 1],
		nameStart: nameStart(walk, first),
		flags: optional ? ChunkFlag.optional : 0,
		signature: tokens.text.slice(tokens.start[first], tokens.end[to - 1]),
		type: typeEnd > first + 1 ? tokens.text.slice(tokens.start[first + 1], tokens.end[typeEnd - 1]) : null,
		annotations,
		container,
		...docBeside(tokens, start, to - 1),
	});
	if (typeEnd > first + 1 && isName(walk, first + 1))
		readType(walk, readName(walk, first + 1, typeEnd), typeEnd);
	for (let i = typeEnd; i < to; ) {
		if (walk.words[i] === 'references' && isName(walk, i + 1)) i = referForeign(walk, i + 1, to);
		else if (walk.words[i] === 'default' || walk.words[i] === 'check' || walk.words[i] === 'as') {
			const end = clauseEnd(walk, i + 1, to);
			readQueries(walk, i + 1, end);
			i = end;
		} else i++;
	}
	out.closeChunk();
	return chunk;
}

/** The type goes on to the first word that says something else about the column. */
function columnTypeEnd({ tokens, brackets, words }: Walk, from: number, to: number): number {
	let end = from;
	while (end < to) {
		const word = words[end];
		if (COLUMN_CLAUSES.has(word)) break;
		if (end > from && word === 'character' && words[end + 1] === 'set') break;
		if (tokens.kind[end] === Token.string) break;
		end = brackets.close[end] === -1 ? end + 1 : Math.min(to, brackets.close[end] + 1);
	}
	return Math.min(end, to);
}

/** Where what belongs to a DEFAULT or CHECK ends. */
function clauseEnd({ brackets, words, tokens }: Walk, from: number, to: number): number {
	let end = from;
	while (end < to && (end === from || !COLUMN_CLAUSES.has(words[end]) || isMark(tokens, end - 1, '.'))) {
		end = brackets.close[end] === -1 ? end + 1 : Math.min(to, brackets.close[end] + 1);
	}
	return end;
}

/** `NOT NULL`, `PRIMARY KEY`, `DEFAULT now()`, `REFERENCES users (id)` as annotations. */
function readClauses(walk: Walk, from: number, to: number): Annotation[] {
	const { tokens, words } = walk;
	const notes: Annotation[] = [];
	for (let i = from; i < to; ) {
		const word = words[i];
		const end = word === '' || !COLUMN_CLAUSES.has(word) ? i + 1 : clauseEnd(walk, i + 1, to);
		const written = (first: number): string | undefined =>
			end > first ? tokens.text.slice(tokens.start[first], tokens.end[end - 1]) : undefined;
		if (word === 'not' && words[i + 1] === 'null') notes.push({ name: 'not null' });
		else if (word === 'null' && words[i - 1] !== 'not') notes.push({ name: 'null' });
		else if (word === 'primary' && words[i + 1] === 'key') notes.push({ name: 'primary key' });
		else if (/^(?:unique|auto_increment|autoincrement)$/.test(word)) notes.push({ name: word });
		else if (/^(?:default|references|check|generated|identity|collate|comment)$/.test(word)) {
			const args = written(i + 1);
			notes.push(args === undefined ? { name: word } : { name: word, args });
		}
		i = word === 'not' || word === 'primary' ? i + 2 : end;
	}
	return notes;
}
