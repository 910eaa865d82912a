import { AssayError } from '../../model/errors.ts';
import type { CodeGraph } from '../../model/graph.ts';
import { inLine } from '../../pack/text.ts';
import type { IndexReader } from '../../store/reader.ts';
import { nodesOf } from '../graph/calls.ts';
import type { Context } from '../question.ts';
import { findTarget } from '../target.ts';

/** Of things with the same name, and of what a query finds. */
const MOST_SEEDS = 8;

export interface Seeds {
	nodes: number[];
	/** What a reader of the pack should know about how they were found. */
	notes: string[];
}

/** What a pack is about: targets as every question takes them, or words. */
export async function findSeeds(
	context: Context,
	reader: IndexReader,
	graph: CodeGraph,
	targets: readonly string[],
): Promise<Seeds> {
	const found: Seeds = { nodes: [], notes: [] };
	for (const text of (await isQuestion(context, reader, targets)) ? [targets.join(' ')] : targets) {
		const { nodes, notes } = await seedsOf(context, reader, graph, text);
		found.nodes.push(...nodes);
		found.notes.push(...notes);
	}
	return { nodes: [...new Set(found.nodes)], notes: found.notes };
}

/** A word as it is said, no path and no qualified name. */
const PLAIN_WORD = /^[\p{L}\p{N}_'-]+[?!.,]?$/u;

/** `pack where are sessions removed`: words of which one is the name of nothing belong together. */
async function isQuestion(
	context: Context,
	reader: IndexReader,
	targets: readonly string[],
): Promise<boolean> {
	if (targets.length < 2 || !targets.every((text) => PLAIN_WORD.test(text))) return false;
	for (const text of targets) if ((await targetOrNull(context, reader, text)) === null) return true;
	return false;
}

async function seedsOf(
	context: Context,
	reader: IndexReader,
	graph: CodeGraph,
	text: string,
): Promise<Seeds> {
	const meant = await targetOrNull(context, reader, text);
	if (meant === null) return wordsOf(context, reader, graph, text);
	if (meant.is === 'external') {
		throw new AssayError(
			'USAGE',
			`${text} is of a package, whose code is not in the index`,
			'`assay graph callers` lists who uses it; give one of those.',
		);
	}
	if (meant.is === 'chunks')
		return { nodes: [...new Set(nodesOf(graph, meant))].slice(0, MOST_SEEDS), notes: [] };
	const { chunksNamed } = await import('../../store/queries/incoming.ts');
	const { nodeAt } = await import('../../graph/family.ts');
	const named = chunksNamed(reader, text, null).map(
		({ path, chunk }) => graph.owners[nodeAt(graph, path, chunk)],
	);
	const nodes = mostUsed(graph, named);
	const all = new Set(named).size;
	const several = `${inLine(text, 80)} is the name of ${all} things: the ${nodes.length} most used are seeds`;
	return { nodes, notes: all > nodes.length ? [several] : [] };
}

/** Those that the most leads to first; of equals, in the order of paths. */
function mostUsed({ into }: CodeGraph, nodes: readonly number[]): number[] {
	const uses = (node: number) => into.starts[node + 1] - into.starts[node];
	return [...new Set(nodes)].sort((a, b) => uses(b) - uses(a) || a - b).slice(0, MOST_SEEDS);
}

async function targetOrNull(context: Context, reader: IndexReader, text: string) {
	try {
		return await findTarget(context, reader, text);
	} catch (error) {
		const isWords = !/[#/\\]|^ck64:/.test(text);
		if (error instanceof AssayError && error.code === 'NOT_FOUND' && isWords) return null;
		throw error;
	}
}

/** What a search for the words finds first. */
async function wordsOf(
	context: Context,
	reader: IndexReader,
	graph: CodeGraph,
	text: string,
): Promise<Seeds> {
	const { searchAuto } = await import('../../search/auto/search-auto.ts');
	const { compileFilter } = await import('../../search/filter/compile-filter.ts');
	const { openFileTable, openWordTable } = await import('../../search/open-tables.ts');
	const { parseQuery } = await import('../../search/query/parse-query.ts');
	const { touchedFiles } = await import('../search/touched.ts');
	const { textReader } = await import('../file-text.ts');
	const { chunkWithUid } = await import('../../store/queries/chunk-places.ts');
	const { nodeAt } = await import('../../graph/family.ts');
	const query = parseQuery(text, []);
	const table = openFileTable(reader);
	const { clusters } = searchAuto({
		...{ reader, table, words: openWordTable(reader), query, offset: 0, limit: MOST_SEEDS },
		filter: await compileFilter(reader, table, query.filters, touchedFiles(context)),
		readText: textReader(await context.workspace()),
	});
	const places = clusters.flatMap(({ seed }) =>
		seed.chunkUid === null ? [] : chunkWithUid(reader, seed.chunkUid),
	);
	const nodes = places.map(({ path, chunk }) => graph.owners[nodeAt(graph, path, chunk)]);
	// The error of the target says what there is to do.
	if (nodes.length === 0) await findTarget(context, reader, text);
	return { nodes: [...new Set(nodes)], notes: [`found by words: ${inLine(text, 120)}`] };
}
