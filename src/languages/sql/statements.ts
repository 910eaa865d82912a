import { beginsLine, isMark, Token, type Tokens } from '../shared/tokens.ts';

/** Tokens of one statement, without what ends it. */
export interface Statement {
	from: number;
	to: number;
}

const ROUTINES = /^(?:function|procedure|proc|trigger|event|package|type)$/;
/** Words between CREATE and what is created. */
const MAX_HEADER = 24;

/**
 * Cuts a text into statements: at `;`, at the delimiter that MySQL's `DELIMITER` sets, at a line `GO`
 * or `/`, and, where all of these were forgotten, before a line that begins with CREATE or ALTER TABLE.
 * The `;` inside the body of a routine ends nothing.
 */
export function splitStatements(tokens: Tokens): Statement[] {
	const statements: Statement[] = [];
	const inBatches = hasBatches(tokens);
	let delimiter = ';';
	let from = 0;
	let index = 0;
	const cut = (next: number): void => {
		if (index > from) statements.push({ from, to: index });
		from = next;
		index = next;
	};
	while (index < tokens.count) {
		if (index === from) {
			const change = readDelimiter(tokens, index);
			if (change !== null) {
				delimiter = change.delimiter;
				from = index = change.next;
				continue;
			}
			const routine = isRoutine(tokens, index);
			if (routine && delimiter === ';') {
				index = inBatches ? batchEnd(tokens, index) : routineEnd(tokens, index);
				if (index >= tokens.count) break;
				if (isBatchEnd(tokens, index)) cut(index + 1);
				else cut(isMark(tokens, index, ';') ? index + 1 : index);
				continue;
			}
		}
		if (tokens.kind[index] === Token.raw && tokens.text[tokens.start[index]] === '\\') cut(index + 1);
		else if (delimiter === ';' ? isMark(tokens, index, ';') : isDelimiter(tokens, index, delimiter)) {
			cut(afterDelimiter(tokens, index, delimiter));
		} else if (isBatchEnd(tokens, index)) cut(index + 1);
		else if (index > from && delimiter === ';' && startsStatement(tokens, index, from)) cut(index);
		else index++;
	}
	index = tokens.count;
	if (index > from) statements.push({ from, to: index });
	return statements;
}

function isWord(tokens: Tokens, index: number, word: string): boolean {
	if (index < 0 || index >= tokens.count || tokens.kind[index] !== Token.word) return false;
	return tokens.end[index] - tokens.start[index] === word.length && wordAt(tokens, index) === word;
}

function wordAt(tokens: Tokens, index: number): string {
	if (index < 0 || index >= tokens.count || tokens.kind[index] !== Token.word) return '';
	return tokens.text.slice(tokens.start[index], tokens.end[index]).toLowerCase();
}

/** `DELIMITER //`: the rest of the line is the new delimiter. */
function readDelimiter(tokens: Tokens, index: number): { delimiter: string; next: number } | null {
	if (wordAt(tokens, index) !== 'delimiter' || !beginsLine(tokens, index)) return null;
	const { text } = tokens;
	const line = text.indexOf('\n', tokens.end[index]);
	const end = line === -1 ? text.length : line;
	const delimiter = text.slice(tokens.end[index], end).trim();
	let next = index + 1;
	while (next < tokens.count && tokens.start[next] < end) next++;
	return delimiter === '' ? null : { delimiter, next };
}

function isDelimiter(tokens: Tokens, index: number, delimiter: string): boolean {
	return tokens.text.startsWith(delimiter, tokens.start[index]);
}

function afterDelimiter(tokens: Tokens, index: number, delimiter: string): number {
	const end = tokens.start[index] + delimiter.length;
	let next = index + 1;
	while (next < tokens.count && tokens.start[next] < end) next++;
	return next;
}

/** A line that is only `GO` (SQL Server) or `/` (Oracle). */
function isBatchEnd(tokens: Tokens, index: number): boolean {
	const { text } = tokens;
	const length = tokens.end[index] - tokens.start[index];
	if (length > 2 || !(isMark(tokens, index, '/') || isWord(tokens, index, 'go'))) return false;
	if (!beginsLine(tokens, index)) return false;
	let at = tokens.end[index];
	while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9) at++;
	return (
		at >= text.length ||
		text.charCodeAt(at) === 10 ||
		text.charCodeAt(at) === 13 ||
		isMark(tokens, index + 1, ';')
	);
}

