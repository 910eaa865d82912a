import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { compareIndices } from '../../store/compare/compare-indices.ts';
import { openIndex } from '../../store/reader.ts';
import { stateFolder } from '../../store/state.ts';
import { buildIndex, openParser } from '../pipeline.ts';
import { refreshIndex } from '../update.ts';
import { Chance, nextEdit, nudged } from './testing/linked-sources.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-relink-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'assay-relink-state-'));
const live = stateFolder(root, {});
const fresh = stateFolder(root, { ASSAY_DIR: elsewhere });
const options = { root, config: configSchema.parse({}), jobs: 1 };
const parser = openParser(options);
afterAll(() => {
	parser.close();
	rmSync(root, { recursive: true, force: true });
	rmSync(elsewhere, { recursive: true, force: true });
});

const SEED = Number(process.env.ASSAY_SEED ?? 1);
const STEPS = process.env.ASSAY_FAULTS === 'full' ? 1_000 : 15;

function apply({ path, text }: { path: string; text: string | null }): void {
	if (text === null) rmSync(join(root, path), { force: true });
	else writeFileSync(join(root, path), text);
}

/** The first difference from an index that is built anew, in another order. */
async function difference(): Promise<unknown> {
	await buildIndex({ ...options, state: fresh, parser, order: 'reverse' });
	const [left, right] = [openIndex(live), openIndex(fresh)];
	try {
		return (await compareIndices(left, right)).difference;
	} finally {
		left.close();
		right.close();
	}
}

test(`after each of ${STEPS} edits, links are those of a new index`, async () => {
	const chance = new Chance(SEED);
	for (const folder of ['src', 'pkg', 'go/sub', 'rust/src', 'bash', 'powershell', 'styles'])
		mkdirSync(join(root, folder), { recursive: true });
	writeFileSync(join(root, 'go/go.mod'), 'module example.com/app\n');
	writeFileSync(join(root, 'rust/Cargo.toml'), '[package]\nname = "app"\n');
	for (let at = 0; at < 20; at++) apply(nextEdit(chance));
	await refreshIndex({ ...options, state: live, parser });
	let updates = 0;
	for (let step = 0; step < STEPS; step++) {
		const edit = nextEdit(chance);
		const isThere = existsSync(join(root, edit.path));
		const small = isThere && chance.below(4) > 0;
		const before = isThere ? readFileSync(join(root, edit.path), 'utf8') : '';
		apply(small ? { path: edit.path, text: nudged(chance, edit.path, before) } : edit);
		const { kind } = await refreshIndex({ ...options, state: live, parser });
		if (kind === 'update') updates++;
		expect(await difference(), `step ${step} of seed ${SEED}: ${edit.path}`).toBeNull();
	}
	expect(updates).toBeGreaterThan(STEPS / 2);
}, 1_200_000);
