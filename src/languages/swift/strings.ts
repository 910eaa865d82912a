import type { Walk } from './walk.ts';

const MAX_STRING = 200;

/** A regular expression was parsed as a string: see newer-syntax.ts. */
export function isRegex({ text, tree }: Walk, string: number): boolean {
	return /^#*\//.test(text.slice(tree.start[string], tree.start[string] + 20));
}

/** What stands between the quotes. */
export function stringContent({ text, tree }: Walk, string: number): string {
	const start = tree.start[string];
	const quotes = text.startsWith('"""', start) ? 3 : 1;
	const from = start + quotes;
	return text.slice(from, Math.max(from, Math.min(tree.end[string] - quotes, from + MAX_STRING)));
}
