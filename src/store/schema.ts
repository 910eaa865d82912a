import { ChunkFlag } from '../model/chunk.ts';

/**
 * The tables of an index file. Users never see them: they see the views in `views.ts`.
 *
 * - A row's id is its file's id and its position in the file (`ROW_ID` below), so rows are clustered
 *   by file, replacing a file is one range delete a table, and appending never splits a page.
 * - A file keeps its id until it changes: its new rows get a new id, above all others, so that postings
 *   only ever grow at their end. Ids of files that are gone stay in postings until the next full build;
 *   who reads postings drops those that `file` does not have. Order by path, never by id.
 * - What repeats is an integer: names are interned in `name`, kinds are positions in the lists of `model/`.
 * - A position is one offset. Lines and columns come from `file_blob.line_starts`: as columns they would
 *   be a tenth of the index.
 * - What only code reads in bulk (references, scopes, values) is packed by `codec/`.
 */
export const SCHEMA_VERSION = 17;

/** Rows of one kind that a file may have, as a power of two. */
export const ORD_BITS = 20;

/** The id of the row of `file` at position `ord`, as SQL. */
export function rowId(file: string, ord: string): string {
	return `((${file} << ${ORD_BITS}) + ${ord})`;
}

/** The id of a row by the id of its file and its position there. */
export function idOfRow(file: number, ord: number): number {
	return file * 2 ** ORD_BITS + ord;
}

/** The rows of `file` in the table `alias`, as a condition on the key. */
export function rowsOf(alias: string, file: string): string {
	return `${alias}.id BETWEEN ${rowId(file, '0')} AND ${rowId(file, String(2 ** ORD_BITS - 1))}`;
}

const ROW_ID = `id INTEGER PRIMARY KEY,
	file INTEGER AS (id >> ${ORD_BITS}) VIRTUAL,
	ord INTEGER AS (id & ${2 ** ORD_BITS - 1}) VIRTUAL`;

export const TABLES = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT NOT NULL);

CREATE TABLE file (
	id INTEGER PRIMARY KEY,
	path TEXT NOT NULL,
	language TEXT NOT NULL,
	status INTEGER NOT NULL,
	encoding INTEGER NOT NULL,
	size INTEGER NOT NULL,
	lines INTEGER NOT NULL,
	hash BLOB NOT NULL,
	mtime_us INTEGER NOT NULL,
	ctime_us INTEGER NOT NULL,
	inode INTEGER NOT NULL,
	flags INTEGER NOT NULL,
	package TEXT,
	syntax_errors INTEGER NOT NULL,
	note TEXT
);
-- Linking looks files up before the other indices are made.
CREATE UNIQUE INDEX file_path ON file (path);

CREATE TABLE file_blob (
	file INTEGER PRIMARY KEY,
	line_starts BLOB NOT NULL,
	names BLOB NOT NULL,
	refs BLOB NOT NULL,
	flow BLOB NOT NULL,
	form BLOB NOT NULL -- codec/form.ts: what linking does not read
);

-- Which words are in a file, and how often: codec/file-words.ts.
CREATE TABLE file_words (file INTEGER PRIMARY KEY, words BLOB NOT NULL);

-- Texts of files that say how modules are found: an index alone must tell where imports lead.
CREATE TABLE manifest (file INTEGER PRIMARY KEY, text TEXT NOT NULL);

-- Where a module leads that a file names, in imports and exports.
CREATE TABLE module_link (
	file INTEGER NOT NULL,
	module INTEGER NOT NULL,
	status INTEGER NOT NULL,
	target INTEGER, -- name of a path, of a folder (with a slash at its end) or of a package
	rule INTEGER NOT NULL,
	PRIMARY KEY (file, module)
) WITHOUT ROWID;

-- Where a call leads; its id is that of the call. What is unresolved has no row.
CREATE TABLE call_link (
	${ROW_ID},
	bits INTEGER NOT NULL, -- link-bits.ts
	place INTEGER, -- name of the path of its target, or of a package
	chunk INTEGER, -- position of the target in that file
	name INTEGER -- name of the target in that package
);

-- What a call may lead to that is ambiguous.
CREATE TABLE call_candidate (
	${ROW_ID},
	call INTEGER NOT NULL,
	place INTEGER NOT NULL,
	chunk INTEGER NOT NULL
);

-- What chunks name without a call: bases, types, functions that are passed on.
CREATE TABLE relation (
	${ROW_ID},
	kind INTEGER NOT NULL,
	chunk INTEGER NOT NULL,
	written INTEGER NOT NULL, -- the name that says so
	start INTEGER NOT NULL,
	bits INTEGER NOT NULL, -- link-bits.ts
	place INTEGER NOT NULL, -- as in call_link
	target INTEGER, -- position of the target in that file
	name INTEGER -- name of the target in that package
);

-- Which files were looked at to find out where the calls of a file lead: those it is linked anew with.
CREATE TABLE link_need (
	place INTEGER NOT NULL, -- name of a path, also of a file that is not there
	file INTEGER NOT NULL,
	names BLOB, -- which names it was asked for: codec/bit-set.ts
	inside BLOB, -- inside which functions it was looked at, likewise
	PRIMARY KEY (place, file)
) WITHOUT ROWID;