function hasBatches(tokens: Tokens): boolean {
	for (let i = 0; i < tokens.count; i++) if (isWord(tokens, i, 'go') && isBatchEnd(tokens, i)) return true;
	return false;
}

function batchEnd(tokens: Tokens, index: number): number {
	let end = index + 1;
	while (end < tokens.count && !isBatchEnd(tokens, end)) end++;
	return end;
}

const CREATED =
	/^(?:or|table|view|index|unique|function|procedure|proc|trigger|type|temp|temporary|materialized|schema|sequence)$/;

/** A forgotten `;`: nothing else begins a line with these. */
function startsStatement(tokens: Tokens, index: number, from: number): boolean {
	const creates = isWord(tokens, index, 'create');
	if (!creates && !isWord(tokens, index, 'alter')) return false;
	// `GRANT CREATE VIEW, CREATE TABLE TO x` only names what may be done.
	if (isMark(tokens, index - 1, ',') || isWord(tokens, from, 'grant') || isWord(tokens, from, 'revoke'))
		return false;
	if (!beginsLine(tokens, index)) return false;
	return creates ? CREATED.test(wordAt(tokens, index + 1)) : isWord(tokens, index + 1, 'table');
}

/** CREATE FUNCTION and the like, or a block without a name: what has statements inside. */
function isRoutine(tokens: Tokens, from: number): boolean {
	const first = wordAt(tokens, from);
	if (first === 'begin')
		return !/^(?:|transaction|tran|work|immediate|deferred|exclusive)$/.test(wordAt(tokens, from + 1));
	if (first === 'declare') return !wordAt(tokens, from + 1).startsWith('@');
	if (first !== 'create' && first !== 'alter') return false;
	for (let i = from + 1; i < tokens.count && i < from + MAX_HEADER; i++) {
		const word = wordAt(tokens, i);
		if (ROUTINES.test(word)) return word !== 'type' || wordAt(tokens, i + 1) === 'body';
		if (/^(?:table|view|index|schema|sequence|extension|role|user|database)$/.test(word)) return false;
		if (isMark(tokens, i, '(') || isMark(tokens, i, ';')) return false;
	}
	return false;
}

/**
 * The `;` behind a routine. A body is one token (a string), or lies between BEGIN and END; before
 * BEGIN there may be declarations that end with `;` too (Oracle).
 */
function routineEnd(tokens: Tokens, from: number): number {
	let depth = 0;
	let declares = wordAt(tokens, from) === 'declare';
	let isPackage = false;
	let parentheses = 0;
	/** In `REFERENCING OLD TABLE AS x` of a trigger. */
	let referencing = false;
	for (let i = from; i < tokens.count; i++) {
		if (isBatchEnd(tokens, i)) return i;
		if (isMark(tokens, i, '(')) parentheses++;
		else if (isMark(tokens, i, ')')) parentheses = Math.max(0, parentheses - 1);
		if (isMark(tokens, i, ';') && depth === 0 && !declares) return i;
		const word = wordAt(tokens, i);
		if (word === '') continue;
		if (i > from && depth === 0 && !declares && startsStatement(tokens, i, from)) return i;
		if (word === 'package' && i < from + 6) isPackage = true;
		else if (word === 'referencing' || (word === 'for' && referencing)) referencing = word !== 'for';
		// `WHEN (NEW.a IS FALSE)` of a trigger declares nothing.
		else if (/^[ia]s$/.test(word) && depth === 0 && parentheses === 0 && !referencing && !declares) {
			if (isPackage) depth = 1;
			else declares = declaresAfter(tokens, i + 1);
		} else if (word === 'begin' || word === 'case') {
			if (wordAt(tokens, i - 1) === 'end') continue;
			if (word === 'begin' && /^(?:transaction|tran|work)$/.test(wordAt(tokens, i + 1))) continue;
			if (word === 'begin') declares = false;
			depth++;
		} else if (word === 'end') {
			if (!/^(?:if|loop|while|repeat|for)$/.test(wordAt(tokens, i + 1))) depth = Math.max(0, depth - 1);
		}
	}
	return tokens.count;
}

/** Behind `IS` or `AS`: declarations of Oracle, and not a body that is a string or a query. */
function declaresAfter(tokens: Tokens, index: number): boolean {
	if (tokens.kind[index] !== Token.word) return false;
	if (isMark(tokens, index + 1, ';')) return false;
	return !/^(?:begin|select|with|return|returns|language|external|not|null|insert|update|delete|values|on|table|assignment|implicit|row|new|old|enum|begin)$/.test(
		wordAt(tokens, index),
	);
}
