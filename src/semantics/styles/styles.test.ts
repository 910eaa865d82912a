import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { openParser } from '../../index/pipeline.ts';
import { refreshIndex } from '../../index/update.ts';
import { chunksNamed } from '../../store/queries/incoming.ts';
import { openIndex } from '../../store/reader.ts';
import { stateFolder } from '../../store/state.ts';
import { askReferences } from '../asking/ask.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-styles-'));
const options = { root, state: stateFolder(root, {}), config: configSchema.parse({}), jobs: 1 };
const parser = openParser(options);
afterAll(() => {
	parser.close();
	rmSync(root, { recursive: true, force: true });
});

/** What refers to a name of `_base.scss`, as `file:offset kind`. */
async function referring(name: string, files: Record<string, string>): Promise<string[]> {
	for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
	await refreshIndex({ ...options, parser });
	const reader = openIndex(options.state);
	try {
		const [{ path, chunk, name: found }] = chunksNamed(reader, name, '_base.scss');
		const { references } = askReferences(reader, { path, name: found, chunks: [chunk] }, 100, () => '');
		return references.map((each) => `${each.path}:${each.start} ${each.kind}`);
	} finally {
		reader.close();
	}
}

test('every mention of a variable refers to it, in components too, and not where it is set', async () => {
	const found = await referring('$gap', {
		'_base.scss': '$gap: 1px;\n@mixin pad { top: $gap; }\n',
		'a.scss': '@use "base";\n.a { top: base.$gap; left: base.$gap; }\n',
		'b.scss': '$gap: 2px;\n.b { top: $gap; }\n',
		'c.vue': '<style lang="scss">\n@use "base" as *;\n.c { top: $gap; }\n</style>\n',
	});
	expect(found).toEqual(['_base.scss:29 query', 'a.scss:28 query', 'a.scss:45 read', 'c.vue:48 query']);
});

test('a file that is no longer used is no longer meant', async () => {
	const found = await referring('$gap', { 'a.scss': '@use "b" as base;\n.a { top: base.$gap; }\n' });
	expect(found.filter((each) => each.startsWith('a.scss'))).toEqual([]);
});

test('calls of a mixin are found', async () => {
	const found = await referring('pad', { 'a.scss': '@use "base";\n.a { @include base.pad; }\n' });
	expect(found).toEqual(['a.scss:32 macro']);
});
