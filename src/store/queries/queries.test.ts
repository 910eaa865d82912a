import { afterEach, beforeEach, expect, test } from 'vitest';
import { type IndexReader, openIndex } from '../reader.ts';
import { COUNTS, publishSample, temporaryState } from '../testing/sample-index.ts';
import { listSkipped } from './skipped.ts';
import { readCoverage, readStatus } from './status.ts';
import { symbolsInFile, symbolsNamed } from './symbols.ts';

let reader: IndexReader;
beforeEach(() => {
	const state = temporaryState();
	publishSample(state);
	reader = openIndex(state);
});
afterEach(() => reader.close());

const found = (name: string, limit = 10) => {
	const { symbols, matched } = symbolsNamed(reader, name, limit);
	return [matched, ...symbols.map((symbol) => `${symbol.file} ${symbol.qualifiedName}`)];
};

test('status tells sizes, languages, statuses and omissions', () => {
	expect(readStatus(reader)).toMatchObject({
		generation: 'g1',
		counts: COUNTS,
		files: 2,
		statuses: { parsed: 1, recovered: 1 },
		skipped: { ignored: 1, binary: 1 },
		languages: [{ language: 'typescript', files: 1, bytes: 100, lines: 10 }],
	});
	expect(readStatus(reader).indexBytes).toBeGreaterThan(4_096);
	expect(readCoverage(reader).files).toBe(2);
});

test('omissions come in pages', () => {
	const first = listSkipped(reader, { limit: 1 });
	expect(first).toMatchObject({
		paths: [{ path: 'dist', reason: 'ignored', detail: 'why', folder: true }],
		total: 2,
	});
	const second = listSkipped(reader, { limit: 1, cursor: first.next! });
	expect(second).toMatchObject({ paths: [{ path: 'logo.png', folder: false }], total: 2, next: null });
	expect(listSkipped(reader, { limit: 5, reason: 'binary' })).toMatchObject({ total: 1, next: null });
});

test('a cursor of another generation, or none of ours, is refused', () => {
	const { next } = listSkipped(reader, { limit: 1 });
	const later = { ...reader, generation: 'g2' };
	expect(() => listSkipped(later, { limit: 1, cursor: next! })).toThrow(/earlier index/);
	for (const cursor of ['', 'x', 'bnVsbA', Buffer.from('[1,2]').toString('base64url')]) {
		expect(() => listSkipped(reader, { limit: 1, cursor })).toThrow(/not a cursor/);
	}
});

test('symbols of a file come in source order, without its module', () => {
	expect(symbolsInFile(reader, 'src/store.ts')?.map((symbol) => symbol.qualifiedName)).toEqual([
		'Store',
		'Store.open',
		'Open',
	]);
	expect(symbolsInFile(reader, 'src/none.ts')).toBeNull();
});

test('names are found exactly, by qualified name, then whatever their case', () => {
	expect(found('open')).toEqual(['exact', 'src/App.vue open', 'src/store.ts Store.open']);
	expect(found('Open')).toEqual(['exact', 'src/store.ts Open']);
	expect(found('Store.open')).toEqual(['exact', 'src/store.ts Store.open']);
	expect(found('store.OPEN')).toEqual(['folded', 'src/store.ts Store.open']);
	expect(found('OPEN')).toHaveLength(4);
	expect(found('tore.open')).toEqual(['folded']);
	expect(found("' OR 1=1 --")).toEqual(['folded']);
});

test('a cut list says so', () => {
	expect(symbolsNamed(reader, 'open', 1)).toMatchObject({
		truncated: true,
		symbols: [{ file: 'src/App.vue' }],
	});
	expect(symbolsNamed(reader, 'open', 2).truncated).toBe(false);
});

test('a symbol carries what is known about it', () => {
	expect(symbolsNamed(reader, 'Store.open', 1).symbols[0]).toMatchObject({
		chunkUid: 'ck64:v1:repo:src/store.ts:0303030303030303:0303030303030303:ord2',
		kind: 'method',
		container: 'Store',
		signature: 'open(path: string): void',
		params: [{ name: 'path', type: 'string' }],
		type: 'void',
		annotations: [],
		exported: true,
		language: 'typescript',
		line: 4,
		startLine: 4,
		endLine: 5,
		start: 30,
		end: 40,
	});
	expect(symbolsInFile(reader, 'src/App.vue')?.[0].language).toBe('typescript');
});

test('a container may be given from its last part on', () => {
	const state = temporaryState();
	publishSample(state, 'g', (sample) => {
		sample.file(3, 'a.ts', 'typescript');
		sample.chunk(3, 'method', 'close', 1, { container: sample.name('db.Store') });
	});
	const other = openIndex(state);
	const names = ['Store.close', 'db.Store.close', 'ore.close'].map(
		(name) => symbolsNamed(other, name, 5).symbols.length,
	);
	other.close();
	expect(names).toEqual([1, 1, 0]);
});
