import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { openParser } from '../../index/pipeline.ts';
import { refreshIndex } from '../../index/update.ts';
import { chunksNamed } from '../../store/queries/incoming.ts';
import { openIndex } from '../../store/reader.ts';
import { stateFolder } from '../../store/state.ts';
import { askReferences } from '../asking/ask.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-blocks-'));
const options = { root, state: stateFolder(root, {}), config: configSchema.parse({}), jobs: 1 };
const parser = openParser(options);
afterAll(() => {
	parser.close();
	rmSync(root, { recursive: true, force: true });
});

/** What refers to a variable of the folder `part`, as `file:offset kind`. */
async function referring(files: Record<string, string>): Promise<string[]> {
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	await refreshIndex({ ...options, parser });
	const reader = openIndex(options.state);
	try {
		const [{ path, chunk, name }] = chunksNamed(reader, 'var.size', 'part/in.tf');
		const { references, unknown } = askReferences(reader, { path, name, chunks: [chunk] }, 100, () => '');
		expect(unknown).toBe(0);
		return references.map((each) => `${each.path}:${each.start} ${each.kind}`);
	} finally {
		reader.close();
	}
}

test('every mention of a variable refers to it, arguments of its module and settings too', async () => {
	const found = await referring({
		'part/in.tf': 'variable "size" {}\n',
		'part/use.tf': 'locals {\n  a = var.size + var.size\n  size = 1\n  b = local.size\n}\n',
		'part/x.tfvars': 'size = 1\n',
		'main.tf': 'variable "size" {}\nmodule "p" {\n  source = "./part"\n  size = var.size\n}\n',
	});
	expect(found).toEqual([
		'main.tf:54 query',
		'part/use.tf:19 query',
		'part/use.tf:30 read',
		'part/x.tfvars:0 query',
	]);
});

test('a module that comes from elsewhere no longer does', async () => {
	const found = await referring({ 'main.tf': 'module "p" {\n  source = "a/part/b"\n  size = 1\n}\n' });
	expect(found.filter((each) => each.startsWith('main.tf'))).toEqual([]);
});
