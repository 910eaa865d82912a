/**
 * Writes the lists of languages and questions, so that adding one is adding a folder or a file:
 *
 *     node scripts/generate-registry.ts [--check]
 *
 * `--check` writes nothing and fails when a list is not what it would write.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { questionFiles } from './question-registry.ts';

const LANGUAGES = join(import.meta.dirname, '../src/languages');

export const REGISTRY = join(LANGUAGES, 'registry.generated.ts');

/** A pack that has it can tell where its imports lead. */
const RESOLVER = 'resolve/resolver.ts';

/** Folders of language packs below `folder`, in code unit order. */
export function listPacks(folder: string): string[] {
	return readdirSync(folder)
		.filter((name) => existsSync(join(folder, name, 'language.ts')))
		.sort();
}

/** The registry's text. `language.ts` is loaded at once and must stay light; `extract.ts` on demand. */
export function writeRegistry(packs: readonly string[]): string {
	const imports = packs.map((pack) => `import ${identifier(pack)} from './${pack}/language.ts';\n`);
	const entries = packs.map(
		(pack) => `\t{ languages: ${identifier(pack)}, load: () => import('./${pack}/extract.ts') },\n`,
	);
	const resolvers = packs
		.filter((pack) => existsSync(join(LANGUAGES, pack, RESOLVER)))
		.map((pack) => `\t{ languages: ${identifier(pack)}, load: () => import('./${pack}/${RESOLVER}') },\n`);
	return `// Written by scripts/generate-registry.ts: run \`npm run generate\` instead of editing it.
import { AssayError } from '../model/errors.ts';
import type { Extractor, Language } from '../model/language.ts';
import type { MakeResolver } from '../model/resolve.ts';
${imports.join('')}
const packs: { languages: Language[]; load(): Promise<{ default: Extractor }> }[] = [
${entries.join('')}];

/** Every language there is, by id in code unit order. */
export const languages: readonly Language[] = packs
	.flatMap((pack) => pack.languages)
	.sort((a, b) => (a.id < b.id ? -1 : 1));

const loaders = new Map(packs.flatMap((pack) => pack.languages.map(({ id }) => [id, pack.load])));

/** Loads the code that reads a language. Only parse processes call it. */
export async function loadExtractor(language: string): Promise<Extractor> {
	const load = loaders.get(language);
	if (load === undefined) {
		throw new AssayError('INTERNAL', \`There is no language \${language}.\`, 'Please report this.');
	}
	return (await load()).default;
}

const resolvers: { languages: Language[]; load(): Promise<{ makeResolver: MakeResolver }> }[] = [
${resolvers.join('')}];

/** Loads the code that finds what imports of a language lead to; null when it has none. */
export async function loadResolver(language: string): Promise<MakeResolver | null> {
	const pack = resolvers.find(({ languages }) => languages.some(({ id }) => id === language));
	return pack === undefined ? null : (await pack.load()).makeResolver;
}
`;
}

/** What folders of languages say in files of one name, as one record by language. */
function writeTable(
	packs: readonly string[],
	{ file, constant, all, type, from, isPartial, about }: LanguageTable,
): string {
	const known = packs.filter((pack) => existsSync(join(LANGUAGES, pack, file)));
	const imports = known.map(
		(pack) => `import { ${constant} as ${identifier(pack)} } from './${pack}/${file}';\n`,
	);
	return `// Written by scripts/generate-registry.ts: run \`npm run generate\` instead of editing it.
${imports.join('')}import type { ${type} } from './shared/${from}';

/** ${about} */
export const ${all}: Readonly<Record<string, ${isPartial ? `Partial<${type}>` : type}>> = {
${known.map((pack) => `\t...${identifier(pack)},\n`).join('')}};
`;
}

interface LanguageTable {
	/** The file of a folder, the constant in it, and what all of them together are called. */
	file: string;
	constant: string;
	all: string;
	/** Of each entry, and where in `shared/` it is declared. */
	type: string;
	from: string;
	/** Each entry says only what differs from what most languages do. */
	isPartial?: true;
	about: string;
}

const TABLES: readonly LanguageTable[] = [
	{
		file: 'lexis.ts',
		constant: 'lexis',
		all: 'lexes',
		type: 'MakeLexis',
		from: 'lexis.ts',
		about: 'How each language writes strings, comments and bodies.',
	},
	{
		file: 'hiding.ts',
		constant: 'hiding',
		all: 'hiding',
		type: 'Hiding',
		from: 'hiding.ts',
		about: 'Who can see what each language declares, where that is judged.',
	},
	{
		file: 'exporting.ts',
		constant: 'exporting',
		all: 'exporting',
		type: 'Exporting',
		from: 'exporting.ts',
		about: 'How files give names to others, where unused ones are looked for among those, too.',
	},
	{
		file: 'naming.ts',
		constant: 'naming',
		all: 'naming',
		type: 'Traits',
		from: 'naming.ts',
		isPartial: true,
		about: 'What differs between languages for whoever follows names.',
	},
	{
		file: 'routing.ts',
		constant: 'routing',
		all: 'routing',
		type: 'Routing',
		from: 'routing.ts',
		isPartial: true,
		about: 'What differs between languages in how routers and handlers are named from other files.',
	},
];

/** Folder names are kebab-case, and may be a word that is reserved in JavaScript. */
function identifier(pack: string): string {
	return `${pack.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Languages`;
}

if (import.meta.main) {
	const packs = listPacks(LANGUAGES);
	const files = [
		{ path: REGISTRY, text: writeRegistry(packs) },
		...TABLES.map((table) => ({
			path: join(LANGUAGES, `${table.all}.generated.ts`),
			text: writeTable(packs, table),
		})),
		...questionFiles(),
	];
	for (const { path, text } of files) {
		const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
		if (!process.argv.includes('--check')) writeFileSync(path, text);
		else if (text !== current) {
			console.error(`${relative(process.cwd(), path)} is not current. Run: npm run generate`);
			process.exitCode = 1;
		}
	}
}
