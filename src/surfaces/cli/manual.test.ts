import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manual } from './manual.ts';

test('the committed manual is what the registry says (else run scripts/generate-docs.ts)', async () => {
	const pages = await manual();
	expect(pages.map(({ path }) => path)).toEqual(['docs/cli.md', 'docs/configuration.md']);
	for (const { path, text } of pages) {
		expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'), path).toBe(text);
	}
});
