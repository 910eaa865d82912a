import { expect, test } from 'vitest';
import { ARTIFACT_NAMES } from '../src/contract/artifacts.ts';
import { contractPage } from './contract-page.ts';

test('the page names every artifact, and the keys that readers join by', () => {
	const page = contractPage();
	for (const name of ARTIFACT_NAMES) expect(page).toContain(`### ${name}`);
	expect(page).toContain('| `callerChunkUid` | text |');
	expect(page).toContain('| `resolved.chunkUid` | text |');
	expect(page).toContain('| `parts[].checksum` | text |');
	expect(page).toContain('| `status` | resolved, ambiguous, external, dynamic, unresolved |');
});
