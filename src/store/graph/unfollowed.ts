import { LINK_STATUSES } from '../../model/link.ts';
import { linkBitsSql } from '../link-bits.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS, rowsOf } from '../schema.ts';

/** Calls of a name of which it is not known where they lead, by what is known of them. */
export interface Unfollowed {
	ambiguous: number;
	dynamic: number;
	unresolved: number;
}

/** Calls of a name that lead to nothing that is known, or to several things that may not be all. */
export function unfollowedCalls({ db }: IndexReader, name: string): Unfollowed {
	const { status, complete } = linkBitsSql('l');
	const rows = db
		.prepare<[string], { status: number | null; count: number }>(
			`SELECT ${status} AS status, count(*) AS count FROM call_site s LEFT JOIN call_link l ON l.id = s.id
			WHERE s.name = (SELECT id FROM name WHERE text = ?) AND (l.id IS NULL OR NOT ${complete}) GROUP BY 1`,
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
	{ db }: IndexReader,
	{ path, chunks }: { path: string; chunks: readonly number[] },
): Unfollowed {
	const { status, complete } = linkBitsSql('l');
	const file = db.prepare<[string], number>('SELECT id FROM file WHERE path = ?').pluck().get(path) ?? -1;
	const first = file * 2 ** ORD_BITS;
	const rows = db
		.prepare<Record<string, unknown>, { status: number | null; count: number }>(
			`WITH RECURSIVE inside(ord) AS (
				SELECT value FROM json_each(@chunks)
				UNION SELECT c.ord FROM chunk c JOIN inside i ON c.parent = i.ord WHERE ${rowsOf('c', '@file')})
			SELECT ${status} AS status, count(*) AS count FROM call_site s LEFT JOIN call_link l ON l.id = s.id
			WHERE s.id BETWEEN @first AND @last AND (l.id IS NULL OR NOT ${complete}) AND s.caller IN (SELECT ord FROM inside)
			GROUP BY 1`,
		)
		.all({ chunks: JSON.stringify(chunks), file, first, last: first + 2 ** ORD_BITS - 1 });
	return counted(rows);
}
