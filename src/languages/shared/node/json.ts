import { readJsonWithComments } from '../json-with-comments.ts';

/** The object that a manifest holds; what it holds is unknown until it is asked. */
export type JsonObject = Readonly<Record<string, unknown>>;

const MAX_ITEMS = 2_000;

/** The object written in a text, with or without comments and trailing commas; null when it holds none. */
export function readObject(text: string | null): JsonObject | null {
	return text === null ? null : asObject(readJsonWithComments(text));
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
