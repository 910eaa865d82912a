import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { CodeGraph } from '../../model/graph.ts';
import { ChunkDetails } from '../../store/graph/chunk-details.ts';
import { type DescribedNode, GraphWords } from '../../store/graph/describe.ts';
import type { IndexReader } from '../../store/reader.ts';
import { inLine, plain } from '../text.ts';
import { countTokens, TOKENIZER } from '../tokens/count-tokens.ts';
import { type RankedFile, rankFiles, type Unranked } from './rank-files.ts';

/** Definitions that a file shows at first, and when there is room to spare. */
const ROUNDS = [3, 8, 20] as const;
/** Share of the room that the first round may take: the rest is for more of the files that matter most. */
const FIRST_SHARE = 0.75;
/** Files in a row that find no room before the rest is given up. */
const TRIES = 20;
const LONGEST = 140;
const MODULE = CHUNK_KINDS.indexOf('module');

export interface MappedFile {
	file: string;
	rank: number;
	definitions: (DescribedNode & { signature: string })[];
}

export interface RepositoryMap {
	/** In the order of the text: folders by their best file, files by how central they are. */
	files: MappedFile[];
	/** Files that were ranked, and why others were not. */
	ranked: number;
	unranked: Unranked;
	tokens: number;
	text: string;
}

interface Chosen {
	file: RankedFile;
	/** How many of its definitions are shown. */
	shown: number;
}

/** A ranked skeleton of a repository in at most so many tokens; null when not even one file fits. */
export function buildMap(
	reader: IndexReader,
	graph: CodeGraph,
	isMeant: (path: string) => boolean,
	budget: number,
	title: string,
): RepositoryMap | null {
	const { ranked, unranked } = rankFiles(graph, isMeant);
	const words = new GraphWords(reader, graph);
	const details = new ChunkDetails(reader, graph);
	const signature = (node: number) => inLine(details.of(node).signature ?? words.node(node).name, LONGEST);
	const head = `# Map of ${inLine(title, LONGEST)}\n`;
	// The number of files shown is not larger than that of all, nor the number of tokens than the budget.
	const most = tailOf(ranked.length, ranked.length, unranked, budget, budget);
	const room = budget - countTokens(head) - countTokens(most);
	const line = (node: number) => lineOf(graph, node, signature(node));
	const chosen = choose(graph, ranked, line, room);
	if (chosen.length === 0 && ranked.length > 0) return null;
	const folders = new Map<string, Chosen[]>();
	for (const each of chosen) {
		const folder = folderOf(graph.paths[each.file.file]);
		folders.set(folder, [...(folders.get(folder) ?? []), each]);
	}
	const shownIn = ({ file, shown }: Chosen) => file.definitions.slice(0, shown).sort((a, b) => a - b);
	const parts = [...folders].map(([folder, files]) => {
		const texts = files.map((each) => nameOf(graph, each.file) + shownIn(each).map(line).join(''));
		return headingOf(folder) + texts.join('');
	});
	const body = head + parts.join('');
	const used = countTokens(body);
	let tokens = 0;
	let tail = '';
	for (let total = -1; total !== tokens; ) {
		total = tokens;
		tail = tailOf(chosen.length, ranked.length, unranked, tokens, budget);
		tokens = used + countTokens(tail);
	}
	return {
		files: [...folders.values()].flat().map((each) => ({
			file: graph.paths[each.file.file],
			rank: Math.round(each.file.rank * 1e8) / 1e8,
			definitions: shownIn(each).map((node) => ({ ...words.node(node), signature: signature(node) })),
		})),
		ranked: ranked.length,
		unranked,
		tokens,
		text: body + tail,
	};
}

/** Files in order, with few definitions each; then more of them, as far as there is room. */
function choose(
	graph: CodeGraph,
	ranked: readonly RankedFile[],
	lineOf: (node: number) => string,
	room: number,
): Chosen[] {
	const chosen: Chosen[] = [];
	const folders = new Set<string>();
	let left = room;
	let failed = 0;
	for (const file of ranked) {
		if (failed >= TRIES) break;
		const folder = folderOf(graph.paths[file.file]);
		const lines = [nameOf(graph, file), ...file.definitions.slice(0, ROUNDS[0]).map(lineOf)];
		const heading = folders.has(folder) ? 0 : countTokens(headingOf(folder));
		const cost = heading + lines.reduce((sum, line) => sum + countTokens(line), 0);
		const isFirst = chosen.length === 0;
		if (cost > left || (!isFirst && cost > left - room * (1 - FIRST_SHARE))) {
			failed++;
			continue;
		}
		failed = 0;
		left -= cost;
		folders.add(folder);
		chosen.push({ file, shown: lines.length - 1 });
	}
	for (const most of ROUNDS.slice(1)) {
		for (const each of chosen) {
			const { definitions } = each.file;
			while (each.shown < Math.min(most, definitions.length)) {
				const cost = countTokens(lineOf(definitions[each.shown]));
				if (cost > left) break;
				left -= cost;
				each.shown++;
			}
		}
	}
	return chosen;
}

/** Every line begins with a sign or a name and ends with a line feed, so that their tokens add up. */
function lineOf({ parents, kinds }: CodeGraph, node: number, signature: string): string {
	const isMember = parents[node] >= 0 && kinds[parents[node]] !== MODULE;
	return `|${isMember ? '   ' : ' '}${signature}\n`;
}

function nameOf({ paths }: CodeGraph, { file }: RankedFile): string {
	return `${plain(inLine(paths[file].slice(folderOf(paths[file]).length)))}\n`;
}

function headingOf(folder: string): string {
	return `## ${plain(inLine(folder === '' ? './' : folder))}\n`;
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf('/') + 1);
}

function tailOf(
	shown: number,
	ranked: number,
	{ tests, generated, migrations, empty }: Unranked,
	tokens: number,
	budget: number,
): string {
	const steps = migrations === 0 ? '' : `${migrations} migrations, `;
	const others = `${tests} of tests, ${generated} generated or vendored, ${steps}${empty} without definitions`;
	return `## Receipt\n- ${shown} of ${ranked} files by how central they are; not ranked: ${others}\n- tokens ${tokens} of ${budget} (${TOKENIZER})\n`;
}
