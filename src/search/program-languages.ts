import { words } from '../model/word-list.ts';

/** Languages of texts and data: they tell of a program, and who asks where something is means the program. */
const TEXTS: ReadonlySet<string> = new Set([
	...words('markdown mdx rst asciidoc text html xml svg css scss less sass json jsonc json5 yaml toml'),
	...words('ini properties csv po'),
]);

export function isProgram(language: string): boolean {
	return !TEXTS.has(language);
}
