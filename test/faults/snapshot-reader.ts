import { openIndex } from '../../src/store/reader.ts';
import type { Findings, ReadingOrder } from './store/reading.ts';
import { readSnapshot } from './store/reading.ts';

/* A process that reads an index over and over, each time as one that asks a question would. */

process.once('message', async ({ state, reads }: ReadingOrder) => {
	const findings: Findings = { reads: 0, openings: 0, generations: 0, mixed: null };
	let generation = '';
	while (findings.reads < reads && findings.mixed === null) {
		const reader = openIndex(state);
		try {
			findings.openings++;
			if (reader.generation !== generation) findings.generations++;
			generation = reader.generation;
			const { reads, mixed } = readSnapshot(reader);
			findings.reads += reads;
			findings.mixed = mixed;
		} finally {
			reader.close();
		}
	}
	process.send?.(findings, () => process.disconnect());
});
