/** The object that a manifest holds; what it holds is unknown until it is asked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A manifest larger than this is generated, or made to hurt. */
const MAX_CHARACTERS = 1_000_000;
const MAX_ITEMS = 2_000;

/** The object written in a text, with or without comments and trailing commas; null when it holds none. */
export function readObject(text: string | null): JsonObject | null {
	if (text === null || text.length > MAX_CHARACTERS) return null;
	const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
	return asObject(parsed(plain) ?? parsed(withoutComments(plain)));
}

export function asObject(value: unknown): JsonObject | null {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

export function asText(value: unknown): string | null {
	return typeof value === 'string' && value !== '' ? value : null;
}

/** The strings of a list; null when there is no list. */
export function asTexts(value: unknown): string[] | null {
	if (!Array.isArray(value)) return null;
	return value.slice(0, MAX_ITEMS).filter((item): item is string => typeof item === 'string');
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Comments become nothing, and a comma before a closing bracket too; strings stay as they are. */
function withoutComments(text: string): string {
	const out: string[] = [];
	let comma = -1;
	let at = 0;
	while (at < text.length) {
		const char = text[at];
		const end = char === '"' ? stringEnd(text, at) : char === '/' ? commentEnd(text, at) : at + 1;
		if (char === '/' && end > at + 1) {
			at = end;
			continue;
		}
		if ((char === '}' || char === ']') && comma >= 0) out[comma] = '';
		if (char === ',') comma = out.length;
		else if (char.trim() !== '') comma = -1;
		out.push(text.slice(at, end));
		at = end;
	}
	return out.join('');
}

function stringEnd(text: string, start: number): number {
	for (let at = start + 1; at < text.length; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === '"') return at + 1;
	}
	return text.length;
}

function commentEnd(text: string, start: number): number {
	const [close, length] = text[start + 1] === '/' ? ['\n', 0] : ['*/', 2];
	if (length === 2 && text[start + 1] !== '*') return start + 1;
	const end = text.indexOf(close, start + 2);
	return end < 0 ? text.length : end + length;
}
