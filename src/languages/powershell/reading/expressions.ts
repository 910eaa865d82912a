import { readBlock, readHash } from './blocks.ts';
import { K } from './kinds.ts';
import { NUMBER, readSplat, readString, readSub, readVariable } from './literals.ts';
import type { Limits, Reader } from './reader.ts';
import { isType, readBracketed } from './types.ts';

const MEMBER = /[\w]+/y;
const DASH_OPERATOR = /-[A-Za-z]+/y;
const ASSIGN = /(?:\?\?|[-+*/%])?=(?!=)/y;
const SYMBOL = /\+\+|--|\.\.|\?\?|[-+*/%!,?:=<>]/y;
const BAREWORD = /[^\s;|&(){}[\],'"`$@#<>=:]+/y;
const REDIRECTION = /[1-6*]?>>?(?:&[12])?/y;

export const PLAIN: Limits = { lines: false, commas: false };

/** Operands and operators up to where the expression ends; the node is opened by the caller. Returns whether it assigned. */
export function readExpression(reader: Reader, limits: Limits): boolean {
	let isOpen = true;
	for (;;) {
		// Behind an operator the expression goes on in the next line.
		reader.skip(limits.lines || isOpen);
		if (reader.isDone || isEnd(reader, limits)) return false;
		const assigned = reader.match(ASSIGN);
		if (assigned !== '' && !isOpen) {
			reader.tree.leaf(K.assign, reader.at, reader.at + assigned.length);
			reader.at += assigned.length;
			reader.skip(true);
			reader.inner(() => reader.statement());
			return true;
		}
		if (readOperand(reader)) {
			isOpen = false;
			continue;
		}
		const redirected = reader.match(REDIRECTION);
		if (redirected !== '' && !isOpen) {
			readRedirection(reader, redirected.length);
			continue;
		}
		const operator = reader.match(DASH_OPERATOR) || reader.match(SYMBOL);
		if (operator === '') {
			reader.tree.error(reader.at, reader.at + 1);
			reader.at++;
			continue;
		}
		reader.tree.leaf(K.operator, reader.at, reader.at + operator.length);
		reader.at += operator.length;
		isOpen = operator !== '++' && operator !== '--';
	}
}

export function readRedirection(reader: Reader, length: number): void {
	reader.tree.open(K.redirection, reader.at);
	reader.at += length;
	// `2>&1` has its target in it.
	if (reader.text[reader.at - 2] !== '&') {
		reader.skip(false);
		if (!readOperand(reader)) reader.at += reader.match(BAREWORD).length;
	}
	reader.tree.close(reader.at);
}

function isEnd(reader: Reader, limits: Limits): boolean {
	switch (reader.peek()) {
		case ')':
		case '}':
		case ']':
		case ';':
		case '|':
		case '&':
			return true;
		case ',':
			return limits.commas;
		case '\n':
		case '\r':
			return !limits.lines;
		default:
			return false;
	}
}

/**
 * One operand with what follows it directly; false when none stands here. In a command, a blank ends it
 * even behind a dot.
 */
export function readOperand(reader: Reader, inCommand = false): boolean {
	const { tree } = reader;
	const start = reader.at;
	tree.open(K.operand, start);
	if (!readAtom(reader)) {
		tree.cancel();
		return false;
	}
	// `[string][int] $x` is two types, not a part of one.
	const isTypeAgain = reader.text[start] === '[' && isType(reader);
	if (!isTypeAgain) readLinks(reader, inCommand);
	tree.close(reader.at);
	return true;
}

function readAtom(reader: Reader): boolean {
	const { tree } = reader;
	const next = reader.peek(1);
	switch (reader.peek()) {
		case '$':
			if (next === '(') readSub(reader);
			else if (!readVariable(reader)) return false;
			return true;
		case '@':
			if (next === '"' || next === "'") readString(reader);
			else if (next === '(') readArray(reader);
			else if (next === '{') readHash(reader);
			else return readSplat(reader);
			return true;
		case '"':
		case "'":
			readString(reader);
			return true;
		case '(':
			readGroup(reader);
			return true;
		case '{':
			readBlock(reader);
			return true;
		case '[':
			if (!isType(reader)) return false;
			readBracketed(reader);
			return true;
	}
	const number = reader.match(NUMBER);
	if (number !== '') {
		tree.leaf(K.number, reader.at, reader.at + number.length);
		reader.at += number.length;
		return true;
	}
	if (/[-.!+*/%?:=<>,]/.test(reader.peek())) return false;
	const word = reader.match(BAREWORD);
	if (word === '') return false;
	tree.leaf(K.word, reader.at, reader.at + word.length);
	reader.at += word.length;
	return true;
}

/** `( … )` */
export function readGroup(reader: Reader): void {
	reader.tree.open(K.group, reader.at);
	reader.at++;
	reader.inside(')', () => reader.statements(')'));
	reader.tree.close(reader.at);
}

/** `@( … )` */
function readArray(reader: Reader): void {
	reader.tree.open(K.array, reader.at);
	reader.at += 2;
	reader.inside(')', () => reader.statements(')'));
	reader.tree.close(reader.at);
}

/** Members, indices and arguments that stand directly behind. */
function readLinks(reader: Reader, inCommand: boolean): void {
	for (;;) {
		const unit = reader.peek();
		if (unit === '.' || unit === ':' || unit === '?') {
			if (!readMember(reader, inCommand)) return;
		} else if (unit === '[') readIndex(reader);
		else return;
	}
}

/** `.name`, `::name`, `?.name`, with its arguments when it is called. */
function readMember(reader: Reader, inCommand: boolean): boolean {
	const { tree, text } = reader;
	const start = reader.at;
	const sign = reader.startsWith('::') ? '::' : reader.startsWith('?.') ? '?.' : '.';
	if (!reader.startsWith(sign) || reader.startsWith('..')) return false;
	let at = start + sign.length;
	// A dot at the end of a line goes on in the next one.
	if (/[\r\n]/.test(text[at] ?? '') || (!inCommand && /[ \t]/.test(text[at] ?? ''))) at = reader.ahead(at);
	reader.at = at;
	const name = reader.match(MEMBER);
	const isQuoted = text[at] === '"' || text[at] === "'";
	if (name === '' && !isQuoted && text[at] !== '$' && text[at] !== '(' && text[at] !== '{') {
		reader.at = start;
		return false;
	}
	tree.open(sign === '::' ? K.static_member : K.member, start);
	if (name !== '') {
		tree.leaf(K.name, at, at + name.length, 'name');
		reader.at += name.length;
	} else if (isQuoted) readString(reader);
	else if (text[at] === '(') readGroup(reader);
	else if (text[at] === '{') readBlock(reader);
	else if (!readVariable(reader)) reader.at++;
	tree.close(reader.at);
	if (reader.peek() === '(') readArguments(reader);
	return true;
}

/** `(a, b)` behind a member: each argument is an expression of its own. */
export function readArguments(reader: Reader): void {
	const { tree } = reader;
	tree.open(K.arguments, reader.at);
	reader.at++;
	reader.inside(')', () => {
		for (;;) {
			reader.skip(true);
			if (reader.isDone || reader.peek() === ')') return;
			const before = reader.at;
			tree.open(K.expression, reader.at);
			readExpression(reader, { lines: true, commas: true });
			tree.close(reader.at);
			reader.skip(true);
			if (reader.peek() === ',') reader.at++;
			else if (reader.at === before) return;
			else if (reader.peek() !== ')') return;
		}
	});
	tree.close(reader.at);
}

function readIndex(reader: Reader): void {
	const { tree } = reader;
	tree.open(K.index, reader.at);
	reader.at++;
	reader.inside(']', () => {
		tree.open(K.expression, reader.at);
		readExpression(reader, { lines: true, commas: false });
		tree.close(reader.at);
		reader.skip(true);
	});
	tree.close(reader.at);
}
