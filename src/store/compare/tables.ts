/**
 * What of each table is content. Two right indices of one repository differ in ids (of files and names), in
 * postings and names that nothing uses any more, and in stamps; in nothing else.
 */

/** A table whose rows belong to a file. */
export interface FileTable {
	name: string;
	/** How a row tells its file: it has the file's id, names it in `file`, or has it in the upper bits of its id. */
	keyed: 'id' | 'file' | 'row id';
	/** Columns that hold the id of a name: compared by its text. */
	names: readonly string[];
	/** Columns with a packed list of such ids. */
	nameLists: readonly string[];
	/** Columns that hold the position of a row of the file in a table that comes before. */
	refers: Readonly<Record<string, string>>;
	/** Its rows depend on other files, too, and have no order: they are compared when all files are. */
	isLinked?: true;
	/** Columns that say when and where a file was read, not what it holds. */
	stamps: readonly string[];
}

const STAMPS = ['mtime_us', 'ctime_us', 'inode'];
const PLAIN = { names: [], nameLists: [], refers: {}, stamps: [] };

/** In the order in which they are compared. Columns that are not named are compared as they are. */
export const FILE_TABLES: readonly FileTable[] = [
	{ ...PLAIN, name: 'file', keyed: 'id', stamps: STAMPS },
	{ ...PLAIN, name: 'segment', keyed: 'file', refers: { parent: 'segment' } },
	{
		...PLAIN,
		name: 'chunk',
		keyed: 'row id',
		names: ['name', 'container'],
		refers: { segment: 'segment', parent: 'chunk' },
	},
	{
		...PLAIN,
		name: 'import',
		keyed: 'row id',
		names: ['module', 'imported', 'local'],
		refers: { chunk: 'chunk' },
	},
	{
		...PLAIN,
		name: 'export',
		keyed: 'row id',
		names: ['exported', 'local', 'module'],
		refers: { chunk: 'chunk' },
	},
	{ ...PLAIN, name: 'call_site', keyed: 'row id', names: ['name'], refers: { caller: 'chunk' } },
	{ ...PLAIN, name: 'fact', keyed: 'row id', names: ['kind'], refers: { chunk: 'chunk' } },
	{ ...PLAIN, name: 'file_blob', keyed: 'file', nameLists: ['names'] },
	{ ...PLAIN, name: 'file_words', keyed: 'file' },
	{ ...PLAIN, name: 'manifest', keyed: 'file' },
	{ ...PLAIN, name: 'module_link', keyed: 'file', names: ['module', 'target', 'rule'], isLinked: true },
	{ ...PLAIN, name: 'call_link', keyed: 'row id', names: ['place', 'name'], isLinked: true },
	{
		...PLAIN,
		name: 'call_candidate',
		keyed: 'row id',
		names: ['place'],
		refers: { call: 'call_site' },
		isLinked: true,
	},
	{
		...PLAIN,
		name: 'relation',
		keyed: 'row id',
		names: ['written', 'place', 'name'],
		refers: { chunk: 'chunk' },
		isLinked: true,
	},
	{ ...PLAIN, name: 'link_need', keyed: 'file', names: ['place'], isLinked: true },
];

/** Tables of omissions and of what an index says about itself: one row a key, compared by it. */
export interface KeyedTable {
	name: string;
	key: string;
	stamps: readonly string[];
	/** Rows that say how the index came about, not what it holds. */
	history: readonly string[];
}

export const SKIP: KeyedTable = { name: 'skip', key: 'path', stamps: ['size', ...STAMPS], history: [] };
export const META: KeyedTable = { name: 'meta', key: 'key', stamps: [], history: ['next_file', 'replaced'] };

/** Tables of postings: compared by the keys they give each file. */
export const POSTING_TABLES = ['trigram', 'name_files'] as const;
export type PostingTable = (typeof POSTING_TABLES)[number];

/** Compared by its texts, wherever a row of another table uses them. */
export const NAME_TABLE = 'name';
