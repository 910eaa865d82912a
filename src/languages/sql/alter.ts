import { isMark, Token } from '../shared/tokens.ts';
import { readColumn } from './columns.ts';
import { readConstraint } from './constraints.ts';
import { recordEnumValue } from './enums.ts';
import { readQueries } from './queries.ts';
import {
	fullName,
	isName,
	isNameHere,
	type Name,
	readName,
	referColumn,
	referObject,
	type Walk,
} from './walk.ts';

const CONSTRAINTS = /^(?:constraint|primary|foreign|unique|check|key|index|fulltext|spatial|exclude)$/;

/** `ALTER TABLE t ADD COLUMN …`: what it changes is written to; what it adds belongs to `t`. */
export function readAlter(walk: Walk, from: number, to: number): void {
	const { words } = walk;
	let at = from + 1;
	while (
		at < to &&
		/^(?:table|view|materialized|index|sequence|type|domain|schema|foreign|column|function|procedure|policy|trigger|if|exists|only|database)$/.test(
			words[at],
		)
	)
		at++;
	if (at >= to || !isNameHere(walk, at)) {
		readQueries(walk, from + 1, to);
		return;
	}
	const object = words[from + 1];
	const name = readName(walk, at, to);
	referObject(walk, name, 'write');
	if (object === 'type') {
		readTypeChange(walk, name, to);
		return;
	}
	if (object !== 'table' && object !== 'foreign') {
		// `ALTER POLICY p ON t`, `ALTER INDEX a RENAME TO b`.
		for (let i = name.next; i < to; i++) {
			if (words[i] === 'on' && isName(walk, i + 1)) referObject(walk, readName(walk, i + 1, to), 'read');
		}
		return;
	}
	for (const [first, end] of splitActions(walk, name.next, to)) readAction(walk, name, first, end);
}

function splitActions({ tokens, brackets }: Walk, from: number, to: number): [number, number][] {
	const actions: [number, number][] = [];
	let first = from;
	for (let i = from; i <= to; i++) {
		if (i < to && !isMark(tokens, i, ',')) {
			if (brackets.close[i] !== -1) i = Math.min(brackets.close[i], to - 1);
			continue;
		}
		if (i > first) actions.push([first, i]);
		first = i + 1;
	}
	return actions;
}

function readAction(walk: Walk, table: Name, first: number, to: number): void {
	const { tokens, words } = walk;
	const container = fullName(walk, table);
	let at = first + 1;
	switch (words[first]) {
		case 'add':
			while (at < to && /^(?:column|if|not|exists)$/.test(words[at])) at++;
			if (at >= to) return;
			if (isMark(tokens, at, '(')) {
				readAdded(walk, container, at, to);
				return;
			}
			if (CONSTRAINTS.test(words[at])) {
				readConstraint(walk, at, to, container, first);
				return;
			}
			if (isNameHere(walk, at)) readColumn(walk, at, to, container, first);
			return;
		case 'drop':
		case 'rename':
		case 'alter':
		case 'modify':
		case 'change': {
			while (at < to && /^(?:column|constraint|if|exists|index|key|foreign|primary)$/.test(words[at])) at++;
			if (at >= to) return;
			if (words[at] === 'to' || words[at] === 'as') {
				referObject(walk, readName(walk, at + 1, to), 'write');
				return;
			}
			if (!isName(walk, at)) return;
			const column = readName(walk, at, to);
			referColumn(walk, column, 'write');
			readChanged(walk, words[first], column.next, to);
			return;
		}
		case 'attach':
		case 'detach':
			if (words[at] === 'partition' && isName(walk, at + 1)) {
				referObject(walk, readName(walk, at + 1, to), 'write');
			}
	}
}

/** Behind the column: `TO b`, `SET DEFAULT x`, `TYPE int USING …`, or its new definition. */
function readChanged(walk: Walk, verb: string, from: number, to: number): void {
	const { words } = walk;
	if (words[from] === 'to' && isName(walk, from + 1)) {
		referColumn(walk, readName(walk, from + 1, to), 'write');
		return;
	}
	if (verb === 'change' && isName(walk, from)) {
		referColumn(walk, readName(walk, from, to), 'write');
		return;
	}
	if (verb !== 'alter') return;
	for (let i = from; i < to; i++) {
		if (words[i] === 'default' || words[i] === 'using') {
			readQueries(walk, i + 1, to);
			return;
		}
	}
}

/** Oracle's `ADD (a int, b int)`. */
function readAdded(walk: Walk, container: string, open: number, to: number): void {
	const close = Math.min(to, walk.brackets.close[open]);
	for (const [first, end] of splitActions(walk, open + 1, close)) {
		if (CONSTRAINTS.test(walk.words[first])) readConstraint(walk, first, end, container);
		else if (isNameHere(walk, first)) readColumn(walk, first, end, container);
	}
}

function readTypeChange(walk: Walk, type: Name, to: number): void {
	const { tokens, words } = walk;
	for (let i = type.next; i < to; i++) {
		if (words[i] !== 'value') continue;
		let value = i + 1;
		while (value < to && /^(?:if|not|exists)$/.test(words[value])) value++;
		if (words[i - 1] === 'add' && tokens.kind[value] === Token.string) {
			recordEnumValue(walk, value, fullName(walk, type));
		}
		return;
	}
}

/** `DROP TABLE IF EXISTS a, b CASCADE`, `DROP TRIGGER x ON t`. */
export function readDrop(walk: Walk, from: number, to: number): void {
	const { tokens, words, brackets } = walk;
	let at = from + 2;
	if (words[from + 1] === 'materialized' || words[from + 1] === 'foreign') at++;
	while (at < to && /^(?:if|exists|concurrently|table|body)$/.test(words[at])) at++;
	while (at < to && isNameHere(walk, at) && !/^(?:cascade|restrict)$/.test(words[at])) {
		const name = readName(walk, at, to);
		referObject(walk, name, 'write');
		at = name.next;
		if (isMark(tokens, at, '(')) at = Math.min(to, brackets.close[at] + 1);
		if (!isMark(tokens, at, ',')) break;
		at++;
	}
	if (words[at] === 'on' && isName(walk, at + 1)) referObject(walk, readName(walk, at + 1, to), 'read');
}
