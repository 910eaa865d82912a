import { preparedColumn } from './prepared.ts';
import type { IndexReader } from './reader.ts';

/** Something made of an index, kept until another index is asked about: a process that answers again need not make it again. */
export interface PerIndex<T> {
	(reader: IndexReader): T;
	/** Whether it is there already for this index. */
	has(reader: IndexReader): boolean;
}

export function perIndex<T>(make: (reader: IndexReader) => T): PerIndex<T> {
	let kept: { key: string; value: T } | null = null;
	const has = (reader: IndexReader): boolean => kept?.key === keyOf(reader);
	const get = (reader: IndexReader): T => {
		const key = keyOf(reader);
		if (kept?.key === key) return kept.value;
		// Both at once may be more than there is room for.
		kept = null;
		const value = make(reader);
		kept = { key, value };
		return value;
	};
	return Object.assign(get, { has });
}

/** An edit that is taken back gives the same content under other ids. */
function keyOf({ db, file, generation }: IndexReader): string {
	const last = preparedColumn<[], number>(db, 'SELECT max(id) FROM file').get();
	return `${file} ${generation} ${last}`;
}
