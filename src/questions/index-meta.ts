import type { Meta } from '../model/envelope.ts';
import { readCoverage } from '../store/queries/status.ts';
import type { IndexReader } from '../store/reader.ts';
import { completenessOf } from './completeness.ts';
import type { Freshness } from './freshness.ts';

export function indexMeta(
	reader: IndexReader,
	{ fresh, building, renewed: _, ...stale }: Freshness,
): Pick<Meta, 'index' | 'completeness'> {
	const { files, statuses, skipped } = readCoverage(reader);
	return {
		index: { generation: reader.generation, fresh, stale: fresh ? null : stale, building },
		completeness: completenessOf(files, statuses, skipped),
	};
}
