import { MAX_DEPTH, type Setting, type Settings } from './settings.ts';

/** Reads JSON with comments and trailing commas; what is no object is empty. */
export function readJson(text: string): Settings {
	try {
		const read = toSetting(JSON.parse(plainJson(text)), 0);
		return read instanceof Map ? read : new Map();
	} catch {
		return new Map();
	}
}

/** Without comments, and without a comma that only a closing bracket follows. */
function plainJson(text: string): string {
	const kept: string[] = [];
	let comma = -1;
	for (let at = text.charCodeAt(0) === 0xfeff ? 1 : 0; at < text.length; ) {
		const end = tokenEnd(text, at);
		const first = text[at];
		const isComment = first === '/' && end > at + 1;
		if (!isComment) {
			if ((first === ']' || first === '}') && comma !== -1) kept[comma] = '';
			if (first === ',') comma = kept.length;
			else if (first > ' ') comma = -1;
			kept.push(text.slice(at, end));
		}
		at = end;
	}
	return kept.join('');
}

/** A string, a comment, or one character. */
function tokenEnd(text: string, start: number): number {
	if (text[start] === '"') {
		let at = start + 1;
		while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
		return at + 1;
	}
	if (text.startsWith('//', start)) return found(text, text.indexOf('\n', start));
	if (text.startsWith('/*', start)) return found(text, text.indexOf('*/', start + 2) + 1, 0) + 1;
	return start + 1;
}

function found(text: string, at: number, none = -1): number {
	return at === none ? text.length : at;
}

function toSetting(value: unknown, depth: number): Setting {
	if (typeof value === 'string') return value;
	if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return null;
	if (Array.isArray(value)) return value.map((item) => toSetting(item, depth + 1));
	return new Map(Object.entries(value).map(([key, item]) => [key, toSetting(item, depth + 1)]));
}
