import { endpointRows } from '../store/queries/endpoint-rows.ts';
import type { IndexReader } from '../store/reader.ts';
import { idOfRow } from '../store/schema.ts';
import { endpointsOf } from './endpoints.ts';

/** Row ids of the chunks that answer endpoints; of those whose handler is not known, the chunks that register them. */
export function endpointChunks(reader: IndexReader, onlyControlled: boolean): Set<number> {
	const found = new Set<number>();
	for (const { controls, handlerAt, fileId, chunk } of endpointsOf(endpointRows(reader))) {
		if (!onlyControlled || controls.length > 0) found.add(handlerAt?.id ?? idOfRow(fileId, chunk));
	}
	return found;
}
