import type { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { ChunkFlag } from '../../model/chunk.ts';
import { BRANCH_KINDS, EXIT_KINDS } from '../../model/recorder.ts';
import type { Form } from '../../store/codec/form.ts';
import { FUNCTIONS } from '../chunk-kinds.ts';
import { Regions } from '../order/regions.ts';

/** The regions of a text that a pack was run over. */
export function regionsOf(recorder: ListRecorder): Regions {
	const { branches, exits, chunks, text } = recorder;
	const form: Form = {
		spans: new Int32Array(),
		texts: [],
		branches: Int32Array.from(
			branches
				.toSorted((a, b) => a.start - b.start || b.end - a.end)
				.flatMap(({ kind, test, start, end }) => [BRANCH_KINDS.indexOf(kind), test, start, end - start]),
		),
		exits: Int32Array.from(
			exits
				.toSorted((a, b) => a.start - b.start)
				.flatMap(({ kind, start, end }) => [EXIT_KINDS.indexOf(kind), start, end - start]),
		),
	};
	// What `return` leaves in `async { … }` is the block.
	const own = ChunkFlag.async | ChunkFlag.generator;
	const functions = chunks.filter(
		({ kind, flags }) => FUNCTIONS.has(kind) || (kind === 'block' && (flags & own) !== 0),
	);
	return new Regions(form, functions, text.length);
}
