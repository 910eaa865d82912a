import { readBody } from './blocks.ts';
import { readClass, readEnum } from './classes.ts';
import { readOperand } from './expressions.ts';
import { K } from './kinds.ts';
import { readParams, within } from './params.ts';
import type { Reader } from './reader.ts';
import { readAttributes } from './types.ts';

const FUNCTION_NAME = /(?:[A-Za-z]+:)?[^\s(){}:;|&'"]+/y;

/** A definition that begins with `word`; false when it is none. */
export function readDefinition(reader: Reader, word: string, head: number): boolean {
	switch (word) {
		case 'class':
			return isNamed(reader, word, head) && readClass(reader);
		case 'enum':
			return isNamed(reader, word, head) && readEnum(reader);
		case 'param':
			return readParamBlock(reader, head);
	}
	// Nothing else has attributes before it.
	if (head > reader.at) return false;
	switch (word) {
		case 'function':
		case 'filter':
		case 'workflow':
		case 'configuration':
			return isNamed(reader, word, head) && readFunction(reader, word);
		case 'begin':
		case 'process':
		case 'end':
		case 'clean':
		case 'dynamicparam':
			return readNamedBlock(reader, word);
		case 'using':
			return readUsing(reader);
		default:
			return false;
	}
}

/** A name follows after a blank, and then a bracket: else the word is a command. */
function isNamed(reader: Reader, word: string, head: number): boolean {
	const rest = /[ \t]+[^\s(){};|&'"=]+\s*[({:]?/y;
	rest.lastIndex = head + word.length;
	const found = rest.exec(reader.text)?.[0];
	return found !== undefined && (word === 'function' || /[({:]$/.test(found));
}

function readFunction(reader: Reader, word: string): boolean {
	const { tree } = reader;
	const column = reader.column();
	tree.open(K.function, reader.at);
	reader.at += word.length;
	reader.skip(true);
	const name = reader.match(FUNCTION_NAME);
	tree.leaf(K.name, reader.at, reader.at + name.length, 'name');
	reader.at += name.length;
	reader.skip(true);
	within(reader, column, () => {
		if (reader.peek() === '(') readParams(reader);
		readBody(reader);
	});
	tree.close(reader.at);
	return true;
}

/** `param ( … )` */
function readParamBlock(reader: Reader, head: number): boolean {
	if (reader.text[reader.ahead(head + 5)] !== '(') return false;
	reader.tree.open(K.param_block, reader.at);
	readAttributes(reader);
	reader.at += 5;
	reader.skip(true);
	readParams(reader);
	reader.tree.close(reader.at);
	return true;
}

/** `begin { … }` of a function: only where a block follows. */
function readNamedBlock(reader: Reader, word: string): boolean {
	if (reader.text[reader.ahead(reader.at + word.length)] !== '{') return false;
	reader.tree.open(K.named_block, reader.at);
	reader.at += word.length;
	readBody(reader);
	reader.tree.close(reader.at);
	return true;
}

/** `using module X`, `using namespace X.Y`, `using assembly X`. */
function readUsing(reader: Reader): boolean {
	const header = reader.match(/using[ \t]+(?:module|namespace|assembly|type|command)[ \t]+/iy);
	if (header === '') return false;
	const { tree } = reader;
	tree.open(K.using, reader.at);
	reader.at += header.length;
	if (reader.peek() === '@') readOperand(reader);
	else {
		const name = reader.match(/'[^'\n]*'|"[^"\n]*"|[^\s;#]+/y);
		tree.leaf(K.name, reader.at, reader.at + name.length, 'name');
		reader.at += name.length;
	}
	tree.close(reader.at);
	return true;
}
