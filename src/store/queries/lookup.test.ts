import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openIndex } from '../reader.ts';
import { publishSample, temporaryState } from '../testing/sample-index.ts';
import { fileAt } from './file-at.ts';
import { readKnown } from './known-files.ts';
import { similarNames } from './similar-names.ts';
import { skippedAt } from './skipped-at.ts';

const state = temporaryState();
publishSample(state, 'g1', (sample) => {
	sample.file(3, 'src/names.py', 'python');
	for (const [at, name] of ['parseConfig', 'parse_config', 'reparseConfigFile', 'Zebra'].entries()) {
		sample.chunk(3, 'function', name, at + 1);
	}
	sample.name('parsConfig');
});
const reader = openIndex(state);
afterAll(() => {
	reader.close();
	rmSync(state.root, { recursive: true });
});

test('names that come close, the closest first; only those of symbols', () => {
	expect(similarNames(reader, 'parseConfg', 5)).toEqual(['parseConfig', 'parse_config']);
	expect(similarNames(reader, 'PARSECONFIG', 2)).toEqual(['parseConfig', 'parse_config']);
	expect(similarNames(reader, 'a.b.zebar', 5)).toEqual(['Zebra']);
	expect(similarNames(reader, 'arseConf', 5)).toContain('reparseConfigFile');
	expect(similarNames(reader, 'qqqqqqqqqq', 5)).toEqual([]);
});

test('why a path is left out: itself, or a folder around it', () => {
	expect(skippedAt(reader, 'logo.png')).toMatchObject({ path: 'logo.png', reason: 'binary', folder: false });
	expect(skippedAt(reader, 'dist/a/b.js')).toMatchObject({ path: 'dist', reason: 'ignored', folder: true });
	expect(skippedAt(reader, 'logo.png/x')).toBeNull();
	expect(skippedAt(reader, 'distant.js')).toBeNull();
});

test('a file and what could be read of it', () => {
	expect(fileAt(reader, 'src/App.vue')).toMatchObject({ language: 'vue', status: 'recovered', note: null });
	expect(fileAt(reader, 'src')).toBeNull();
});

test('what is known of every file and omission', () => {
	const { files, omissions, replaced } = readKnown(reader);
	expect([...files.keys()].sort()).toEqual(['src/App.vue', 'src/names.py', 'src/store.ts']);
	expect(files.get('src/App.vue')).toEqual({
		size: 100,
		mtimeUs: 1,
		ctimeUs: 1,
		inode: 1,
		described: { language: 'vue', flags: 0, package: null },
	});
	expect([...omissions.keys()].sort()).toEqual(['dist', 'logo.png']);
	expect(omissions.get('dist')).toMatchObject({ reason: 'ignored', folder: true, stamp: null });
	expect(replaced).toBe(0);
});
