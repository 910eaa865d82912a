import { K } from './kinds.ts';
import type { Reader } from './reader.ts';

const TYPE_START = /\[\s*[A-Za-z_]/y;
const NAME = /[A-Za-z_][\w.+`]*/y;

/** Whether a `[` begins a type or an attribute. */
export function isType(reader: Reader): boolean {
	return reader.match(TYPE_START) !== '';
}

/** `[Name]`, `[Name[]]`, `[Name[A, B]]`, and `[Name(…)]`, which is an attribute. */
export function readBracketed(reader: Reader): void {
	const { tree } = reader;
	tree.open(K.type, reader.at);
	reader.at++;
	reader.skip(true);
	const name = reader.match(NAME);
	tree.leaf(K.name, reader.at, reader.at + name.length, 'name');
	reader.at += name.length;
	reader.skip(true);
	if (reader.peek() === '(') {
		tree.kind = K.attribute;
		readAttributeArguments(reader);
		reader.skip(true);
		if (reader.peek() === ']') reader.at++;
		else tree.error(reader.at, reader.at);
		tree.close(reader.at);
		return;
	}
	readTypeRest(reader);
	tree.close(reader.at);
}

/** Up to the `]` that closes; names of type arguments are names too. */
function readTypeRest(reader: Reader): void {
	const { tree } = reader;
	for (let open = 1; open > 0; ) {
		const unit = reader.peek();
		if (unit === '' || unit === '\n' || unit === '(') {
			tree.error(reader.at, reader.at);
			return;
		}
		const name = reader.match(NAME);
		if (name !== '') {
			tree.leaf(K.name, reader.at, reader.at + name.length);
			reader.at += name.length;
			continue;
		}
		if (unit === '[') open++;
		if (unit === ']') open--;
		reader.at++;
	}
}

/** `(Mandatory, Position = 0, "x")` */
function readAttributeArguments(reader: Reader): void {
	const { tree } = reader;
	reader.at++;
	reader.inside(')', () => {
		for (;;) {
			reader.skip(true);
			if (reader.isDone || reader.peek() === ')') return;
			const before = reader.at;
			tree.open(K.attribute_argument, reader.at);
			const name = reader.match(/\w+(?=\s*=)/y);
			if (name !== '') {
				tree.leaf(K.name, reader.at, reader.at + name.length, 'key');
				reader.at += name.length;
				reader.skip(true);
				reader.at++;
			}
			tree.open(K.expression, reader.at, 'value');
			reader.expression({ lines: true, commas: true });
			tree.close(reader.at);
			tree.close(reader.at);
			reader.skip(true);
			if (reader.peek() === ',') reader.at++;
			else if (reader.peek() !== ')' || reader.at === before) return;
		}
	});
}

/** The attributes and types in a row. */
export function readAttributes(reader: Reader): void {
	while (isType(reader)) {
		readBracketed(reader);
		reader.skip(true);
	}
}

/** Longer attributes are not looked behind. */
const MAX_ATTRIBUTES = 4000;

/** The offset behind attributes, with nothing read: what they belong to decides how. */
export function afterAttributes(reader: Reader): number {
	const { text } = reader;
	const end = Math.min(text.length, reader.at + MAX_ATTRIBUTES);
	let at = reader.at;
	while (text[at] === '[') {
		const close = closing(text, at, end);
		if (close === -1) return reader.at;
		at = reader.ahead(close);
		while (text[at] === '#') {
			const line = text.indexOf('\n', at);
			at = reader.ahead(line === -1 ? text.length : line);
		}
	}
	return at;
}

/** Behind the bracket that closes the one at `from`; -1 when it is not near. */
function closing(text: string, from: number, end: number): number {
	let open = 0;
	for (let at = from; at < end; at++) {
		const unit = text[at];
		if (unit === '[') open++;
		else if (unit === ']' && --open === 0) return at + 1;
		else if (unit === "'" || unit === '"') {
			const close = text.indexOf(unit, at + 1);
			if (close === -1) return -1;
			at = close;
		}
	}
	return -1;
}
