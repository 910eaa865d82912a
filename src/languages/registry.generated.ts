// Written by scripts/generate-registry.ts: run `npm run generate` instead of editing it.
import { AssayError } from '../model/errors.ts';
import type { Extractor, Language } from '../model/language.ts';
import goLanguages from './go/language.ts';
import javaLanguages from './java/language.ts';
import pythonLanguages from './python/language.ts';
import rustLanguages from './rust/language.ts';
import typescriptLanguages from './typescript/language.ts';

const packs: { languages: Language[]; load(): Promise<{ default: Extractor }> }[] = [
	{ languages: goLanguages, load: () => import('./go/extract.ts') },
	{ languages: javaLanguages, load: () => import('./java/extract.ts') },
	{ languages: pythonLanguages, load: () => import('./python/extract.ts') },
	{ languages: rustLanguages, load: () => import('./rust/extract.ts') },
	{ languages: typescriptLanguages, load: () => import('./typescript/extract.ts') },
];

/** Every language there is, by id in code unit order. */
export const languages: readonly Language[] = packs
	.flatMap((pack) => pack.languages)
	.sort((a, b) => (a.id < b.id ? -1 : 1));

const loaders = new Map(packs.flatMap((pack) => pack.languages.map(({ id }) => [id, pack.load])));

/** Loads the code that reads a language. Only parse processes call it. */
export async function loadExtractor(language: string): Promise<Extractor> {
	const load = loaders.get(language);
	if (load === undefined) {
		throw new AssayError('INTERNAL', `There is no language ${language}.`, 'Please report this.');
	}
	return (await load()).default;
}
