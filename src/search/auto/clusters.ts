import { FileFlag } from '../../model/file.ts';
import type { ChunkSpot } from '../../store/search/chunk-spots.ts';
import type { FileChunks, RankedChunk } from '../../store/search/file-chunks.ts';
import type { FileTable } from '../../store/search/file-table.ts';
import type { ChunkAt, NeighbourReader } from '../../store/search/neighbours.ts';

/** Neighbours of each kind that are shown. */
const SHOWN = 3;

/** Some of what a chunk is connected with; `truncated` when there is more. */
export interface Expansion {
	state: 'loaded' | 'truncated';
	total: number;
	items: ChunkSpot[];
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
	table: FileTable,
	{ neighbours }: NeighbourReader,
	spotsOf: (chunks: readonly ChunkAt[]) => ChunkSpot[],
) {
	const isTest = ({ row }: ChunkAt) => row >= 0 && (table.flags[row] & FileFlag.test) !== 0;
	const expansion = (chunks: readonly ChunkAt[]): Expansion => ({
		state: chunks.length > SHOWN ? 'truncated' : 'loaded',
		total: chunks.length,
		items: spotsOf(chunks.slice(0, SHOWN)),
	});
	return (row: number, chunk: RankedChunk, others: FileChunks): Around => {
		const { callers, callees, types } = neighbours(row, chunk);
		const beside: ChunkAt[] = [];
		for (let ord = 0; ord < others.count; ord++) {
			if (ord === chunk.ord || others.parent(ord) !== chunk.parent || !others.hasName(ord)) continue;
			beside.push({ row, ord });
		}
		return {
			beside: expansion(beside),
			callers: expansion(callers.filter((each) => !isTest(each))),
			callees: expansion(callees),
			types: expansion(types),
			tests: expansion(callers.filter(isTest)),
		};
	};
}
