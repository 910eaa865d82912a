// Written by scripts/generate-registry.ts: run `npm run generate` instead of editing it.
import { AssayError } from '../model/errors.ts';
import type { Extractor, Language } from '../model/language.ts';
import type { MakeResolver } from '../model/resolve.ts';
import bashLanguages from './bash/language.ts';
import cLanguages from './c/language.ts';
import cppLanguages from './cpp/language.ts';
import csharpLanguages from './csharp/language.ts';
import cssLanguages from './css/language.ts';
import dartLanguages from './dart/language.ts';
import dockerfileLanguages from './dockerfile/language.ts';
import goLanguages from './go/language.ts';
import graphqlLanguages from './graphql/language.ts';
import hclLanguages from './hcl/language.ts';
import htmlLanguages from './html/language.ts';
import javaLanguages from './java/language.ts';
import jsonLanguages from './json/language.ts';
import kotlinLanguages from './kotlin/language.ts';
import msbuildLanguages from './msbuild/language.ts';
import phpLanguages from './php/language.ts';
import powershellLanguages from './powershell/language.ts';
import prismaLanguages from './prisma/language.ts';
import pythonLanguages from './python/language.ts';
import rubyLanguages from './ruby/language.ts';
import rustLanguages from './rust/language.ts';
import solidityLanguages from './solidity/language.ts';
import sqlLanguages from './sql/language.ts';
import swiftLanguages from './swift/language.ts';
import tomlLanguages from './toml/language.ts';
import typescriptLanguages from './typescript/language.ts';
import yamlLanguages from './yaml/language.ts';

const packs: { languages: Language[]; load(): Promise<{ default: Extractor }> }[] = [
	{ languages: bashLanguages, load: () => import('./bash/extract.ts') },
	{ languages: cLanguages, load: () => import('./c/extract.ts') },
	{ languages: cppLanguages, load: () => import('./cpp/extract.ts') },
	{ languages: csharpLanguages, load: () => import('./csharp/extract.ts') },
	{ languages: cssLanguages, load: () => import('./css/extract.ts') },
	{ languages: dartLanguages, load: () => import('./dart/extract.ts') },
	{ languages: dockerfileLanguages, load: () => import('./dockerfile/extract.ts') },
	{ languages: goLanguages, load: () => import('./go/extract.ts') },
	{ languages: graphqlLanguages, load: () => import('./graphql/extract.ts') },
	{ languages: hclLanguages, load: () => import('./hcl/extract.ts') },
	{ languages: htmlLanguages, load: () => import('./html/extract.ts') },
	{ languages: javaLanguages, load: () => import('./java/extract.ts') },
	{ languages: jsonLanguages, load: () => import('./json/extract.ts') },
	{ languages: kotlinLanguages, load: () => import('./kotlin/extract.ts') },
	{ languages: msbuildLanguages, load: () => import('./msbuild/extract.ts') },
	{ languages: phpLanguages, load: () => import('./php/extract.ts') },
	{ languages: powershellLanguages, load: () => import('./powershell/extract.ts') },
	{ languages: prismaLanguages, load: () => import('./prisma/extract.ts') },
	{ languages: pythonLanguages, load: () => import('./python/extract.ts') },
	{ languages: rubyLanguages, load: () => import('./ruby/extract.ts') },
	{ languages: rustLanguages, load: () => import('./rust/extract.ts') },
	{ languages: solidityLanguages, load: () => import('./solidity/extract.ts') },
	{ languages: sqlLanguages, load: () => import('./sql/extract.ts') },
	{ languages: swiftLanguages, load: () => import('./swift/extract.ts') },
	{ languages: tomlLanguages, load: () => import('./toml/extract.ts') },
	{ languages: typescriptLanguages, load: () => import('./typescript/extract.ts') },
	{ languages: yamlLanguages, load: () => import('./yaml/extract.ts') },
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

const resolvers: { languages: Language[]; load(): Promise<{ makeResolver: MakeResolver }> }[] = [
	{ languages: bashLanguages, load: () => import('./bash/resolve/resolver.ts') },
	{ languages: cLanguages, load: () => import('./c/resolve/resolver.ts') },
	{ languages: cppLanguages, load: () => import('./cpp/resolve/resolver.ts') },
	{ languages: csharpLanguages, load: () => import('./csharp/resolve/resolver.ts') },
	{ languages: cssLanguages, load: () => import('./css/resolve/resolver.ts') },
	{ languages: dartLanguages, load: () => import('./dart/resolve/resolver.ts') },
	{ languages: dockerfileLanguages, load: () => import('./dockerfile/resolve/resolver.ts') },
	{ languages: goLanguages, load: () => import('./go/resolve/resolver.ts') },
	{ languages: htmlLanguages, load: () => import('./html/resolve/resolver.ts') },
	{ languages: javaLanguages, load: () => import('./java/resolve/resolver.ts') },
	{ languages: kotlinLanguages, load: () => import('./kotlin/resolve/resolver.ts') },
	{ languages: msbuildLanguages, load: () => import('./msbuild/resolve/resolver.ts') },
	{ languages: phpLanguages, load: () => import('./php/resolve/resolver.ts') },
	{ languages: powershellLanguages, load: () => import('./powershell/resolve/resolver.ts') },
	{ languages: pythonLanguages, load: () => import('./python/resolve/resolver.ts') },
	{ languages: rubyLanguages, load: () => import('./ruby/resolve/resolver.ts') },
	{ languages: rustLanguages, load: () => import('./rust/resolve/resolver.ts') },
	{ languages: solidityLanguages, load: () => import('./solidity/resolve/resolver.ts') },
	{ languages: swiftLanguages, load: () => import('./swift/resolve/resolver.ts') },
	{ languages: tomlLanguages, load: () => import('./toml/resolve/resolver.ts') },
	{ languages: typescriptLanguages, load: () => import('./typescript/resolve/resolver.ts') },
	{ languages: yamlLanguages, load: () => import('./yaml/resolve/resolver.ts') },
];

/** Loads the code that finds what imports of a language lead to; null when it has none. */
export async function loadResolver(language: string): Promise<MakeResolver | null> {
	const pack = resolvers.find(({ languages }) => languages.some(({ id }) => id === language));
	return pack === undefined ? null : (await pack.load()).makeResolver;
}
