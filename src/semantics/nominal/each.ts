/** Each of some names with the same. */
export function each<T>(words: string, value: T): Record<string, T> {
	return Object.fromEntries(words.split(' ').map((word) => [word, value]));
}
