import { findChanges } from '../../index/changes.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Workspace } from '../workspace.ts';

/** Paths in the scope that are not as an index has them, by what the file system says and, in doubt, by content. Sorted. */
export function changedPaths(
	reader: IndexReader,
	{ root, settings: { config } }: Workspace,
	scope: (path: string) => boolean,
): string[] {
	const { parse, remove, moved, omissions } = findChanges(reader, root, config);
	const rows = [...parse, ...moved, ...omissions.gone, ...omissions.come];
	return [...new Set([...rows.map(({ path }) => path), ...remove])].filter(scope).sort();
}
