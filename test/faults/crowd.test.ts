import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareIndices } from '../../src/store/compare/compare-indices.ts';
import { openIndex } from '../../src/store/reader.ts';
import type { StateFolder } from '../../src/store/state.ts';
import { build, FULL, stateOf, temporaryFolder, tree } from './builds.ts';
import { amount, tell, timeFor } from './store/amounts.ts';
import { IndexerProcess } from './store/indexer-process.ts';

/* Row 7: many processes change files and index them, and many more ask, all at once. */

const WRITERS = amount(7, { quick: 3, full: 16 });
const READERS = FULL ? WRITERS * 2 : WRITERS + 1;
const ROUNDS = FULL ? 20 : 4;
/** One in so many refreshes is a build. */
const BUILDS = 5;

interface Crowd {
	root: string;
	state: StateFolder;
	/** The last number that each writer wrote into its file. */
	written: number[];
	isOver: boolean;
}

/** Changes a file of its own, indexes it, and must find it there: whoever waits for the lock gets it. */
async function write(crowd: Crowd, writer: number): Promise<void> {
	const { root, state, written } = crowd;
	const drafts = temporaryFolder();
	const indexer = await IndexerProcess.prepared(state);
	for (let round = 1; round <= ROUNDS; round++) {
		written[writer] = round;
		// Whole at any moment: a file that is being written is empty to whoever reads it then.
		const draft = join(drafts, `w${writer}.ts`);
		writeFileSync(draft, fileOf(writer, round));
		renameSync(draft, join(root, `w${writer}.ts`));
		await indexer.refresh(state, { full: (writer + round) % BUILDS === 0 });
		const { envelope } = await indexer.ask(root, 'symbols', { file: `w${writer}.ts` });
		expect(namesIn(envelope)).toEqual([`w${writer}_${round}`]);
	}
	await indexer.close();
}

function fileOf(writer: number, round: number): string {
	return `export function w${writer}_${round}() {\n\treturn call${round}(${writer});\n}\n`;
}

function namesIn(envelope: unknown): string[] {
	expect(envelope).toMatchObject({ ok: true });
	const { result } = envelope as { result: { symbols: { name: string }[] } };
	return result.symbols.map(({ name }) => name);
}

/** Asks about files that change, and looks whether the index fits together. Gives how often. */
async function read(crowd: Crowd, reader: number): Promise<number> {
	const { root, state, written } = crowd;
	const indexer = await IndexerProcess.start();
	let answers = 0;
	while (!crowd.isOver) {
		const writer = (reader + answers) % WRITERS;
		if (answers % 3 === 0) {
			const { envelope } = await indexer.ask(root, 'symbols', { file: `w${writer}.ts` });
			const [name] = namesIn(envelope);
			const round = Number(name.replace(`w${writer}_`, ''));
			expect(round).toBeLessThanOrEqual(written[writer]);
		} else expect(await indexer.do({ kind: 'inspect', state })).toBeNull();
		answers++;
	}
	await indexer.close();
	return answers;
}

test(
	`${WRITERS} writers and ${READERS} readers get along`,
	async () => {
		const files = Array.from({ length: WRITERS }, (_, writer) => [`w${writer}.ts`, fileOf(writer, 0)]);
		const root = tree({ ...Object.fromEntries(files), 'same.py': 'def same():\n    return 1\n' });
		const state = stateOf(root);
		await build(root);
		const crowd: Crowd = { root, state, written: Array(WRITERS).fill(0), isOver: false };
		onTestFinished(() => {
			crowd.isOver = true;
		});
		const reading = Array.from({ length: READERS }, (_, reader) => read(crowd, reader));
		const writing = Array.from({ length: WRITERS }, (_, writer) => write(crowd, writer));
		await Promise.race([Promise.all(writing), Promise.all(reading)]);
		crowd.isOver = true;
		const answers = (await Promise.all(reading)).reduce((sum, count) => sum + count, 0);

		const fresh = { root, folder: join(temporaryFolder(), 'fresh') };
		await build(root, { state: fresh });
		const [left, right] = [openIndex(state), openIndex(fresh)];
		const { difference } = await compareIndices(left, right);
		left.close();
		right.close();
		expect(difference).toBeNull();
		const writes = WRITERS * ROUNDS;
		tell(7, `${WRITERS} writers (${writes} changes), ${READERS} readers (${answers} answers), 0 refused`);
	},
	timeFor(WRITERS * ROUNDS, 10_000),
);
