import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DETAILS, type Detail } from './detail.ts';
import { skeletonOf } from './skeleton.ts';
import { indexOf, type ReadIndex } from './testing/read-index.ts';

/** Each language has a source in `cases/`, and beside it what its skeletons look like. */
const folder = join(import.meta.dirname, 'cases');
const names = readdirSync(folder).filter((name) => !name.endsWith('.txt'));
const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

let index: ReadIndex;
beforeAll(async () => {
	index = await indexOf(texts);
});
afterAll(() => index.remove());

function skeleton(name: string, detail: Detail): string {
	const { lines } = skeletonOf(index.reader, name, texts[name], { detail });
	const width = String(texts[name].split('\n').length).length;
	return lines.map(({ line, text }) => `${String(line).padStart(width)}  ${text}`.trimEnd()).join('\n');
}

describe.each(names)('%s', (name) => {
	test.each(DETAILS)('%s', async (detail) => {
		await expect(`${skeleton(name, detail)}\n`).toMatchFileSnapshot(join(folder, `${name}.${detail}.txt`));
	});
});
