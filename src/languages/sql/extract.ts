import type { Extractor } from '../../model/language.ts';
import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { rulesOf } from '../shared/sql/lexing.ts';
import { emptyTokens, Token, tokenize, tokenText } from '../shared/tokens.ts';
import { readAlter, readDrop } from './alter.ts';
import { readCreate } from './create.ts';
import { facts } from './facts.ts';
import { readQueries } from './queries.ts';
import { readQuoted } from './routines.ts';
import { type Statement, splitStatements } from './statements.ts';
import { isName, readName, referColumn, referColumns, referObject, type Walk, walkOf } from './walk.ts';

/** Reads SQL of any dialect, statement by statement: what is wrong in one does not reach the next. */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	const tokens = emptyTokens(out.text);
	tokenize(tokens, rulesOf(out.text), 0, out.text.length);
	const statements = splitStatements(tokens);
	const starts = new Set(statements.map(({ from }) => from));
	const walk = walkOf(tokens, out, (index) => starts.has(index));
	for (const statement of statements) readStatement(walk, statement);
	for (let i = 0; i < tokens.errors.length; i += 2) out.syntaxError(tokens.errors[i], tokens.errors[i + 1]);
	for (let i = 0; i < tokens.count; i++) {
		if (walk.brackets.broken[i] === 1) out.syntaxError(tokens.start[i], tokens.end[i]);
	}
	includeScripts(walk);
}

function readStatement(walk: Walk, { from, to }: Statement): void {
	const { words, out, tokens } = walk;
	switch (words[from]) {
		case 'create':
			readCreate(walk, from, to);
			return;
		case 'alter':
			// `ALTER PROCEDURE p AS …` of SQL Server defines it anew.
			if (
				/^(?:procedure|proc|function|trigger|view)$/.test(words[from + 1] ?? '') &&
				hasBody(walk, from, to)
			) {
				readCreate(walk, from, to);
				return;
			}
			readAlter(walk, from, to);
			return;
		case 'drop':
			readDrop(walk, from, to);
			return;
		case 'copy':
			readCopy(walk, from, to);
			return;
		case 'comment':
			readComment(walk, from, to);
			return;
		case 'grant':
		case 'revoke':
			readGrant(walk, from, to);
			return;
		default: {
			out.openScope('block', tokens.start[from], tokens.end[to - 1]);
			if (words[from] === 'do' && tokens.kind[from + 1] === Token.raw) readQuoted(walk, from + 1);
			else readQueries(walk, from, to);
			out.closeScope();
		}
	}
}

function hasBody({ words }: Walk, from: number, to: number): boolean {
	for (let i = from + 3; i < to; i++) if (words[i] === 'as' || words[i] === 'begin') return true;
	return false;
}

/** `COPY t (a, b) FROM stdin`, `COPY (SELECT …) TO 'file'`. */
function readCopy(walk: Walk, from: number, to: number): void {
	const { words, brackets } = walk;
	if (!isName(walk, from + 1)) {
		readQueries(walk, from + 1, to);
		return;
	}
	const name = readName(walk, from + 1, to);
	const close = Math.min(to, brackets.close[name.next] ?? -1);
	const use = words[close === -1 ? name.next : close + 1] === 'from' ? 'write' : 'read';
	referObject(walk, name, use);
	if (close !== -1) referColumns(walk, name.next + 1, close, use);
}

/** `COMMENT ON TABLE t IS '…'`, `COMMENT ON COLUMN t.c IS '…'`. */
function readComment(walk: Walk, from: number, to: number): void {
	const { words } = walk;
	let at = from + 2;
	const isColumn = words[at] === 'column';
	while (at < to && words[at + 1] !== 'is' && !isName(walk, at)) at++;
	if (at >= to || words[at] === 'is' || !isName(walk, at)) return;
	const name = readName(walk, at, to);
	if (isColumn) referColumn(walk, name, 'read');
	else referObject(walk, name, 'read');
}

/** `GRANT SELECT ON TABLE a, b TO x`. */
function readGrant(walk: Walk, from: number, to: number): void {
	const { words, tokens } = walk;
	let at = from;
	while (at < to && words[at] !== 'on') at++;
	at++;
	while (at < to && !isName(walk, at) && !/^(?:to|from|all)$/.test(words[at])) at++;
	while (at < to && isName(walk, at)) {
		const name = readName(walk, at, to);
		referObject(walk, name, 'read');
		at = tokenText(tokens, name.next) === ',' ? name.next + 1 : to;
	}
}

const INCLUDE = /^\\(?:i|ir|include|include_relative)\s+(\S+)/;

/** `\i schema.sql` of psql. */
function includeScripts({ tokens, out }: Walk): void {
	for (let i = 0; i < tokens.count; i++) {
		if (tokens.kind[i] !== Token.raw) continue;
		const written = tokens.text.slice(tokens.start[i], Math.min(tokens.end[i], tokens.start[i] + 500));
		const included = INCLUDE.exec(written);
		if (included === null) continue;
		out.importName({
			kind: 'include',
			module: included[1],
			imported: '',
			local: null,
			start: tokens.start[i],
			end: tokens.end[i],
			nameStart: tokens.start[i] + included[0].length - included[1].length,
			flags: 0,
		});
	}
}

const extractor: Extractor = { facts, extract };

export default extractor;
