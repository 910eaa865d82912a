import { K } from './kinds.ts';
import { NUMBER, readString } from './literals.ts';
import type { Reader } from './reader.ts';

const KEY = /[^\s=;{}()'"$[\]@,#]+/y;

/** `{ … }` as a value. */
export function readBlock(reader: Reader): void {
	reader.tree.open(K.block, reader.at);
	reader.at++;
	reader.inside('}', () => reader.statements('}'));
	reader.tree.close(reader.at);
}

/** `{ … }` of a definition or a structure; false when there is none. */
export function readBody(reader: Reader): boolean {
	reader.skip(true);
	if (reader.peek() !== '{') {
		reader.tree.error(reader.at, reader.at);
		return false;
	}
	reader.tree.open(K.body, reader.at, 'body');
	reader.at++;
	reader.inside('}', () => reader.statements('}'));
	reader.tree.close(reader.at);
	return true;
}

/** `@{ key = value; … }` */
export function readHash(reader: Reader): void {
	const { tree } = reader;
	tree.open(K.hash, reader.at);
	reader.at += 2;
	reader.inside('}', () => reader.each(() => readEntry(reader)));
	tree.close(reader.at);
}

function readEntry(reader: Reader): void {
	const { tree } = reader;
	tree.open(K.entry, reader.at);
	const unit = reader.peek();
	const number = reader.match(NUMBER);
	const word = reader.match(KEY);
	if (unit === '"' || unit === "'") {
		tree.open(K.operand, reader.at, 'key');
		readString(reader);
		tree.close(reader.at);
	} else if (word !== '' || number !== '') {
		const length = Math.max(word.length, number.length);
		tree.leaf(K.name, reader.at, reader.at + length, 'key');
		reader.at += length;
	} else reader.operand();
	reader.skip(true);
	if (reader.peek() === '=') {
		reader.at++;
		reader.skip(true);
		if (reader.peek() !== '}' && reader.peek() !== ';') reader.statement();
	} else tree.error(reader.at, reader.at);
	tree.close(reader.at);
}
