import { merged } from '../../graph/cycles.ts';
import { filesByNode } from '../../graph/module-graph.ts';
import { rank } from '../../graph/rank.ts';
import { CHUNK_KINDS, ChunkFlag, kindGroup } from '../../model/chunk.ts';
import { FileFlag } from '../../model/file.ts';
import type { CodeGraph } from '../../model/graph.ts';

/** Kinds that say what a file is there for. */
const TELLING: ReadonlySet<number> = new Set(
	CHUNK_KINDS.filter(
		(kind) => ['function', 'class', 'method', 'type'].includes(kindGroup(kind)) && kind !== 'lambda',
	).map((kind) => CHUNK_KINDS.indexOf(kind)),
);
const METHODS: ReadonlySet<number> = new Set(
	CHUNK_KINDS.filter((kind) => kindGroup(kind) === 'method').map((kind) => CHUNK_KINDS.indexOf(kind)),
);
const MODULE = CHUNK_KINDS.indexOf('module');

export interface RankedFile {
	file: number;
	/** Share of an endless walk along all that leads from file to file. */
	rank: number;
	/** Its definitions, the most used first. */
	definitions: number[];
}

/** Why files are not ranked. */
export interface Unranked {
	tests: number;
	generated: number;
	/** Steps of a schema's history: later ones change what earlier ones say. */
	migrations: number;
	/** Nothing is defined in them that a map would show. */
	empty: number;
}

/** Files by how central they are, with what they define by how much it is used. What tests use counts for nothing. */
export function rankFiles(
	graph: CodeGraph,
	isMeant: (path: string) => boolean,
): { ranked: RankedFile[]; unranked: Unranked } {
	const { edges } = graph;
	const files = filesByNode(graph);
	const isTest = (file: number) => (graph.fileFlags[file] & FileFlag.test) !== 0;
	const sources: number[] = [];
	const targets: number[] = [];
	const uses = new Float64Array(graph.nodes);
	for (let edge = 0; edge < edges.count; edge++) {
		const from = files[edges.source[edge]];
		const to = files[edges.target[edge]];
		if (isTest(from)) continue;
		// Use by others is what makes a definition matter.
		uses[edges.target[edge]] += from === to ? 0.1 : 1;
		if (from === to) continue;
		sources.push(from);
		targets.push(to);
	}
	const ranks = rank(merged(Int32Array.from(sources), Int32Array.from(targets), graph.paths.length));
	const unranked: Unranked = { tests: 0, generated: 0, migrations: 0, empty: 0 };
	const ranked: RankedFile[] = [];
	for (const [file, path] of graph.paths.entries()) {
		if (!isMeant(path)) continue;
		const definitions = definitionsOf(graph, uses, file);
		if (isTest(file)) unranked.tests++;
		else if ((graph.fileFlags[file] & (FileFlag.generated | FileFlag.vendored)) !== 0) unranked.generated++;
		else if (isMigration(path)) unranked.migrations++;
		else if (definitions.length === 0) unranked.empty++;
		else ranked.push({ file, rank: ranks[file], definitions });
	}
	return { ranked: ranked.sort((a, b) => b.rank - a.rank || a.file - b.file), unranked };
}

/** `migrations/0042_add_users.sql`, `db/migrate/20240102_x.rb`: numbered files below a folder that says so. */
export function isMigration(path: string): boolean {
	return /(?:^|\/)(?:migrations?|migrate|versions)\/(?:[^/]{1,200}\/){0,2}[^/]{0,20}\d{3,}[^/]*$/.test(path);
}

/** Definitions at the top of a file and methods of those; private ones only when something outside uses them. */
function definitionsOf(graph: CodeGraph, uses: Float64Array, file: number): number[] {
	const found: number[] = [];
	for (let node = graph.firsts[file]; node < graph.firsts[file + 1]; node++) {
		if (graph.names[node] === 0 || !TELLING.has(graph.kinds[node])) continue;
		const parent = graph.parents[node];
		const isTop = parent < 0 || graph.kinds[parent] === MODULE;
		const isMember = !isTop && METHODS.has(graph.kinds[node]) && TELLING.has(graph.kinds[parent]);
		if (!isTop && !(isMember && uses[node] >= 1)) continue;
		found.push(node);
	}
	const value = (node: number) => uses[node] + ((graph.flags[node] & ChunkFlag.exported) !== 0 ? 0.5 : 0);
	return found.sort((a, b) => value(b) - value(a) || a - b);
}
