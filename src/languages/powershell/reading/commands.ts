import { PLAIN, readExpression, readOperand, readRedirection } from './expressions.ts';
import { K } from './kinds.ts';
import { NUMBER, readString } from './literals.ts';
import type { Reader } from './reader.ts';

const EXPRESSION_START = /[$@'"(){[\d!,]|\.\d|[-+](?![A-Za-z])|-[A-Za-z]+(?=[\s('"$@[])/y;
const UNARY = /-(?:not|bnot|join|split|csplit|isplit)\b/iy;
const INVOKES = /&(?!&)|\.(?=[\s$'"({])/y;
const FLAG = /[-–—][A-Za-z_?][^\s;|&(){},'"`$@:=.[\]<>]*:?/y;
const REDIRECTION = /(?:[1-6*]?>>?(?:&[12])?|<)/y;
/** Characters of a word that stand for themselves. */
const PLAIN_RUN = /[^\s;|&(){},'"`$<>]+/y;

/** Elements with `|` between them, up to the end of the statement. The node is opened by the caller. */
export function readPipeline(reader: Reader): void {
	for (;;) {
		if (readElement(reader)) return;
		reader.skip(false);
		if (!readPipe(reader)) return;
		reader.skip(true);
	}
}

/** `|`, also at the beginning of the next line, and `&&` and `||`; false at the end of the pipeline. */
function readPipe(reader: Reader): boolean {
	const { tree } = reader;
	const next = reader.ahead();
	if (next > reader.at && reader.text[next] === '|') reader.at = next;
	const sign = reader.match(/\|\|?|&&/y);
	if (sign === '') {
		// Runs beside.
		if (reader.peek() === '&') {
			tree.leaf(K.operator, reader.at, reader.at + 1);
			reader.at++;
		}
		return false;
	}
	tree.leaf(K.operator, reader.at, reader.at + sign.length);
	reader.at += sign.length;
	return true;
}

/** A command or an expression. Returns whether it assigned, which ends the pipeline. */
function readElement(reader: Reader): boolean {
	const { tree } = reader;
	reader.skip(false);
	const isUnary = reader.match(UNARY) !== '';
	const isInvoked = reader.match(INVOKES) !== '';
	if (!isInvoked && (isUnary || reader.match(EXPRESSION_START) !== '')) {
		tree.open(K.expression, reader.at);
		const assigned = readExpression(reader, PLAIN);
		tree.close(reader.at);
		return assigned;
	}
	readCommand(reader, isInvoked);
	return false;
}

function readCommand(reader: Reader, isInvoked: boolean): void {
	const { tree } = reader;
	tree.open(K.command, reader.at);
	if (isInvoked) {
		tree.leaf(K.operator, reader.at, reader.at + 1);
		reader.at++;
		reader.skip(false);
	}
	tree.open(K.command_name, reader.at, 'name');
	const before = reader.at;
	if (!isInvoked || !readInvoked(reader)) readWord(reader);
	tree.close(reader.at);
	if (reader.at === before) {
		tree.error(reader.at, reader.at + 1);
		reader.at++;
	}
	for (;;) {
		reader.skip(false);
		if (reader.isDone || isCommandEnd(reader) || !readArgument(reader)) break;
	}
	tree.close(reader.at);
}

/** What `&` and `.` run, when it is no plain word. */
function readInvoked(reader: Reader): boolean {
	if (!/[$'"({@[]/.test(reader.peek()) || !readOperand(reader, true)) return false;
	// `$dir\file.ps1`
	if (!reader.isDone && !/[\s;|&(){},<>]/.test(reader.peek())) readWord(reader);
	return true;
}

function isCommandEnd(reader: Reader): boolean {
	return /[\n\r;|)}]/.test(reader.peek()) || (reader.peek() === '&' && reader.match(/&(?=\d)/y) === '');
}

function readArgument(reader: Reader): boolean {
	const { tree } = reader;
	if (reader.startsWith('--%')) {
		const verbatim = reader.match(/--%[^|\r\n]*/y);
		tree.leaf(K.argument, reader.at, reader.at + verbatim.length);
		reader.at += verbatim.length;
		return true;
	}
	const redirected = reader.match(REDIRECTION);
	if (redirected !== '') {
		readRedirection(reader, redirected.length);
		return true;
	}
	const flag = reader.match(FLAG);
	if (flag !== '') {
		tree.leaf(K.flag, reader.at, reader.at + flag.length);
		reader.at += flag.length;
		return true;
	}
	const before = reader.at;
	tree.open(K.argument, reader.at);
	for (;;) {
		readItem(reader);
		const end = reader.at;
		reader.skip(false);
		if (reader.peek() !== ',') {
			reader.at = end;
			break;
		}
		reader.at++;
		reader.skip(true);
	}
	tree.close(reader.at);
	if (reader.at > before) return true;
	tree.error(reader.at, reader.at + 1);
	reader.at++;
	return true;
}

/** One value: an operand, or a word, which may have variables in it. */
function readItem(reader: Reader): void {
	const { tree } = reader;
	const isOperand = /[$'"({@]/.test(reader.peek());
	if (!isOperand) {
		readWord(reader);
		return;
	}
	const start = reader.at;
	tree.open(K.operand, start);
	const isRead = readOperand(reader, true);
	if (isRead && (reader.isDone || /[\s;|&(){},<>]/.test(reader.peek()))) {
		tree.kind = K.expression;
		tree.close(reader.at);
		return;
	}
	// `$dir\file`, `"a"b`: one word after all.
	tree.kind = K.template;
	if (!isRead) reader.at++;
	readPieces(reader);
	tree.close(reader.at);
}

function readWord(reader: Reader): void {
	const { tree } = reader;
	tree.open(K.word, reader.at);
	const start = reader.at;
	if (readPieces(reader)) tree.kind = K.template;
	else if (isNumber(reader.text.slice(start, reader.at))) tree.kind = K.number;
	tree.close(reader.at);
}

function isNumber(word: string): boolean {
	NUMBER.lastIndex = word[0] === '-' ? 1 : 0;
	return word.length < 40 && NUMBER.exec(word) !== null && NUMBER.lastIndex === word.length;
}

/** Up to a blank or a bracket. Returns whether a variable was in it. */
function readPieces(reader: Reader): boolean {
	let isTemplate = false;
	for (;;) {
		reader.at += reader.match(PLAIN_RUN).length;
		switch (reader.peek()) {
			case '`':
				if (/[\r\n]/.test(reader.peek(1)) || reader.peek(1) === '') return isTemplate;
				reader.at += 2;
				break;
			case "'":
			case '"':
				readString(reader);
				break;
			case '$':
				isTemplate = true;
				if (!readOperand(reader, true)) reader.at++;
				break;
			default:
				return isTemplate;
		}
	}
}
