import type Database from 'better-sqlite3';
import { decodeNames } from '../codec/varint.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import { Names } from './names.ts';
import { FILE_TABLES, type FileTable } from './tables.ts';

/** The rows of one table, by file. Values are as stored but for names, which are texts. */
interface TableRows {
	table: FileTable;
	/** What is compared of a row, in the order of its values. */
	columns: readonly string[];
	statement: Database.Statement<[number, number], unknown[]>;
	/** Positions of columns with the id of a name, and with a packed list of them. */
	nameAt: readonly number[];
	nameListAt: readonly number[];
}

/** Equal to nothing: an id that no name has is a fault on whichever side it is. */
class MissingName {
	readonly nameWithId: number;

	constructor(id: number) {
		this.nameWithId = id;
	}
}

/** What an index holds of a file, in a form that is the same in every right index of it. */
export class FileRows {
	readonly names: Names;
	private readonly tables: readonly TableRows[];

	constructor({ db }: IndexReader) {
		this.names = new Names(db);
		this.tables = FILE_TABLES.map((table) => readTable(db, table));
	}

	columns(table: number): readonly string[] {
		return this.tables[table].columns;
	}

	/** Rows of a file in the table at that position of FILE_TABLES, in their order. */
	rows(table: number, file: number): unknown[][] {
		const { statement, nameAt, nameListAt, table: described } = this.tables[table];
		const first = described.keyed === 'row id' ? file * 2 ** ORD_BITS : file;
		const last = described.keyed === 'row id' ? first + 2 ** ORD_BITS - 1 : file;
		const rows = statement.all(first, last);
		for (const row of rows) {
			for (const at of nameAt) row[at] = this.nameText(row[at]);
			for (const at of nameListAt) row[at] = this.nameTexts(row[at]);
		}
		return described.isLinked ? rows.sort(byText) : rows;
	}

	private nameText(id: unknown): unknown {
		if (typeof id !== 'number') return id;
		return this.names.text(id) ?? new MissingName(id);
	}

	private nameTexts(packed: unknown): unknown {
		if (!Buffer.isBuffer(packed)) return packed;
		const texts = Array.from(decodeNames(packed), (id) => this.nameText(id));
		return texts.find((text) => text instanceof MissingName) ?? JSON.stringify(texts);
	}
}

function byText(a: readonly unknown[], b: readonly unknown[]): number {
	const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
	return left < right ? -1 : left > right ? 1 : 0;
}

function readTable(db: Database.Database, table: FileTable): TableRows {
	const key = table.keyed === 'file' ? 'file' : 'id';
	const stored = db
		.prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
		.pluck()
		.all(table.name);
	const content = stored.filter((column) => column !== key && !table.stamps.includes(column));
	// A row id holds the position in the file, too.
	const columns = table.keyed === 'row id' ? ['ord', ...content] : content;
	const order = columns.includes('ord') ? 'ord' : key;
	const statement = db
		.prepare<[number, number], unknown[]>(
			`SELECT ${columns.join(', ')} FROM ${table.name} WHERE ${key} BETWEEN ? AND ? ORDER BY ${key}, ${order}`,
		)
		.raw();
	const places = (wanted: readonly string[]) =>
		columns.flatMap((column, at) => (wanted.includes(column) ? [at] : []));
	return { table, columns, statement, nameAt: places(table.names), nameListAt: places(table.nameLists) };
}
