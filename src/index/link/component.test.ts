import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { askDefinition } from '../../semantics/asking/ask.ts';
import { openIndex } from '../../store/reader.ts';
import { stateFolder } from '../../store/state.ts';
import { refreshIndex } from '../update.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-component-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const APP = `<script setup>
import Card from './Card.vue'
</script>
<template><Card /></template>
`;

/** What the template calls, when the component holds this. */
async function linked(card: string): Promise<string | undefined> {
	writeFileSync(join(root, 'Card.vue'), card);
	const state = stateFolder(root, {});
	await refreshIndex({ root, state, config: configSchema.parse({}), jobs: 1 });
	const reader = openIndex(state);
	try {
		const answer = askDefinition(reader, 'App.vue', APP.indexOf('<Card') + 1, () => APP);
		return answer === null || answer === 'not linked' ? undefined : answer.status;
	} finally {
		reader.close();
	}
}

test('a component that is emptied and filled again', async () => {
	writeFileSync(join(root, 'App.vue'), APP);
	const content = '<template><i /></template>';
	const found: (string | undefined)[] = [];
	for (const card of ['', content, '', `${content}<!-- -->`]) found.push(await linked(card));
	expect(found).toEqual(['unresolved', 'resolved', 'unresolved', 'resolved']);
});
