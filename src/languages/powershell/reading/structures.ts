import { readBlock, readBody } from './blocks.ts';
import { PLAIN, readExpression, readGroup, readOperand } from './expressions.ts';
import { K } from './kinds.ts';
import type { Reader } from './reader.ts';
import { isType, readBracketed } from './types.ts';

type Structure = (reader: Reader) => void;

/** A statement that begins with a word of the language; false when the word is the name of a command. */
export function readStructure(reader: Reader, word: string): boolean {
	const read = Object.hasOwn(STRUCTURES, word) ? STRUCTURES[word] : undefined;
	if (read === undefined || !isFollowed(reader, word)) return false;
	read(reader);
	return true;
}

/** `foreach (` is the statement, `foreach {` the alias of a command. */
function isFollowed(reader: Reader, word: string): boolean {
	const { text } = reader;
	const end = reader.at + word.length;
	const next = text[reader.ahead(end)] ?? '';
	const wanted = FOLLOWED[word];
	// `Switch-Timer` and `exit.exe` are commands.
	if (/[-\w.\\/]/.test(text[end] ?? '')) return false;
	return wanted === undefined || (next !== '' && wanted.includes(next));
}

const FOLLOWED: Readonly<Record<string, string>> = {
	if: '(',
	while: '(',
	for: '(',
	foreach: '(-',
	switch: '(-',
	do: '{',
	try: '{#<',
	trap: '{[',
};

function keyword(reader: Reader, kind: number, length: number): void {
	reader.tree.open(kind, reader.at);
	reader.at += length;
}

const STRUCTURES: Readonly<Record<string, Structure>> = {
	if: readIf,
	while: (reader) => readLoop(reader, K.while, 5),
	for: readFor,
	foreach: readForeach,
	switch: readSwitch,
	do: readDo,
	try: readTry,
	trap: readTrap,
	data: readData,
	return: (reader) => readFlow(reader, K.return, 6),
	throw: (reader) => readFlow(reader, K.throw, 5),
	exit: (reader) => readFlow(reader, K.exit, 4),
	break: (reader) => readJump(reader, 5),
	continue: (reader) => readJump(reader, 8),
};

/** `( … )`, as the condition of the structure that is open. */
function readCondition(reader: Reader): void {
	reader.skip(true);
	reader.tree.open(K.expression, reader.at, 'condition');
	if (reader.peek() === '(') readGroup(reader);
	else reader.tree.error(reader.at, reader.at);
	reader.tree.close(reader.at);
}

