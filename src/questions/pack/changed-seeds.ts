import { nodeAt } from '../../graph/family.ts';
import { AssayError } from '../../model/errors.ts';
import { type CodeGraph, fileOf } from '../../model/graph.ts';
import type { ChangedFile, ChangedLines } from '../../model/history.ts';
import { isTest } from '../../pack/expand.ts';
import { inLine } from '../../pack/text.ts';
import { ChunkDetails } from '../../store/graph/chunk-details.ts';
import type { IndexReader } from '../../store/reader.ts';
import { askHistory } from '../ask-history.ts';
import type { Context } from '../question.ts';
import type { Seeds } from './find-seeds.ts';

const MOST_SEEDS = 200;
const MOST_RANGES = 8;
const NAMED_FILES = 5;

export interface ChangedSeeds extends Seeds {
	/** The commit that is compared with. */
	commit: string;
	/** Lines that differ, in words, by node. */
	changed: Map<number, string>;
}

/** The innermost definitions with a name whose lines differ from a revision; a file itself where no definition does. */
export async function changedSeeds(
	context: Context,
	reader: IndexReader,
	graph: CodeGraph,
	revision: string,
): Promise<ChangedSeeds> {
	if (revision.startsWith('-')) {
		throw new AssayError(
			'USAGE',
			`not a revision: ${inLine(revision, 80)}`,
			'Give a branch, a tag or a commit.',
		);
	}
	const { commit, files, lines } = await askHistory(context, (history) => history.changedLines(revision));
	const known = new Set(graph.paths);
	const details = new ChunkDetails(reader, graph);
	const changed = new Map<number, string>();
	for (const { path } of files) {
		if (!known.has(path)) continue;
		for (const [node, ranges] of definitionsIn(graph, details, path, lines)) changed.set(node, ranges);
	}
	if (changed.size === 0) {
		throw new AssayError(
			'NOT_FOUND',
			`nothing that is indexed differs from ${inLine(revision, 80)}`,
			'Give an earlier revision, as main or HEAD~3.',
		);
	}
	const ordered = [...changed.keys()].sort(
		(a, b) => Number(isTest(graph, a)) - Number(isTest(graph, b)) || a - b,
	);
	const nodes = ordered.slice(0, MOST_SEEDS);
	return { nodes, changed, commit, notes: notesOf(files, known, ordered.length - nodes.length) };
}

/** Nodes of a file with the lines that changed in each, in words. */
function definitionsIn(
	graph: CodeGraph,
	details: ChunkDetails,
	path: string,
	lines: ChangedLines,
): Map<number, string> {
	const module = nodeAt(graph, path, 0);
	const end = graph.firsts[fileOf(graph, module) + 1];
	const owners: number[] = [];
	for (let node = module + 1; node < end; node++) {
		if (graph.names[node] === 0) continue;
		// What is inside a chunk comes after it.
		const { startLine, endLine } = details.of(node);
		for (let line = startLine; line <= endLine; line++) owners[line] = node;
	}
	const last = Math.max(owners.length, details.of(module).endLine + 1);
	const found = new Map<number, number[]>();
	for (const { start, end: to } of lines.get(path) ?? []) {
		for (let line = start; line <= Math.min(to, last); line++) {
			const owner = owners[line] ?? module;
			const own = found.get(owner);
			if (own === undefined) found.set(owner, [line]);
			else own.push(line);
		}
	}
	if (found.size > 1) found.delete(module);
	return new Map([...found].map(([node, changed]) => [node, rangesText(changed)]));
}

/** `3-5, 9`. */
function rangesText(lines: readonly number[]): string {
	const ranges: [number, number][] = [];
	for (const line of lines) {
		const last = ranges.at(-1);
		if (last !== undefined && line <= last[1] + 1) last[1] = Math.max(last[1], line);
		else ranges.push([line, line]);
	}
	const shown = ranges.slice(0, MOST_RANGES).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
	return ranges.length > MOST_RANGES ? `${shown.join(', ')}, …` : shown.join(', ');
}

function notesOf(files: readonly ChangedFile[], known: ReadonlySet<string>, more: number): string[] {
	const deleted = files.filter(({ change }) => change === 'deleted').map(({ path }) => path);
	const absent = files
		.filter(({ path, change }) => change !== 'deleted' && !known.has(path))
		.map(({ path }) => path);
	const listed = (paths: string[]) => {
		const rest = paths.length > NAMED_FILES ? ` and ${paths.length - NAMED_FILES} more` : '';
		return `${paths
			.slice(0, NAMED_FILES)
			.map((path) => inLine(path, 100))
			.join(', ')}${rest}`;
	};
	return [
		...(deleted.length > 0 ? [`deleted: ${listed(deleted)}`] : []),
		...(absent.length > 0 ? [`changed, but not in the index: ${listed(absent)}`] : []),
		...(more > 0 ? [`${more} more definitions changed and are no seeds`] : []),
	];
}
