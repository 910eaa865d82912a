import Database from 'better-sqlite3';

/** What the SQLite inside this installation says about itself. */
export function sqliteBuild(): { version: string; threadsafe: string } {
	const db = new Database(':memory:');
	try {
		const version = String(db.prepare('SELECT sqlite_version()').pluck().get());
		const options = db.prepare('PRAGMA compile_options').pluck().all() as string[];
		const threadsafe = options
			.find((option) => option.startsWith('THREADSAFE='))
			?.slice('THREADSAFE='.length);
		return { version, threadsafe: threadsafe ?? 'unknown' };
	} finally {
		db.close();
	}
}
