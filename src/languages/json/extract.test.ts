import { expect, test } from 'vitest';
import { bareTree } from '../../model/syntax-tree.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';

function extract(text: string, path: string): ListRecorder {
	const recorder = Object.assign(new ListRecorder(text), { path });
	extractor.extract(bareTree(text), 'json', recorder);
	return recorder.finish();
}

test('packages are imports in a manifest only', () => {
	const text = '{ "dependencies": { "a": "1" }, "require": { "b/c": "2" } }';
	const modules = (path: string): (string | null)[] =>
		extract(text, path).imports.map(({ module }) => module);
	expect(modules('web/package.json')).toEqual(['a']);
	expect(modules('composer.json')).toEqual(['b/c']);
	expect(modules('package-lock.json')).toEqual([]);
	expect(modules('other.json')).toEqual([]);
});

test('two megabytes of data are a bounded number of chunks', () => {
	const record = (i: number): string => `"id${i}": { "name": "n${i}", "tags": ["a", { "deep": ${i} }] }`;
	const text = `{ "data": { ${Array.from({ length: 30_000 }, (_, i) => record(i)).join(',\n')} } }`;
	const { chunks, errors } = extract(text, 'data.json');
	expect(chunks).toHaveLength(2_001);
	expect(errors).toEqual([]);
});

test('of several values in one file only the first is read', () => {
	const { chunks, errors } = extract('{"a": 1}\n{"a": 2}\n{"b": 3}\n', 'log.json');
	expect(chunks.slice(1).map(({ name }) => name)).toEqual(['a']);
	expect(errors).toEqual([]);
});

test('a deep text takes no stack', () => {
	expect(extract('[{"a":'.repeat(100_000), 'x.json').errors.length).toBeGreaterThan(0);
});
