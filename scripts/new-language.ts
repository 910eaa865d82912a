/**
 * Begins a language pack:
 *
 *     npm run new-language -- <id> [--label NAME] [--extension .x] [--root FOLDER]
 *
 * It needs a grammar of that name in one of the grammar packages.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readExpectations } from '../src/languages/testing/notation.ts';
import { listPacks, writeRegistry } from './generate-registry.ts';
import { languageFiles, type NewLanguage } from './language-template.ts';

const PROJECT = join(import.meta.dirname, '..');
const GRAMMAR_FOLDERS = [
	{ package: '@vscode/tree-sitter-wasm', folder: 'wasm' },
	{ package: '@repomix/tree-sitter-wasms', folder: 'out' },
];
const COMMENTS = [
	{ open: '//', close: '' },
	{ open: '#', close: '' },
	{ open: '--', close: '' },
	{ open: ';', close: '' },
	{ open: '/*', close: ' */' },
	{ open: '<!--', close: ' -->' },
	{ open: '(*', close: ' *)' },
];

function main(): void {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { label: { type: 'string' }, extension: { type: 'string' }, root: { type: 'string' } },
	});
	const [id] = positionals;
	if (id === undefined || !/^[a-z][a-z0-9-]*$/.test(id))
		throw new Error('Give an id in kebab-case: go, c-sharp.');
	const languages = join(values.root ?? PROJECT, 'src/languages');
	const folder = join(languages, id);
	if (existsSync(folder)) throw new Error(`${folder} exists.`);

	const extension = values.extension ?? `.${id}`;
	const files = languageFiles({
		id,
		label: values.label ?? id[0].toUpperCase() + id.slice(1),
		extension,
		grammar: findGrammar(id),
		comment: commentOf(extension),
	});
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	writeFileSync(join(languages, 'registry.generated.ts'), writeRegistry(listPacks(languages)));
	console.log(`Wrote ${Object.keys(files).join(', ')} in ${folder}.
Now give language.ts its extensions, interpreters and a probe, write cases, and make
extract.ts record what they expect: npx vitest run src/languages`);
}

function findGrammar(id: string): NewLanguage['grammar'] {
	const known = new Set<string>();
	for (const { package: name, folder } of GRAMMAR_FOLDERS) {
		for (const file of readdirSync(join(PROJECT, 'node_modules', name, folder))) {
			const grammar = /^tree-sitter-(.+)\.wasm$/.exec(file)?.[1].replaceAll('_', '-');
			if (grammar === id) return { package: name, wasm: `${folder}/${file}` };
			if (grammar !== undefined) known.add(grammar);
		}
	}
	throw new Error(`There is no grammar ${id}. There are: ${[...known].sort().join(', ')}.`);
}

function commentOf(extension: string): NewLanguage['comment'] {
	const comment = COMMENTS.find(
		({ open, close }) => readExpectations(extension, `${open} ^ no error${close}`).length === 1,
	);
	if (comment === undefined) throw new Error(`How are comments written in ${extension} files?`);
	return comment;
}

try {
	main();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
