import { ARTIFACTS, type ArtifactName, type OrderKey, type Rows } from '../artifacts.ts';
import type { FileContext } from '../file-context.ts';
import { compareKeys } from '../order.ts';
import { callSiteRows } from './call-sites.ts';
import { chunkMetaRows } from './chunk-meta.ts';
import { edgeRows, graphRows } from './edges.ts';
import { fileRelationsRows } from './file-relations.ts';
import { occurrenceRows, symbolRows } from './symbols.ts';
import { vfsManifestRows } from './vfs-manifest.ts';

/** How the rows of a file are made, in any order. */
const BUILDERS: { readonly [Name in ArtifactName]: (context: FileContext) => Iterable<Rows[Name]> } = {
	chunk_meta: chunkMetaRows,
	symbols: symbolRows,
	symbol_occurrences: occurrenceRows,
	symbol_edges: edgeRows,
	call_sites: callSiteRows,
	file_relations: fileRelationsRows,
	graph_relations: graphRows,
	vfs_manifest: vfsManifestRows,
};

/** The rows of an artifact that come from one file, sorted. */
export function rowsOf<Name extends ArtifactName>(name: Name, context: FileContext): Rows[Name][] {
	const { order } = ARTIFACTS[name];
	const keyed: { key: OrderKey; row: Rows[Name] }[] = [];
	for (const row of BUILDERS[name](context)) keyed.push({ key: order(row), row });
	keyed.sort((a, b) => compareKeys(a.key, b.key));
	return keyed.map(({ row }) => row);
}
