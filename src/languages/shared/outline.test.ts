import { expect, test } from 'vitest';
import { ListRecorder } from '../testing/list-recorder.ts';
import { Outline } from './outline.ts';

const spec = (name: string, start: number) => ({
	kind: 'property' as const,
	name,
	start,
	nameStart: start,
	flags: 0,
});

test('chunks are told in order when their ends are known', () => {
	const recorder = new ListRecorder('abcdefgh');
	const outline = new Outline();
	outline.openChunk(spec('a', 0));
	outline.openChunk(spec('b', 1));
	outline.tell((out) => out.refer('c', 2, 'read', false));
	outline.closeChunk(4);
	outline.closeChunk(6);
	outline.replay(recorder);
	expect(recorder.chunks.slice(1).map(({ name, start, end, parent }) => [name, start, end, parent])).toEqual([
		['a', 0, 6, 0],
		['b', 1, 4, 1],
	]);
	expect(recorder.refs[0].chunk).toBe(2);
});

test('what has no text, or that of the chunk around it, is left out with its insides kept', () => {
	const recorder = new ListRecorder('abcdefgh');
	const outline = new Outline();
	outline.openChunk(spec('a', 0));
	outline.openChunk(spec('a', 0));
	outline.tell((out) => out.refer('c', 2, 'read', false));
	outline.closeChunk(6);
	outline.closeChunk(6);
	outline.openChunk(spec('h', 7));
	outline.replay(recorder);
	expect(
		recorder
			.finish()
			.chunks.slice(1)
			.map(({ name }) => name),
	).toEqual(['a']);
	expect(recorder.refs[0].chunk).toBe(1);
});
