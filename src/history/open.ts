import { findRepository } from '../platform/git-place.ts';
import { gitHistory } from './git/provider.ts';
import { noHistory } from './none.ts';
import type { HistoryProvider, HistoryRequest } from './provider.ts';

/** The provider for a root. The caller closes it. */
export function openHistory(request: HistoryRequest): HistoryProvider {
	const place = findRepository(request.root);
	return place === null ? noHistory(request.root) : gitHistory(place, request);
}
