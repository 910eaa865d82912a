import { ENDPOINT_TABLE } from '../endpoints/endpoint-table.ts';
import { openPublicIndex, type PublicOptions } from '../store/public-views.ts';
import type { IndexReader } from '../store/reader.ts';
import type { StateFolder } from '../store/state.ts';

/** An index with the public views on it, and with what analyses add to them. */
export function openViews(state: StateFolder, options: Omit<PublicOptions, 'derived'> = {}): IndexReader {
	return openPublicIndex(state, { ...options, derived: [ENDPOINT_TABLE] });
}
