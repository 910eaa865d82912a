import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IndexReader, openIndex } from '../../src/store/reader.ts';
import { FULL } from './builds.ts';
import { amount, tell, timeFor } from './store/amounts.ts';
import { IndexerProcess } from './store/indexer-process.ts';
import { type Findings, readElsewhere, readSnapshot } from './store/reading.ts';
import { Versions } from './store/versions.ts';

/* Row 9: an index is read, by this process and by others, while it is updated and built anew. */

const READS = amount(9, { quick: 6_000, full: 1_000_000 });
const READERS = 3;
/** One in so many changes is a build. */
const BUILDS = 6;

let repository: Versions;
beforeAll(async () => {
	repository = await Versions.make(3);
	await repository.refresh();
});
afterAll(() => repository.close());

test(
	`${READS} reads while the index changes are each of one generation`,
	async () => {
		const { state } = repository;
		let isOver = false;
		const reading = Promise.all(
			Array.from({ length: READERS }, () => readElsewhere({ state, reads: Math.ceil(READS / READERS) })),
		).finally(() => {
			isOver = true;
		});
		let changes = 0;
		// In this process, too, which writes: from before a change until after the next.
		const held: { reader: IndexReader; generation: unknown }[] = [];
		const generationIn = ({ db }: IndexReader) =>
			db.prepare("SELECT value FROM meta WHERE key = 'generation'").pluck().get();
		while (!isOver || changes < BUILDS) {
			const reader = openIndex(state);
			held.push({ reader, generation: reader.generation });
			repository.advance();
			await repository.refresh({ full: ++changes % BUILDS === 0 });
			for (const { reader, generation } of held) {
				expect(generationIn(reader)).toBe(generation);
				expect(readSnapshot(reader).mixed).toBeNull();
			}
			if (held.length > 2) held.shift()?.reader.close();
		}
		for (const { reader } of held) reader.close();
		const findings = await reading;
		expect(findings.map(({ mixed }) => mixed)).toEqual(findings.map(() => null));
		const sum = (key: Exclude<keyof Findings, 'mixed'>) =>
			findings.reduce((total, one) => total + one[key], 0);
		expect(sum('generations')).toBeGreaterThan(READERS);
		expect(await repository.judgeLive()).toBe(repository.version);
		tell(9, `${sum('reads')} reads in ${sum('openings')} openings during ${changes} changes, 0 mixed`);
	},
	timeFor(READS, 10),
);

const ANSWERS = FULL ? 100 : 5;

test(
	'a query whose index is replaced meanwhile tells the generation of its rows',
	async () => {
		const { root } = repository;
		const indexer = await IndexerProcess.start();
		let isOver = false;
		const changing = (async () => {
			while (!isOver) {
				repository.advance();
				await repository.refresh();
				await sleep(20);
			}
		})();
		const query = "SELECT file FROM files WHERE file LIKE 'lib/only%'";
		for (let answers = 0; answers < ANSWERS; answers++) {
			const { envelope } = await indexer.ask(root, 'sql', { query });
			expect(envelope).toMatchObject({ ok: true });
			const version = repository.versionOf(envelope.meta.index!.generation);
			// While files are being switched there is something in between.
			if (version === -1) continue;
			expect(envelope).toMatchObject({ result: { rows: [[`lib/only${version}.ts`]] } });
		}
		isOver = true;
		await changing;
		await indexer.close();
	},
	timeFor(ANSWERS, 6_000),
);
