import { LINK_STATUSES } from '../../model/link.ts';
import { linkBitsSql } from '../link-bits.ts';
import { prepared, preparedColumn } from '../prepared.ts';
import { chunksInside } from '../queries/chunks-inside.ts';
import type { IndexReader } from '../reader.ts';
import { rowsOf } from '../schema.ts';
import { IS_LINKED } from '../views/targets.ts';

/** Calls of a name of which it is not known where they lead, by what is known of them. */
export interface Unfollowed {
	ambiguous: number;
	dynamic: number;
	unresolved: number;
}

/** Calls of a name that lead to nothing that is known, or to several things that may not be all; of files whose calls are linked. */
export function unfollowedCalls({ db }: IndexReader, name: string): Unfollowed {
	const { status, complete } = linkBitsSql('l');
	const rows = db
		.prepare<[string], { status: number | null; count: number }>(
			`SELECT ${status} AS status, count(*) AS count FROM call_site s JOIN file f ON f.id = s.file
			LEFT JOIN call_link l ON l.id = s.id WHERE ${IS_LINKED} AND s.name = (SELECT id FROM name WHERE text = ?) AND (l.id IS NULL OR NOT ${complete}) GROUP BY 1`,
		)
		.all(name);
	return counted(rows);
}

function counted(rows: readonly { status: number | null; count: number }[]): Unfollowed {
	const found: Unfollowed = { ambiguous: 0, dynamic: 0, unresolved: 0 };
	for (const row of rows) {
		const known = row.status === null ? 'unresolved' : LINK_STATUSES[row.status];
		if (known === 'ambiguous' || known === 'dynamic' || known === 'unresolved') found[known] += row.count;
	}
	return found;
}

/** Calls inside chunks, and inside what they contain, of which it is not known where they lead. */
export function unfollowedIn(
	reader: IndexReader,
	{ path, chunks }: { path: string; chunks: readonly number[] },
): Unfollowed {
	const { db } = reader;
	const { status, complete } = linkBitsSql('l');
	const file =
		preparedColumn<[string], number>(db, `SELECT id FROM file f WHERE path = ? AND ${IS_LINKED}`).get(path) ??
		-1;
	const inside = chunksInside(reader, file, chunks);
	const rows = prepared<[{ file: number }], { caller: number; status: number | null; count: number }>(
		db,
		`SELECT s.caller, ${status} AS status, count(*) AS count FROM call_site s LEFT JOIN call_link l ON l.id = s.id
		WHERE ${rowsOf('s', '@file')} AND (l.id IS NULL OR NOT ${complete}) GROUP BY 1, 2`,
	).all({ file });
	return counted(rows.filter(({ caller }) => inside.has(caller)));
}
