/*
 * Where things stand in a JSON text, without reading it into objects: positions are what counts, and a text that
 * ends too early must still give what comes before. -1 stands for "there is nothing of that kind here".
 */

const QUOTE = 34;
const BACKSLASH = 92;

export function skipSpace(text: string, at: number): number {
	let i = at;
	while (i < text.length && text.charCodeAt(i) <= 32) i++;
	return i;
}

/** Just past the string that begins at `at`; -1 when it does not end. */
export function stringEnd(text: string, at: number): number {
	for (let i = at + 1; i < text.length; i++) {
		const code = text.charCodeAt(i);
		if (code === BACKSLASH) i++;
		else if (code === QUOTE) return i + 1;
	}
	return -1;
}

/** Just past the value that begins at `at`; -1 when it does not end. */
export function valueEnd(text: string, at: number): number {
	let depth = 0;
	for (let i = at; i < text.length; ) {
		switch (text[i]) {
			case '"': {
				const end = stringEnd(text, i);
				if (end === -1 || depth === 0) return end;
				i = end;
				continue;
			}
			case '{':
			case '[':
				depth++;
				break;
			case '}':
			case ']':
				// The end of what is around a number or a word.
				if (depth === 0) return i;
				if (--depth === 0) return i + 1;
				break;
			case ',':
				if (depth === 0) return i;
		}
		i++;
	}
	return -1;
}

/** Calls `visit` with the key and the place of the value of each entry of the object at `at`, until it gives false. */
export function eachEntry(text: string, at: number, visit: (key: string, value: number) => boolean): void {
	if (text[at] !== '{') return;
	for (let i = skipSpace(text, at + 1); text[i] === '"'; ) {
		const keyEnd = stringEnd(text, i);
		const colon = keyEnd === -1 ? -1 : skipSpace(text, keyEnd);
		if (colon === -1 || text[colon] !== ':') return;
		const value = skipSpace(text, colon + 1);
		if (!visit(text.slice(i + 1, keyEnd - 1), value)) return;
		i = nextItem(text, value);
		if (i === -1) return;
	}
}

/** Calls `visit` with the place of each value of the array at `at`, until it gives false. */
export function eachItem(text: string, at: number, visit: (value: number) => boolean): void {
	if (text[at] !== '[') return;
	for (
		let i = skipSpace(text, at + 1);
		i !== -1 && i < text.length && text[i] !== ']';
		i = nextItem(text, i)
	) {
		if (!visit(i)) return;
	}
}

/** What follows a value and a comma; -1 when nothing does. */
function nextItem(text: string, value: number): number {
	const end = valueEnd(text, value);
	if (end === -1) return -1;
	const comma = skipSpace(text, end);
	return text[comma] === ',' ? skipSpace(text, comma + 1) : -1;
}
