import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { AssayError } from '../../src/model/errors.ts';
import { openRecord } from '../../src/store/record.ts';
import { recordPath, type StateFolder, stateFolder } from '../../src/store/state.ts';
import { temporaryFolder } from './builds.ts';
import { Random } from './histories/random.ts';
import { amount, tell, timeFor } from './store/amounts.ts';
import { DAMAGES } from './store/damage.ts';

/* Row 6, continued: the record is damaged, which nothing can bring back. */

const TIMES = amount(6, { quick: 150, full: 10_000 });
const NOTES = Array.from({ length: 200 }, (_, at) => [`note-${1000 + at}`, `value ${at} `.repeat(9)]);

function makeRecord(state: StateFolder): Buffer {
	const record = openRecord(state);
	const insert = record.prepare('INSERT INTO meta VALUES (?, ?)');
	for (const note of NOTES) insert.run(...note);
	record.close();
	return readFileSync(recordPath(state));
}

/** Without the one that says when it was made. */
function readNotes(record: Database.Database): unknown[] {
	return record.prepare("SELECT key, value FROM meta WHERE key <> 'created' ORDER BY key").raw().all();
}

/** How a record was found: `told` when it says that it is damaged. SQLite does not notice changed letters. */
type Outcome = 'right' | 'letters changed' | 'begun anew' | 'told';

/** What a reader of the record learns; throws when entries are missing and nothing was said. */
function outcomeOf(state: StateFolder, damaged: Buffer): Outcome {
	try {
		const record = openRecord(state);
		try {
			const notes = readNotes(record);
			if (JSON.stringify(notes) === JSON.stringify(NOTES)) return 'right';
			// An empty file is what a death in the moment of creation leaves.
			if (damaged.length === 0) return 'begun anew';
			expect(Math.abs(notes.length - NOTES.length)).toBeLessThanOrEqual(1);
			return 'letters changed';
		} finally {
			record.close();
		}
	} catch (error) {
		const isTyped = error instanceof AssayError && /^(?:IO|SCHEMA_NEWER)$/.test(error.code);
		const isSqlites = (error as { code?: string }).code?.startsWith('SQLITE_CORRUPT') ?? false;
		if (!isTyped && !isSqlites) throw error;
		return 'told';
	}
}

test(
	`${TIMES} damages to the record never remove or replace it`,
	() => {
		const state = stateFolder(temporaryFolder(), {});
		const file = recordPath(state);
		const whole = makeRecord(state);
		const random = new Random(7);
		const outcomes = { right: 0, 'letters changed': 0, 'begun anew': 0, told: 0 };
		for (let time = 0; time < TIMES; time++) {
			const damage = random.pick(DAMAGES.filter(({ name }) => name !== 'it is gone'));
			const damaged = damage.apply(whole, random)!;
			writeFileSync(file, damaged);
			const about = `damage ${time}: ${damage.name}`;
			let outcome: Outcome;
			try {
				outcome = outcomeOf(state, damaged);
			} catch (error) {
				throw new Error(about, { cause: error });
			}
			outcomes[outcome]++;
			expect(existsSync(file), about).toBe(true);
			// What cannot be read stays for whoever can: a person with a backup, or with patience.
			if (outcome === 'told') expect(readFileSync(file).equals(damaged), about).toBe(true);
		}
		expect(outcomes.told).toBeGreaterThan(TIMES / 4);
		tell(6, `${TIMES} damages to the record, ${JSON.stringify(outcomes)}, 0 removed`);
	},
	timeFor(TIMES, 100),
);
