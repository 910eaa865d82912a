import { K } from './kinds.ts';
import type { Reader } from './reader.ts';
import { isType, readBracketed } from './types.ts';

/** Reads what belongs to a definition, and remembers how far it is indented. */
export function within(reader: Reader, column: number, read: () => void): void {
	if (column === -1) {
		read();
		return;
	}
	reader.columns.push(column);
	read();
	reader.columns.pop();
}

/** `([int] $a = 1, [switch] $b)`: `at` is at the parenthesis. */
export function readParams(reader: Reader): void {
	const { tree } = reader;
	reader.at++;
	reader.inside(')', () => {
		for (;;) {
			reader.skip(true);
			// A body, or the next definition: the parenthesis was forgotten.
			if (reader.isDone || /[){}]/.test(reader.peek()) || reader.isOutside()) return;
			const before = reader.at;
			readParam(reader);
			reader.skip(true);
			if (reader.peek() === ',') reader.at++;
			else if (reader.peek() !== ')' && reader.at > before) tree.error(reader.at, reader.at);
			if (reader.at === before) {
				if (reader.peek() === ']') return;
				tree.error(reader.at, reader.at + 1);
				reader.at++;
			}
		}
	});
}

function readParam(reader: Reader): void {
	const { tree } = reader;
	tree.open(K.parameter, reader.at);
	while (isType(reader)) {
		readBracketed(reader);
		reader.skip(true);
	}
	if (reader.peek() === '$') {
		const variable = reader.match(/\$(?:\{[^}\n]*\}|[\w:?]+)/y);
		tree.leaf(K.variable, reader.at, reader.at + variable.length, 'name');
		reader.at += Math.max(variable.length, 1);
		let end = reader.at;
		reader.skip(true);
		if (reader.peek() === '=') {
			reader.at++;
			reader.skip(true);
			tree.open(K.expression, reader.at, 'value');
			reader.expression({ lines: true, commas: true });
			tree.close(reader.at);
			end = reader.at;
		}
		reader.at = Math.max(end, reader.at);
	} else if (reader.peek() === '.' && reader.startsWith('...')) reader.at += 3;
	else reader.operand();
	tree.close(reader.at);
}
