import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { IndexReader } from '../../../src/store/reader.ts';
import type { StateFolder } from '../../../src/store/state.ts';

export interface ReadingOrder {
	state: StateFolder;
	/** Queries to be made. */
	reads: number;
}

export interface Findings {
	reads: number;
	openings: number;
	/** How often another generation was found than before. */
	generations: number;
	/** What did not fit together; null when everything did. */
	mixed: string | null;
}

/** Each gives the number of the version, from another place in the index of a `Versions` repository. */
const VIEWS = [
	"SELECT group_concat(substr(path, 9, length(path) - 11)) FROM file WHERE path LIKE 'lib/only%'",
	namesIn('a.ts', 'a%'),
	namesIn('b.ts', 'b%'),
	namesIn('lib/c.py', 'c%'),
];

function namesIn(path: string, like: string): string {
	return `SELECT group_concat(substr(n.text, 2)) FROM file f JOIN chunk c ON c.file = f.id
		JOIN name n ON n.id = c.name WHERE f.path = '${path}' AND n.text LIKE '${like}'`;
}

const ROUNDS = 3;

/** Asks a snapshot over and over for its version, in every way there is. */
export function readSnapshot(reader: IndexReader): { reads: number; mixed: string | null } {
	const statements = VIEWS.map((sql) => reader.db.prepare(sql).pluck());
	const seen = new Set<unknown>();
	for (let round = 0; round < ROUNDS; round++) for (const statement of statements) seen.add(statement.get());
	const versions = [...seen].join(' and ');
	const isOne = /^\d+$/.test(versions);
	return {
		reads: ROUNDS * statements.length,
		mixed: isOne ? null : `${reader.generation} has versions ${versions}`,
	};
}

/** Reads in a process of its own until it has made so many queries, or found something. */
export async function readElsewhere(order: ReadingOrder): Promise<Findings> {
	const child: ChildProcess = fork(join(import.meta.dirname, '../snapshot-reader.ts'), {
		execArgv: ['--disable-warning=ExperimentalWarning'],
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	child.send(order);
	const ended = once(child, 'exit').then(([code, signal]) => {
		throw new Error(`the reader ended with ${signal ?? code}`);
	});
	const [findings] = await Promise.race([once(child, 'message'), ended]);
	ended.catch(() => undefined);
	return findings as Findings;
}
