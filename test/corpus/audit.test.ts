import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, REPOSITORY, sampleTree, stateOf, temporaryFolder } from '../faults/builds.ts';
import { auditIndex } from './audit.ts';

test('the index of the language cases agrees with them', async () => {
	const root = sampleTree();
	await build(root);
	expect(auditIndex(stateOf(root))).toEqual([]);
}, 60_000);

test('the index of this repository agrees with it', async () => {
	const root = temporaryFolder();
	for (const part of ['src', 'test', 'scripts', 'docs']) {
		cpSync(join(REPOSITORY, part), join(root, part), { recursive: true });
	}
	await build(root);
	expect(auditIndex(stateOf(root))).toEqual([]);
}, 120_000);
