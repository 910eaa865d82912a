import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LinkPool } from './link-pool.ts';

test('what a process dies of is left to who asked, in order', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'assay-link-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const draft = join(folder, 'index.db');
	writeFileSync(draft, 'no database');
	const pool = new LinkPool(draft, 2);
	onTestFinished(() => pool.close());
	const batches = [['a.ts', 'b.ts'], ['c.ts'], ['d.ts']];
	const left: string[][] = [];
	for await (const result of pool.run(batches)) {
		expect(result.links.files).toHaveLength(0);
		left.push(result.left);
	}
	expect(left).toEqual(batches);
});
