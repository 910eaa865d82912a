import type { IndexReader } from '../reader.ts';
import { rowsOf } from '../schema.ts';

/** Languages of files with calls of which not one is linked: what the graph knows nothing of. In their order. */
export function unlinkedLanguages({ db }: IndexReader): string[] {
	return db
		.prepare<[], string>(
			`SELECT language FROM (
				SELECT f.language, EXISTS (SELECT 1 FROM call_link l WHERE ${rowsOf('l', 'f.id')}) AS linked FROM file f
				WHERE EXISTS (SELECT 1 FROM call_site s WHERE ${rowsOf('s', 'f.id')}))
			GROUP BY language HAVING max(linked) = 0 ORDER BY language`,
		)
		.pluck()
		.all();
}
