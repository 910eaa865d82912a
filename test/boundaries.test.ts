import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
});
