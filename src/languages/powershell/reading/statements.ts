import { readPipeline } from './commands.ts';
import { readDefinition } from './definitions.ts';
import { K } from './kinds.ts';
import type { Reader } from './reader.ts';
import { readStructure } from './structures.ts';
import { afterAttributes } from './types.ts';

const LABEL = /:[A-Za-z_]\w*(?=\s+(?:for|foreach|while|do|switch)\b)/iy;

/** Statements up to a bracket that closes, which is left to the caller. */
export function readStatements(reader: Reader, closer: string): void {
	for (;;) {
		reader.skip(true);
		if (reader.isDone || reader.isOutside()) return;
		const unit = reader.peek();
		if (unit === closer) return;
		if (unit === ';') {
			reader.at++;
			continue;
		}
		if (unit === ')' || unit === '}' || unit === ']') {
			// Closes something further out, or nothing.
			if (reader.awaited[unit] > 0) return;
			reader.tree.error(reader.at, reader.at + 1);
			reader.at++;
			continue;
		}
		const before = reader.at;
		readStatement(reader);
		if (reader.at === before) {
			reader.tree.error(before, before + 1);
			reader.at++;
		}
	}
}

export function readStatement(reader: Reader): void {
	const label = reader.match(LABEL);
	if (label !== '') {
		reader.tree.leaf(K.label, reader.at, reader.at + label.length);
		reader.at += label.length;
		reader.skip(true);
	}
	const head = afterAttributes(reader);
	const word = reader.word(head);
	if (word !== '' && readDefinition(reader, word, head)) return;
	if (word !== '' && head === reader.at && readStructure(reader, word)) return;
	reader.tree.open(K.pipeline, reader.at);
	readPipeline(reader);
	reader.tree.close(reader.at);
}
