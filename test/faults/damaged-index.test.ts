import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Envelope } from '../../src/model/envelope.ts';
import { openIndex } from '../../src/store/reader.ts';
import { openRecord } from '../../src/store/record.ts';
import { Random } from './histories/random.ts';
import { amount, tell, timeFor } from './store/amounts.ts';
import { DAMAGES } from './store/damage.ts';
import { IndexerProcess } from './store/indexer-process.ts';
import { Keepsake } from './store/keepsake.ts';
import { Versions } from './store/versions.ts';

/* Row 6: the files of an index are damaged. */

const TIMES = amount(6, { quick: 150, full: 10_000 });
/** Of so many damages, one is left to be repaired. */
const REPAIRED = 30;
/** Stamps of files that changed just now are not trusted, which would be something to do. */
const SETTLED_MS = 2_100;

let repository: Versions;
let indexer: IndexerProcess;
/** An index as built; one that was updated; one with a log. */
let keepsakes: Keepsake[];
let expected: unknown[];

const QUESTIONS = [
	{ question: 'symbols', input: { file: 'a.ts' } },
	{ question: 'symbols', input: { file: 'lib/c.py' } },
	{ question: 'symbol', input: { name: 'Same' } },
	{ question: 'status', input: {} },
];

beforeAll(async () => {
	repository = await Versions.make(2);
	const { state } = repository;
	openRecord(state).close();
	repository.switchTo(1);
	await repository.refresh();
	repository.switchTo(0);
	await sleep(SETTLED_MS);
	const reader = openIndex(state);
	await repository.refresh();
	const logged = new Keepsake(state);
	reader.close();
	await repository.refresh({ full: true });
	const built = new Keepsake(state);
	repository.switchTo(1);
	await repository.refresh();
	repository.switchTo(0);
	await sleep(SETTLED_MS);
	await repository.refresh();
	keepsakes = [built, new Keepsake(state), logged];
	indexer = await IndexerProcess.start();
	expected = [];
	for (const { question, input } of QUESTIONS) {
		const { envelope, changes } = await indexer.ask(repository.root, question, input);
		expect(changes).toBe(false);
		expected.push(answerIn(envelope));
	}
});
afterAll(async () => {
	await indexer.close();
	repository.close();
});

/** What depends on the repository alone. */
function answerIn(envelope: Envelope<unknown>): unknown {
	if (!envelope.ok) throw new Error(`${envelope.error.code}: ${envelope.error.message}`);
	const { indexFile: _file, indexBytes: _bytes, ...rest } = envelope.result as Record<string, unknown>;
	return rest;
}

/** An answer that says itself that files have changed since. */
function isStale(envelope: Envelope<unknown>): boolean {
	return envelope.meta.index?.fresh === false;
}

/** Failures that say what is the matter. */
const TYPED = /^(?:INDEX_CORRUPT|NOT_INDEXED|SCHEMA_NEWER|IO)$/;

/** What came of a question: `right`, `mended` or why there is no answer; throws for everything else. */
async function outcomeOf(at: number, mayChange: boolean): Promise<string> {
	const { question, input } = QUESTIONS[at];
	const { envelope, changes } = await indexer.ask(repository.root, question, input, mayChange);
	if (changes && !mayChange) return 'mended';
	if (!envelope.ok) {
		expect(envelope.error.code, envelope.error.message).toMatch(TYPED);
		return envelope.error.code;
	}
	if (isStale(envelope)) return 'stale';
	const answer = answerIn(envelope);
	if (!isDeepStrictEqual(answer, expected[at])) throw new Error(`wrong: ${JSON.stringify(answer)}`);
	const isSetAside = readdirSync(repository.state.folder).some((name) => name.startsWith('damaged-'));
	if (isSetAside) expect(envelope.meta.warnings.join()).toContain('damaged');
	return changes ? 'mended' : 'right';
}

test(
	`${TIMES} damages to the files of an index are noticed, or do not matter`,
	async () => {
		const random = new Random(6);
		const outcomes: Record<string, number> = {};
		for (let time = 0; time < TIMES; time++) {
			const keepsake = random.pick(keepsakes);
			const name = random.pick([keepsake.live, keepsake.live, `${keepsake.live}-wal`, 'current', 'lock.db']);
			const damage = random.pick(DAMAGES);
			const isRepaired = time % REPAIRED === 0;
			const about = `damage ${time}: ${name} of keepsake ${keepsakes.indexOf(keepsake)}, ${damage.name}`;
			keepsake.restore();
			keepsake.damage(name, (content) => damage.apply(content, random));
			try {
				const outcome = await outcomeOf(random.below(QUESTIONS.length), isRepaired);
				outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
				expect(keepsake.isUnchanged('record.db')).toBe(true);
				if (!isRepaired) continue;
				await repository.refresh();
				expect(await repository.judgeLive()).toBe(repository.version);
				expect(repository.leftovers()).toEqual([]);
			} catch (error) {
				throw new Error(about, { cause: error });
			}
		}
		tell(6, `${TIMES} damages, ${JSON.stringify(outcomes)}, 0 wrong`);
	},
	timeFor(TIMES, 1_000),
);

test('a changed letter, which SQLite does not notice, is noticed', async () => {
	for (const keepsake of keepsakes.slice(0, 2)) {
		keepsake.restore();
		keepsake.damage(keepsake.live, (content) =>
			Buffer.from(content.toString('latin1').replaceAll('Same', 'Sane'), 'latin1'),
		);
		expect(await outcomeOf(2, false)).toBe('mended');
	}
});

test('damage that only an update meets leads to a new index', async () => {
	const [keepsake] = keepsakes;
	keepsake.restore();
	const reader = openIndex(repository.state);
	const page = reader.db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'trigram'").pluck().get();
	reader.close();
	keepsake.damage(keepsake.live, (content) =>
		content.fill(0, (Number(page) - 1) * 4096, Number(page) * 4096),
	);
	// As if the disk had forgotten it: nothing was written.
	keepsake.seal();
	repository.advance();
	onTestFinished(() => void repository.advance());
	const { kind, reason } = await repository.refresh();
	expect(kind).toBe('rebuild');
	expect(reason).toContain('damaged');
	expect(await repository.judgeLive()).toBe(repository.version);
	expect(repository.leftovers()).toEqual([]);
});

test('an index that is locked is not damaged', async () => {
	const [keepsake] = keepsakes;
	keepsake.restore();
	const other = new Database(join(repository.state.folder, keepsake.live));
	onTestFinished(() => void other.close());
	other.pragma('locking_mode = EXCLUSIVE');
	other.exec('BEGIN IMMEDIATE');
	const [{ question, input }] = QUESTIONS;
	const { envelope, changes } = await indexer.ask(repository.root, question, input);
	expect(envelope).toMatchObject({ ok: false, error: { code: 'BUSY' } });
	expect(changes).toBe(false);
	expect(readdirSync(repository.state.folder)).toContain(keepsake.live);
	other.close();
	expect(await repository.judgeLive()).toBe(repository.version);
});
