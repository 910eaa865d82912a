import { ARTIFACTS, type ArtifactName, type Rows } from '../artifacts.ts';
import type { FileContext } from '../file-context.ts';
import { compareWithin } from '../order.ts';
import { callSiteLines } from './call-sites.ts';
import { chunkMetaLines } from './chunk-meta.ts';
import { edgeLines } from './edges.ts';
import { fileRelationsRows } from './file-relations.ts';
import { graphLines } from './graph.ts';
import type { Line } from './line.ts';
import { occurrenceLines, symbolLines } from './symbols.ts';
import { vfsManifestRows } from './vfs-manifest.ts';

/** How the rows of a file are made, in any order. */
const BUILDERS: { readonly [Name in ArtifactName]: (context: FileContext) => Line[] } = {
	chunk_meta: chunkMetaLines,
	symbols: symbolLines,
	symbol_occurrences: occurrenceLines,
	symbol_edges: edgeLines,
	call_sites: callSiteLines,
	file_relations: (context) => printed('file_relations', fileRelationsRows(context)),
	graph_relations: graphLines,
	vfs_manifest: (context) => printed('vfs_manifest', vfsManifestRows(context)),
};

/** The rows of an artifact that come from one file, sorted. */
export function linesOf(name: ArtifactName, context: FileContext): Line[] {
	return BUILDERS[name](context).sort((a, b) => compareWithin(a.key, b.key));
}

/** Of artifacts with few rows. */
function printed<Name extends 'file_relations' | 'vfs_manifest'>(
	name: Name,
	rows: Iterable<Rows[Name]>,
): Line[] {
	const { order } = ARTIFACTS[name];
	return Array.from(rows, (row) => ({
		text: () => JSON.stringify(row),
		key: order(row).slice(1),
		status: null,
	}));
}
