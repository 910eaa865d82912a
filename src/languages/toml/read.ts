/** What a line of TOML begins. Offsets are of the text. */
export interface TomlVisitor {
	/** `[a.b]`, `[[a.b]]`. */
	table(path: string[], start: number, end: number, nameStart: number, isArray: boolean): void;
	/** `a.b = …`; `valueEnd` is where the value ends, over several lines when need be. */
	entry(path: string[], start: number, valueStart: number, valueEnd: number): void;
	error(start: number, end: number): void;
}

/** Reads line by line; what is wrong in one line does not reach the next. */
export function readToml(text: string, visitor: TomlVisitor): void {
	let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
	while (at < text.length) {
		const unit = text.charCodeAt(at);
		if (unit <= 32) at++;
		else if (unit === 35) at = lineEnd(text, at);
		// A line of a template of Go.
		else if (unit === 123 && text.charCodeAt(at + 1) === 123) at = lineEnd(text, at);
		else if (unit === 91) at = readHeader(text, at, visitor);
		else at = readEntry(text, at, visitor);
	}
}

function lineEnd(text: string, at: number): number {
	const line = text.indexOf('\n', at);
	return line === -1 ? text.length : line;
}

function readHeader(text: string, start: number, visitor: TomlVisitor): number {
	const end = lineEnd(text, start);
	const isArray = text.charCodeAt(start + 1) === 91;
	const from = start + (isArray ? 2 : 1);
	const key = readKey(text, from, end);
	if (key === null || !text.startsWith(isArray ? ']]' : ']', key.end)) {
		visitor.error(start, end);
		return end;
	}
	const close = key.end + (isArray ? 2 : 1);
	if (!isRestBlank(text, close, end)) visitor.error(close, end);
	visitor.table(key.path, start, close, key.start, isArray);
	return end;
}

function readEntry(text: string, start: number, visitor: TomlVisitor): number {
	const end = lineEnd(text, start);
	const key = readKey(text, start, end);
	if (key === null || text.charCodeAt(key.end) !== 61) {
		visitor.error(start, end);
		return end;
	}
	let valueStart = key.end + 1;
	while (valueStart < end && text.charCodeAt(valueStart) <= 32) valueStart++;
	const valueEnd = readValue(text, valueStart);
	if (valueEnd === -1 || valueEnd === valueStart) {
		visitor.error(start, end);
		visitor.entry(key.path, start, valueStart, Math.max(valueStart, trimmed(text, valueStart, end)));
		return end;
	}
	if (!isScalar(text.slice(valueStart, Math.min(valueEnd, valueStart + 100))))
		visitor.error(valueStart, valueEnd);
	const rest = lineEnd(text, valueEnd);
	if (!isRestBlank(text, valueEnd, rest)) visitor.error(valueEnd, rest);
	visitor.entry(key.path, start, valueStart, valueEnd);
	return rest;
}

/** Strings, lists and tables begin with a mark; what does not is a number, a date or one of four words. */
function isScalar(value: string): boolean {
	return /^(?:["'[{\d]|[+-](?:\d|inf$|nan$)|(?:true|false|inf|nan)$)/.test(value);
}

function isRestBlank(text: string, from: number, end: number): boolean {
	const rest = text.slice(from, Math.min(end, from + 200)).trim();
	return rest === '' || rest.startsWith('#');
}

function trimmed(text: string, start: number, end: number): number {
	while (end > start && text.charCodeAt(end - 1) <= 32) end--;
	return end;
}

interface Key {
	path: string[];
	start: number;
	/** At what follows it, blanks passed over. */
	end: number;
}

/** `a."b c".d` */
function readKey(text: string, from: number, limit: number): Key | null {
	const path: string[] = [];
	let at = from;
	let start = -1;
	for (;;) {
		while (at < limit && text.charCodeAt(at) <= 32) at++;
		const unit = text[at];
		let end = at;
		if (unit === '"' || unit === "'") {
			end = text.indexOf(unit, at + 1);
			if (end === -1 || end >= limit) return null;
			path.push(text.slice(at + 1, end));
			if (start === -1) start = at + 1;
			end++;
		} else {
			while (end < limit && /[\w-]/.test(text[end])) end++;
			if (end === at) return null;
			path.push(text.slice(at, end));
			if (start === -1) start = at;
		}
		at = end;
		while (at < limit && text.charCodeAt(at) <= 32) at++;
		if (text[at] !== '.') return { path, start, end: at };
		at++;
	}
}

/** Where a value ends; -1 when it never does. */
function readValue(text: string, start: number): number {
	const unit = text[start];
	if (unit === '"' || unit === "'") return stringEnd(text, start);
	if (unit !== '[' && unit !== '{') {
		let end = start;
		while (end < text.length && !/[\n#]/.test(text[end])) end++;
		return trimmed(text, start, end);
	}
	let depth = 0;
	for (let at = start; at < text.length; at++) {
		const here = text[at];
		if (here === '[' || here === '{') depth++;
		else if (here === ']' || here === '}') {
			if (--depth === 0) return at + 1;
		} else if (here === '"' || here === "'") {
			const end = stringEnd(text, at);
			if (end === -1) return -1;
			at = end - 1;
		} else if (here === '#') at = lineEnd(text, at);
		// A list never ends, when a line looks like the next table or entry.
		else if (
			here === '\n' &&
			/^\n(?:\[[\w".[-]+\]|\w[\w-]* *=)/.test(text.slice(at, at + 80)) &&
			unit === '['
		)
			return -1;
	}
	return -1;
}

function stringEnd(text: string, start: number): number {
	const quote = text[start];
	const triple = quote.repeat(3);
	if (text.startsWith(triple, start)) {
		const close = text.indexOf(triple, start + 3);
		if (close === -1) return -1;
		let end = close + 3;
		while (text[end] === quote && end < close + 5) end++;
		return end;
	}
	for (let at = start + 1; at < text.length; at++) {
		if (text[at] === quote) return at + 1;
		if (text[at] === '\n') return -1;
		if (text[at] === '\\' && quote === '"') at++;
	}
	return -1;
}
