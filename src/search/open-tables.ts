import { graphKey } from '../store/graph/read-graph.ts';
import type { IndexReader } from '../store/reader.ts';
import { type FileTable, readFileTable } from '../store/search/file-table.ts';
import { readSymbolNames } from '../store/search/name-table.ts';
import { readWordTable, type WordTable } from '../store/search/word-table.ts';
import { NameIndex } from './symbol/name-index.ts';

/** Tables of the last index that was searched: a process that searches again need not read them again. */
let files: { key: string; table: FileTable } | null = null;
let words: { key: string; table: WordTable } | null = null;
let names: { key: string; index: NameIndex } | null = null;

export function openFileTable(reader: IndexReader): FileTable {
	const key = graphKey(reader);
	if (files?.key !== key) files = { key, table: readFileTable(reader) };
	return files.table;
}

export function openNameIndex(reader: IndexReader): NameIndex {
	const key = graphKey(reader);
	if (names?.key !== key) names = { key, index: new NameIndex(readSymbolNames(reader)) };
	return names.index;
}

export function openWordTable(reader: IndexReader): WordTable {
	const key = graphKey(reader);
	if (words?.key !== key) words = { key, table: readWordTable(reader, openFileTable(reader)) };
	return words.table;
}
