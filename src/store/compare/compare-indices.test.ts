import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { type BuildOptions, buildIndex } from '../../index/pipeline.ts';
import { FILE_STATUSES, SKIP_REASONS } from '../../model/file.ts';
import { openIndex } from '../reader.ts';
import type { StateFolder } from '../state.ts';
import { breakSeal } from '../testing/break-seal.ts';
import { type CompareOptions, type Comparison, compareIndices } from './compare-indices.ts';
import { fileDigest } from './file-digest.ts';
import { FILE_TABLES, META, NAME_TABLE, POSTING_TABLES, SKIP } from './tables.ts';

/** Something of everything: every table has rows of it. */
const FILES = {
	'package.json': '{ "name": "sample" }\n',
	'src/shape.ts':
		'import { area as size, type Unit } from "./area.ts";\n/** A shape. */\n@mark("x")\nexport class Shape {\n\tside: Unit = 1;\n\tgrow(by = 2): number {\n\t\tif (by > 1) return size(this.side, by);\n\t\treturn 0;\n\t}\n}\nexport { size as default, size };\nexport * from "./other.ts";\n',
	'src/area.ts':
		'export function area(a: number, b: number) {\n\treturn Math.max(a, b);\n}\nfunction least() {}\nexport const pick = (few: boolean) => (few ? least : area)(1, 2);\nclass Small extends Error {}\nclass Smaller extends Small {}\n',
	'src/App.vue': '<script setup lang="ts">\nimport { area } from "./area.ts";\narea(1, 2);\n</script>\n',
	'notes.md':
		'# Notes\n\n```html\n<script>\nrun(1);\n</script>\n```\n\n```python\ndef run(x):\n    return x\n```\n',
	'src/server.ts':
		'import express from "express";\nconst app = express();\napp.get("/x", (req, res) => res.send(1));\n',
	'tool.py': 'import os\n\ndef main(*names):\n    return os.getcwd()\n',
	'broken.py': 'def half(:\n    pass\n\ndef whole():\n    return 1\n',
	'logo.png': '\u0089PNG\0\0',
};

let folder: string;
let root: string;
let indexed: StateFolder;
let fresh: StateFolder;

