import type { IndexResult } from '../../../engine.ts';
import { count, counted, duration, ranked } from '../format.ts';
import { safe } from '../page.ts';

/** What an index took, in a line. */
export function refreshLine({ kind, counts, changes, root, durationMs }: IndexResult): string {
	const { added, changed, removed } = changes;
	const parts = ranked({ new: added, changed, gone: removed }).map(
		([name, number]) => `${count(number)} ${name}`,
	);
	const what = {
		none: 'Up to date',
		update: `Updated (${parts.join(', ') || 'omissions'})`,
		rebuild: 'Indexed',
	}[kind];
	const files = counted(counts.files, 'file');
	return `${what}${kind === 'rebuild' ? '' : ':'} ${files} of ${safe(root)} in ${duration(durationMs)}`;
}
