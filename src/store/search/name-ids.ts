import type { IndexReader } from '../reader.ts';

/** Ids of the last part of a qualified name. */
export function nameIds({ db }: IndexReader, name: string): number[] {
	const last = name.slice(name.lastIndexOf('.') + 1);
	return db.prepare<[string], number>('SELECT id FROM name WHERE text = ?').pluck().all(last);
}
