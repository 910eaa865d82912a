import { K } from './kinds.ts';
import type { Reader } from './reader.ts';

const VARIABLE = /\$(?:[$^?]|(?:[A-Za-z]+:(?=\w))?[\w?]+|\{[^}\n]*\})/y;
const SPLAT = /@(?:[A-Za-z]+:)?\w+/y;
export const NUMBER =
	/(?:0[xX][\da-fA-F]+|0[bB][01]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)(?:[uU]?[dDlLnNsSyY]|[uU])?(?:[kKmMgGtTpP][bB])?/y;

/** `$x`, `$script:x`, `${any name}`; false when a `$` stands alone. */
export function readVariable(reader: Reader): boolean {
	const written = reader.match(VARIABLE);
	if (written === '') return false;
	reader.tree.leaf(K.variable, reader.at, reader.at + written.length);
	reader.at += written.length;
	return true;
}

/** `@args` */
export function readSplat(reader: Reader): boolean {
	const written = reader.match(SPLAT);
	if (written === '') return false;
	reader.tree.leaf(K.splat, reader.at, reader.at + written.length);
	reader.at += written.length;
	return true;
}

/** Behind the closing quote; a doubled one stands for itself. */
function verbatimEnd(text: string, start: number): number {
	for (let at = start + 1; ; at += 2) {
		at = text.indexOf("'", at);
		if (at === -1) return -1;
		if (text[at + 1] !== "'") return at + 1;
	}
}

/** A string in quotes of either kind, or a here-string. */
export function readString(reader: Reader): void {
	const start = reader.at;
	const { text, tree } = reader;
	if (text[start] === '@') {
		readHereString(reader);
		return;
	}
	if (text[start] === "'") {
		const end = verbatimEnd(text, start);
		tree.open(K.string, start);
		if (end === -1) leaveOpen(reader, start);
		else reader.at = end;
		tree.close(reader.at);
		return;
	}
	tree.open(K.string, start);
	reader.at++;
	if (reader.byLayout && !isClosed(text, start)) {
		leaveOpen(reader, start);
		tree.close(reader.at);
		return;
	}
	readExpandable(reader, (at) => (text[at] !== '"' ? 0 : text[at + 1] === '"' ? 2 : -1));
	if (reader.isDone) {
		tree.error(start, start + 1);
		reader.isTorn = true;
	} else reader.at++;
	tree.close(reader.at);
}

/** A string that nobody closes: of two readings, the second ends it with its line. */
function leaveOpen(reader: Reader, start: number): void {
	reader.tree.error(start, start + 1);
	reader.isTorn = true;
	reader.at = start;
	reader.at = reader.byLayout ? Math.max(reader.lineEnd(), start + 1) : reader.text.length;
}

/** Whether a quote follows that can close the one at `start`. */
function isClosed(text: string, start: number): boolean {
	for (let at = start + 1; at < text.length; at++) {
		if (text[at] === '`') at++;
		else if (text[at] === '"') {
			if (text[at + 1] !== '"') return true;
			at++;
		}
	}
	return false;
}

/** `@'`, lines, `'@` at the beginning of a line. */
function readHereString(reader: Reader): void {
	const { text, tree } = reader;
	const start = reader.at;
	const quote = text[start + 1];
	tree.open(K.string, start);
	if (quote === "'") {
		const end = text.indexOf("\n'@", start);
		if (end === -1) tree.error(start, start + 2);
		reader.at = end === -1 ? text.length : end + 3;
	} else {
		reader.at = reader.lineEnd();
		readExpandable(reader, (at) => (text[at] === '\n' && text.startsWith('"@', at + 1) ? -1 : 0));
		if (reader.isDone) tree.error(start, start + 2);
		reader.at = Math.min(reader.at + 3, text.length);
	}
	tree.close(reader.at);
}

/**
 * The inside of an expandable string: the variables and `$(…)` in it make it a template. `ends` says of
 * an offset that the string ends there (-1), or how much to pass over.
 */
function readExpandable(reader: Reader, ends: (at: number) => number): void {
	const { text, tree } = reader;
	while (!reader.isDone) {
		const step = ends(reader.at);
		if (step === -1) return;
		if (step > 0) reader.at += step;
		else if (text[reader.at] === '`') reader.at += 2;
		else if (text[reader.at] !== '$') reader.at++;
		else if (text[reader.at + 1] === '(') {
			tree.kind = K.template;
			readSub(reader);
		} else if (text[reader.at + 1] === '"' || !readVariable(reader)) reader.at++;
		else tree.kind = K.template;
	}
}

/** `$( … )` */
export function readSub(reader: Reader): void {
	reader.tree.open(K.sub, reader.at);
	reader.at += 2;
	reader.inside(')', () => reader.statements(')'));
	reader.tree.close(reader.at);
}
