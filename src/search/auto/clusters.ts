import { FileFlag } from '../../model/file.ts';
import type { DescribedPlace, Place } from '../../store/queries/places.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { RankedChunk } from '../../store/search/file-chunks.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import { type ChunkAt, neighbourReader } from '../../store/search/neighbours.ts';

/** Neighbours of each kind that are shown. */
const SHOWN = 3;

/** Some of what a chunk is connected with; `truncated` when there is more. */
export interface Expansion {
	state: 'loaded' | 'truncated';
	total: number;
	items: DescribedPlace[];
}

export interface Around {
	/** Chunks of the same file and container. */
	beside: Expansion;
	callers: Expansion;
	callees: Expansion;
	types: Expansion;
	tests: Expansion;
}

/** Finds out what is around chunks: asked for those alone that are shown. */
export function expander(
	reader: IndexReader,
	table: FileTable,
	describe: (places: readonly Place[]) => DescribedPlace[],
) {
	const neighbours = neighbourReader(reader);
	const isTest = ({ path }: ChunkAt) => {
		const row = table.rowAt(path);
		return row >= 0 && (table.flags[row] & FileFlag.test) !== 0;
	};
	const expansion = (chunks: readonly ChunkAt[]): Expansion => ({
		state: chunks.length > SHOWN ? 'truncated' : 'loaded',
		total: chunks.length,
		items: describe(
			chunks.slice(0, SHOWN).map(({ path, ord }) => ({ path, chunk: ord, name: path, kind: '', start: 0 })),
		),
	});
	return (row: number, chunk: RankedChunk, others: readonly RankedChunk[]): Around => {
		const path = table.paths[row];
		const { callers, callees, types } = neighbours(table.ids[row], path, chunk);
		const beside = others.filter(
			({ ord, parent, name }) => ord !== chunk.ord && parent === chunk.parent && name !== null,
		);
		return {
			beside: expansion(beside.map(({ ord }) => ({ path, ord }))),
			callers: expansion(callers.filter((each) => !isTest(each))),
			callees: expansion(callees),
			types: expansion(types),
			tests: expansion(callers.filter(isTest)),
		};
	};
}