CREATE TABLE segment (
	file INTEGER NOT NULL,
	ord INTEGER NOT NULL,
	uid TEXT NOT NULL,
	type TEXT NOT NULL,
	language TEXT NOT NULL,
	start INTEGER NOT NULL,
	length INTEGER NOT NULL,
	parent INTEGER,
	PRIMARY KEY (file, ord)
) WITHOUT ROWID;

CREATE TABLE chunk (
	${ROW_ID},
	segment INTEGER,
	parent INTEGER,
	kind INTEGER NOT NULL,
	name INTEGER,
	container INTEGER,
	flags INTEGER NOT NULL,
	start INTEGER NOT NULL,
	length INTEGER NOT NULL,
	name_offset INTEGER,
	cyclomatic INTEGER NOT NULL,
	cognitive INTEGER NOT NULL,
	nesting INTEGER NOT NULL,
	own_lines INTEGER NOT NULL,
	hash BLOB NOT NULL,
	uid_bits INTEGER NOT NULL,
	signature TEXT,
	type TEXT,
	params TEXT,
	annotations TEXT,
	doc_offset INTEGER,
	doc_length INTEGER,
	summary TEXT
);

CREATE TABLE call_site (
	${ROW_ID},
	caller INTEGER NOT NULL,
	name INTEGER NOT NULL,
	bits INTEGER NOT NULL, -- call-bits.ts
	start INTEGER NOT NULL,
	length INTEGER NOT NULL,
	name_offset INTEGER NOT NULL,
	receiver TEXT,
	callee TEXT,
	args TEXT
);

CREATE TABLE import (
	${ROW_ID},
	chunk INTEGER NOT NULL,
	kind INTEGER NOT NULL,
	module INTEGER,
	imported INTEGER NOT NULL,
	local INTEGER,
	flags INTEGER NOT NULL,
	start INTEGER NOT NULL,
	length INTEGER NOT NULL,
	name_offset INTEGER NOT NULL
);

CREATE TABLE export (
	${ROW_ID},
	chunk INTEGER,
	kind INTEGER NOT NULL,
	exported INTEGER NOT NULL,
	local INTEGER,
	module INTEGER,
	flags INTEGER NOT NULL,
	start INTEGER NOT NULL,
	length INTEGER NOT NULL,
	name_offset INTEGER NOT NULL
);

-- What the source declares; \`kind\` is the name of a kind of \`model/facts/\`.
CREATE TABLE fact (
	${ROW_ID},
	kind INTEGER NOT NULL,
	chunk INTEGER NOT NULL,
	start INTEGER NOT NULL,
	length INTEGER NOT NULL,
	attributes TEXT
);

CREATE TABLE skip (
	path TEXT PRIMARY KEY,
	reason INTEGER NOT NULL,
	detail TEXT NOT NULL,
	folder INTEGER NOT NULL,
	-- Of a file left out for its content.
	size INTEGER,
	mtime_us INTEGER,
	ctime_us INTEGER,
	inode INTEGER,
	hash BLOB,
	manifest TEXT -- of a manifest that ignore rules leave out: its text, as in the table of that name
) WITHOUT ROWID;

-- Which files hold a key: trigrams of the text, and names that a file mentions. One row a key and
-- block of files (postingId); \`files\` is a delta-varint list (codec/postings.ts).
CREATE TABLE trigram (id INTEGER PRIMARY KEY, files BLOB NOT NULL);
CREATE TABLE name_files (id INTEGER PRIMARY KEY, files BLOB NOT NULL);
`;

/** Manifests with their paths, also those that ignore rules leave out, as SQL. */
export const MANIFESTS = `(SELECT f.path, m.text FROM manifest m JOIN file f ON f.id = m.file
	UNION ALL SELECT path, manifest FROM skip WHERE manifest IS NOT NULL)`;

/** Cognitive complexity above which a function is worth a look. */
export const COMPLEX = 15;

/** What linking looks up among all chunks. */
export const LINKING_INDEX = 'CREATE INDEX IF NOT EXISTS chunk_name ON chunk (name) WHERE name IS NOT NULL';

/** Of what files say, whatever it leads to. */
export const ROW_INDICES = `
CREATE INDEX IF NOT EXISTS call_site_name ON call_site (name);
CREATE INDEX IF NOT EXISTS import_module ON import (module);
CREATE INDEX IF NOT EXISTS fact_kind ON fact (kind);
-- What an overview asks of all chunks: the most complex ones, and how many tests there are.
CREATE INDEX IF NOT EXISTS chunk_notable ON chunk (cognitive, cyclomatic, kind, flags)
	WHERE cognitive > ${COMPLEX} OR (flags & ${ChunkFlag.test}) <> 0;
`;

/** Made after the rows of a full build: half the time of keeping them up to date meanwhile. */
export const INDICES = `
CREATE UNIQUE INDEX name_text ON name (text);
${LINKING_INDEX};
CREATE INDEX call_link_place ON call_link (place, chunk) WHERE place IS NOT NULL;
CREATE INDEX call_candidate_place ON call_candidate (place, chunk);
CREATE INDEX relation_place ON relation (place, target);
CREATE INDEX link_need_file ON link_need (file);
${ROW_INDICES}`;
