import { MAX_DEPTH, type Setting, type Settings } from './settings.ts';

interface Reader {
	readonly text: string;
	at: number;
}

/** A text with more lines that are not TOML is something else. */
const MAX_FAILURES = 20;

/** Thrown and caught in this file: the line cannot be read, the next one may be. */
class NotToml extends Error {}

/** Reads the tables, strings, lists and inline tables of TOML; a line that is none of it is passed over. */
export function readToml(text: string): Settings {
	const root: Settings = new Map();
	const reader: Reader = { text, at: text.charCodeAt(0) === 0xfeff ? 1 : 0 };
	let table: Settings | null = root;
	for (let failures = 0; failures < MAX_FAILURES; ) {
		skipBlank(reader, true);
		if (reader.at >= text.length) return root;
		const start = reader.at;
		try {
			if (text[start] === '[') table = readHeader(reader, root);
			else readEntry(reader, table, 0);
			skipBlank(reader, false);
			if (reader.at < text.length && text[reader.at] !== '\n') throw new NotToml();
		} catch (error) {
			if (!(error instanceof NotToml)) throw error;
			// The entries below a header that cannot be read are nobody's.
			if (text[start] === '[') table = null;
			const line = text.indexOf('\n', start);
			reader.at = line === -1 ? text.length : line;
			failures++;
		}
	}
	return root;
}

function readHeader(reader: Reader, root: Settings): Settings | null {
	const isArray = reader.text.startsWith('[[', reader.at);
	reader.at += isArray ? 2 : 1;
	const path = readKey(reader);
	const close = isArray ? ']]' : ']';
	if (!reader.text.startsWith(close, reader.at)) throw new NotToml();
	reader.at += close.length;
	const last = path.pop()!;
	const parent = tableIn(root, path);
	if (parent === null) return null;
	if (!isArray) return tableIn(parent, [last]);
	const item: Settings = new Map();
	const list = parent.get(last);
	if (Array.isArray(list)) list.push(item);
	else parent.set(last, [item]);
	return item;
}

/** The table of that path, made when it is not there; of a list of tables, the last. Null when it is a value. */
function tableIn(root: Settings, path: readonly string[]): Settings | null {
	let table = root;
	for (const key of path) {
		const known = table.get(key);
		const inner = Array.isArray(known) ? known.at(-1) : (known ?? new Map());
		if (!(inner instanceof Map)) return null;
		if (known === undefined) table.set(key, inner);
		table = inner;
	}
	return table;
}

function readEntry(reader: Reader, table: Settings | null, depth: number): void {
	const path = readKey(reader);
	if (reader.text[reader.at] !== '=') throw new NotToml();
	reader.at++;
	skipBlank(reader, false);
	const value = readValue(reader, depth);
	const last = path.pop()!;
	if (table !== null) tableIn(table, path)?.set(last, value);
}

/** `a."b c".d`; stops at what follows it, blanks passed over. */
function readKey(reader: Reader): string[] {
	const path: string[] = [];
	for (;;) {
		skipBlank(reader, false);
		const quote = reader.text[reader.at];
		if (quote === '"' || quote === "'") path.push(readString(reader, quote));
		else path.push(readBare(reader, /[\w-]{1,200}/y));
		skipBlank(reader, false);
		if (path.length > MAX_DEPTH) throw new NotToml();
		if (reader.text[reader.at] !== '.') return path;
		reader.at++;
	}
}

function readBare(reader: Reader, pattern: RegExp): string {
	pattern.lastIndex = reader.at;
	const found = pattern.exec(reader.text);
	if (found === null) throw new NotToml();
	reader.at += found[0].length;
	return found[0];
}

function readValue(reader: Reader, depth: number): Setting {
	if (depth > MAX_DEPTH) throw new NotToml();
	const first = reader.text[reader.at];
	if (first === '"' || first === "'") return readString(reader, first);
	if (first === '[') return readList(reader, depth);
	if (first === '{') return readInline(reader, depth);
	readBare(reader, /[^\s,\]}#][^\n,\]}#]{0,100}/y);
	return null;
}

function readList(reader: Reader, depth: number): Setting[] {
	const list: Setting[] = [];
	reader.at++;
	for (;;) {
		skipBlank(reader, true);
		if (reader.text[reader.at] === ']') break;
		list.push(readValue(reader, depth + 1));
		skipBlank(reader, true);
		if (reader.text[reader.at] === ',') reader.at++;
		else if (reader.text[reader.at] !== ']') throw new NotToml();
	}
	reader.at++;
	return list;
}

function readInline(reader: Reader, depth: number): Settings {
	const table: Settings = new Map();
	reader.at++;
	for (;;) {
		skipBlank(reader, true);
		if (reader.text[reader.at] === '}') break;
		readEntry(reader, table, depth + 1);
		skipBlank(reader, true);
		if (reader.text[reader.at] === ',') reader.at++;
		else if (reader.text[reader.at] !== '}') throw new NotToml();
	}
	reader.at++;
	return table;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', e: '\x1b' };

/** Names and folders need no Unicode escapes: those are kept as written. */
function readString(reader: Reader, quote: string): string {
	const { text } = reader;
	const triple = quote.repeat(3);
	const close = text.startsWith(triple, reader.at) ? triple : quote;
	let read = '';
	let from = reader.at + close.length;
	for (let at = from; at < text.length; at++) {
		if (text.startsWith(close, at)) {
			reader.at = at + close.length;
			return read + text.slice(from, at);
		}
		if (text[at] === '\n' && close === quote) break;
		if (text[at] !== '\\' || quote === "'") continue;
		read += text.slice(from, at) + (ESCAPES[text[at + 1]] ?? text[at + 1] ?? '');
		from = at + 2;
		at++;
	}
	throw new NotToml();
}

/** Passes over blanks and comments, over line ends only where a value may go on. */
function skipBlank(reader: Reader, overLines: boolean): void {
	const { text } = reader;
	for (; reader.at < text.length; reader.at++) {
		const here = text[reader.at];
		if (here === '#') {
			const line = text.indexOf('\n', reader.at);
			reader.at = (line === -1 ? text.length : line) - 1;
		} else if (here === '\n' ? !overLines : here !== ' ' && here !== '\t' && here !== '\r') return;
	}
}
