import { perIndex } from '../per-index.ts';
import { preparedColumn } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';

/** Links to a file that are counted; more say the same. */
const MOST = 1_000;

/** Numbers by path: one for each file that was ever asked about. */
const openKnown = perIndex(() => new Map<string, number>());

/** Counts calls and relations that lead to a file. */
export function incomingLinks(reader: IndexReader): (path: string) => number {
	const { db } = reader;
	const known = openKnown(reader);
	const name = preparedColumn<[string], number>(db, 'SELECT id FROM name WHERE text = ?');
	const calls = counting(db, 'call_link');
	const relations = counting(db, 'relation');
	return (path) => {
		let links = known.get(path);
		if (links === undefined) {
			const place = name.get(path);
			links = place === undefined ? 0 : calls.get(place)! + relations.get(place)!;
			known.set(path, links);
		}
		return links;
	};
}

function counting(db: IndexReader['db'], table: 'call_link' | 'relation') {
	return preparedColumn<[number], number>(
		db,
		`SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE place = ? LIMIT ${MOST})`,
	);
}
