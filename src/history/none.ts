import { type Trouble, trouble } from '../model/history.ts';
import type { HistoryProvider } from './provider.ts';

/** For a folder under no version control that assay knows. */
export function noHistory(root: string): HistoryProvider {
	const answer = async (): Promise<Trouble> =>
		trouble('no_repository', `${root} is not in a repository that assay can read`);
	return {
		name: 'none',
		provenance: async () => ({ provider: 'none' }),
		changedSince: answer,
		changedLines: answer,
		touched: answer,
		fileHistory: answer,
		briefHistory: answer,
		blame: answer,
		close: () => {},
	};
}
