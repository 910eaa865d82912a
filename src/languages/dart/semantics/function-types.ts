const MAX_TYPE = 500;
/** A name behind the type of a parameter. */
const NAME = /^(.*[^\s.])\s+[\p{L}_$][\p{L}\p{N}_$]*$/su;

/** The types of what functions of a type get one after another: `R Function(A, B b)`; null for a type of something else. */
export function readDartFunction(text: string): string[] | null {
	if (text.length > MAX_TYPE) return null;
	const written = text.trim().replace(/\?$/, '');
	if (!written.endsWith(')')) return null;
	// `A Function(B) Function(C)` gets a C.
	const open = openingOf(written);
	if (open < 0 || !/(?:^|[\s>)?])Function\s*(?:<[^()]*>\s*)?$/.test(written.slice(0, open))) return null;
	const types: string[] = [];
	for (const part of parted(written.slice(open + 1, -1))) {
		// What is given by name stands behind the others.
		if (part.startsWith('{')) break;
		for (const each of part.startsWith('[') ? parted(part.slice(1, -1)) : [part]) types.push(typeOf(each));
	}
	return types;
}

function typeOf(param: string): string {
	const [, type] = NAME.exec(param) ?? [];
	// `void Function` is a type of its own; `required` stands before names alone.
	return type === undefined || /\bFunction$/.test(param) ? param : type;
}

/** The bracket that the last one closes. */
function openingOf(text: string): number {
	let depth = 0;
	for (let at = text.length - 1; at >= 0; at--) {
		if (text[at] === ')') depth++;
		else if (text[at] === '(' && --depth === 0) return at;
	}
	return -1;
}

/** The parts between commas that are in no brackets. */
function parted(text: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let start = 0;
	for (let at = 0; at <= text.length; at++) {
		const char = text[at];
		if (char !== undefined && '([{<'.includes(char)) depth++;
		else if (char !== undefined && ')]}>'.includes(char)) depth--;
		if (at < text.length && (char !== ',' || depth > 0)) continue;
		const part = text.slice(start, at).trim();
		if (part !== '') parts.push(part);
		start = at + 1;
	}
	return parts;
}
