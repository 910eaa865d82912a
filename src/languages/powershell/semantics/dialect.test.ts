import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configSchema } from '../../../config/schema.ts';
import { buildIndex } from '../../../index/pipeline.ts';
import { openViews } from '../../../questions/open-views.ts';
import { stateFolder } from '../../../store/state.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-powershell-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SCRIPT = `function deploy { 'x' }
$deploy = Get-Item x
& $deploy
. $deploy
& "deploy"
Deploy
& $table['deploy']
script:deploy
$deploy.Invoke()
[Parameter()] $x = 1
Other\\deploy
if ($a) { function twice { 1 } } else { function Twice { 2 } }
twice
`;

test('what a variable holds is dynamic, whatever functions have its name', async () => {
	writeFileSync(join(root, 'a.ps1'), SCRIPT);
	const state = stateFolder(root, {});
	await buildIndex({ root, state, config: configSchema.parse({}), jobs: 1 });
	const reader = openViews(state);
	const rows = reader.db
		.prepare('SELECT line, callee, status, target_line AS target FROM call_sites ORDER BY start')
		.all() as { line: number; callee: string; status: string; target: number | null }[];
	reader.close();
	expect(rows.map(({ line, callee, status, target }) => `${line} ${callee} ${status} ${target}`)).toEqual([
		'2 Get-Item external null',
		'3 $deploy dynamic null',
		'4 $deploy dynamic null',
		'5 "deploy" resolved 1',
		'6 Deploy resolved 1',
		"7 $table['deploy'] dynamic null",
		'8 script:deploy resolved 1',
		'9 $deploy.Invoke dynamic null',
		'10 Parameter external null',
		'11 Other\\deploy ambiguous 1',
		'13 twice ambiguous null',
	]);
});
