import { decodeFlow, FLOW_STRIDE } from '../codec/flow.ts';
import type { IndexReader } from '../reader.ts';

/**
 * Positions of chunks of a file that have a name where they stand. A function or class that is written as a part of an
 * expression, `memo(function Row() {})`, has its name inside itself alone: it is used by standing there.
 */
export function boundChunks({ db }: IndexReader, file: number): Set<number> {
	const blob = db
		.prepare<[number], Uint8Array>('SELECT flow FROM file_blob WHERE file = ?')
		.pluck()
		.get(file);
	const bound = new Set<number>();
	if (blob === undefined) return bound;
	const { scopes, bindings } = decodeFlow(blob);
	for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings) {
		const chunk = bindings[at + 4];
		if (chunk >= 0 && scopes[bindings[at] * FLOW_STRIDE.scopes + 2] !== chunk) bound.add(chunk);
	}
	return bound;
}
