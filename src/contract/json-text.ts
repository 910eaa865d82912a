/** Texts that JSON has as they are, between quotes. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A text as JSON: most are names and paths, which need no look at each character by `JSON.stringify`. */
export function quoted(text: string): string {
	return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

export function quotedOrNull(text: string | null): string {
	return text === null ? 'null' : quoted(text);
}

/** A list of what is JSON already. */
export function listed(texts: readonly string[]): string {
	return `[${texts.join(',')}]`;
}
