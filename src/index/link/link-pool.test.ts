import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CallLinks } from '../../store/call-links.ts';
import { LinkBatchBuilder } from '../../store/link-batch.ts';
import { linkAllFiles } from './link-files.ts';
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

test('processes are let go when what they found cannot be written', async () => {
	let ended = false;
	async function* run() {
		try {
			yield { seq: 0, links: new LinkBatchBuilder().take(), left: [] };
		} finally {
			ended = true;
		}
	}
	const pool = { processes: 1, run } as unknown as LinkPool;
	const links = {
		source: { files: () => [{ id: 1, path: 'a.ts', language: 'typescript' }] },
		write() {
			throw new Error('disk full');
		},
	} as unknown as CallLinks;
	const linking = linkAllFiles(links, { pool, meanwhile() {}, onProgress() {} });
	await expect(linking).rejects.toThrow('disk full');
	expect(ended).toBe(true);
});
