import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configSchema } from '../../../config/schema.ts';
import { buildIndex } from '../../../index/pipeline.ts';
import { openPublicIndex } from '../../../store/public-views.ts';
import { stateFolder } from '../../../store/state.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-bash-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SCRIPT = `edit() { "\u0024{VISUAL:-nano}" "$1"; }
edit a
VISUAL b
"\u0024{run[@]}" c
`;

test('a variable that nothing sets is no program of its name', async () => {
	writeFileSync(join(root, 'a.sh'), SCRIPT);
	const state = stateFolder(root, {});
	await buildIndex({ root, state, config: configSchema.parse({}), jobs: 1 });
	const reader = openPublicIndex(state, { derived: [] });
	const rows = reader.db
		.prepare('SELECT line, status, target_external_name AS target FROM call_sites ORDER BY start')
		.all() as { line: number; status: string; target: string | null }[];
	reader.close();
	expect(rows.map(({ line, status, target }) => `${line} ${status} ${target}`)).toEqual([
		'1 dynamic null',
		'2 resolved null',
		'3 external VISUAL',
		'4 dynamic null',
	]);
});
