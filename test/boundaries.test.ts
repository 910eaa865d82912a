import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../src/languages/registry.generated.ts';
import { FAMILIES } from '../src/model/linked-languages.ts';

// dependency-cruiser sees imports; this sees what an import does not show.

const root = join(import.meta.dirname, '..');

/** Calls that prepare a statement, and statements as they begin in a string (`assay sql "…"` is an example). */
const SQL =
	/\.prepare\(|(?<!sql )['"`]\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE (?:TABLE|INDEX|VIEW)|PRAGMA|ATTACH)\s/;

const COMMENT = /^[\t ]*(?:\/\*\*?|\*|\/\/).*$/gm;

/**
 * The store itself, the reader of SQL, and kinds of facts with statements as examples of what repositories hold; and who asks
 * the question `sql`, as anybody may.
 */
const ELSEWHERE = /^src\/(?:(?:store|languages\/sql|model\/facts)\/|surfaces\/mcp\/resources\.ts$)/;

function productFiles(): string[] {
	return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
		.map((path) => `src/${path.replaceAll('\\', '/')}`)
		.filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/(?:testing|cases)\//.test(path))
		.sort();
}

test('the pattern finds SQL', () => {
	expect('db.prepare(text)').toMatch(SQL);
	expect('const sql = `\n\tSELECT path FROM files`').toMatch(SQL);
	expect("const label = 'Select a file'").not.toMatch(SQL);
	expect('example: assay sql "SELECT path FROM files"').not.toMatch(SQL);
});

test('SQL is in src/store only', () => {
	const files = productFiles();
	expect(files).toContain('src/store/schema.ts');
	const strays = files.filter(
		(path) =>
			!ELSEWHERE.test(path) && SQL.test(readFileSync(join(root, path), 'utf8').replaceAll(COMMENT, '')),
	);
	expect(strays).toEqual([]);
	const stale = Object.keys(COMPARED).filter(
		(path) => idsComparedIn(readFileSync(join(root, path), 'utf8').replaceAll(COMMENT, '')).length === 0,
	);
	expect(stale).toEqual([]);
});

/** Ids of languages, and of families that several of them are in. */
const IDS = new Set([...languages.map(({ id }) => id), ...Object.keys(FAMILIES), ...Object.values(FAMILIES)]);

/** Where a format is what the file is about, and where a language is not yet asked what it does. */
const COMPARED: Readonly<Record<string, string>> = {
	'src/index/segment/segment.ts': 'Markdown and notebooks are containers without a folder below languages',
	'src/index/segment/markup.ts': 'a <template> nests in HTML alone; in Pug it is text',
	'src/index/segment/notebook.ts': 'a notebook has magics in cells whose kernel is Python',
	'src/semantics/schema/block-names.ts': 'about the formats whose blocks name one another: HTML, HCL, …',
	'src/semantics/schema/link-schema.ts': 'about what each schema format names: SQL, Prisma, GraphQL, CSS',
	'src/semantics/schema/sql-names.ts': 'about tables, which SQL files create and Prisma files describe',
	'src/semantics/schema/text-relations.ts': 'the client that Prisma generates is of TypeScript',
	'src/semantics/styles/link-styles.ts': 'about the three style formats, which differ in what @ and $ mean',
	'src/semantics/styles/sheets.ts': 'about pages, whose styles are those they load',
	'src/semantics/styles/style-functions.ts': 'about the functions of the two style formats that have some',
	'src/semantics/styles/style-parts.ts':
		'about style files, and parts of other files that are in a style format',
};

/** `language === 'go'`, `languages[file] !== 'go'`, `'go' === family`, `case 'go':`, by a name that says what is compared. */
const COMPARISON =
	/\b(?:\w*[lL]anguages?|\w*[fF]amily|lang)(?:\[[^\]\n]{1,60}\])?!? ?[!=]==? ?'([a-z]+)'|'([a-z]+)' [!=]==? (?:\w*[lL]anguage|\w*[fF]amily)\b/g;

function idsComparedIn(text: string): string[] {
	const found = [...text.replaceAll(/typeof \w+ [!=]==? '\w+'/g, '').matchAll(COMPARISON)];
	const cases = [...text.matchAll(/switch \([^)\n]*(?:anguage|amily)\) \{([^}]*)/g)];
	return [
		...found.map(([, right, left]) => right ?? left),
		...cases.flatMap(([, body]) => [...body.matchAll(/case '([a-z]+)':/g)].map(([, id]) => id)),
	].filter((id) => IDS.has(id));
}

test('the pattern finds comparisons of languages', () => {
	expect(idsComparedIn("if (language === 'go') x();")).toEqual(['go']);
	expect(idsComparedIn("graph.languages[fileOf(graph, node)] !== 'python'")).toEqual(['python']);
	expect(idsComparedIn("unit.family !== 'jvm' || 'css' === family")).toEqual(['jvm', 'css']);
	expect(idsComparedIn("switch (unit.family) {\n\tcase 'prisma':")).toEqual(['prisma']);
	expect(idsComparedIn("typeof language === 'string' || format === 'json'")).toEqual([]);
});

test('a language says in its folder what it does; elsewhere no language is compared', () => {
	const strays = productFiles().filter(
		(path) =>
			!/^src\/languages\/(?!shared\/(?!c-family\/))/.test(path) &&
			!Object.hasOwn(COMPARED, path) &&
			idsComparedIn(readFileSync(join(root, path), 'utf8').replaceAll(COMMENT, '')).length > 0,
	);
	expect(strays).toEqual([]);
});
