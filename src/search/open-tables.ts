import { perIndex } from '../store/per-index.ts';
import { readFileTable } from '../store/search/file-table.ts';
import { readSymbolNames } from '../store/search/name-table.ts';
import { readWordTable } from '../store/search/word-table.ts';
import { NameIndex } from './symbol/name-index.ts';

export const openFileTable = perIndex(readFileTable);

export const openNameIndex = perIndex((reader) => new NameIndex(readSymbolNames(reader)));

export const openWordTable = perIndex((reader) => readWordTable(reader, openFileTable(reader)));