beforeAll(async () => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-compare-')));
	root = join(folder, 'root');
	for (const [path, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	indexed = await build('indexed');
	fresh = await build('fresh', {}, { order: 'reverse', jobs: 2 });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function build(name: string, settings = {}, options: Partial<BuildOptions> = {}): Promise<StateFolder> {
	const state = { root, folder: join(folder, name) };
	await buildIndex({ root, state, config: configSchema.parse(settings), jobs: 1, ...options });
	return state;
}

async function compare(left: StateFolder, right: StateFolder, options?: CompareOptions): Promise<Comparison> {
	const readers = [openIndex(left), openIndex(right)];
	try {
		return await compareIndices(readers[0], readers[1], options);
	} finally {
		for (const reader of readers) reader.close();
	}
}

/** A copy of an index with a change. */
function altered(change: (db: Database.Database) => void): StateFolder {
	const state = { root, folder: join(folder, 'altered') };
	rmSync(state.folder, { recursive: true, force: true });
	cpSync(indexed.folder, state.folder, { recursive: true });
	const db = new Database(breakSeal(state));
	try {
		change(db);
	} finally {
		db.close();
	}
	return state;
}

function tablesOf(state: StateFolder): { name: string; columns: string[] }[] {
	const reader = openIndex(state);
	try {
		const names = reader.db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
		return names.map((name) => ({
			name: String(name),
			columns: reader.db.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(name) as string[],
		}));
	} finally {
		reader.close();
	}
}

test('two builds are the same', async () => {
	const { files, rows, difference, notComparable } = await compare(indexed, fresh);
	expect(difference).toBeNull();
	expect(notComparable).toEqual([]);
	expect(files).toBe(Object.keys(FILES).length - 1);
	for (const { name } of FILE_TABLES) expect(rows[name], name).toBeGreaterThan(0);
	for (const name of POSTING_TABLES) expect(rows[name], name).toBeGreaterThan(0);
});

test('every table is compared', () => {
	const compared = [...FILE_TABLES, SKIP, META].map(({ name }) => name);
	// What the query planner knows is not content.
	const known = [...compared, ...POSTING_TABLES, NAME_TABLE, 'sqlite_stat1', 'sqlite_stat4'];
	expect(tablesOf(indexed).filter(({ name }) => !known.includes(name))).toEqual([]);
});

describe('a value that is another', () => {
	const stamps = new Map([...FILE_TABLES, SKIP].map(({ name, stamps }) => [name, stamps]));

	test('is found, whatever the table and the column', async () => {
		const unnoticed: string[] = [];
		for (const { name, columns } of tablesOf(indexed)) {
			if (name.startsWith('sqlite_')) continue;
			for (const column of columns) {
				const state = altered((db) => alterOne(db, name, column));
				const { difference } = await compare(state, fresh);
				const isStamp = stamps.get(name)?.includes(column) ?? false;
				if ((difference === null) !== isStamp) unnoticed.push(`${name}.${column}`);
				if (isStamp || difference === null || ELSEWHERE.has(`${name}.${column}`)) continue;
				expect(difference, `${name}.${column}`).toMatchObject({ table: name, column });
				expect(difference.indexed).not.toBe(difference.fresh);
			}
		}
		expect(unnoticed).toEqual([]);
	}, 60_000);

	/** Columns that decide where a row belongs: another value makes a row appear or disappear. */
	const ELSEWHERE = new Set([
		'meta.key',
		'skip.path',
		'file.id',
		'file.path',
		'file_blob.file',
		'file_words.file',
		'segment.file',
		'manifest.file',
		'module_link.file',
		'module_link.module',
		'link_need.file',
		'link_need.place',
		...[
			'chunk',
			'call_site',
			'call_link',
			'call_candidate',
			'relation',
			'import',
			'export',
			'fact',
			'name',
		].map((name) => `${name}.id`),
		'trigram.id',
		'name_files.id',
		'name.text',
		'trigram.files',
		'name_files.files',
	]);
});

/** Gives one row another value in one column: the last row that has one there. */
function alterOne(db: Database.Database, table: string, column: string): void {
	const keys = db
		.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0')
		.pluck()
		.all(table) as string[];
	const row = db
		.prepare(`SELECT * FROM ${table} ORDER BY ${column} IS NULL, ${keys.map((key) => `${key} DESC`)} LIMIT 1`)
		.get() as Record<string, unknown>;
	const where = keys.map((key) => `${key} = @${key}`).join(' AND ');
	const { changes } = db
		.prepare(`UPDATE ${table} SET ${column} = @changed_ WHERE ${where}`)
		.run({ ...row, changed_: another(row[column]) });
	expect(changes).toBe(1);
}

function another(value: unknown): unknown {
	if (typeof value === 'number') return value + 1;
	if (typeof value === 'string') return `${value}x`;
	if (!Buffer.isBuffer(value)) return 1;
	const bytes = Buffer.from(value);
	bytes[bytes.length - 1] ^= 1;
	return bytes;
}

describe('a row', () => {
	test('that is missing or one too many is found', async () => {
		for (const { name } of tablesOf(indexed)) {
			if (name.startsWith('sqlite_')) continue;
			const without = altered((db) => {
				const key = db.prepare('SELECT name FROM pragma_table_info(?) WHERE pk = 1').pluck().get(name);
				db.exec(`DELETE FROM ${name} WHERE ${key} = (SELECT max(${key}) FROM ${name})`);
			});
			expect((await compare(without, fresh)).difference, `less ${name}`).not.toBeNull();
			if (name === 'name') continue;
			expect((await compare(indexed, without)).difference, `more ${name}`).not.toBeNull();
		}
	}, 60_000);

	test('of a file that is gone is found', async () => {
		for (const { name, keyed } of FILE_TABLES) {
			if (keyed === 'id') continue;
			const state = altered((db) => {
				db.exec(`CREATE TEMP TABLE one AS SELECT * FROM ${name} LIMIT 1`);
				db.exec(`UPDATE one SET ${keyed === 'file' ? 'file = 4000' : 'id = 4000 << 20'}`);
				const columns = db.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(name).join();
				db.exec(`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM one`);
			});
			expect((await compare(state, fresh)).difference).toMatchObject({
				table: name,
				indexed: 'rows of file 4000, which is not there',
			});
		}
	});
});

test('ids, stamps, and what nothing uses any more do not count', async () => {
	const state = altered((db) => {
		db.exec("INSERT INTO name VALUES (90000, 'nobody uses it')");
		db.exec("INSERT INTO trigram VALUES (7 * 4294967296 + 5, x'0102')");
		db.exec("INSERT INTO name_files VALUES (7 * 4294967296 + 90000, x'03')");
		db.exec("INSERT INTO meta VALUES ('next_file', '4096'), ('replaced', '7')");
		db.exec('UPDATE file SET mtime_us = 1, ctime_us = 2, inode = 3');
	});
	expect((await compare(state, fresh)).difference).toBeNull();
});

test('an index that a query would use wrongly is found', async () => {
	const state = altered((db) => {
		db.unsafeMode(true);
		db.pragma('writable_schema = ON');
		db.exec(
			"UPDATE sqlite_schema SET sql = replace(sql, 'call_site (name)', 'call_site (start)') WHERE name = 'call_site_name'",
		);
	});
	expect((await compare(state, fresh)).difference).toMatchObject({ table: 'the database file', fresh: 'ok' });
});

test('a table that is not there is found', async () => {
	const state = altered((db) => db.exec('DROP INDEX call_site_name'));
	expect((await compare(state, fresh)).difference).toMatchObject({ table: 'call_site_name', indexed: null });
});

test('a position that leads nowhere is found, although both have it', async () => {
	const state = altered((db) => db.exec('UPDATE call_site SET caller = 99'));
	expect((await compare(state, state)).difference).toMatchObject({
		table: 'call_site',
		column: 'caller',
		indexed: '99',
		fresh: 'a chunk of that file',
	});
});

test('a name that is missing is found, although both lack it', async () => {
	const state = altered((db) => db.exec("DELETE FROM name WHERE text = 'getcwd'"));
	expect((await compare(state, state)).difference).toMatchObject({ path: 'tool.py', column: 'name' });
});

test('a file that ran out of time is not compared, everything else is', async () => {
	const code = FILE_STATUSES.indexOf('timed_out');
	const timedOut = (more = '') =>
		altered((db) => {
			db.exec(`UPDATE file SET status = ${code}, note = 'no end after 10 s' WHERE path = 'tool.py'`);
			const id = db.prepare("SELECT id FROM file WHERE path = 'tool.py'").pluck().get() as number;
			const calls = db.prepare('DELETE FROM call_site WHERE file = ?').run(id).changes;
			db.exec(`UPDATE meta SET value = json_set(value, '$.callSites', value ->> 'callSites' - ${calls})
				WHERE key = 'counts'`);
			db.exec(`UPDATE meta SET value = json_set(value, '$.parsed', value ->> 'parsed' - 1, '$.timed_out', 1)
				WHERE key = 'statuses'`);
			db.exec(more);
		});
	const { difference, notComparable } = await compare(timedOut(), fresh);
	expect(difference).toBeNull();
	expect(notComparable).toEqual([{ path: 'tool.py', reason: 'no end after 10 s' }]);
	const other = await compare(timedOut("UPDATE file SET lines = 1 WHERE path = 'src/area.ts'"), fresh);
	expect(other.difference).toMatchObject({ path: 'src/area.ts', column: 'lines' });
});

test('a file left out because no parser came to an end is not compared either', async () => {
	const reason = SKIP_REASONS.indexOf('crashed');
	const state = altered((db) => {
		db.exec(
			`INSERT INTO skip (path, reason, detail, folder) VALUES ('late.ts', ${reason}, 'no end after 10 s', 0)`,
		);
		db.exec(`UPDATE meta SET value = '{"binary":1,"crashed":1}' WHERE key = 'skipped'`);
	});
	const { difference, notComparable } = await compare(state, fresh);
	expect(difference).toBeNull();
	expect(notComparable).toEqual([{ path: 'late.ts', reason: 'no end after 10 s' }]);
});

describe('some paths only', () => {
	test('others do not count', async () => {
		const state = altered((db) => db.exec("UPDATE file SET size = 7 WHERE path = 'tool.py'"));
		const scope = (path: string) => path.startsWith('src/');
		const { difference, files, digests } = await compare(state, fresh, { scope });
		expect(difference).toBeNull();
		expect(files).toBe(4);
		expect([...digests.keys()]).toEqual(['src/App.vue', 'src/area.ts', 'src/server.ts', 'src/shape.ts']);
		const other = await compare(state, fresh, { scope: (path) => path === 'tool.py' });
		expect(other.difference).toMatchObject({ path: 'tool.py', table: 'file', column: 'size', indexed: '7' });
	});
});

test('a digest is that of the file, wherever it is indexed', async () => {
	writeFileSync(join(root, 'another.ts'), 'export const another = 1;\n');
	const later = await build('later');
	rmSync(join(root, 'another.ts'));
	const digest = (state: StateFolder, path: string) => {
		const reader = openIndex(state);
		try {
			return fileDigest(reader, path);
		} finally {
			reader.close();
		}
	};
	for (const path of Object.keys(FILES).filter((name) => name !== 'logo.png')) {
		expect(digest(later, path), path).toBe(digest(indexed, path));
	}
	expect(digest(indexed, 'tool.py')).not.toBe(digest(indexed, 'broken.py'));
	expect(digest(indexed, 'none.py')).toBeNull();
});

test('other settings are found', async () => {
	const other = await build('other', { marks: { test: ['x/**'] } });
	expect((await compare(other, fresh)).difference).toMatchObject({ table: 'meta', row: 'configuration' });
});
