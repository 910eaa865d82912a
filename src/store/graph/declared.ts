import { CHUNK_KINDS } from '../../model/chunk.ts';
import { type CodeGraph, EDGE_KINDS, fileOf } from '../../model/graph.ts';
import { CallFlag, IMPORT_KINDS } from '../../model/recorder.ts';
import { callBitsSql } from '../call-bits.ts';
import type { IndexReader } from '../reader.ts';
import { MANIFESTS, ORD_BITS } from '../schema.ts';

const ORD = 2 ** ORD_BITS;

/** What sources say about chunks beyond their edges. */
export interface Declared {
	/** Names of decorators and annotations by node. */
	annotations: Map<number, string[]>;
	/** Headers of classes by node, as written. */
	headers: Map<number, string>;
	/** Facts that a framework runs something, by node. */
	run: Set<number>;
	/** Names that files import: by file and the name there, what it leads to. */
	locals: Map<number, Map<number, number[]>>;
	/** Files that others take as a whole: when they run (`import('./x')`), or under one name (`import * as x`). */
	loaded: Set<number>;
	namespaces: Set<number>;
	/** Nodes that are exported, by name or as the default. */
	exported: Set<number>;
	/** Calls that look something up by a computed name: offsets by file. */
	reflection: Map<number, number>;
	/** Whether the packages of the repository declare routes, by file. */
	routes: Set<number>;
	manifests: { path: string; text: string }[];
}

/** Facts of functions that a framework or a program calls. */
const RUN_KINDS = [
	'route',
	'route_middleware',
	'handler_middleware',
	'controller',
	'cli_command',
	'job_worker',
	'test_fixture',
	'test_case',
];
/** Finds something by a name that is computed, in any language. */
const REFLECTION = ['eval'];
const IMPORT = EDGE_KINDS.indexOf('import');
const STATIC = IMPORT_KINDS.indexOf('import');
const CLASS = CHUNK_KINDS.indexOf('class');

/** `reflection` gives the functions of a language that find something by a computed name. */
export function readDeclared(
	{ db }: IndexReader,
	graph: CodeGraph,
	reflection: (language: string) => readonly string[],
): Declared {
	const files = new Map(Array.from(graph.fileIds, (id, at) => [id, at]));
	const nodeOf = (id: number) => graph.firsts[files.get(Math.floor(id / ORD))!] + (id % ORD);
	const found: Declared = {
		annotations: new Map(),
		headers: new Map(),
		run: new Set(),
		locals: new Map(),
		loaded: new Set(),
		namespaces: new Set(),
		exported: new Set(),
		reflection: new Map(),
		routes: new Set(),
		manifests: db
			.prepare<[], { path: string; text: string }>(`SELECT path, text FROM ${MANIFESTS} ORDER BY path`)
			.all(),
	};
	const annotated = db.prepare<[], [number, string]>(
		"SELECT id, annotations FROM chunk WHERE annotations IS NOT NULL AND annotations <> '[]'",
	);
	for (const [id, json] of annotated.raw().iterate()) {
		found.annotations.set(
			nodeOf(id),
			(JSON.parse(json) as { name: string }[]).map(({ name }) => name),
		);
	}
	const classes = db.prepare<[], [number, string]>(
		`SELECT id, signature FROM chunk WHERE kind = ${CLASS} AND signature IS NOT NULL`,
	);
	for (const [id, signature] of classes.raw().iterate()) found.headers.set(nodeOf(id), signature);
	const facts = db.prepare<[string], [number, number, string]>(
		`SELECT t.id, t.chunk, n.text FROM fact t JOIN name n ON n.id = t.kind
		WHERE n.text IN (SELECT value FROM json_each(?))`,
	);
	for (const [id, chunk, kind] of facts.raw().iterate(JSON.stringify(RUN_KINDS))) {
		const file = files.get(Math.floor(id / ORD))!;
		found.run.add(graph.firsts[file] + chunk);
		if (kind === 'route') found.routes.add(file);
	}
	readLocals(db, graph, files, found);
	const exports = db.prepare<[], [number, number]>('SELECT id, chunk FROM export WHERE chunk IS NOT NULL');
	for (const [id, chunk] of exports.raw().iterate()) {
		found.exported.add(graph.firsts[files.get(Math.floor(id / ORD))!] + chunk);
	}
	const byLanguage = Object.fromEntries(
		[...new Set(graph.languages)].map((language) => [language, [...REFLECTION, ...reflection(language)]]),
	);
	const names = { all: JSON.stringify(Object.values(byLanguage).flat()), by: JSON.stringify(byLanguage) };
	const named = db.prepare<[typeof names], [number, number]>(
		`SELECT s.file, min(s.start) FROM call_site s JOIN file f ON f.id = s.file JOIN name n ON n.id = s.name
		WHERE s.name IN (SELECT id FROM name WHERE text IN (SELECT value FROM json_each(@all)))
			AND n.text IN (SELECT value FROM json_each(@by, '$."' || f.language || '"'))
		GROUP BY 1`,
	);
	const computed = db.prepare<[number], [number, number]>(
		`SELECT file, min(start) FROM call_site s WHERE ${callBitsSql('s').flags} & ? <> 0 GROUP BY 1`,
	);
	for (const [file, start] of [...named.raw().all(names), ...computed.raw().all(CallFlag.computed)]) {
		found.reflection.set(files.get(file)!, start);
	}
	return found;
}

/** What imports bring into files, under the names that they have there. */
function readLocals(
	db: IndexReader['db'],
	graph: CodeGraph,
	files: Map<number, number>,
	found: Declared,
): void {
	const targets = new Map<number, number[]>();
	const { edges } = graph;
	for (let edge = 0; edge < edges.count; edge++) {
		if (edges.kind[edge] !== IMPORT) continue;
		const file = fileOf(graph, edges.source[edge]);
		const key = graph.fileIds[file] * ORD + edges.site[edge];
		const known = targets.get(key);
		if (known === undefined) targets.set(key, [edges.target[edge]]);
		else known.push(edges.target[edge]);
	}
	const rows = db.prepare<[], [number, number, number, string]>(
		'SELECT i.id, coalesce(i.local, 0), i.kind, n.text FROM import i JOIN name n ON n.id = i.imported',
	);
	for (const [id, local, kind, imported] of rows.raw().iterate()) {
		const led = targets.get(id);
		if (led === undefined) continue;
		// `from package import module` of Python hands on a whole file, too.
		const isModule = imported !== '' && led.every((target) => graph.kinds[target] === 0);
		if (imported === '*' || isModule || (imported === '' && kind !== STATIC)) {
			const whole = kind === STATIC || local !== 0 ? found.namespaces : found.loaded;
			for (const target of led) if (graph.kinds[target] === 0) whole.add(fileOf(graph, target));
		}
		if (local === 0) continue;
		const file = files.get(Math.floor(id / ORD))!;
		const locals = found.locals.get(file) ?? new Map<number, number[]>();
		found.locals.set(file, locals.set(local, [...(locals.get(local) ?? []), ...led]));
	}
}
