import { readJsonWithComments } from '../../shared/json-with-comments.ts';
import { MAX_DEPTH, type Setting, type Settings } from '../../shared/settings.ts';

/** Reads JSON with comments and trailing commas; what is no object is empty. */
export function readJson(text: string): Settings {
	const read = toSetting(readJsonWithComments(text), 0);
	return read instanceof Map ? read : new Map();
}

function toSetting(value: unknown, depth: number): Setting {
	if (typeof value === 'string') return value;
	if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return null;
	if (Array.isArray(value)) return value.map((item) => toSetting(item, depth + 1));
	return new Map(Object.entries(value).map(([key, item]) => [key, toSetting(item, depth + 1)]));
}
