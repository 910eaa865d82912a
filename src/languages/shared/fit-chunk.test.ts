import { expect, test } from 'vitest';
import type { ChunkSpec } from '../../model/recorder.ts';
import { fitChunk } from './fit-chunk.ts';

test.each([
	['inside', 12, 15, [12, 15]],
	['to the end', 12, 20, [12, 20]],
	['beyond the end', 12, 25, [12, 20]],
	['before the start', 5, 15, [10, 15]],
	['all of it', 10, 20, [14, 20]],
	['around it', 5, 25, [14, 20]],
	['behind it', 22, 25, [20, 20]],
])('%s', (_, start, end, expected) => {
	const spec: ChunkSpec = { kind: 'field', name: 'x', start, end, nameStart: 14, flags: 0 };
	fitChunk(spec, 10, 20);
	expect([spec.start, spec.end]).toEqual(expected);
});
