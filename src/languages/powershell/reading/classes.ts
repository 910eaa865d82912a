import { readBody } from './blocks.ts';
import { readArguments, readExpression } from './expressions.ts';
import { K } from './kinds.ts';
import { readParams, within } from './params.ts';
import type { Reader } from './reader.ts';
import { isType, readAttributes, readBracketed } from './types.ts';

const NAME = /[A-Za-z_]\w*/y;

function readName(reader: Reader): void {
	const name = reader.match(NAME);
	reader.tree.leaf(K.name, reader.at, reader.at + name.length, 'name');
	reader.at += name.length;
}

/** `class A : B, IC { … }`, perhaps behind attributes. */
export function readClass(reader: Reader): boolean {
	const column = reader.column();
	readType(reader, K.class, 'class', () =>
		within(reader, column, () => reader.inside('}', () => reader.each(() => readMember(reader)))),
	);
	return true;
}

/** `enum A : byte { One; Two = 2 }` */
export function readEnum(reader: Reader): boolean {
	readType(reader, K.enum, 'enum', () => reader.inside('}', () => reader.each(() => readValue(reader))));
	return true;
}

/** Attributes, keyword, name and bases, then what is in the braces. */
function readType(reader: Reader, kind: number, keyword: string, readInside: () => void): void {
	const { tree } = reader;
	tree.open(kind, reader.at);
	readAttributes(reader);
	reader.at += keyword.length;
	reader.skip(true);
	readName(reader);
	reader.skip(true);
	if (reader.peek() === ':') {
		reader.at++;
		readBases(reader);
	}
	reader.skip(true);
	if (reader.peek() === '{') {
		tree.open(K.body, reader.at, 'body');
		reader.at++;
		readInside();
		tree.close(reader.at);
	} else tree.error(reader.at, reader.at);
	tree.close(reader.at);
}

function readBases(reader: Reader): void {
	for (;;) {
		reader.skip(true);
		const base = reader.match(/[A-Za-z_][\w.]*(?:\[[^\]\n{]*\])?/y);
		if (base === '') return;
		reader.tree.leaf(K.base, reader.at, reader.at + base.length);
		reader.at += base.length;
		reader.skip(true);
		if (reader.peek() !== ',') return;
		reader.at++;
	}
}

/** `hidden static [int] $x = 1`, `[void] f([int] $a) { … }`, `A([int] $a) : base($a) { … }`. */
function readMember(reader: Reader): void {
	const { tree } = reader;
	const column = reader.column();
	tree.open(K.property, reader.at);
	for (;;) {
		const modifier = reader.match(/(?:static|hidden)\b/iy);
		if (modifier !== '') {
			tree.leaf(K.modifier, reader.at, reader.at + modifier.length);
			reader.at += modifier.length;
		} else if (isType(reader)) readBracketed(reader);
		else break;
		reader.skip(true);
	}
	if (reader.peek() === '$') {
		const variable = reader.match(/\$\w+/y);
		tree.leaf(K.variable, reader.at, reader.at + variable.length, 'name');
		reader.at += Math.max(1, variable.length);
		readInitialiser(reader);
	} else if (reader.match(NAME) !== '') readMethod(reader, column);
	else if (reader.peek() !== '}' && !reader.isDone) {
		tree.error(reader.at, reader.at + 1);
		reader.at++;
	}
	tree.close(reader.at);
}

function readMethod(reader: Reader, column: number): void {
	const { tree } = reader;
	tree.kind = K.method;
	readName(reader);
	reader.skip(true);
	if (reader.peek() === '(') readParams(reader);
	else tree.error(reader.at, reader.at);
	reader.skip(true);
	if (reader.peek() === ':') {
		reader.at++;
		reader.skip(true);
		const base = reader.match(/base|this/iy);
		tree.open(K.base, reader.at);
		reader.at += base.length;
		reader.skip(true);
		if (reader.peek() === '(') readArguments(reader);
		tree.close(reader.at);
	}
	if (reader.text[reader.ahead()] === '{') within(reader, column, () => readBody(reader));
	else tree.error(reader.at, reader.at);
}

/** `Two = 2` */
function readValue(reader: Reader): void {
	if (reader.match(NAME) === '') return;
	reader.tree.open(K.enum_value, reader.at);
	readName(reader);
	readInitialiser(reader);
	reader.tree.close(reader.at);
}

/** `= 1` behind a name, in the same line. */
function readInitialiser(reader: Reader): void {
	const end = reader.at;
	reader.skip(false);
	if (reader.peek() !== '=') {
		reader.at = end;
		return;
	}
	reader.at++;
	reader.tree.open(K.expression, reader.ahead(), 'value');
	readExpression(reader, { lines: false, commas: false });
	reader.tree.close(reader.at);
}
