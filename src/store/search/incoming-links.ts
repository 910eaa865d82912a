import { preparedColumn } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';

/** Links to a file that are counted; more say the same. */
const MOST = 1_000;

/** Counts calls and relations that lead to a file. */
export function incomingLinks({ db }: IndexReader): (path: string) => number {
	const name = preparedColumn<[string], number>(db, 'SELECT id FROM name WHERE text = ?');
	const calls = counting(db, 'call_link');
	const relations = counting(db, 'relation');
	return (path) => {
		const place = name.get(path);
		return place === undefined ? 0 : calls.get(place)! + relations.get(place)!;
	};
}

function counting(db: IndexReader['db'], table: 'call_link' | 'relation') {
	return preparedColumn<[number], number>(
		db,
		`SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE place = ? LIMIT ${MOST})`,
	);
}
