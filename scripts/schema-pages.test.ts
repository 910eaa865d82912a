import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMAS_FOLDER, schemaPages } from './schema-pages.ts';

const root = join(import.meta.dirname, '..');

test('the schemas that are committed are those of the questions', async () => {
	const pages = await schemaPages();
	for (const { path, text } of pages)
		expect(readFileSync(join(root, path), 'utf8') === text, path).toBe(true);
	const names = readdirSync(join(root, SCHEMAS_FOLDER)).map((name) => `${SCHEMAS_FOLDER}/${name}`);
	expect(names.sort()).toEqual(pages.map(({ path }) => path).sort());
});
