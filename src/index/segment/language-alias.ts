import type { Language } from '../../model/language.ts';

/** Words in common use after ``` and in `lang=` whatever packs are installed. */
const COMMON: Readonly<Record<string, string>> = {
	ts: 'typescript',
	mts: 'typescript',
	cts: 'typescript',
	js: 'javascript',
	mjs: 'javascript',
	cjs: 'javascript',
	node: 'javascript',
	ecmascript: 'javascript',
	py: 'python',
	rb: 'ruby',
	rs: 'rust',
	golang: 'go',
	cs: 'csharp',
	'c#': 'csharp',
	'c++': 'cpp',
	kt: 'kotlin',
	sh: 'shell',
	bash: 'shell',
	zsh: 'shell',
	yml: 'yaml',
	md: 'markdown',
	htm: 'html',
	styl: 'stylus',
	postcss: 'css',
};

/** `tsx` and `jsx` name a dialect; no pack's alias may fold them into the plain language. */
const DIALECTS: ReadonlySet<string> = new Set(['tsx', 'jsx']);

const wordsOf = new WeakMap<readonly Language[], ReadonlyMap<string, string>>();

function wordsFor(languages: readonly Language[]): ReadonlyMap<string, string> {
	const known = wordsOf.get(languages);
	if (known !== undefined) return known;
	const words = new Map<string, string>();
	const add = (word: string, id: string): void => {
		const key = word.toLowerCase();
		if (!words.has(key)) words.set(key, id);
	};
	for (const { id } of languages) add(id, id);
	for (const { id, aliases = [] } of languages) for (const alias of aliases) add(alias, id);
	for (const { id, extensions } of languages) for (const extension of extensions) add(extension.slice(1), id);
	wordsOf.set(languages, words);
	return words;
}

/**
 * The language id that a word of a Markdown fence or a `lang` attribute stands for. An id wins over
 * an alias, an alias over an extension, a pack over the common words; an unknown word is its own id.
 */
export function resolveLanguageAlias(word: string, languages: readonly Language[]): string {
	const key = word.toLowerCase();
	if (DIALECTS.has(key)) return key;
	return wordsFor(languages).get(key) ?? (Object.hasOwn(COMMON, key) ? COMMON[key] : key);
}
