import { type TypeText, UNKNOWN_TYPE } from '../../../semantics/nominal/type-text.ts';

const NAME = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)?/u;
/** A name before a type. */
const NAMED = /^(?!(?:chan|func|map|struct|interface)\b)[\p{L}_][\p{L}\p{N}_]*\s+(?=\S)/u;
/** The names of a field, and what is between them and its type. */
const FIELD = /^([\p{L}_][\p{L}\p{N}_]*(?:\s*,\s*[\p{L}_][\p{L}\p{N}_]*){0,20})\s+(?=\S)/u;
const MAX_DEPTH = 16;
/** A struct without a name is written with all its fields. */
const MAX_TYPE = 2100;

/** Reads a type of Go: `*p.T`, `[]T`, `map[K]V`, `chan T`, `func(A) B`, `T[A]`, `(A, error)`. */
export function readGoType(text: string): TypeText {
	return text.length > MAX_TYPE ? UNKNOWN_TYPE : read(text.trim(), 0);
}

function read(text: string, depth: number): TypeText {
	if (depth > MAX_DEPTH) return UNKNOWN_TYPE;
	const rest = text.replace(/^(?:=|\*|&|\.\.\.|<-|chan\b|const\b|\s)+/, (prefix) =>
		prefix.includes('...') ? '...' : '',
	);
	if (rest.startsWith('...')) return { is: 'list', of: read(rest.slice(3), depth + 1) };
	// What comes out of a channel is got with `<-`, and is the first that a loop through it gets.
	if (/^(?:<-)?\s*chan\b/.test(text)) {
		const of = read(rest, depth + 1);
		return { is: 'map', of, keys: of };
	}
	if (rest.startsWith('[')) {
		const end = closing(rest, 0);
		return end < 0 ? UNKNOWN_TYPE : { is: 'list', of: read(rest.slice(end + 1), depth + 1) };
	}
	if (rest.startsWith('map[')) {
		const end = closing(rest, 3);
		if (end < 0) return UNKNOWN_TYPE;
		const keys = read(rest.slice(4, end), depth + 1);
		return { is: 'map', of: read(rest.slice(end + 1), depth + 1), keys };
	}
	if (/^func\b/.test(rest)) {
		const end = closing(rest, rest.indexOf('('));
		return end < 0 ? UNKNOWN_TYPE : { is: 'function', returns: read(rest.slice(end + 1).trim(), depth + 1) };
	}
	if (rest.startsWith('(')) {
		const end = closing(rest, 0);
		const of = results(parted(rest.slice(1, end < 0 ? rest.length : end))).map((part) =>
			read(part, depth + 1),
		);
		return of.length === 1 ? of[0] : { is: 'tuple', of };
	}
	if (/^struct\s*\{/.test(rest)) return fields(rest, depth);
	const [name] = NAME.exec(rest) ?? [];
	if (name === undefined || /^(?:struct|interface)\b/.test(rest)) return UNKNOWN_TYPE;
	const after = rest.slice(name.length);
	const args = after.startsWith('[') ? parted(after.slice(1, closing(after, 0))) : [];
	return { is: 'name', path: name.split('.'), args: args.map((each) => read(each, depth + 1)) };
}

/** The types of `(int, error)`, and those of `(n, m int, err error)`, where all have names. */
function results(parts: readonly string[]): string[] {
	if (!parts.some((part) => NAMED.test(part))) return [...parts];
	const types: string[] = [];
	for (const part of parts.toReversed()) {
		const isNamed = NAMED.test(part);
		types.push(isNamed ? part.replace(NAMED, '') : (types.at(-1) ?? ''));
	}
	return types.reverse();
}

/** `struct { a, b T; c U }`. Of a text that was cut off the last one is not known. */
function fields(text: string, depth: number): TypeText {
	const from = text.indexOf('{');
	const end = closing(text, from);
	const parts = parted(text.slice(from + 1, end < 0 ? text.length : end), /[;\n]/);
	if (end < 0) parts.pop();
	const of = new Map<string, TypeText>();
	for (const part of parts) {
		const [written, names] = FIELD.exec(part.replace(/\/\/.*$/gm, '').trim()) ?? [];
		if (written === undefined) continue;
		const type = read(part.slice(written.length).trim(), depth + 1);
		for (const name of names.split(',')) of.set(name.trim(), type);
	}
	return { is: 'record', of };
}

/** Where the bracket ends that is at a place; -1 when it does not. */
function closing(text: string, from: number): number {
	let open = 0;
	for (let at = from; at < text.length; at++) {
		const char = text[at];
		if (char === '(' || char === '[' || char === '{') open++;
		else if ((char === ')' || char === ']' || char === '}') && --open === 0) return at;
	}
	return -1;
}

/** The parts of a list that commas (or what else is said) part, those in brackets aside. */
function parted(text: string, between = /,/): string[] {
	const parts: string[] = [];
	let open = 0;
	let start = 0;
	for (let at = 0; at <= text.length; at++) {
		const char = text[at];
		if (char === '(' || char === '[' || char === '{') open++;
		else if (char === ')' || char === ']' || char === '}') open--;
		else if (at === text.length || (open === 0 && between.test(char))) {
			if (at > start) parts.push(text.slice(start, at).trim());
			start = at + 1;
		}
	}
	return parts;
}
