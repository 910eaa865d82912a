import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { askSql } from '../../src/questions/ask-sql.ts';
import { clean } from '../../src/store/clean.ts';
import { beginBuild, publish, readCurrent } from '../../src/store/publish.ts';
import { openIndex } from '../../src/store/reader.ts';
import { openRecord, RECORD_VERSION } from '../../src/store/record.ts';
import { SCHEMA_VERSION } from '../../src/store/schema.ts';
import { indexPath, recordPath, type StateFolder } from '../../src/store/state.ts';
import { publishSample, SampleIndex, temporaryState } from '../../src/store/testing/sample-index.ts';

const failure = (code: string, hint: RegExp) =>
	expect.objectContaining({ code, hint: expect.stringMatching(hint) });

function alterIndex(state: StateFolder, pragma: string): void {
	const db = new Database(indexPath(state, readCurrent(state)!.name));
	db.pragma(pragma);
	db.close();
}

test.each([
	['a newer layout', `user_version = ${SCHEMA_VERSION + 1}`, 'SCHEMA_NEWER', /assay index/],
	['a much newer layout', 'user_version = 2000000000', 'SCHEMA_NEWER', /assay index/],
	['an older layout', `user_version = ${SCHEMA_VERSION - 1}`, 'NOT_INDEXED', /assay index/],
	['no layout that ever was', 'user_version = -5', 'NOT_INDEXED', /assay index/],
	["another program's file", 'application_id = 77', 'INDEX_CORRUPT', /assay index/],
])('%s is never read', async (_, pragma, code, hint) => {
	const state = temporaryState();
	publishSample(state);
	alterIndex(state, pragma);
	expect(() => openIndex(state)).toThrow(failure(code, hint));
	await expect(askSql({ state, sql: 'SELECT 1' })).rejects.toMatchObject({ code });
	publishSample(state, 'rebuilt');
	const reader = openIndex(state);
	expect(reader.generation).toBe('rebuilt');
	reader.close();
});

test('a file with the right stamp and the wrong tables is never read', () => {
	const state = temporaryState();
	const build = beginBuild(state);
	const sample = new SampleIndex(build.file, 'g');
	sample.db.exec('DROP TABLE meta');
	sample.close();
	publish(state, build);
	expect(() => openIndex(state)).toThrow(failure('INDEX_CORRUPT', /assay index/));
});

test('an index that is no database is corrupt, and a rebuild replaces it', () => {
	const state = temporaryState();
	publishSample(state);
	writeFileSync(indexPath(state, readCurrent(state)!.name), 'not a database'.repeat(1_000));
	expect(() => openIndex(state)).toThrow(failure('INDEX_CORRUPT', /assay index/));
	publishSample(state, 'rebuilt');
	openIndex(state).close();
});

test('no index at all says what to run', () => {
	expect(() => openIndex(temporaryState())).toThrow(failure('NOT_INDEXED', /assay index/));
});

test('a record is made once, kept by clean, and removed when asked', async () => {
	const state = temporaryState();
	publishSample(state);
	openRecord(state).close();
	const record = openRecord(state);
	const created = record.prepare("SELECT value FROM meta WHERE key = 'created'").pluck().get();
	expect(record.pragma('user_version', { simple: true })).toBe(RECORD_VERSION);
	expect(record.pragma('journal_mode', { simple: true })).toBe('wal');
	expect(record.pragma('synchronous', { simple: true })).toBe(2);
	record.close();

	const report = await clean(state, { waitMs: 0, all: false });
	expect(report).toMatchObject({
		removed: [expect.any(String), expect.stringMatching(/^index-/)],
		inUse: [],
	});
	expect(() => openIndex(state)).toThrow(failure('NOT_INDEXED', /assay index/));
	const kept = openRecord(state);
	expect(kept.prepare("SELECT value FROM meta WHERE key = 'created'").pluck().get()).toBe(created);
	kept.close();

	expect(await clean(state, { waitMs: 0, all: true })).toEqual({ removed: ['record.db'], inUse: [] });
});

test('clean leaves an index that is being read, and says so', async () => {
	const state = temporaryState();
	publishSample(state);
	const reader = openIndex(state);
	const report = await clean(state, { waitMs: 0, all: false });
	expect(report).toEqual({ removed: ['current'], inUse: [expect.stringMatching(/^index-/)] });
	expect(reader.db.prepare('SELECT count(*) FROM file').pluck().get()).toBe(2);
	reader.close();
});

test('a newer or damaged record is refused, never rebuilt', () => {
	const state = temporaryState();
	const record = openRecord(state);
	record.pragma(`user_version = ${RECORD_VERSION + 1}`);
	record.close();
	expect(() => openRecord(state)).toThrow(failure('SCHEMA_NEWER', /cannot be built anew/));
	writeFileSync(recordPath(state), 'x'.repeat(10_000));
	expect(() => openRecord(state)).toThrow(failure('IO', /backup/));
});
