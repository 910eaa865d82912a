import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, loadExtractor } from '../src/languages/registry.generated.ts';
import { listPacks, REGISTRY, writeRegistry } from './generate-registry.ts';

test('the registry in the tree is current', () => {
	expect(readFileSync(REGISTRY, 'utf8')).toBe(writeRegistry(listPacks(dirname(REGISTRY))));
});

test('a pack is a folder with a language.ts, in code unit order', () => {
	const folder = mkdtempSync(join(tmpdir(), 'assay-registry-'));
	for (const name of ['vb-net', 'go', 'testing']) mkdirSync(join(folder, name));
	for (const name of ['vb-net', 'go']) writeFileSync(join(folder, name, 'language.ts'), '');
	const packs = listPacks(folder);
	rmSync(folder, { recursive: true });
	expect(packs).toEqual(['go', 'vb-net']);
	expect(writeRegistry(packs)).toContain("import vbNetLanguages from './vb-net/language.ts';");
});

test('no two languages share an id or an extension', () => {
	const ids = languages.map((language) => language.id);
	expect(ids).toEqual([...new Set(ids)].sort());
	const extensions = languages.flatMap((language) => language.extensions);
	expect(extensions).toHaveLength(new Set(extensions).size);
});

test.each(languages.map(({ id }) => id))('%s has an extractor', async (id) => {
	expect((await loadExtractor(id)).extract).toBeTypeOf('function');
});

test('an unknown language is an error that names it', async () => {
	await expect(loadExtractor('klingon')).rejects.toThrow('klingon');
});