function readIf(reader: Reader): void {
	keyword(reader, K.if, 2);
	readCondition(reader);
	readBody(reader);
	for (;;) {
		const next = reader.ahead();
		const word = /(?:elseif|else)\b/iy;
		word.lastIndex = next;
		const found = word.exec(reader.text)?.[0].toLowerCase();
		if (found === undefined) {
			// A comment may stand between.
			if (!/[#<]/.test(reader.text[next] ?? '') || !continuesAfterComments(reader)) break;
			reader.skip(true);
			continue;
		}
		reader.at = next;
		keyword(reader, found === 'else' ? K.else : K.elseif, found.length);
		if (found === 'elseif') readCondition(reader);
		readBody(reader);
		reader.tree.close(reader.at);
		if (found === 'else') break;
	}
	reader.tree.close(reader.at);
}

function continuesAfterComments(reader: Reader): boolean {
	return /^(?:\s|#[^\n]*\n|<#(?:[^#]|#(?!>))*#>)*(?:else|elseif|catch|finally|while|until)\b/i.test(
		reader.text.slice(reader.at, reader.at + 2000),
	);
}

function readLoop(reader: Reader, kind: number, length: number): void {
	keyword(reader, kind, length);
	readCondition(reader);
	readBody(reader);
	reader.tree.close(reader.at);
}

/** `for (init; condition; update) { … }` */
function readFor(reader: Reader): void {
	const { tree } = reader;
	keyword(reader, K.for, 3);
	reader.skip(true);
	reader.at++;
	reader.inside(')', () => {
		for (const field of ['init', 'condition', 'update'] as const) {
			reader.skip(true);
			tree.open(K.expression, reader.at, field);
			if (reader.peek() !== ';' && reader.peek() !== ')') reader.statement();
			reader.skip(true);
			tree.close(reader.at);
			if (reader.peek() === ';') reader.at++;
		}
		reader.skip(true);
	});
	readBody(reader);
	tree.close(reader.at);
}

/** `foreach ($x in list) { … }` */
function readForeach(reader: Reader): void {
	const { tree } = reader;
	keyword(reader, K.foreach, 7);
	reader.skip(true);
	reader.at += reader.match(/-parallel\b/iy).length;
	reader.skip(true);
	if (reader.peek() === '(') {
		reader.at++;
		reader.inside(')', () => {
			reader.skip(true);
			tree.open(K.expression, reader.at, 'name');
			readOperand(reader);
			tree.close(reader.at);
			reader.skip(true);
			const keywordIn = reader.match(/in\b/iy);
			if (keywordIn === '') tree.error(reader.at, reader.at);
			reader.at += keywordIn.length;
			reader.skip(true);
			tree.open(K.expression, reader.at, 'list');
			reader.statements(')');
			tree.close(reader.at);
		});
	}
	readBody(reader);
	tree.close(reader.at);
}

/** `switch -Regex (value) { pattern { … } default { … } }` */
function readSwitch(reader: Reader): void {
	const { tree } = reader;
	keyword(reader, K.switch, 6);
	reader.skip(true);
	for (let flag = readFlag(reader); flag !== ''; flag = readFlag(reader)) reader.skip(true);
	tree.open(K.expression, reader.at, 'condition');
	if (!readOperand(reader)) tree.error(reader.at, reader.at);
	tree.close(reader.at);
	reader.skip(true);
	tree.open(K.body, reader.at, 'body');
	if (reader.peek() === '{') {
		reader.at++;
		reader.inside('}', () => reader.each(() => readCase(reader)));
	} else tree.error(reader.at, reader.at);
	tree.close(reader.at);
	tree.close(reader.at);
}

function readFlag(reader: Reader): string {
	const flag = reader.match(/-[A-Za-z]+/y);
	reader.at += flag.length;
	return flag;
}

/** `0x1F`, `10kb`, `1.5e3d` */
const PLAIN_NUMBER = /^(?:0x[\da-f]+|\d[\d.]*(?:e\d*)?)(?:u?[lsy]|[udn])?(?:[kmgtp]b)?$/i;

function readCase(reader: Reader): void {
	const { tree } = reader;
	tree.open(K.case, reader.at);
	tree.open(K.expression, reader.at, 'condition');
	// A word may begin as a number does: `2008R2 { … }`.
	const label = reader.match(/\d[\w.]*/y);
	const isWord = label !== '' && !PLAIN_NUMBER.test(label);
	if (reader.peek() === '{') readBlock(reader);
	else if (isWord || !readOperand(reader)) {
		const word = reader.match(/[^\s{}]+/y);
		tree.leaf(K.word, reader.at, reader.at + word.length);
		reader.at += word.length;
	}
	tree.close(reader.at);
	readBody(reader);
	tree.close(reader.at);
}

/** `do { … } while (…)` and `until` */
function readDo(reader: Reader): void {
	keyword(reader, K.do, 2);
	readBody(reader);
	reader.skip(true);
	const word = reader.match(/(?:while|until)\b/iy);
	reader.at += word.length;
	if (word === '') reader.tree.error(reader.at, reader.at);
	else readCondition(reader);
	reader.tree.close(reader.at);
}

function readTry(reader: Reader): void {
	const { tree } = reader;
	keyword(reader, K.try, 3);
	readBody(reader);
	for (;;) {
		if (/[#<]/.test(reader.text[reader.ahead()] ?? '') && continuesAfterComments(reader)) reader.skip(true);
		const next = reader.ahead();
		const word = /(?:catch|finally)\b/iy;
		word.lastIndex = next;
		const found = word.exec(reader.text)?.[0].toLowerCase();
		if (found === undefined) break;
		reader.at = next;
		keyword(reader, found === 'catch' ? K.catch : K.finally, found.length);
		readTypes(reader);
		readBody(reader);
		tree.close(reader.at);
	}
	tree.close(reader.at);
}

function readTypes(reader: Reader): void {
	reader.skip(true);
	while (isType(reader)) {
		readBracketed(reader);
		reader.skip(true);
		if (reader.peek() === ',') reader.at++;
		reader.skip(true);
	}
}

function readTrap(reader: Reader): void {
	keyword(reader, K.trap, 4);
	readTypes(reader);
	readBody(reader);
	reader.tree.close(reader.at);
}

/** `data { … }`, `data name -supportedCommand x { … }` */
function readData(reader: Reader): void {
	const header = reader.match(
		/data(?:[ \t]+[A-Za-z_]\w*)?(?:[ \t]+-supportedcommand[ \t]+[\w\-, \t]+)?\s*(?=\{)/iy,
	);
	reader.tree.open(K.data, reader.at);
	if (header === '') {
		// A command of that name.
		reader.tree.kind = K.pipeline;
		reader.tree.leaf(K.word, reader.at, reader.at + 4);
		reader.at += 4;
	} else {
		reader.at += header.length;
		readBody(reader);
	}
	reader.tree.close(reader.at);
}

/** `return`, `throw` and `exit` with what they give, in the same line. */
function readFlow(reader: Reader, kind: number, length: number): void {
	keyword(reader, kind, length);
	const end = reader.at;
	reader.skip(false);
	if (reader.isDone || /[\n\r;)}]/.test(reader.peek())) reader.at = Math.max(end, reader.at);
	else reader.inner(() => reader.statement());
	reader.tree.close(reader.at);
}

function readJump(reader: Reader, length: number): void {
	keyword(reader, K.jump, length);
	reader.skip(false);
	const label = reader.match(/[A-Za-z_]\w*/y);
	if (label !== '') {
		reader.tree.leaf(K.label, reader.at, reader.at + label.length);
		reader.at += label.length;
	} else if (reader.peek() === '$') {
		reader.tree.open(K.expression, reader.at);
		readExpression(reader, PLAIN);
		reader.tree.close(reader.at);
	}
	reader.tree.close(reader.at);
}
