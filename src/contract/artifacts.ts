import type { z } from 'zod';
import type { LinkStatus } from '../model/link.ts';
import {
	type CallSiteRow,
	callSiteRow,
	type FileRelationsRow,
	fileRelationsRow,
	type GraphRelationsRow,
	graphRelationsRow,
	type VfsManifestRow,
	vfsManifestRow,
} from './schemas/relation-rows.ts';
import {
	type ChunkMetaRow,
	chunkMetaRow,
	type EdgeRow,
	edgeRow,
	type OccurrenceRow,
	occurrenceRow,
	type SymbolRow,
	symbolRow,
} from './schemas/symbol-rows.ts';

/** The rows of each artifact, by its name. */
export interface Rows {
	chunk_meta: ChunkMetaRow;
	symbols: SymbolRow;
	symbol_occurrences: OccurrenceRow;
	symbol_edges: EdgeRow;
	call_sites: CallSiteRow;
	file_relations: FileRelationsRow;
	graph_relations: GraphRelationsRow;
	vfs_manifest: VfsManifestRow;
}
export type ArtifactName = keyof Rows;

/** Values that rows are sorted by: the path of a file first, as bytes of UTF-8; then by code unit, or as numbers. */
export type OrderKey = readonly (string | number)[];

export interface Artifact<Row> {
	about: string;
	/** Of the rows. */
	version: string;
	schema: z.ZodType<Row>;
	orderedBy: string;
	order(row: Row): OrderKey;
	/** Of the reference that a row is about. */
	statusOf?(row: Row): LinkStatus;
	/** What a row that is too long loses, one after another. */
	trims?: { [Part in 'evidence' | 'args' | 'candidates']?: (row: Row) => Row };
}

/** All artifacts, in the order that validation reads them: what others refer to comes first. */
export const ARTIFACTS: { readonly [Name in ArtifactName]: Artifact<Rows[Name]> } = {
	chunk_meta: {
		about: 'Every unit of code with a range: functions, methods, classes, types, values, modules.',
		version: '2.0.0',
		schema: chunkMetaRow,
		orderedBy: 'file, start, end downwards, chunkUid',
		order: ({ file, start, end, chunkUid }) => [file, start, -end, chunkUid],
		trims: {
			evidence: (row) => ({ ...row, annotations: [], summary: null }),
			args: (row) => ({ ...row, params: [] }),
		},
	},
	symbols: {
		about: 'The named chunks, modules aside, with their identities.',
		version: '1.0.0',
		schema: symbolRow,
		orderedBy: 'file, virtualPath, qualifiedName, kindGroup, chunkUid',
		order: ({ file, virtualPath, qualifiedName, kindGroup, chunkUid }) => [
			...[file, virtualPath, qualifiedName, kindGroup, chunkUid],
		],
	},
	symbol_occurrences: {
		about:
			'Where names of symbols stand: definitions, calls, bases, types, functions that are passed on, and modules.',
		version: '2.0.0',
		schema: occurrenceRow,
		orderedBy: 'fromFile, range, occurrenceKind, via, targetName, fromChunkUid',
		order: ({ fromFile, range, occurrenceKind, via, targetName, fromChunkUid }) => [
			fromFile,
			range?.start ?? -1,
			range?.end ?? -1,
			...[occurrenceKind, via, targetName, fromChunkUid],
		],
		statusOf: ({ ref }) => ref.status,
		trims: {
			candidates: (row) => ({ ...row, ref: { ...row.ref, candidates: [] } }),
		},
	},
	symbol_edges: {
		about:
			'What chunks refer to: one row for each chunk, way and target, with how often. Nothing is left out for not being resolved.',
		version: '2.0.0',
		schema: edgeRow,
		orderedBy: 'fromFile, fromChunkUid, edgeKind, via, to.targetName, to.status, its targets',
		order: ({ fromFile, fromChunkUid, edgeKind, via, to }) => [
			...[fromFile, fromChunkUid, edgeKind, via, to.targetName, to.status],
			to.resolved?.chunkUid ?? to.external?.package ?? '',
			to.external?.name ?? '',
			to.candidates.map(({ chunkUid }) => chunkUid).join('\n'),
		],
		statusOf: ({ to }) => to.status,
		trims: {
			candidates: (row) => ({ ...row, to: { ...row.to, candidates: [] } }),
		},
	},
	call_sites: {
		about:
			'Every call, construction, decorator, JSX element, and every function that a call is given by name.',
		version: '2.0.0',
		schema: callSiteRow,
		orderedBy: 'relPath, callerChunkUid, start, end, calleeNormalized, calleeRaw, via',
		order: ({ relPath, callerChunkUid, start, end, calleeNormalized, calleeRaw, via }) => [
			...[relPath, callerChunkUid, start, end, calleeNormalized, calleeRaw, via],
		],
		statusOf: ({ status }) => status,
		trims: {
			evidence: (row) => ({ ...row, evidence: [] }),
			args: ({ kwargs: _, ...row }) => ({ ...row, args: [], argsSummary: [] }),
			candidates: (row) => ({ ...row, targetCandidates: [] }),
		},
	},
	file_relations: {
		about: 'What each file imports and exports.',
		version: '2.0.0',
		schema: fileRelationsRow,
		orderedBy: 'file, part',
		order: ({ file, part }) => [file, part],
	},
	graph_relations: {
		about:
			'The graph, version 2: a node for each chunk, then the edges that lead from chunks of the file. Resolved ones alone are edges; their ends are chunkUids.',
		version: '2.0.0',
		schema: graphRelationsRow,
		orderedBy: 'file, nodes before edges; nodes by id; edges by graph, from, to',
		order: (row) =>
			row.type === 'node' ? [row.file, 0, row.id] : [row.file, 1, row.graph, row.from, row.to],
	},
	vfs_manifest: {
		about: 'The files and segments as tools see them: each under a path with the extension of its language.',
		version: '1.0.0',
		schema: vfsManifestRow,
		orderedBy: 'containerPath, segmentStart, virtualPath',
		order: ({ containerPath, segmentStart, virtualPath }) => [containerPath, segmentStart ?? -1, virtualPath],
	},
};

export const ARTIFACT_NAMES = Object.keys(ARTIFACTS) as ArtifactName[];
