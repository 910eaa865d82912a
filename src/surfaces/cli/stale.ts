import type { Meta } from '../../model/envelope.ts';
import { count } from './format.ts';

/** What an answer that does not fit the files any more says about itself first; null when it does. */
export function staleLine({ index }: Meta): string | null {
	if (index === null || index.stale === null) return null;
	const { added, changed, removed, settingsChanged } = index.stale;
	const parts = Object.entries({ changed, new: added, gone: removed })
		.filter(([, number]) => number > 0)
		.map(([name, number]) => `${count(number)} ${name}`);
	const files =
		parts.length > 0 ? `${parts.join(', ')} since it was indexed` : 'files left out are others now';
	const what = settingsChanged ? 'the settings changed since it was indexed' : files;
	const remedy = index.building
		? 'another process is writing a new index.'
		: '`assay index` brings it up to date.';
	return `stale: ${what}; ${remedy}`;
}
