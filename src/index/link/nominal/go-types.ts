import { type TypeText, UNKNOWN_TYPE } from './type-text.ts';

const NAME = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)?/u;
const MAX_DEPTH = 16;

/** Reads a type of Go: `*p.T`, `[]T`, `map[K]V`, `chan T`, `func(A) B`, `T[A]`, `(A, error)`. */
export function readGoType(text: string): TypeText {
	return text.length > 500 ? UNKNOWN_TYPE : read(text.trim(), 0);
}

function read(text: string, depth: number): TypeText {
	if (depth > MAX_DEPTH) return UNKNOWN_TYPE;
	const rest = text.replace(/^(?:=|\*|&|\.\.\.|<-|chan\b|const\b|\s)+/, (prefix) =>
		prefix.includes('...') ? '...' : '',
	);
	if (rest.startsWith('...')) return { is: 'list', of: read(rest.slice(3), depth + 1) };
	// What comes out of a channel is got with `<-` or by going through it.
	if (/^(?:<-)?\s*chan\b/.test(text)) return { is: 'list', of: read(rest, depth + 1) };
	if (rest.startsWith('[')) {
		const end = closing(rest, 0);
		return end < 0 ? UNKNOWN_TYPE : { is: 'list', of: read(rest.slice(end + 1), depth + 1) };
	}
	if (rest.startsWith('map[')) {
		const end = closing(rest, 3);
		return end < 0 ? UNKNOWN_TYPE : { is: 'map', of: read(rest.slice(end + 1), depth + 1) };
	}
	if (/^func\b/.test(rest)) {
		const end = closing(rest, rest.indexOf('('));
		return end < 0 ? UNKNOWN_TYPE : { is: 'function', returns: read(rest.slice(end + 1).trim(), depth + 1) };
	}
	if (rest.startsWith('(')) {
		const end = closing(rest, 0);
		const parts = parted(rest.slice(1, end < 0 ? rest.length : end));
		// `(n int, err error)`: the names are not types.
		const of = parts.map((part) => read(part.replace(/^[\p{L}_][\p{L}\p{N}_]*\s+(?=\S)/u, ''), depth + 1));
		return of.length === 1 ? of[0] : { is: 'tuple', of };
	}
	const [name] = NAME.exec(rest) ?? [];
	if (name === undefined || /^(?:struct|interface)\b/.test(rest)) return UNKNOWN_TYPE;
	const after = rest.slice(name.length);
	const args = after.startsWith('[') ? parted(after.slice(1, closing(after, 0))) : [];
	return { is: 'name', path: name.split('.'), args: args.map((each) => read(each, depth + 1)) };
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

/** The parts of a list that commas part, those in brackets aside. */
function parted(text: string): string[] {
	const parts: string[] = [];
	let open = 0;
	let start = 0;
	for (let at = 0; at <= text.length; at++) {
		const char = text[at];
		if (char === '(' || char === '[' || char === '{') open++;
		else if (char === ')' || char === ']' || char === '}') open--;
		else if (at === text.length || (char === ',' && open === 0)) {
			if (at > start) parts.push(text.slice(start, at).trim());
			start = at + 1;
		}
	}
	return parts;
}
