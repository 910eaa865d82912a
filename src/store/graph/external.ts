import { type CodeGraph, EDGE_KINDS } from '../../model/graph.ts';
import { LINK_STATUSES } from '../../model/link.ts';
import { CALL_VIAS } from '../../model/recorder.ts';
import { callBitsSql } from '../call-bits.ts';
import { linkBitsSql } from '../link-bits.ts';
import { prepared } from '../prepared.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';

/** A place that leads to a package. */
export interface ExternalUse {
	/** The chunk that it leads from. */
	node: number;
	/** Position of the file among those of the graph, and offset in it. */
	file: number;
	start: number;
	kind: number;
	rule: number;
	package: string;
	/** Name in that package; null for the package as a whole. */
	name: string | null;
}

const EXTERNAL = LINK_STATUSES.indexOf('external');
const IMPORT = EDGE_KINDS.indexOf('import');

interface Row {
	file: number;
	chunk: number;
	start: number;
	kind: number;
	rule: number;
	package: string;
	name: string | null;
}

const CALL = `SELECT l.file, s.caller AS chunk, s.start + s.name_offset AS start, ${callBitsSql('s').via} AS kind,
		${linkBitsSql('l').rule} AS rule, p.text AS package, n.text AS name
	FROM call_link l JOIN call_site s ON s.id = l.id JOIN name p ON p.id = l.place LEFT JOIN name n ON n.id = l.name`;
const RELATION = `SELECT r.file, r.chunk, r.start, r.kind + ${CALL_VIAS.length} AS kind, ${linkBitsSql('r').rule} AS rule,
		p.text AS package, n.text AS name
	FROM relation r JOIN name p ON p.id = r.place LEFT JOIN name n ON n.id = r.name`;
/** The first import of each name of a package. */
const IMPORTS = `SELECT i.file, i.chunk, i.start + i.name_offset AS start, ${IMPORT} AS kind, 0 AS rule, p.text AS package,
		n.text AS name
	FROM module_link k JOIN import i ON i.module = k.module AND i.file = k.file JOIN name p ON p.id = k.target
		LEFT JOIN name n ON n.id = i.imported`;

/** Everything that uses a package, or one name of it: calls, bases, types, imports. */
export function usesOfPackage(
	reader: IndexReader,
	graph: CodeGraph,
	owner: string,
	name: string | null,
): ExternalUse[] {
	const { db } = reader;
	const packages = [owner, owner.startsWith('node:') ? owner.slice(5) : `node:${owner}`];
	const names = name === null ? null : JSON.stringify([name, `default.${name}`]);
	const named = '(@names IS NULL OR n.text IN (SELECT value FROM json_each(@names)))';
	const places = 'IN (SELECT id FROM name WHERE text IN (SELECT value FROM json_each(@packages)))';
	const given = { packages: JSON.stringify(packages), names };
	const rows = [
		...all(db, `${CALL} WHERE l.place ${places} AND l.chunk IS NULL AND ${named}`, given),
		...all(db, `${RELATION} WHERE r.place ${places} AND r.target IS NULL AND ${named}`, given),
		...all(db, `${IMPORTS} WHERE k.target ${places} AND k.status = ${EXTERNAL} AND ${named}`, given),
	];
	return located(graph, rows);
}

/** What chunks use of packages: calls, bases and types. */
export function packagesUsedBy(
	reader: IndexReader,
	graph: CodeGraph,
	nodes: ReadonlySet<number>,
	files: ReadonlySet<number>,
): ExternalUse[] {
	const found: ExternalUse[] = [];
	for (const file of [...files].sort((a, b) => a - b)) {
		const first = graph.fileIds[file] * 2 ** ORD_BITS;
		const given = { first, last: first + 2 ** ORD_BITS - 1 };
		const calls = `${CALL} WHERE l.id BETWEEN @first AND @last AND l.chunk IS NULL AND ${linkBitsSql('l').status} = ${EXTERNAL}`;
		const relations = `${RELATION} WHERE r.id BETWEEN @first AND @last AND r.target IS NULL`;
		const rows = [...all(reader.db, calls, given), ...all(reader.db, relations, given)];
		for (const use of located(graph, rows)) if (nodes.has(use.node)) found.push(use);
	}
	return found;
}

function all(db: IndexReader['db'], sql: string, given: Record<string, unknown>): Row[] {
	return prepared<[Record<string, unknown>], Row>(db, sql).all(given);
}

/** Of graphs that are asked again: one answer looks at many files, one after the other. */
const places = new WeakMap<CodeGraph, Map<number, number>>();

/** Positions of files in a graph, by their ids. */
function filePlaces(graph: CodeGraph): Map<number, number> {
	let known = places.get(graph);
	if (known === undefined) {
		known = new Map(Array.from(graph.fileIds, (id, at) => [id, at]));
		places.set(graph, known);
	}
	return known;
}

/** In the order of files and places. */
function located(graph: CodeGraph, rows: readonly Row[]): ExternalUse[] {
	const files = filePlaces(graph);
	return rows
		.map(({ file: id, chunk, ...row }) => {
			const file = files.get(id)!;
			return { ...row, file, node: graph.owners[graph.firsts[file] + chunk] };
		})
		.sort((a, b) => a.file - b.file || a.start - b.start || a.kind - b.kind);
}
