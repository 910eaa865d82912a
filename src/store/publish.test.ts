import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn } from '../platform/disk.ts';
import { beginBuild, discardBuild, publish, readCurrent } from './publish.ts';
import { openIndex } from './reader.ts';
import { currentPath, indexName, indexPath, isIndexName, type StateFolder } from './state.ts';
import { publishSample, SampleIndex, temporaryState } from './testing/sample-index.ts';

const indices = (state: StateFolder) => namesIn(state.folder).filter(isIndexName);
const liveName = (state: StateFolder) => readCurrent(state)?.name;
const code = (expected: string) => expect.objectContaining({ code: expected });

test('publishing switches readers to the new index and removes the old one', () => {
	const state = temporaryState();
	expect(readCurrent(state)).toBeNull();
	publishSample(state, 'one');
	const first = liveName(state);
	publishSample(state, 'two');
	expect(liveName(state)).not.toBe(first);
	expect(indices(state)).toEqual([liveName(state)]);
	const reader = openIndex(state);
	expect(reader.generation).toBe('two');
	reader.close();
});

test('an index that is being read stays until nobody reads it', () => {
	const state = temporaryState();
	publishSample(state, 'one');
	const reader = openIndex(state);
	publishSample(state, 'two');
	expect(indices(state)).toHaveLength(2);
	expect(reader.db.prepare('SELECT count(*) FROM file').pluck().get()).toBe(2);
	reader.close();
	publishSample(state, 'three');
	expect(indices(state)).toEqual([liveName(state)]);
});

test('what dead builds left goes with the next one', () => {
	const state = temporaryState();
	publishSample(state, 'one');
	const dead = beginBuild(state);
	writeFileSync(dead.file, 'half a page');
	writeFileSync(`${indexPath(state, 'index-aaaaaaaaaaaa.db')}-journal`, 'no owner');
	const build = beginBuild(state);
	expect(existsSync(dead.file)).toBe(false);
	expect(existsSync(build.file)).toBe(false);
	expect(namesIn(state.folder)).toEqual(['.gitignore', 'current', liveName(state)]);
});

test('a discarded build leaves the live index as it was', () => {
	const state = temporaryState();
	publishSample(state, 'one');
	const before = readFileSync(currentPath(state), 'utf8');
	const build = beginBuild(state);
	new SampleIndex(build.file, 'two').close();
	discardBuild(state, build);
	expect(readFileSync(currentPath(state), 'utf8')).toBe(before);
	expect(indices(state)).toEqual([liveName(state)]);
});

test('a build that failed after it became the live index stays', () => {
	const state = temporaryState();
	publishSample(state, 'one');
	const build = beginBuild(state);
	new SampleIndex(build.file, 'two').close();
	publish(state, build);
	discardBuild(state, build);
	const reader = openIndex(state);
	expect(reader.generation).toBe('two');
	reader.close();
});

test('what is no finished index is not published', () => {
	const state = temporaryState();
	publishSample(state, 'one');
	const live = liveName(state);
	const build = beginBuild(state);
	expect(() => publish(state, build)).toThrow();
	writeFileSync(build.file, Buffer.alloc(8192));
	expect(() => publish(state, build)).toThrow(code('INDEX_CORRUPT'));
	expect(liveName(state)).toBe(live);
});

test('a reader that meets a file just removed takes the next one', () => {
	const state = temporaryState();
	publishSample(state, 'one');
	// What a reader saw of `current` before the switch names a file that is gone now.
	writeFileSync(currentPath(state), `${indexName('000000000000')}\n`);
	expect(() => openIndex(state)).toThrow(code('NOT_INDEXED'));
	publishSample(state, 'two');
	openIndex(state).close();
});

test('a current that names no index of ours is not followed', () => {
	const state = temporaryState();
	publishSample(state, 'one');
	for (const content of [
		'',
		'../../etc/passwd\n',
		'index-0123456789ab.db\nmore',
		`${dirname(state.folder)}`,
		'x'.repeat(5_000),
	]) {
		writeFileSync(currentPath(state), content);
		expect(() => openIndex(state)).toThrow(code('INDEX_CORRUPT'));
	}
	publishSample(state, 'two');
	openIndex(state).close();
});
