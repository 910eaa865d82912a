import { createHash } from 'node:crypto';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Config, configSchema } from '../../src/config/schema.ts';
import { type BuildOptions, buildIndex } from '../../src/index/pipeline.ts';
import type { BuildReport } from '../../src/model/build.ts';
import { FILE_STATUSES, type FileStatus, SKIP_REASONS } from '../../src/model/file.ts';
import { readCurrent } from '../../src/store/publish.ts';
import { openIndex } from '../../src/store/reader.ts';
import { rowsOf as keysOf } from '../../src/store/schema.ts';
import { indexPath, type StateFolder, stateFolder } from '../../src/store/state.ts';

/** Building indices inside the test's own process, and looking at what came of it. */

export const REPOSITORY = join(import.meta.dirname, '../..');
/** Long forms of tests run only then: `npm run test:faults`. */
export const FULL = process.env.ASSAY_FAULTS === 'full';

export type Settings = { [Section in keyof Config]?: Partial<Config[Section]> };

export function temporaryFolder(): string {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-build-')));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

export function writeTree(root: string, files: Record<string, string>): void {
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), content);
	}
}

/** A temporary folder with these files. */
export function tree(files: Record<string, string>): string {
	const root = temporaryFolder();
	writeTree(root, files);
	return root;
}

/** A tree of real code in both languages, of some containers, and of texts: some fifty files. */
export function sampleTree(): string {
	const root = temporaryFolder();
	for (const part of [
		'src/languages/typescript/cases',
		'src/languages/python/cases',
		'src/store/codec',
		'README.md',
		'package.json',
	]) {
		cpSync(join(REPOSITORY, part), join(root, part), { recursive: true });
	}
	writeTree(root, {
		'App.vue': '<template><p>{{ a }}</p></template>\n<script lang="ts">\nexport const a = f(1);\n</script>\n',
		'notes.md':
			'# Notes\n\n```ts\nfunction inNotes() { return g(); }\n```\n\n```python\ndef h(): pass\n```\n',
		'broken.ts': 'export function whole() { return a(); }\nfunction broken( {\n',
		'odd.py': 'def f(:\n  pass\n\ndef g(): return f()\n',
	});
	return root;
}

type Options = Partial<Omit<BuildOptions, 'config' | 'root'>> & { config?: Settings };

export function build(root: string, { config = {}, ...options }: Options = {}): Promise<BuildReport> {
	return buildIndex({
		root,
		state: stateFolder(root, {}),
		jobs: 2,
		...options,
		config: configSchema.parse(config),
	});
}

export function stateOf(root: string): StateFolder {
	return stateFolder(root, {});
}

export interface IndexedFile {
	status: FileStatus;
	note: string | null;
	chunks: number;
	calls: number;
	refs: number;
}

/** Every file of an index by path. */
export function filesOf(root: string): Record<string, IndexedFile> {
	const reader = openIndex(stateOf(root));
	const rows = reader.db
		.prepare(
			`SELECT path, status, note, length(b.refs) AS refs,
				(SELECT count(*) FROM chunk c WHERE ${keysOf('c', 'f.id')}) AS chunks,
				(SELECT count(*) FROM call_site s WHERE ${keysOf('s', 'f.id')}) AS calls
			FROM file f JOIN file_blob b ON b.file = f.id`,
		)
		.all() as (Omit<IndexedFile, 'status'> & { path: string; status: number })[];
	reader.close();
	return Object.fromEntries(
		rows.map(({ path, status, ...row }) => [path, { ...row, status: FILE_STATUSES[status] }]),
	);
}

/** Reasons of what was left out, by path. */
export function skipsOf(root: string): Record<string, string> {
	const reader = openIndex(stateOf(root));
	const rows = reader.db.prepare('SELECT path, reason FROM skip').raw().all() as [string, number][];
	reader.close();
	return Object.fromEntries(rows.map(([path, reason]) => [path, SKIP_REASONS[reason]]));
}

const TABLES = ['meta', 'name', 'file', 'file_blob', 'segment', 'chunk', 'call_site', 'import', 'export'];
const MORE_TABLES = ['skip', 'trigram', 'name_files', 'sqlite_stat1'];
/** Columns that differ between two copies of a folder. */
const OF_THE_DISK = ['mtime_us', 'ctime_us', 'inode'];

/** Every row of every table but what depends on when and where the folder was written, as texts. */
export function rowsOf(root: string, without: string[] = OF_THE_DISK): Record<string, string[]> {
	const reader = openIndex(stateOf(root));
	const dump: Record<string, string[]> = {};
	for (const table of [...TABLES, ...MORE_TABLES]) {
		const columns = reader.db
			.prepare('SELECT name FROM pragma_table_xinfo(?)')
			.pluck()
			.all(table)
			.filter((column) => !without.includes(String(column)));
		const rows = reader.db.prepare(`SELECT ${columns.join()} FROM ${table}`).raw().all() as unknown[][];
		dump[table] = rows.map((row) => row.map(printed).join(' | '));
	}
	reader.close();
	return dump;
}

function printed(value: unknown): string {
	return Buffer.isBuffer(value) ? value.toString('base64') : String(value);
}

/** SHA-256 of the live index file. */
export function fingerprint(root: string): string {
	const state = stateOf(root);
	return createHash('sha256')
		.update(readFileSync(indexPath(state, readCurrent(state)!.name)))
		.digest('hex');
}

/** Process ids of the children of a process that have not ended. Linux only. */
export function childProcesses(of = process.pid): number[] {
	const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
	return pids.map(Number).filter((pid) => {
		try {
			// "pid (name) state parent …", and the name may hold anything.
			const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
			return Number(parent) === of && state !== 'Z';
		} catch {
			return false;
		}
	});
}

/** What was killed is gone within a moment. */
export async function expectNoChildren(): Promise<void> {
	await expect.poll(() => childProcesses(), { timeout: 5000, interval: 20 }).toEqual([]);
}

/** Only what stays between builds is in the state folder. */
export function expectTidy(root: string): void {
	const state = stateOf(root);
	const live = readCurrent(state)?.name;
	// A connection that only reads makes the companions of the log and may not remove them.
	const kept = ['.gitignore', 'current', live, `${live}-wal`, `${live}-shm`, 'lock.db', 'record.db'];
	expect(readdirSync(state.folder).filter((name) => !kept.includes(name))).toEqual([]);
}
