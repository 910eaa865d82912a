import type { IndexCounts, LanguageCount } from '../../model/build.ts';
import { CHUNK_KIND_CODE } from '../../model/chunk.ts';
import { FILE_STATUSES, SKIP_REASONS } from '../../model/file.ts';
import { ByteReader } from '../codec/varint.ts';
import type { IndexMeta } from '../index-meta.ts';
import type { IndexReader } from '../reader.ts';

/** What `meta` should say, counted from the rows; keys and lists in the order in which it is stored. */
export function countRows(reader: IndexReader): Omit<IndexMeta, 'content'> {
	const { db } = reader;
	const grouped = (table: 'file' | 'skip', column: string, words: readonly string[]) => {
		const rows = db
			.prepare<[], [number, number]>(`SELECT ${column}, count(*) FROM ${table} GROUP BY ${column}`)
			.raw()
			.all();
		const named = rows.map(([code, count]): [string, number] => [words[code] ?? String(code), count]);
		return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
	};
	return {
		counts: countTables(reader),
		languages: db
			.prepare<[], LanguageCount>(
				`SELECT language, count(*) AS files, sum(size) AS bytes, sum(lines) AS lines
				FROM file GROUP BY language ORDER BY files DESC, language`,
			)
			.all(),
		statuses: grouped('file', 'status', FILE_STATUSES),
		skipped: grouped('skip', 'reason', SKIP_REASONS),
	};
}

function countTables({ db }: IndexReader): IndexCounts {
	const one = (sql: string) => db.prepare<[], number | null>(sql).pluck().get() ?? 0;
	const module = CHUNK_KIND_CODE.get('module');
	let refs = 0;
	for (const packed of db.prepare<[], Buffer>('SELECT refs FROM file_blob').pluck().iterate()) {
		refs += new ByteReader(packed).unsigned();
	}
	return {
		files: one('SELECT count(*) FROM file'),
		bytes: one('SELECT sum(size) FROM file'),
		lines: one('SELECT sum(lines) FROM file'),
		segments: one('SELECT count(*) FROM segment'),
		chunks: one('SELECT count(*) FROM chunk'),
		symbols: one(`SELECT count(*) FROM chunk WHERE name IS NOT NULL AND kind <> ${module}`),
		callSites: one('SELECT count(*) FROM call_site'),
		imports: one('SELECT count(*) FROM import'),
		exports: one('SELECT count(*) FROM export'),
		facts: one('SELECT count(*) FROM fact'),
		refs,
	};
}
