import { CHUNK_KINDS, ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { FILE_STATUSES, FileFlag } from '../../model/file.ts';
import { readMeta } from '../index-meta.ts';
import { lineLookup } from '../line-lookup.ts';
import type { IndexReader } from '../reader.ts';
import { COMPLEX } from '../schema.ts';

/** What is shown of each list; `total` says how many there are. */
const SHOWN = 8;

interface Endpoint {
	method: string;
	path: string;
	file: string;
	line: number;
}

export interface Listed<T> {
	total: number;
	first: T[];
}

export interface Overview {
	files: number;
	lines: number;
	languages: { language: string; files: number; lines: number }[];
	packages: Listed<{ path: string; files: number; lines: number }>;
	entryPoints: Listed<{ file: string; line: number; name: string }>;
	/** With what was found of each. */
	frameworks: { name: string; found: string[] }[];
	endpoints: Listed<Endpoint>;
	models: Listed<{ name: string; file: string; line: number }>;
	jobs: Listed<{ name: string; file: string; line: number }>;
	tests: { files: number; cases: number };
	biggest: { file: string; lines: number }[];
	mostComplex: { symbol: string; file: string; line: number; cyclomatic: number; cognitive: number }[];
	skipped: Record<string, number>;
}

const CALLABLE = ['function', 'method', 'constructor', 'getter', 'setter', 'lambda']
	.map((kind) => CHUNK_KINDS.indexOf(kind as ChunkKind))
	.join();

/** What a repository is, from counts and from the ends of sorted lists: one pass over the chunks at most. */
export function overviewOf(reader: IndexReader, endpoints: readonly Endpoint[]): Overview {
	const { db } = reader;
	const meta = readMeta(reader);
	return {
		files: meta.counts.files,
		lines: meta.counts.lines,
		languages: meta.languages
			.map(({ language, files, lines }) => ({ language, files, lines }))
			.sort((a, b) => b.lines - a.lines || compare(a.language, b.language)),
		packages: packagesOf(reader),
		entryPoints: entryPointsOf(reader),
		frameworks: frameworksOf(reader),
		endpoints: {
			total: endpoints.length,
			first: endpoints.slice(0, SHOWN).map(({ method, path, file, line }) => ({ method, path, file, line })),
		},
		models: named(reader, MODEL_KINDS),
		jobs: named(reader, JOB_KINDS),
		tests: testsOf(reader),
		biggest: db
			.prepare<[], { file: string; lines: number }>(
				`SELECT path AS file, lines FROM file WHERE status <> ${FILE_STATUSES.indexOf('text')} ORDER BY lines DESC, path LIMIT ${SHOWN}`,
			)
			.all(),
		mostComplex: mostComplex(reader),
		skipped: meta.skipped,
	};
}

function packagesOf({ db }: IndexReader): Overview['packages'] {
	const all = db
		.prepare<[], { path: string; files: number; lines: number }>(
			`SELECT package AS path, count(*) AS files, sum(lines) AS lines FROM file WHERE package IS NOT NULL
			GROUP BY package ORDER BY lines DESC, package`,
		)
		.all();
	return { total: all.length, first: all.slice(0, SHOWN) };
}

/** Functions that a system starts, and files that a language runs by their name. */
function entryPointsOf({ db }: IndexReader): Overview['entryPoints'] {
	const lines = lineLookup(db);
	const mains = db
		.prepare<[], { path: string; file: number; start: number; name: string }>(
			`SELECT f.path, c.file, c.start + coalesce(c.name_offset, 0) AS start,
				coalesce(cn.text || '.', '') || n.text AS name
			FROM chunk c JOIN name n ON n.id = c.name JOIN file f ON f.id = c.file LEFT JOIN name cn ON cn.id = c.container
			WHERE c.name IN (SELECT id FROM name WHERE text IN ('main', 'Main')) AND c.kind IN (${CALLABLE})
				AND (f.flags & ${FileFlag.test | FileFlag.generated | FileFlag.vendored}) = 0
				AND (f.language IN ('c', 'cpp', 'go', 'rust', 'dart', 'kotlin', 'swift') AND c.container IS NULL
					OR f.language IN ('java', 'csharp', 'kotlin') AND c.container IS NOT NULL)
			ORDER BY f.path, c.id`,
		)
		.all();
	const files = db
		.prepare<[], { path: string }>(
			`SELECT path FROM file WHERE (flags & ${FileFlag.test | FileFlag.generated | FileFlag.vendored}) = 0 AND (
				path IN ('manage.py', 'wsgi.py', 'asgi.py', 'app.py', 'main.py', 'server.js', 'server.ts', 'app.js', 'app.ts', 'index.php', 'config.ru')
				OR path LIKE '%/\\_\\_main\\_\\_.py' ESCAPE '\\' OR path LIKE '%/manage.py'
				OR path IN ('src/main.ts', 'src/main.js', 'src/main.tsx', 'src/index.ts', 'src/index.tsx', 'src/index.js', 'src/server.ts', 'src/server.js', 'src/app.ts', 'src/app.js', 'src/main.py', 'src/app.py', 'app/main.py', 'public/index.php')
				OR path LIKE 'bin/%' AND path NOT LIKE 'bin/%/%')
			ORDER BY path`,
		)
		.all();
	const all = [
		...mains.map(({ path, file, start, name }) => ({ file: path, line: lines.lineOf(file, start), name })),
		...files.map(({ path }) => ({ file: path, line: 1, name: path.slice(path.lastIndexOf('/') + 1) })),
	].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
	return { total: all.length, first: all.slice(0, SHOWN) };
}

const MODEL_KINDS = ['orm_model', 'python_orm_model', 'prisma_model'];
const JOB_KINDS = ['job_worker', 'job_queue', 'celery_task'];
/** Kinds whose facts name their framework. */
const NAMING_KINDS = ['route', 'route_mount', ...MODEL_KINDS, ...JOB_KINDS, 'cli_command'];
/** Kinds that belong to one framework, with what to call what was found. */
const OWN_KINDS: Readonly<Record<string, readonly [framework: string, noun: string]>> = {
	react_component: ['react', 'component'],
	vue_component: ['vue', 'component'],
	angular_component: ['angular', 'component'],
	graphql_type: ['graphql', 'type'],
	prisma_model: ['prisma', 'model'],
	celery_task: ['celery', 'task'],
	python_django_view: ['django', 'view'],
};
const NOUNS: Readonly<Record<string, string>> = {
	route: 'route',
	orm_model: 'model',
	python_orm_model: 'model',
	cli_command: 'command',
};

function frameworksOf({ db }: IndexReader): Overview['frameworks'] {
	const byKind = new Map(
		db
			.prepare<[], [string, number]>(
				'SELECT n.text, count(*) FROM fact s JOIN name n ON n.id = s.kind GROUP BY s.kind ORDER BY n.text',
			)
			.raw()
			.all(),
	);
	const said = db
		.prepare<[], { framework: string; kind: string; count: number }>(
			`SELECT s.attributes ->> 'framework' AS framework, n.text AS kind, count(*) AS count
			FROM fact s JOIN name n ON n.id = s.kind
			WHERE s.kind IN (SELECT id FROM name WHERE text IN (${NAMING_KINDS.map((kind) => `'${kind}'`).join()}))
				AND s.attributes ->> 'framework' IS NOT NULL
			GROUP BY 1, 2 ORDER BY 1, 2`,
		)
		.all();
	const found = new Map<string, string[]>();
	const add = (framework: string, count: number, noun: string) => {
		const entry = `${count} ${noun}${count === 1 ? '' : 's'}`;
		found.set(framework, [...(found.get(framework) ?? []), entry]);
	};
	for (const { framework, kind, count } of said) if (kind in NOUNS) add(framework, count, NOUNS[kind]);
	for (const [kind, [framework, noun]] of Object.entries(OWN_KINDS)) {
		const count = byKind.get(kind) ?? 0;
		if (count > 0) add(framework, count, noun);
	}
	for (const { framework } of said) if (!found.has(framework)) found.set(framework, []);
	return [...found].map(([name, what]) => ({ name, found: what })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Facts with a name of their own, or that of the symbol they are. */
function named({ db }: IndexReader, kinds: readonly string[]): Overview['models'] {
	const lines = lineLookup(db);
	const all = db
		.prepare<[], { name: string; path: string; file: number; start: number }>(
			`SELECT coalesce(s.attributes ->> 'name', s.attributes ->> 'queue', n.text, '') AS name, f.path, s.file, min(s.start) AS start
			FROM fact s JOIN file f ON f.id = s.file
				JOIN chunk c ON c.id = ((s.file << 20) + s.chunk) LEFT JOIN name n ON n.id = c.name
			WHERE s.kind IN (SELECT id FROM name WHERE text IN (${kinds.map((kind) => `'${kind}'`).join()}))
			GROUP BY 1, s.file ORDER BY f.path, min(s.id)`,
		)
		.all();
	const first = all
		.slice(0, SHOWN)
		.map(({ name, path, file, start }) => ({ name, file: path, line: lines.lineOf(file, start) }));
	return { total: all.length, first };
}

function testsOf({ db }: IndexReader): Overview['tests'] {
	return db
		.prepare<[], Overview['tests']>(
			`SELECT (SELECT count(*) FROM file WHERE (flags & ${FileFlag.test}) <> 0) AS files,
				(SELECT count(*) FROM chunk WHERE (flags & ${ChunkFlag.test}) <> 0) AS cases`,
		)
		.get()!;
}

function mostComplex({ db }: IndexReader): Overview['mostComplex'] {
	const lines = lineLookup(db);
	return db
		.prepare<
			[],
			{ symbol: string; path: string; file: number; start: number; cyclomatic: number; cognitive: number }
		>(
			`SELECT coalesce(cn.text || '.', '') || coalesce(n.text, '(anonymous)') AS symbol, f.path, c.file,
				c.start + coalesce(c.name_offset, 0) AS start, c.cyclomatic, c.cognitive
			FROM (SELECT id FROM chunk WHERE cognitive > ${COMPLEX} AND kind IN (${CALLABLE})
				ORDER BY cognitive DESC, cyclomatic DESC LIMIT 200) top
				JOIN chunk c ON c.id = top.id JOIN file f ON f.id = c.file
				LEFT JOIN name n ON n.id = c.name LEFT JOIN name cn ON cn.id = c.container
			WHERE (f.flags & ${FileFlag.test | FileFlag.generated | FileFlag.vendored}) = 0
			ORDER BY c.cognitive DESC, c.cyclomatic DESC, f.path, c.id LIMIT ${SHOWN}`,
		)
		.all()
		.map(({ file, start, path, ...rest }) => ({ ...rest, file: path, line: lines.lineOf(file, start) }));
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
